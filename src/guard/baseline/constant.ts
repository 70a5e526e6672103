import type { Verdict } from '../../verdict/index.ts'
import { type Guard, replyOf } from '../guard.ts'

/** A guard that says the same about everything: what doing nothing, or everything, earns. */
export function createConstantBaseline(verdict: Extract<Verdict, 'ALLOW' | 'BLOCK'>): Guard {
  const answer = { reply: replyOf({ verdict, reason: 'it always says so', confidence: 0 }) }
  return { name: `baseline/${verdict.toLowerCase()}`, decide: () => answer }
}
