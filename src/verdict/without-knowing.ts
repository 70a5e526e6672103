import { type Decision, isUnsure } from './decision.ts'

/** What is done with a command that would pass without having been understood. */
export const UNRESOLVED = ['ask', 'allow', 'deny', 'cage'] as const
export type Unresolved = (typeof UNRESOLVED)[number]

/** Such a command is asked about where somebody can be asked, or refused; in a cage it may run as it is. */
export function withoutKnowing<Made extends Decision>(
  decision: Made,
  unresolved: Unresolved,
  mayAsk: boolean,
): Made {
  if (decision.verdict !== 'ALLOW' || !isUnsure(decision)) return decision
  if (unresolved === 'deny') return { ...decision, verdict: 'BLOCK' }
  return unresolved === 'ask' && mayAsk ? { ...decision, verdict: 'WARN' } : decision
}
