import { type Decision, ruleName } from '../verdict/index.ts'
import type { Analysis, Provenance } from './static/index.ts'

/** A decision as `check --json` and the service tell it. */
export interface DecisionJson extends Decision {
  ruleName?: string
  /** What made the effect that decided. */
  provenance?: Provenance
}

/** A decision with the name of its rule and what made the deciding effect; the trace stays here. */
export function decisionJson(decision: Decision | Analysis): DecisionJson {
  const { trace, ...plain } = { trace: undefined, ...decision }
  // Where nothing was found there is nothing to tell: most decisions need no trace.
  const provenance =
    decision.verdict === 'ALLOW' && decision.span === undefined
      ? undefined
      : trace?.().findings[0]?.provenance
  return {
    ...plain,
    ...(decision.rule !== undefined && { ruleName: ruleName(decision.rule) }),
    ...(provenance && { provenance }),
  }
}
