// What the training needs of the house.
export { analyse } from '../../src/guard/static/analyse.ts'
export { groundsOf } from '../../src/guard/static/certainty/confidence.ts'
export { FITTED } from '../../src/guard/static/certainty/fitted-confidence.ts'
export { seenOf, withSecondDoubt } from '../../src/guard/static/second-doubt.ts'
export * from '../../src/learn/index.ts'
export { createRandom, mutate, TECHNIQUES } from '../../src/suite/index.ts'
