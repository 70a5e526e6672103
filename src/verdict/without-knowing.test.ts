import { expect, test } from 'vitest'
import type { Decision } from './decision.ts'
import { withoutKnowing } from './without-knowing.ts'

const passing: Decision = { verdict: 'ALLOW', reason: 'r', confidence: 0.5 }

test.each([
  ['unresolved', 'ask', true, 'WARN'],
  ['unresolved', 'ask', false, 'ALLOW'],
  ['unresolved', 'allow', true, 'ALLOW'],
  ['unresolved', 'deny', false, 'BLOCK'],
  ['unresolved', 'cage', true, 'ALLOW'],
  ['doubtful', 'ask', true, 'WARN'],
  ['doubtful', 'deny', true, 'BLOCK'],
  ['known', 'deny', true, 'ALLOW'],
] as const)('%s, told to %s, somebody there: %s: %s', (certainty, unresolved, mayAsk, verdict) => {
  expect(withoutKnowing({ ...passing, certainty }, unresolved, mayAsk).verdict).toBe(verdict)
})
