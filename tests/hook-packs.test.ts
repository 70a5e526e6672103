import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { removeFolder } from './remove-folder.ts'
import { testFolder } from './test-folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const packs = () =>
  readdirSync(join(root, 'dist/hook'))
    .filter((name) => name.endsWith('.cjs'))
    .map((name) => name.replace('.cjs', ''))

interface Loader {
  load(number: number, pack?: string): Record<string, unknown>
  open(pack: string): void
  definitions: unknown[]
}
const { createLoader } = createRequire(import.meta.url)('../bin/hook.js') as {
  createLoader(): Loader
}

describe('the packed hook', () => {
  it('has modules of which any can be the first that is asked for', () => {
    const seen: number[] = []
    for (const pack of packs()) {
      const { open, definitions } = createLoader()
      open(pack)
      for (const number of Object.keys(definitions).map(Number)) {
        expect(() => createLoader().load(number, pack)).not.toThrow()
        seen.push(number)
      }
    }
    expect(seen.length).toBeGreaterThan(200)
    expect(seen.toSorted((a, b) => a - b)).toEqual([...seen.keys()])
  })

  it('keeps what usual calls do not need out of what every call reads', () => {
    const loader = createLoader()
    loader.open('core')
    const inCore = [...loader.definitions].filter(Boolean).length
    for (const pack of packs()) loader.open(pack)
    expect(inCore).toBeLessThan(loader.definitions.length / 2)
  })
})

describe('a hook whose files were changed', () => {
  const folder = testFolder()
  const copy = join(folder.path, 'package')

  const CALLS = [
    { command: 'git status', answer: undefined },
    { command: 'cat /etc/shadow', answer: 'deny' },
    { command: `python3 -c 'import os; os.system("cat /etc/shadow")'`, answer: 'deny' },
    { command: 'git reset --hard', answer: 'ask' },
  ]

  function fresh() {
    removeFolder(copy)
    for (const part of ['bin', 'dist/hook', 'package.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true })
    return join(copy, 'dist/hook')
  }

  function ask(command: string, args: string[] = []) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(copy, 'bin/aegish.js'), 'hook', ...args],
      {
        input: JSON.stringify({
          hook_event_name: 'PreToolUse',
          tool_name: 'Bash',
          tool_input: { command },
          cwd: folder.path,
        }),
        env: { PATH: process.env.PATH, HOME: folder.path },
        encoding: 'utf8',
      },
    )
    const said = stdout === '' ? {} : JSON.parse(stdout)
    return { status, stderr, said, answer: said.hookSpecificOutput?.permissionDecision }
  }

  const each = (hook: string, change: (file: string) => void) => {
    for (const name of readdirSync(hook)) if (name.endsWith('.cache')) change(join(hook, name))
  }

  it.each([
    ['gone', (file: string) => rmSync(file)],
    ['empty', (file: string) => writeFileSync(file, '')],
    ['nonsense', (file: string) => writeFileSync(file, 'x'.repeat(5000))],
    [
      'of another Node',
      (file: string) => {
        const bytes = readFileSync(file)
        // The version of V8, which it compares.
        bytes.fill(0xff, 4, 8)
        writeFileSync(file, bytes)
      },
    ],
  ])('answers alike when the compiled code is %s', (_, change) => {
    each(fresh(), change)
    for (const { command, answer } of CALLS)
      expect({ command, ...ask(command) }).toMatchObject({ command, status: 0, answer })
  })

  it('denies when a pack that it needs is gone or cannot be read', () => {
    for (const [pack, command] of [
      ['core', 'ls'],
      ['code', `python3 -c 'print(1)'`],
      ['usual', 'find . -name a | xargs wc -l'],
    ] as const) {
      const file = join(fresh(), `${pack}.cjs`)
      expect(ask(command)).toMatchObject({ status: 0, said: {} })
      for (const damage of [() => writeFileSync(file, '(function ('), () => rmSync(file)]) {
        damage()
        rmSync(`${file}.cache`, { force: true })
        const { status, stderr, said } = ask(command)
        expect({ pack, status, lines: stderr.trimEnd().split('\n').length }).toEqual({
          pack,
          status: 2,
          lines: 1,
        })
        expect(said).toMatchObject({ cancel: true, permission: 'deny', decision: 'block' })
      }
    }
  })

  it('needs two packs for a simple call with a policy that was read before', () => {
    const hook = fresh()
    const policy = join(folder.path, 'kept.yaml')
    writeFileSync(policy, 'version: 1\nallow:\n  - {binary: deployctl, reason: ours}\n')
    expect(ask('git status', ['--policy', policy]).status).toBe(0)
    for (const pack of packs()) {
      if (pack !== 'core' && pack !== 'policy') rmSync(join(hook, `${pack}.cjs`))
    }
    expect(ask('git status', ['--policy', policy]).status).toBe(0)
  })

  it('denies with a policy when what reads policies is gone', () => {
    rmSync(join(fresh(), 'policy.cjs'))
    const policy = join(folder.path, 'policy.yaml')
    writeFileSync(policy, 'version: 1\n')
    expect(ask('ls', ['--policy', policy]).status).toBe(2)
    expect(ask('ls').status).toBe(0)
  })

  it('denies without the knowledge about programs', () => {
    rmSync(join(fresh(), 'knowledge.txt'))
    expect(ask('ls').status).toBe(2)
  })

  it('reads the weights of the second doubt only for what would pass as known', () => {
    rmSync(join(fresh(), 'doubt.weights'))
    expect(ask('cat /etc/shadow')).toMatchObject({ status: 0, answer: 'deny' })
    expect(ask('cat "$(sqlite3 :memory: x)"')).toMatchObject({ status: 0, answer: 'ask' })
    expect(ask('ls').status).toBe(0)
    expect(ask('ls -l').status).toBe(2)
  })
})
