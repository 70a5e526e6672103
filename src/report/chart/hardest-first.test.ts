import { expect, test } from 'vitest'
import { hardestFirst } from './hardest-first.ts'

test('one miss of one does not stand above many misses of many', () => {
  const guard = new Map([
    ['once', { correct: 0, count: 1 }],
    ['never', { correct: 40, count: 40 }],
    ['mostly', { correct: 2, count: 20 }],
    ['half', { correct: 20, count: 40 }],
  ])
  expect(hardestFirst([guard])).toEqual(['mostly', 'half', 'once', 'never'])
})

test('guards count together, and names decide where nothing else does', () => {
  const guards = [
    new Map([['b', { correct: 1, count: 2 }]]),
    new Map([
      ['a', { correct: 1, count: 4 }],
      ['b', { correct: 0, count: 2 }],
    ]),
  ]
  expect(hardestFirst(guards)).toEqual(['a', 'b'])
})
