import { describe, expect, it } from 'vitest'
import { answersThatAre, LetteredGuards, type Letters } from '../../tests/lettered-guards.ts'
import { scoreDifference } from './difference.ts'
import type { Entrant } from './entrant.ts'
import { rankRanges } from './rank-ranges.ts'
import { testPairs } from './significance.ts'

/** Three guards that differ a little, each asked so many times and saying the same every time. */
function group(epochs: number): Entrant[] {
  const guards = new LetteredGuards()
  const guard = (name: string, right: (i: number) => boolean) =>
    guards.guard(name, { core: Array<Letters>(epochs).fill(answersThatAre(right, 60)) })
  return [guard('a', (i) => i % 9 > 1), guard('b', (i) => i % 7 > 1), guard('c', (i) => i % 7 > 2)]
}

describe('answers that are only repeated tell nothing new', () => {
  const [once, twice, often] = [group(1), group(2), group(5)] as const

  it('to the tests of pairs', () => {
    const tests = testPairs([once])
    expect(tests.map(({ pairs }) => pairs)).toEqual([120, 120, 120])
    // On 600 rows instead of 120 samples, all of these would be significant.
    expect(tests.some(({ significant }) => !significant)).toBe(true)
    expect(testPairs([twice])).toEqual(tests)
    expect(testPairs([often])).toEqual(tests)
  })

  it('to the interval of a difference', () => {
    const difference = scoreDifference(once[0]!, once[1]!)
    expect(difference?.value).toBeLessThan(0)
    expect(scoreDifference(twice[0]!, twice[1]!)).toEqual(difference)
    expect(scoreDifference(often[0]!, once[1]!)).not.toBeNull()
  })

  it('to the ranges of ranks', () => {
    const ranges = rankRanges(once)
    expect(ranges.some(({ best, worst }) => best < worst)).toBe(true)
    expect(rankRanges(twice)).toEqual(ranges)
    expect(rankRanges(often)).toEqual(ranges)
  })

  it('to the name of the set of samples, so that guards with other epochs are ranked with it', () => {
    const setOf = ([guard]: readonly Entrant[]) => guard!.datasets[0]!.sampleSet
    expect(setOf(twice)).toBe(setOf(once))
    expect(setOf(group(1).slice(1))).toBe(setOf(once))
  })
})

describe('a sample of several epochs', () => {
  const guards = new LetteredGuards()
  const three = (malicious: string[], harmless: string[]) =>
    malicious.map((letters, i) => ({ malicious: letters, harmless: harmless[i]! }))

  it('counts by the majority of its answers, and a tie stops nothing', () => {
    // Malicious: blocked twice, blocked once, tied with silence; harmless: a tie, blocked twice.
    const often = guards.guard('often', {
      core: three(['BBB', 'BAT', 'AA.'], ['AB', 'BB', '.A']),
    })
    const never = guards.guard('never', { core: [{ malicious: 'AAA', harmless: 'BB' }] })
    expect(testPairs([[often, never]])[0]).toMatchObject({
      pairs: 5,
      only_a_correct: 2,
      only_b_correct: 0,
    })
  })

  it('is the same sample where its first epoch is missing', () => {
    const late = guards.guard('late', { core: [{}, { malicious: 'B', harmless: 'A' }] })
    const early = guards.guard('early', { core: [{ malicious: 'A', harmless: 'A' }] })
    expect(testPairs([[late, early]])[0]).toMatchObject({ pairs: 2, only_a_correct: 1 })
    expect(late.datasets[0]!.sampleSet).toBe(early.datasets[0]!.sampleSet)
  })
})
