import { describe, expect, it } from 'vitest'
import { aegish } from './command.ts'
import { commandPaths } from './command-paths.ts'

const commands = (await commandPaths()).map((path) => path.join(' '))

describe('help', () => {
  it.each(['', ...commands])('of "aegish %s" fits a screen', (name) => {
    const { status, stdout, stderr } = aegish([...name.split(' ').filter(Boolean), '--help'])
    expect(stderr).toBe('')
    expect(status).toBe(0)
    const lines = stdout.trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(40)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
    expect(stdout).toContain('Usage: aegish')
    expect(stdout).toMatch(/Examples:\n {2}\S|"aegish(?: \w+)? COMMAND --help" says more/)
  })
})

describe('what is mistyped', () => {
  it.each([
    [['bnech'], '"bench"'],
    [['suite', 'lst'], '"list"'],
    [['hook', 'instal'], '"install"'],
    [['policy', 'chek'], '"check"'],
    [['--verison'], '"--version"'],
  ])('the command %j gets a hint', (argv, hint) => {
    const { status, stdout, lines } = aegish(argv)
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`did you mean ${hint}?`)
  })

  it.each(
    commands.filter((name) => name !== 'suite' && name !== 'policy'),
  )('an option of "aegish %s" gets a hint', (name) => {
    const { status, stdout, lines } = aegish([...name.split(' '), '--hlep'])
    expect(status).toBe(2)
    // Whoever starts a hook wrongly may be an agent that reads nothing else.
    if (name === 'hook') expect(JSON.parse(stdout)).toMatchObject({ decision: 'block' })
    else expect(stdout).toBe('')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('Did you mean --help?')
  })

  it('names that every object has are no commands', () => {
    for (const argv of [['constructor'], ['suite', 'constructor'], ['hook', 'toString']]) {
      expect(aegish(argv)).toMatchObject({ status: 2, lines: [expect.stringContaining('unknown')] })
    }
  })
})

describe('the hook, which reads its options by itself', () => {
  it('takes every option that its help names, and denies with wrong ones', () => {
    const { stdout } = aegish(['hook', '--help'])
    const named = [...stdout.matchAll(/^ {2}(--\w+) </gm)].map(([, name]) => name)
    const values: Record<string, string> = {
      '--fail': 'open',
      '--agent': 'codex',
      '--role': 'sysadmin',
    }
    expect(named).toEqual(['--fail', '--agent', '--role', '--policy'])
    const input = JSON.stringify({ tool_name: 'Bash', tool_input: { command: 'ls' } })
    for (const name of Object.keys(values)) {
      expect(aegish(['hook', name, values[name]!], { input })).toMatchObject({ status: 0 })
      for (const wrong of [[name, 'nonsense'], [name]]) {
        const { status, stdout, lines } = aegish(['hook', ...wrong], { input })
        expect({ status, lines: lines.length }).toEqual({ status: 2, lines: 1 })
        expect(JSON.parse(stdout)).toMatchObject({ cancel: true, permission: 'deny' })
      }
    }
    expect(aegish(['hook', '--policy', 'missing.yaml'], { input })).toMatchObject({
      status: 2,
      lines: [expect.stringContaining('missing.yaml')],
    })
  })
})
