import { type Analysis, analyse } from '../analyse.ts'
import type { Overlay } from './judge.ts'
import type { PolicyTest } from './policy-file.ts'

/** What came out of one expectation. */
export interface PolicyTestResult extends PolicyTest {
  passed: boolean
  got: Pick<Analysis, 'verdict' | 'reason' | 'rule' | 'certainty'>
}

/** Asks the guard about every command that stands beside a policy. Nothing is run. */
export function runPolicyTests(tests: readonly PolicyTest[], overlay: Overlay): PolicyTestResult[] {
  return tests.map((test) => {
    const { verdict, reason, rule, certainty } = analyse(test.command, overlay)
    const passed =
      verdict === test.expect && (test.reason === undefined || reason.includes(test.reason))
    return { ...test, passed, got: { verdict, reason, rule, certainty } }
  })
}
