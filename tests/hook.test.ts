import { describe, expect, it } from 'vitest'
import { aegish } from './command.ts'

const event = (command: unknown, more: object = {}) =>
  JSON.stringify({
    hook_event_name: 'PreToolUse',
    tool_name: 'Bash',
    tool_input: { command },
    ...more,
  })
const decisionOf = (stdout: string) => JSON.parse(stdout).hookSpecificOutput

describe('aegish hook', () => {
  it('denies with a reason', () => {
    const { status, stdout } = aegish(['hook'], { input: event('cat ~/.ssh/id_rsa') })
    expect(status).toBe(0)
    expect(decisionOf(stdout)).toMatchObject({
      hookEventName: 'PreToolUse',
      permissionDecision: 'deny',
      permissionDecisionReason: expect.stringMatching(/^aegish, rule 4 read-secret: .*id_rsa/),
    })
  })

  it('asks where it warns, and is silent where it allows', () => {
    expect(
      decisionOf(aegish(['hook', '--role', 'default'], { input: event('npm install x') }).stdout)
        .permissionDecision,
    ).toBe('ask')
    expect(aegish(['hook'], { input: event('git status') })).toMatchObject({
      status: 0,
      stdout: '',
      stderr: '',
    })
  })

  it('has no objection to other events, and to tools that touch nothing', () => {
    const quiet = [
      event('rm -rf /', { hook_event_name: 'Stop' }),
      event('rm -rf /', { hook_event_name: 'PostToolUse' }),
      JSON.stringify({
        hook_event_name: 'PreToolUse',
        tool_name: 'Task',
        tool_input: { prompt: 'rm -rf /' },
      }),
    ]
    for (const input of quiet)
      expect(aegish(['hook'], { input })).toMatchObject({ status: 0, stdout: '', stderr: '' })
  })

  it.each([
    '',
    'not json',
    '[]',
    '{}',
    '{"a":"b"}',
    '{"tool_input":5}',
    event(5),
    event(undefined, { tool_name: 'Read' }),
    `{"tool_name":"Bash","tool_input":{"command":"cat /etc/shadow","command":"ls"}}`,
    `{"tool_name":"x","tool_input":${'{"a":'.repeat(1000)}"ls"${'}'.repeat(1000)}}`,
    event('ls '.repeat(3_000_000)),
  ])('fails safe, or open if told so: %.80s', (input) => {
    const safe = aegish(['hook'], { input })
    expect(safe.status).toBe(2)
    expect(safe.lines).toHaveLength(1)
    expect(JSON.parse(safe.stdout)).toMatchObject({
      decision: 'block',
      cancel: true,
      permission: 'deny',
      permissionDecision: 'deny',
      hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny' },
    })
    const open = aegish(['hook', '--fail', 'open'], { input })
    expect(open.status).toBe(0)
    expect(open.stdout).toBe('')
  })

  it('refuses unknown options', () => {
    expect(aegish(['hook', '--frobnicate', 'x'], { input: event('ls') }).status).toBe(2)
  })
})
