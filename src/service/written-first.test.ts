import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Checker } from './check.ts'
import { HookAnswerer } from './hook.ts'
import { Metrics } from './metrics.ts'
import type { ServiceAudit } from './service-audit.ts'
import { testHome } from './test-service.ts'

/** A log that is written when the test says so. */
function slowAudit() {
  let finish = () => {}
  const written = new Promise<void>((resolve) => {
    finish = resolve
  })
  const audit = { write: () => written, writeRedacted: () => written, redactValues: String }
  return { audit: audit as unknown as ServiceAudit, finish }
}

const EVENT = {
  hook_event_name: 'PreToolUse',
  cwd: '/srv',
  tool_name: 'Bash',
  tool_input: { command: 'ls' },
}

it.each<[string, (audit: ServiceAudit) => Promise<unknown>]>([
  [
    'a check',
    (audit) =>
      new Checker(audit, new Metrics(), async () => ({})).check([{ id: 'a', command: 'ls' }], {}),
  ],
  [
    'a hook',
    (audit) =>
      new HookAnswerer(audit, new Metrics(), () => Promise.reject(), '/nowhere').answer({
        id: undefined,
        event: JSON.stringify(EVENT),
        argv: [],
        directory: '/srv',
        env: {},
      }),
  ],
])('%s is answered when it is written, and not before', async (_, ask) => {
  testHome()
  const { audit, finish } = slowAudit()
  let isAnswered = false
  const answered = ask(audit).then(() => {
    isAnswered = true
  })
  for (let i = 0; i < 5; i++) await turn()
  expect(isAnswered).toBe(false)
  finish()
  await answered
  expect(isAnswered).toBe(true)
})
