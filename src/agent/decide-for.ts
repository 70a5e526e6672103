import { type AuditRecord, secretValues } from '../audit/index.ts'
import { createRedactor } from '../guard/redact.ts'
import type { HookDecision } from './decision.ts'
import { refusal } from './hook.ts'
import { judgeEvent, type Setting } from './judge-event.ts'
import { parseEvent } from './protocol/parse-event.ts'
import { NO_DENIALS } from './recent-denials.ts'

/** For tests: nothing around the hook. */
export const NOTHING_AROUND: Setting = {
  agent: undefined,
  role: 'developer',
  policy: undefined,
  directory: '/home/dev/project',
  ownFiles: () => [],
  behindLinks: () => undefined,
  packageName: () => undefined,
  useAllowance: () => undefined,
  denials: () => NO_DENIALS,
  record: () => {},
  redactValues: createRedactor(secretValues(process.env)),
}

/** For tests: a hook without a home, a log and permissions. */
export function decideFor(
  event: string | object,
  setting: Partial<Setting> = {},
): HookDecision & { records: Omit<AuditRecord, 'time'>[] } {
  const records: Omit<AuditRecord, 'time'>[] = []
  try {
    const fields = parseEvent(typeof event === 'string' ? event : JSON.stringify(event))
    const decision = judgeEvent(fields, {
      ...NOTHING_AROUND,
      record: (record) => records.push(record),
      ...setting,
    })
    return { ...decision, records }
  } catch (error) {
    return { answer: 'deny', reason: refusal(error), records }
  }
}
