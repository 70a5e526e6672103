import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { aegish } from './command.ts'
import { testFolder } from './test-folder.ts'

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const folder = testFolder().path

const FULL_DISK = 'trap "" XFSZ; ulimit -f "$1"; shift; exec "$@"'

let homes = 0
/** A home of its own, and how to ask the built command line in it. */
function newHome() {
  const home = join(folder, String(homes++))
  mkdirSync(home)
  const env = { HOME: home }
  return {
    home,
    state: join(home, '.local/state/aegish'),
    run: (...args: string[]) => aegish(args, { env }),
    hook: (command: string, more: object = {}) =>
      aegish(['hook'], { env, input: event(command, more) }),
    /** With a limit on the size of files, which stands in for the disk. */
    hookWithin: (kilobytes: number, command: string) =>
      spawnSync(
        'bash',
        ['-c', FULL_DISK, 'bash', String(kilobytes), process.execPath, launcher, 'hook'],
        { env: { PATH: process.env.PATH, HOME: home }, input: event(command), encoding: 'utf8' },
      ),
    start: (args: string[]) =>
      spawn(process.execPath, [launcher, ...args], {
        env: { PATH: process.env.PATH, HOME: home },
        stdio: ['pipe', 'pipe', 'pipe'],
      }),
  }
}

function event(command: string, more: object = {}): string {
  return JSON.stringify({
    hook_event_name: 'PreToolUse',
    session_id: 'talk-1',
    cwd: '/home/dev/project',
    tool_name: 'Bash',
    tool_input: { command },
    ...more,
  })
}

describe('aegish audit', () => {
  it('shows, selects and counts what a hook decided', () => {
    const { run, hook } = newHome()
    hook('git status', { tool_use_id: 'call_1' })
    hook('git status', { tool_use_id: 'call_1' })
    hook('cat /etc/shadow', { cwd: '/srv/other' })
    hook('export API_TOKEN=abcdef123456')
    const shown = run('audit').stdout
    expect(shown.split('\n')).toHaveLength(5)
    expect(shown).not.toContain('abcdef123456')
    for (const line of shown.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    const records = (...args: string[]) =>
      run('audit', '--json', ...args)
        .stdout.split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    expect(records('--verdict', 'block')).toMatchObject([
      {
        agent: 'claude-code',
        session: 'talk-1',
        directory: '/srv/other',
        command: 'cat /etc/shadow',
        verdict: 'BLOCK',
        answer: 'deny',
        rule: '4',
        role: 'developer',
        certainty: 'known',
        request: expect.any(String),
        seq: 3,
      },
    ])
    expect(records('--folder', '/srv')).toHaveLength(1)
    expect(records('--folder', '/srv/oth')).toHaveLength(0)
    expect(records('--rule', '4')).toHaveLength(1)
    expect(records('--rule', 'read-secret')).toHaveLength(1)
    expect(records('--agent', 'codex')).toHaveLength(0)
    expect(records('--grep', 'TALK-1')).toHaveLength(4)
    expect(records('--since', '1h', '--limit', '2')).toHaveLength(2)
    expect(records('--since', '2999-01-01')).toHaveLength(0)
    // The same request twice is one decision.
    expect(run('audit', '--count').stdout).toBe('    2  ALLOW\n    1  BLOCK\n    3  decisions\n')
    expect(JSON.parse(run('audit', '--by', 'folder', '--json').stdout)).toEqual({
      by: 'folder',
      total: 3,
      counts: [
        { group: '/home/dev/project', n: 2 },
        { group: '/srv/other', n: 1 },
      ],
    })
  })

  it('says who let something through, in the decision too', () => {
    const { run, hook } = newHome()
    const reason: string = JSON.parse(hook('cat /etc/shadow').stdout).hookSpecificOutput
      .permissionDecisionReason
    const id = /allow ([0-9a-f]{10})/.exec(reason)![1]!
    expect(run('allow', id, '--yes').status).toBe(0)
    expect(hook('cat /etc/shadow').stdout).toBe('')
    const lines = run('audit', '--json').stdout.trimEnd().split('\n')
    const [last, allowed] = lines.map((line) => JSON.parse(line))
    expect(allowed).toMatchObject({ event: 'allow-once', by: expect.stringMatching(/./) })
    expect(last).toMatchObject({ answer: 'pass', override: 'once', by: allowed.by })
    expect(run('audit').stdout).toContain(`(let through once by ${allowed.by})`)
  })

  it('answers an empty log, wrong words and hostile lines', () => {
    const { run, hook, state } = newHome()
    expect(run('audit')).toMatchObject({ status: 0, stdout: '' })
    expect(run('audit').stderr).toMatch(/^aegish: nothing like that was decided yet/)
    expect(run('audit', 'verify').stdout).toBe('0 records in 0 chains: as they were written\n')
    for (const args of [
      ['--verdict', 'NO'],
      ['--rule', '99'],
      ['--since', 'x'],
      ['--by', 'x'],
      ['word'],
    ])
      expect(run('audit', ...args)).toMatchObject({ status: 2, lines: [expect.any(String)] })
    expect(run('audit', 'verify', '--head', 'abc')).toMatchObject({ status: 2 })

    hook('echo one')
    const file = join(state, 'audit.jsonl')
    const hostile = {
      time: '\u001b[31m',
      event: 'decision',
      agent: '\u001b]0;x\u0007',
      command: '\u001b[2J\u202e',
    }
    appendFileSync(file, `${JSON.stringify(hostile)}\n{"__proto__":{"command":"x"}}\n`)
    appendFileSync(file, `${'['.repeat(100_000)}\n${'x'.repeat(3_000_000)}\n{"half`)
    hook('echo two')
    const { stdout, status } = run('audit')
    expect(status).toBe(0)
    expect(stdout).not.toMatch(/[\u001b\u0007\u202e]/)
    expect(stdout).toContain('echo two')
    const verified = run('audit', 'verify')
    expect(verified.status).toBe(1)
    expect(verified.stdout).toMatch(/jsonl:2: a record that no writer of ours has chained/)
  })

  it('keeps one chain while many hooks write at once, some of them killed', async () => {
    const { run, start } = newHome()
    const hooks = Array.from({ length: 24 }, (_, i) => {
      const child = start(['hook'])
      child.stdin.on('error', () => {})
      child.stdin.end(event(`echo ${i}`))
      if (i % 6 === 5) setTimeout(() => child.kill('SIGKILL'), 40 + i)
      return once(child, 'exit')
    })
    const answered = (await Promise.all(hooks)).filter(([code]) => code === 0).length
    const { status, stdout } = run('audit', 'verify')
    expect(stdout).toContain('as they were written')
    expect(status).toBe(0)
    const logged = run('audit', '--limit', '0', '--json').stdout.trimEnd().split('\n').length
    expect(answered).toBeGreaterThanOrEqual(20)
    expect(logged).toBeGreaterThanOrEqual(answered)
  })

  it('writes elsewhere where the log is a folder, and says so', () => {
    const { run, hook, state } = newHome()
    mkdirSync(join(state, 'audit.jsonl'), { recursive: true })
    const { stdout, stderr, status } = hook('cat /etc/shadow')
    expect(status).toBe(0)
    expect(stdout).toContain('"deny"')
    expect(stderr).toMatch(/^aegish hook: EISDIR.*; this decision is in .*audit-once-.*\n$/)
    expect(run('audit').stdout).toContain('cat /etc/shadow')
  })

  it('leaves no half line where the disk becomes full, and writes elsewhere', () => {
    const { hook, hookWithin, run, state } = newHome()
    const log = join(state, 'audit.jsonl')
    const bytes = () => statSync(log).size
    // The next line would end behind a whole number of kilobytes: a write stops in the middle.
    hook('echo a')
    const first = bytes()
    hook(`echo a${'a'.repeat((((900 - 2 * first) % 1024) + 1024) % 1024)}`)
    const before = readFileSync(log, 'utf8')
    expect(bytes() % 1024).toBe(900)
    const { stdout, stderr, status } = hookWithin(Math.ceil(bytes() / 1024), 'cat /etc/shadow')
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('deny') })
    expect(stderr).toMatch(/^aegish hook: EFBIG.*; this decision is in .*audit-once-.*\n$/)
    expect(readFileSync(log, 'utf8')).toBe(before)
    expect(run('audit', 'verify').status).toBe(0)
    expect(run('audit').stdout).toContain('cat /etc/shadow')
    hook('echo after')
    expect(run('audit', 'verify')).toMatchObject({ status: 0 })
  })

  it('decides where nothing at all can be written, and says so', () => {
    const { hook, hookWithin, state } = newHome()
    hook('echo before')
    const before = readFileSync(join(state, 'audit.jsonl'), 'utf8')
    const { stdout, stderr, status } = hookWithin(0, 'cat /etc/shadow')
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('deny') })
    expect(stderr).toMatch(/^aegish hook: the log of decisions cannot be written \(EFBIG.*\n$/)
    expect(readFileSync(join(state, 'audit.jsonl'), 'utf8')).toBe(before)
    // A thousand empty files would push out those that hold decisions.
    expect(readdirSync(state).filter((name) => name.startsWith('audit-'))).toEqual([])
  })

  it('follows what is decided until it is stopped', async () => {
    const { start, hook } = newHome()
    hook('echo before')
    const follower = start(['audit', '--follow', '--json'])
    let seen = ''
    follower.stdout.on('data', (bytes) => {
      seen += bytes
    })
    const until = async (text: string) => {
      while (!seen.includes(text)) await delay(20)
    }
    await until('echo before')
    hook('echo after')
    await until('echo after')
    follower.kill('SIGINT')
    expect(await once(follower, 'exit')).toEqual([130, null])
  })

  it('gives a head that tells later what was cut off', () => {
    const { run, hook, state } = newHome()
    hook('echo one')
    hook('echo two')
    const { stdout: head } = run('audit', 'head')
    expect(head).toMatch(/^[0-9a-f]{64} 2 \S+ audit\n$/)
    expect(run('audit', 'verify', '--head', head).status).toBe(0)
    const [name] = readdirSync(state)
    const file = join(state, name!)
    writeFileSync(file, `${readFileSync(file, 'utf8').split('\n')[0]}\n`)
    expect(run('audit', 'verify').status).toBe(0)
    const cut = run('audit', 'verify', '--head', head)
    expect(cut.status).toBe(1)
    expect(cut.stdout).toContain('is nowhere: its record was cut off')
  })
})
