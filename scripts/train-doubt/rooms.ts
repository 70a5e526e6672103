// What the training needs of the house.
export { analyse } from '../../src/guard/static/analyse.ts'
export { seenOf } from '../../src/guard/static/second-doubt.ts'
export * from '../../src/learn/index.ts'
export { createRandom, mutate, TECHNIQUES } from '../../src/suite/index.ts'
