import { expect, it } from 'vitest'
import { pairwiseWins } from './pairwise-wins.ts'
import type { PairTest } from './significance.ts'

const test = (a: string, b: string, wins: number, losses: number, significant: boolean) =>
  ({ a, b, only_a_correct: wins, only_b_correct: losses, significant }) as PairTest

const ranked = (model: string, sample_set = 'one') => ({ model, sample_set })

it('puts the tests of all pairs into a matrix in the order of the ranking', () => {
  // The tests come in any order, with either guard first.
  const tests = [
    test('worst', 'best', 1, 30, true),
    test('best', 'middle', 9, 7, false),
    test('middle', 'worst', 25, 4, true),
  ]
  const ranking = [ranked('best'), ranked('middle'), ranked('worst')]
  expect(pairwiseWins(ranking, tests)).toEqual([
    {
      sample_set: 'one',
      models: ['best', 'middle', 'worst'],
      wins: [
        [null, 9, 30],
        [7, null, 25],
        [1, 4, null],
      ],
      significant: [
        [null, false, true],
        [false, null, true],
        [true, true, null],
      ],
    },
  ])
})

it('keeps rankings on different samples apart, and has none where nothing was tested', () => {
  const ranking = [ranked('a'), ranked('b'), ranked('c', 'two'), ranked('d', 'two')]
  const [first, ...others] = pairwiseWins(ranking, [test('c', 'd', 3, 2, false)])
  expect(first).toMatchObject({ sample_set: 'two', models: ['c', 'd'] })
  expect(others).toEqual([])
})

it('takes names as names', () => {
  const ranking = [ranked('__proto__'), ranked('constructor')]
  expect(pairwiseWins(ranking, [test('constructor', '__proto__', 2, 5, true)])[0]!.wins).toEqual([
    [null, 5],
    [2, null],
  ])
})
