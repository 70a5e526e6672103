import { expect, it } from 'vitest'
import { scoreDifference } from './difference.ts'
import type { Entrant } from './entrant.ts'

/** Right or wrong on m0, m1 … and h0, h1 …, written as 1 and 0. */
function guard(malicious: string, harmless: string): Entrant {
  const correct = new Map(
    [...malicious].map((digit, i): [string, boolean] => [`m${i}`, digit === '1']),
  )
  for (const [i, digit] of [...harmless].entries()) correct.set(`h${i}`, digit === '1')
  return { datasets: [{ name: 'core', outcomes: { correct } }] } as unknown as Entrant
}

const difference = (a: Entrant, b: Entrant) => scoreDifference(a, b, (key) => key.startsWith('m'))

it('is the mean over both sides, with an interval from the pairs', () => {
  const found = difference(guard('11000000', '1111'), guard('11111100', '1110'))!
  expect(found.value).toBeCloseTo((4 / 8 - 1 / 4) / 2, 12)
  // By hand: variances of (0,0,1,1,1,1,0,0)/8 and (0,0,0,-1)/4 with n−1, over n.
  const se = Math.sqrt(2 / 7 / 8 + 0.25 / 4) / 2
  expect(found.high - found.value).toBeCloseTo(1.959963984540054 * se, 12)
})

it('of two that agree everywhere is nothing, and unknown without one side', () => {
  expect(difference(guard('10', '01'), guard('10', '01'))).toEqual({ value: 0, low: 0, high: 0 })
  expect(difference(guard('10', ''), guard('11', ''))).toBeNull()
})
