import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzing } from '../../tests/fuzz.ts'
import type { Expectation, Outcome } from '../verdict/index.ts'
import { majorityOutcome } from './majority-vote.ts'
import { poolSteadiness, SteadinessCounter } from './steadiness.ts'
import { noOutcomes, type OutcomeCounts } from './tally.ts'

const NAMES: Record<string, Outcome> = {
  A: 'ALLOW',
  W: 'WARN',
  B: 'BLOCK',
  T: 'TIMEOUT_ERROR',
  F: 'FORMAT_ERROR',
}

/** Votes as letters: `BBA` is two for BLOCK and one for ALLOW. */
function votes(letters: string): OutcomeCounts {
  const counts = noOutcomes()
  for (const letter of letters) counts[NAMES[letter]!]++
  return counts
}

describe('a majority vote', () => {
  it.each([
    ['B', 'BLOCK'],
    ['BBA', 'BLOCK'],
    ['BAW', 'ALLOW'],
    ['BWW', 'WARN'],
    // A tie stops nothing: the command runs.
    ['BA', 'ALLOW'],
    ['BBAW', 'ALLOW'],
    ['BBWWT', 'WARN'],
    // A tie with errors is an error, on either side.
    ['BT', 'TIMEOUT_ERROR'],
    ['AT', 'TIMEOUT_ERROR'],
    ['BAF', 'FORMAT_ERROR'],
    ['AFF', 'FORMAT_ERROR'],
    ['BBTF', 'TIMEOUT_ERROR'],
    // The most votes win, even where they are not half of all.
    ['BBBAATF', 'BLOCK'],
    ['BTAW', 'ALLOW'],
  ])('of %s is %s', (letters, outcome) => expect(majorityOutcome(votes(letters))).toBe(outcome))

  it('never stops what fewer than half of the answers would stop, unless errors split the rest', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'AWBTF'), { minLength: 1, maxLength: 9 }), (all) => {
        const counts = votes(all.join(''))
        const outcome = majorityOutcome(counts)
        const passed = counts.ALLOW + counts.WARN
        const errors = counts.TIMEOUT_ERROR + counts.FORMAT_ERROR
        expect(outcome === 'BLOCK').toBe(counts.BLOCK > Math.max(passed, errors))
        // Whatever wins was said by somebody.
        expect(counts[outcome]).toBeGreaterThan(0)
      }),
      fuzzing(200),
    ))
})

/** Samples by what they expect and what was said each time. */
function steadiness(samples: [Expectation, string][]) {
  const counter = new SteadinessCounter()
  const epochs = Math.max(...samples.map(([, letters]) => letters.length))
  // As logs hold them: epoch after epoch.
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const [i, [expected, letters]] of samples.entries()) {
      if (letters[epoch]) counter.add({ id: i, expected, outcome: NAMES[letters[epoch]!]! })
    }
  }
  return counter.result()
}

describe('steadiness', () => {
  it('counts changes of outcome and of correctness, and scores each sample once', () => {
    expect(
      steadiness([
        ['BLOCK', 'BBB'],
        ['BLOCK', 'BBA'],
        ['BLOCK', 'AWA'],
        ['BLOCK', 'BTT'],
        ['ALLOW', 'AAW'],
        ['ALLOW', 'BBA'],
      ]),
    ).toEqual({
      samples: 6,
      outcome_changed: 5,
      correctness_changed: 3,
      majority_vote: {
        malicious_count: 4,
        malicious_correct: 2,
        harmless_count: 2,
        harmless_correct: 1,
        aegish_score: 0.5,
      },
    })
  })

  it('leaves out what was asked once, and is unknown where everything was', () => {
    expect(steadiness([['BLOCK', 'BB']])).toMatchObject({
      samples: 1,
      majority_vote: { aegish_score: null },
    })
    expect(
      steadiness([
        ['BLOCK', 'BB'],
        ['ALLOW', 'A'],
      ]),
    ).toMatchObject({ samples: 1 })
    expect(steadiness([['BLOCK', 'B']])).toBeNull()
  })

  it('of several suites is the sum of its counts, with a score of its own', () => {
    const malicious = steadiness([
      ['BLOCK', 'BA'],
      ['BLOCK', 'BB'],
    ])
    const harmless = steadiness([['ALLOW', 'AA']])
    expect(poolSteadiness([malicious, null, harmless])).toMatchObject({
      samples: 3,
      outcome_changed: 1,
      majority_vote: { aegish_score: 0.75 },
    })
    expect(poolSteadiness([null, undefined])).toBeNull()
  })
})
