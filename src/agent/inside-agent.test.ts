import { describe, expect, it } from 'vitest'
import { agentAround, programsAbove } from './inside-agent.ts'

describe('an agent around this process', () => {
  it('is known by what it sets', () => {
    expect(agentAround({ CLAUDECODE: '1' }, [])).toContain('CLAUDECODE')
    expect(agentAround({ CURSOR_AGENT: '1' }, [])).toContain('CURSOR_AGENT')
    // People set these themselves.
    expect(agentAround({ CODEX_HOME: '/x', CLAUDE_CONFIG_DIR: '/x', CLAUDECODE: '' }, [])).toBe(
      undefined,
    )
  })

  it.each([
    [['/usr/local/bin/claude', '-p', 'x']],
    [['node', '/usr/bin/gemini', '-p', 'x']],
    [['node', '/usr/lib/node_modules/@qwen-code/qwen-code/cli.js']],
  ])('is known by its program: %j', (words) => {
    expect(agentAround({}, [['bash'], words])).toBeDefined()
  })

  it.each([
    [['bash', '-c', 'claude']],
    [['vim', 'claude']],
    [['/usr/bin/code']],
    [['grep', '-r', 'gemini']],
  ])('is nobody who only speaks of it: %j', (words) => {
    expect(agentAround({}, [words])).toBeUndefined()
  })

  it('looks at the processes above this one', () => {
    const programs = [...programsAbove()]
    if (process.platform === 'linux') expect(programs[0]?.join(' ')).toMatch(/node|vitest/)
    else expect(programs).toEqual([])
  })
})
