import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { analyse } from '../src/guard/static/index.ts'
import { EvalReader } from '../src/log/index.ts'
import { testFolder } from './test-folder.ts'

const script = fileURLToPath(new URL('../scripts/golden.mjs', import.meta.url))
const { differences, traceOf } = await import(
  new URL('../scripts/golden/trace.mjs', import.meta.url).href
)
const { commandsIn, stringsIn } = await import(
  new URL('../scripts/golden/commands.mjs', import.meta.url).href
)
const folder = testFolder()

function golden(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', [script, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe('the golden traces', () => {
  it('are equal where nothing changed, and say what did where something did', () => {
    const file = join(folder.path, 'golden.jsonl')
    const line = (command: string, more = {}) =>
      JSON.stringify({ from: 'tests', command, ...traceOf(analyse, command), ...more })
    writeFileSync(file, `${line('cat /etc/shadow')}\n${line('ls -l')}\n`)
    expect(golden('compare', file)).toMatchObject({ status: 0, stdout: '2 commands, 0 differ\n' })
    const other = { verdict: 'WARN', effects: ['read notes.txt by cat'] }
    writeFileSync(file, `${line('cat /etc/shadow', other)}\n${line('ls -l')}\n`)
    const { status, stdout } = golden('compare', file)
    expect(status).toBe(1)
    expect(stdout).toContain('verdict WARN → BLOCK: 1')
    expect(stdout).toContain('effects: gone: read: 1')
    expect(stdout).toContain('effects: new: read: 1')
    expect(stdout).toContain('2 commands, 1 differ')
  })

  it('tell a repeated effect and another order from a lost one', () => {
    const trace = traceOf(analyse, 'cat a b')
    const [first, ...more] = trace.effects
    const kinds = (effects: string[]) =>
      differences(trace, { ...trace, effects }).map(({ kind }: { kind: string }) => kind)
    expect(kinds([...trace.effects].reverse())).toEqual(['effects: another order'])
    expect(kinds([first, ...trace.effects])).toEqual(['effects: more of the same'])
    expect(kinds(more)).toEqual(['effects: gone: read'])
  })

  it('read commands out of lines, JSON, JSON lines and YAML, below a folder', () => {
    mkdirSync(join(folder.path, 'commands/deep'), { recursive: true })
    writeFileSync(join(folder.path, 'commands/a.sh'), 'ls\ncat x\n')
    writeFileSync(join(folder.path, 'commands/b.json'), '{"commands":[{"command":"id"}]}')
    writeFileSync(
      join(folder.path, 'commands/deep/c.jsonl'),
      '{"command":"pwd"}\n{"command":"env"}\n',
    )
    writeFileSync(
      join(folder.path, 'commands/deep/d'),
      '---\nfunctions:\n  shell:\n  - code: nice sh\n...\n',
    )
    const commands = commandsIn({ EvalReader }, join(folder.path, 'commands')).filter(Boolean)
    expect(commands).toEqual(['ls', 'cat x', 'id', 'pwd', 'env', 'nice sh'])
  })

  it('see the strings of a test as its commands get them', () => {
    const file = join(folder.path, 'x.test.ts')
    writeFileSync(file, 'it.each([\'a "b"\', `c\\n$' + '{d} e`])')
    expect(stringsIn(file)).toEqual(['a "b"', 'c\nx e'])
  })

  it.each([
    [[]],
    [['write']],
    [['guess', 'file']],
    [['compare', 'a', 'b']],
    [['compare', 'a', '--show', 'x']],
    [['compare', 'a', '--shout']],
    [['compare', '/nowhere/at/all']],
  ])('refuse %j in one line or two', (args) => {
    const { status, stderr } = golden(...args)
    expect(status).toBe(2)
    expect(stderr.trim().split('\n').length).toBeLessThan(3)
  })
})
