import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findProgram } from '../src/cage/command-path.ts'
import { findBubblewrap, whyNoNamespaces } from '../src/cage/index.ts'
import { aegish } from './command.ts'
import { temporaryFolder } from './fixtures.ts'

/** A folder of programs without bubblewrap, whatever this machine has. */
function pathWithoutBubblewrap(): string {
  const folder = temporaryFolder()
  for (const name of ['sh', 'bash', 'cat', 'ls', 'true', 'env', 'touch']) {
    const file = findProgram(name, process.env.PATH)
    if (file) symlinkSync(file, join(folder, name))
  }
  return folder
}

function place() {
  const folder = temporaryFolder()
  const home = join(folder, 'home')
  const work = join(folder, 'a project')
  mkdirSync(join(home, '.ssh'), { recursive: true })
  mkdirSync(work)
  writeFileSync(join(home, '.ssh/id_rsa'), 'canary-of-the-key\n')
  writeFileSync(join(home, '.netrc'), 'canary-of-the-password\n')
  return { home, work }
}

describe('aegish run where no cage can be made', () => {
  it('refuses with 125, says which layer is missing, and runs nothing', () => {
    const { home, work } = place()
    const { status, stdout, lines } = aegish(['run', '--', 'touch', 'made'], {
      cwd: work,
      env: { HOME: home, PATH: pathWithoutBubblewrap() },
    })
    expect({ status, stdout }).toEqual({ status: 125, stdout: '' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/bwrap\) is not installed.*--fail open/)
    expect(readdirSync(work)).toEqual([])
  })

  it('runs with --fail open, and names every promise that is not held', () => {
    const { home, work } = place()
    const run = aegish(['run', '--fail', 'open', '--', 'sh', '-c', 'echo ran; exit 7'], {
      cwd: work,
      env: { HOME: home, PATH: pathWithoutBubblewrap(), API_TOKEN: 'canary' },
    })
    expect(run).toMatchObject({ status: 7, stdout: 'ran\n' })
    expect(run.lines.length).toBeGreaterThan(3)
    for (const line of run.lines) expect(line).toMatch(/^aegish: not held: .+\(.+\)$/)
  })

  it('explains what it would do, and what it would not hold', () => {
    const { home, work } = place()
    const { status, stdout } = aegish(['run', '--explain', '--json'], {
      cwd: work,
      env: { HOME: home, PATH: pathWithoutBubblewrap(), API_TOKEN: 'canary', SSH_AUTH_SOCK: '/x' },
    })
    expect(status).toBe(0)
    expect(stdout).not.toContain('canary')
    const said = JSON.parse(stdout)
    expect(said).toMatchObject({ sandbox: 'workspace-write', net: 'loopback' })
    expect(said.notHeld.length).toBeGreaterThan(3)
    expect(said.withheldVariables).toEqual([
      { name: 'API_TOKEN', why: 'its name says that it is a secret' },
      { name: 'SSH_AUTH_SOCK', why: 'leads to the ssh agent' },
    ])
    const rules = new Map<string, string>(
      said.paths.map(({ path, rule }: { path: string; rule: string }) => [path, rule]),
    )
    expect(rules.get(join(home, '.ssh'))).toBe('empty')
    expect(rules.get(join(home, '.netrc'))).toBe('nothing')
    expect(rules.get(work)).toBe('writable')
  })

  it('explains one path', () => {
    const { home, work } = place()
    const env = { HOME: home, PATH: pathWithoutBubblewrap() }
    const explain = (path: string) => aegish(['run', '--explain', path], { cwd: work, env }).stdout
    expect(explain(join(home, '.ssh/id_rsa'))).toMatch(/is empty here: a private key/)
    expect(explain('/usr/bin/env')).toMatch(/is read-only: it lies outside of the workspace/)
    expect(explain('new file')).toMatch(/is writable: the workspace/)
  })
})

describe('wrong arguments of aegish run', () => {
  it.each([
    [[], 2, /no command given/],
    [['--sandbox', 'none', '--', 'ls'], 2, /workspace-write/],
    [['--json', '--', 'ls'], 2, /--explain/],
    [['--allow-read', '/no/such/path', '--', 'ls'], 125, /\/no\/such\/path: not found/],
  ])('%j', (args, code, message) => {
    const { home, work } = place()
    const { status, stdout, lines } = aegish(['run', ...args], { cwd: work, env: { HOME: home } })
    expect({ status, stdout }).toEqual({ status: code, stdout: '' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(message)
  })

  it('the home, the root, places of secrets and of git are no workspace', () => {
    const { home, work } = place()
    spawnSync('git', ['init', '-q'], { cwd: work, env: { PATH: process.env.PATH, HOME: home } })
    const hooks = join(work, '.git/hooks')
    mkdirSync(hooks, { recursive: true })
    for (const cwd of [home, '/', tmpdir(), join(home, '.ssh'), hooks]) {
      const { status, lines } = aegish(['run', '--', 'true'], { cwd, env: { HOME: home } })
      expect({ status, lines: lines.length }).toEqual({ status: 125, lines: 1 })
      expect(lines[0]).toMatch(/change to a project/)
    }
  })
})

describe('aegish run without a cage', () => {
  it('hands everything on, and gives the exit code', () => {
    const { home, work } = place()
    const full = ['run', '--sandbox', 'danger-full-access', '--']
    const env = { HOME: home, API_TOKEN: 'canary' }
    expect(
      aegish([...full, 'sh', '-c', 'cat; echo $API_TOKEN; exit 3'], {
        cwd: work,
        env,
        input: 'in ',
      }),
    ).toMatchObject({ status: 3, stdout: 'in canary\n', stderr: '' })
    expect(aegish([...full, 'sh', '-c', 'kill -TERM $$'], { cwd: work, env }).status).toBe(143)
    // Its own options are not mistaken for ours.
    expect(
      aegish(['run', '--sandbox=danger-full-access', 'echo', '--json', '-n'], { cwd: work, env }),
    ).toMatchObject({ status: 0, stdout: '--json -n\n' })
  })

  it('does not run what a guard blocks', () => {
    const { home, work } = place()
    const args = ['run', '--sandbox', 'danger-full-access', '--guard', 'baseline/block', '--']
    const { status, stdout, lines } = aegish([...args, 'echo', 'ran'], {
      cwd: work,
      env: { HOME: home },
    })
    expect({ status, stdout }).toEqual({ status: 126, stdout: '' })
    expect(lines[0]).toContain('BLOCK')
  })
})

const bubblewrap = findBubblewrap(process.env.PATH)
const hasCage =
  bubblewrap !== undefined &&
  whyNoNamespaces(bubblewrap.file) === undefined &&
  (process.arch === 'x64' || process.arch === 'arm64')

describe('aegish run on this machine', () => {
  it(hasCage ? 'holds' : 'refuses, because there is no cage here', () => {
    const { home, work } = place()
    const env = { HOME: home, DEPLOY_TOKEN: 'canary-of-a-variable' }
    writeFileSync(join(work, '.env'), 'canary-of-the-project\n')
    chmodSync(join(work, '.env'), 0)
    const script = `echo mark; cat ~/.ssh/id_rsa ~/.netrc .env; chmod 600 .env; cat .env; env
      [ -w /proc/sys/kernel/core_pattern ] && echo canary-of-the-kernel
      echo x > made; echo x > ~/.bashrc; ls -A ~; exit 5`
    const { status, stdout, stderr } = aegish(['run', '--', 'sh', '-c', script], { cwd: work, env })
    if (!hasCage) {
      expect({ status, stdout }).toEqual({ status: 125, stdout: '' })
      return
    }
    expect(status).toBe(5)
    expect(stdout).toMatch(/^mark$/m)
    expect(stdout).not.toContain('canary')
    expect(stdout).toContain('AEGISH_CAGE=workspace-write')
    expect(readdirSync(work).sort()).toEqual(['.env', 'made'])
    expect(readdirSync(home).sort()).toEqual(['.netrc', '.ssh'])
    expect(stderr).toMatch(/aegish: .*\.bashrc is read-only: /)
  })

  it('opens what is named, and withholds shells where asked', () => {
    if (!hasCage) return
    const { home, work } = place()
    const env = { HOME: home, DEPLOY_TOKEN: 'handed-on' }
    const named = ['--allow-env', 'DEPLOY_TOKEN', '--allow-read', join(home, '.netrc')]
    const script = 'echo $DEPLOY_TOKEN; cat ~/.netrc; cat ~/.ssh/id_rsa'
    const { stdout } = aegish(['run', ...named, '--', 'sh', '-c', script], { cwd: work, env })
    expect(stdout).toBe('handed-on\ncanary-of-the-password\n')

    const node =
      "console.log(require('child_process').spawnSync('sh', ['-c', 'echo ran']).error.code)"
    const without = ['run', '--no-shells', '--', process.execPath, '-e', node]
    expect(aegish(without, { cwd: work, env })).toMatchObject({ status: 0, stdout: 'EACCES\n' })
    const { status, lines } = aegish(['run', '--', 'no\u001b[1mne'], { cwd: work, env })
    expect({ status, lines }).toEqual({
      status: 127,
      lines: ['aegish: no?[1mne: command not found'],
    })
  })

  it('names what is new in the workspace and obeyed outside', () => {
    const { home, work } = place()
    const git = (...args: string[]) =>
      spawnSync('git', args, { cwd: work, env: { PATH: process.env.PATH, HOME: home } })
    git('init', '-q')
    const script =
      'mkdir .claude && echo {} > .claude/settings.json; echo . > .git/commondir; git init -q other'
    const args = ['run', ...(hasCage ? [] : ['--fail', 'open']), '--', 'sh', '-c', script]
    const { lines } = aegish(args, { cwd: work, env: { HOME: home } })
    const told = lines.filter((line) => line.includes('is new, and obeyed outside'))
    expect(told.map((line) => /project\/(\S+)/.exec(line)?.[1]).sort()).toEqual([
      ...['.claude/settings.json', '.git/commondir'],
    ])
  })

  it.each([
    ['ends', 'safe', 125],
    ['goes on, and says so,', 'open', 0],
  ])('%s where a secret loses its cover, with --fail %s', async (_, fail, code) => {
    const { home, work } = place()
    writeFileSync(join(work, '.env'), 'old\n')
    writeFileSync(join(work, 'new'), 'new\n')
    const launcher = new URL('../bin/aegish.js', import.meta.url).pathname
    const child = spawn(
      process.execPath,
      [launcher, 'run', '--fail', fail, '--', 'sh', '-c', 'echo inside; read end; echo on'],
      { cwd: work, env: { PATH: process.env.PATH, HOME: home }, stdio: 'pipe' },
    )
    let said = ''
    let wake = () => {}
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => {
        said += String(bytes)
        wake()
      })
    const until = async (text: string) => {
      while (!said.includes(text))
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
    const ended = once(child, 'close')
    // Landlock alone has no covers: then it does not begin, or has none to lose.
    if (hasCage || fail === 'open') await until('inside')
    renameSync(join(work, 'new'), join(work, '.env'))
    if (hasCage) await until('.env was replaced outside')
    if (fail === 'open') child.stdin.end('\n')
    expect((await ended)[0]).toBe(code)
  })

  it('leaves nothing behind', () => {
    const { home, work } = place()
    const own = temporaryFolder()
    aegish(['run', '--', 'true'], { cwd: work, env: { HOME: home, TMPDIR: own } })
    expect(readdirSync(own)).toEqual([])
  })

  it('ends with the signal that it is sent', () => {
    const { home, work } = place()
    const launcher = new URL('../bin/aegish.js', import.meta.url).pathname
    const script = `trap 'echo got it; exit 9' TERM; echo ready; while :; do sleep 0.1; done`
    const bash = `exec 3< <(exec "$0" "$1" run ${hasCage ? '' : '--sandbox danger-full-access'} -- bash -c "$2"); pid=$!
      read -r line <&3; echo "$line"; kill -TERM $pid; cat <&3; wait $pid; echo "exit $?"`
    const { stdout } = spawnSync('bash', ['-c', bash, process.execPath, launcher, script], {
      encoding: 'utf8',
      cwd: work,
      env: { PATH: process.env.PATH, HOME: home },
    })
    expect(stdout).toBe('ready\ngot it\nexit 9\n')
  })
})
