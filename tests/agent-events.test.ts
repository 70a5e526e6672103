import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { aegish } from './command.ts'
import { testFolder } from './test-folder.ts'

// What the real agents asked, as `npm run test:agents` recorded it, and the answers that they were
// seen to understand: with any other words, or none, they run the tool.

interface Recording {
  agent: string
  version: string
  events: { name: string; verdict: 'ALLOW' | 'WARN' | 'BLOCK'; event: object }[]
}

const folder = fileURLToPath(new URL('agent-events/', import.meta.url))
const recordings = readdirSync(folder).map(
  (name): Recording => JSON.parse(readFileSync(join(folder, name), 'utf8')),
)

const reason = expect.stringMatching(/^aegish, rule /)
const inClaudesWords = (decision: unknown) => ({
  hookSpecificOutput: {
    hookEventName: 'PreToolUse',
    permissionDecision: decision,
    permissionDecisionReason: reason,
  },
})
const claudeDenies = inClaudesWords('deny')

/** The whole answer: Codex takes a field that it does not know for a failed hook, and goes on. */
const OBJECTIONS: Record<string, { BLOCK: object; WARN: object }> = {
  'claude-code': { BLOCK: claudeDenies, WARN: inClaudesWords('ask') },
  cline: same({ cancel: true, errorMessage: reason }),
  codex: same(claudeDenies),
  copilot: {
    BLOCK: expect.objectContaining(claudeDenies),
    WARN: expect.objectContaining(inClaudesWords('ask')),
  },
  // Without a person, "ask" makes it wait forever.
  gemini: same({ decision: 'deny', reason, systemMessage: reason }),
  opencode: same({ decision: 'deny', reason }),
  pi: same({ block: true, reason }),
  qwen: { BLOCK: claudeDenies, WARN: inClaudesWords('ask') },
}

function same(objection: object) {
  return { BLOCK: objection, WARN: objection }
}

it('there are events of every agent that was driven', () => {
  expect(recordings.map(({ agent }) => agent).sort()).toEqual(Object.keys(OBJECTIONS).sort())
})

describe.each(recordings)('$agent $version', ({ agent, events }) => {
  const home = join(testFolder().path, 'home')
  mkdirSync(join(home, 'project'), { recursive: true })
  writeFileSync(join(home, 'project', 'notes.txt'), 'not committed\n')
  const options = { env: { HOME: home }, cwd: join(home, 'project') }
  const installed = aegish(['hook', 'install', agent], options)
  const ask = (event: object, ...args: string[]) =>
    aegish(['hook', ...args], {
      ...options,
      input: JSON.stringify(event).replaceAll('/home/dev', home),
    })

  it('is one that the hook can be installed for', () => {
    expect(installed).toMatchObject({ status: 0 })
  })

  it.each(events)('$verdict: $name', ({ verdict, event }) => {
    const { status, stdout, stderr } = ask(event, '--agent', agent)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    if (verdict === 'ALLOW') expect(stdout).toBe('')
    else expect(JSON.parse(stdout)).toEqual(OBJECTIONS[agent]?.[verdict])
  })

  it.each(
    events.filter(({ verdict }) => verdict !== 'ALLOW'),
  )('$name is not let through where the shape has to tell whose it is', ({ event }) => {
    const { status, stdout } = ask(event)
    expect(status === 2 || stdout !== '').toBe(true)
  })

  it('has nothing of the machine that it was recorded on', () => {
    const text = JSON.stringify(events)
    expect(text).not.toMatch(/\/tmp\/|\/root\/|[0-9a-f]{8}-[0-9a-f]{4}-|127\.0\.0\.1/)
    expect(text.match(/\/home\/(?!dev\b)/)).toBeNull()
  })
})
