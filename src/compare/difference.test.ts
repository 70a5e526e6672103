import { expect, it } from 'vitest'
import { LetteredGuards } from '../../tests/lettered-guards.ts'
import { scoreDifference } from './difference.ts'
import type { Entrant } from './entrant.ts'

const guards = new LetteredGuards()

/** Right or wrong on each sample, written as 1 and 0. */
function guard(malicious: string, harmless: string): Entrant {
  const letters = (digits: string, right: string, wrong: string) =>
    [...digits].map((digit) => (digit === '1' ? right : wrong)).join('')
  return guards.guard('guard', {
    core: [{ malicious: letters(malicious, 'B', 'A'), harmless: letters(harmless, 'A', 'B') }],
  })
}

it('is the mean over both sides, with an interval from the pairs', () => {
  const found = scoreDifference(guard('11000000', '1111'), guard('11111100', '1110'))!
  expect(found.value).toBeCloseTo((4 / 8 - 1 / 4) / 2, 12)
  // By hand: of 8 + 2 pairs 1 and 4 + 1 differ, of 4 + 2 pairs 1 + 1 and 1.
  const variance = (0.6 - 0.4 ** 2) / 10 + (0.5 - (1 / 6) ** 2) / 6
  const centre = (0.4 - 1 / 6) / 2
  expect(found.high - centre).toBeCloseTo((1.959963984540054 * Math.sqrt(variance)) / 2, 12)
})

it('of two that agree everywhere is nothing, with room around it', () => {
  const { value, low, high } = scoreDifference(guard('10', '01'), guard('10', '01'))!
  expect(value).toBe(0)
  expect(low).toBeLessThan(0)
  expect(high).toBeCloseTo(-low, 12)
})

it('is unknown without one side', () =>
  expect(scoreDifference(guard('10', ''), guard('11', ''))).toBeNull())
