import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { removeFolder } from '../../../tests/remove-folder.ts'
import { BOUND_SECONDS, launcherText, type Recorded, readLauncher } from './launcher.ts'

/** A stand-in for Node that says what it was called with. */
const SAYS_ALL =
  '#!/bin/sh\n[ "$1" = -e ] && exit 0\necho "{$0|$*|$(/bin/cat)|$NODE_OPTIONS|$HOME|$LD_PRELOAD}"\n'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "aegish it's "))
  onTestFinished(() => removeFolder(path))
  return path
}

function program(path: string, text = SAYS_ALL): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  chmodSync(path, 0o755)
  return path
}

function packageIn(path: string): string {
  program(join(path, 'bin/aegish.js'), '')
  mkdirSync(join(path, 'dist'))
  return path
}

/** An installation in which everything is where it was. */
function installation(node = SAYS_ALL) {
  const base = folder()
  const recorded: Recorded = {
    node: program(join(base, 'node 20/bin/node'), node),
    package: packageIn(join(base, 'lib/aegish')),
    home: join(base, 'home'),
    path: [],
    shell: '/bin/sh',
  }
  return { base, recorded }
}

function launch(
  recorded: Recorded,
  {
    args = ['--agent', 'codex'],
    env = {} as NodeJS.ProcessEnv,
    edit = (text: string) => text,
    shell = [] as string[],
  } = {},
) {
  const file = program(join(folder(), 'hook'), edit(launcherText(recorded)))
  const [command, ...words] = [...shell, file, ...args]
  const { status, stdout, stderr } = spawnSync(command!, words, {
    encoding: 'utf8',
    input: 'an event',
    env: { PATH: '/usr/bin:/bin', HOME: '/elsewhere', ...env },
  })
  return { status, stdout, stderr }
}

describe('the launcher', () => {
  it('asks the recorded guard, with all that it was told', () => {
    const { recorded } = installation()
    const args = ['--agent', 'codex', '--policy', 'a b.yaml']
    expect(launch(recorded, { args })).toEqual({
      status: 0,
      stderr: '',
      stdout: `{${recorded.node}|${recorded.package}/bin/aegish.js hook --agent codex --policy a b.yaml|an event||${recorded.home}|}\n`,
    })
  })

  it('is not fooled by what a project puts into the environment', () => {
    const { base, recorded } = installation()
    program(join(base, 'evil/node'))
    const env = {
      PATH: join(base, 'evil'),
      NODE_OPTIONS: '--require ./evil.js',
      HOME: join(base, 'evil'),
    }
    const { stdout } = launch(recorded, { env })
    expect(stdout).toContain(`${recorded.node}|`)
    expect(stdout).toContain(`|an event||${recorded.home}|`)
    rmSync(recorded.node)
    program(join(base, 'evil/.nvm/versions/node/v22.0.0/bin/node'))
    // A Node of the machine may be found; that of the project never.
    expect(launch(recorded, { env }).stdout).not.toContain('evil')
  })

  it('asks the system for the home where it serves everybody', () => {
    const { recorded } = installation('#!/bin/sh\n[ "$1" = -e ] && exit 0\necho "{${HOME-none}}"\n')
    for (const HOME of ['/of/a/project', '.', '', undefined]) {
      const home = (shell: Recorded['shell']) =>
        launch({ ...recorded, home: '', shell }, { env: { HOME } }).stdout
      // Node asks it where there is no HOME.
      expect([home('/bin/sh'), home('/bin/bash')]).toEqual([
        '{none}\n',
        `{${userInfo().homedir}}\n`,
      ])
    }
  })

  it('lets Node read no certificates: a file that never ends would end the guard', () => {
    const { recorded } = installation('#!/bin/sh\necho "{$NODE_EXTRA_CA_CERTS}"\n')
    const env = { NODE_EXTRA_CA_CERTS: '/dev/zero' }
    expect(launch(recorded, { env }).stdout).toBe('{}\n')
  })

  it('hands on a denial', () => {
    const { recorded } = installation('#!/bin/sh\necho no >&2; exit 2\n')
    expect(launch(recorded)).toEqual({ status: 2, stdout: '', stderr: 'no\n' })
  })

  it.each([
    'exit 1',
    'exit 3',
    'kill -SEGV $$',
    'kill -9 $$',
    'exit 127',
  ])('denies when the guard ends by %s', (end) => {
    const { recorded } = installation(`#!/bin/sh\n${end}\n`)
    const { status, stderr, stdout } = launch(recorded)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^aegish: the guard (?:failed|was ended)/m)
  })

  it('denies when the guard says something else than an answer', () => {
    const { recorded } = installation('#!/bin/sh\necho garbage\n')
    const { status, stdout, stderr } = launch(recorded)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('no answer that can be read')
  })

  it('denies when the guard hangs', () => {
    const { recorded } = installation('#!/bin/sh\nexec sleep 60\n')
    const edit = (text: string) => text.replaceAll(` ${BOUND_SECONDS} "$@"`, ' 1 "$@"')
    const { status, stderr } = launch(recorded, { edit })
    expect(status).toBe(2)
    expect(stderr).toContain('without an answer')
  })

  it('finds a Node that has moved, in a folder of the PATH of old or of a version manager', () => {
    const { base, recorded } = installation()
    rmSync(recorded.node)
    const moved = program(join(base, 'opt/node'))
    expect(launch({ ...recorded, path: [join(base, 'opt')] }).stdout).toContain(`${moved}|`)
    rmSync(moved)
    const versioned = program(join(recorded.home, '.nvm/versions/node/v22.1.0/bin/node'))
    expect(launch(recorded).stdout).toContain(`${versioned}|`)
  })

  it('finds a package that has moved, beside Node or in a folder of npm', () => {
    const { base, recorded } = installation()
    rmSync(recorded.package, { recursive: true })
    const beside = packageIn(join(base, 'node 20/lib/node_modules/aegish'))
    expect(launch(recorded).stdout).toContain(`${beside}/bin/aegish.js hook`)
    rmSync(beside, { recursive: true })
    const global = packageIn(join(recorded.home, '.npm-global/lib/node_modules/aegish'))
    expect(launch(recorded).stdout).toContain(`${global}/bin/aegish.js hook`)
    rmSync(global, { recursive: true })
    const prefix = packageIn(join(base, 'prefix/lib/node_modules/aegish'))
    mkdirSync(join(base, 'prefix/bin'))
    const found = launch({ ...recorded, path: [join(base, 'prefix/bin')] }).stdout
    expect(found).toContain(`${join(base, 'prefix/bin')}/../lib/node_modules/aegish/bin/aegish.js`)
    expect(existsSync(prefix)).toBe(true)
  })

  it.each([
    ['codex', ''],
    ['cline', '{"cancel":true,"errorMessage":"aegish: '],
    ['cursor', '{"permission":"deny",'],
  ])('denies in the words of %s when there is no package any more', (agent, words) => {
    const { recorded } = installation()
    rmSync(recorded.package, { recursive: true })
    const { status, stdout, stderr } = launch(recorded, { args: ['--agent', agent] })
    expect(status).toBe(2)
    expect(stderr).toMatch(/^aegish: it is gone; .*npm install -g aegish/)
    expect(stdout.startsWith(words)).toBe(true)
    if (words !== '') JSON.parse(stdout)
    else expect(stdout).toBe('')
  })

  it.each(
    [['/bin/sh'], ['/bin/dash'], ['/bin/bash', '--posix'], ['/bin/busybox', 'sh']].filter(
      ([shell]) => existsSync(shell!),
    ),
  )('runs in %s', (...shell) => {
    const { recorded } = installation()
    expect(launch(recorded, { shell }).stdout).toContain('|an event|')
  })

  it('tells what it has recorded, unless somebody changed it', () => {
    const recorded: Recorded = {
      node: "/it's/node",
      package: '/a b/aegish',
      home: '/home/$x`y`',
      path: ['/usr/bin', '/opt/n/bin'],
      shell: '/bin/bash',
    }
    const text = launcherText(recorded)
    expect(readLauncher(text)).toEqual(recorded)
    expect(readLauncher(launcherText({ ...recorded, path: [] }))).toEqual({ ...recorded, path: [] })
    expect(readLauncher(text.replace('exit 2', 'exit 0'))).toBeUndefined()
    expect(readLauncher('#!/bin/sh\n')).toBeUndefined()
  })

  it('does not record what a shell script cannot hold', () => {
    const { recorded } = installation()
    expect(() => launcherText({ ...recorded, node: '/a\nb' })).toThrow(/line break/)
  })
})
