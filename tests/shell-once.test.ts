import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { aegish } from './command.ts'
import { testFolder } from './test-folder.ts'

const login = fileURLToPath(new URL('../bin/aegish-shell', import.meta.url))
const folder = testFolder()

function asShell(args: string[], options: { input?: string; env?: Record<string, string> } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [login, ...args], {
    encoding: 'utf8',
    input: options.input ?? '',
    cwd: folder.path,
    env: { PATH: process.env.PATH, HOME: folder.path, NO_COLOR: '1', ...options.env },
  })
  return { status, stdout, stderr }
}

describe('aegish shell -c', () => {
  it('decides, runs, and exits with the code of the command', () => {
    expect(aegish(['shell', '-c', 'echo "$0 $1"; exit 7', 'name', 'one'])).toMatchObject({
      status: 7,
      stdout: 'name one\n',
      stderr: '',
    })
    expect(aegish(['shell', '-c', 'cat'], { input: 'bytes\0\n' }).stdout).toBe('bytes\0\n')
    expect(aegish(['shell', '-c', 'kill -TERM $$']).status).toBe(143)
  })

  it('blocks with 1, and takes a warning for a no where nobody can be asked', () => {
    const blocked = aegish(['shell', '-c', 'cat /etc/shadow'])
    expect(blocked).toMatchObject({ status: 1, stdout: '' })
    expect(blocked.stderr).toContain('BLOCK')
    const warned = aegish(['shell', '-c', 'npm install left-pad'])
    expect(warned).toMatchObject({ status: 2, stdout: '' })
    expect(warned.stderr).toContain('nobody can be asked here')
  })

  it('decides about the arguments, too', () => {
    for (const text of ['cat "$1"', 'cat -- "$@"', 'f() { cat "$1"; }; f "$1"'])
      expect(aegish(['shell', '-c', text, 'name', '/etc/shadow'])).toMatchObject({
        status: 1,
        stdout: '',
      })
    expect(
      aegish(['shell', '-c', 'cat "$PLACE"'], { env: { PLACE: '/etc/shadow' } }),
    ).toMatchObject({ status: 1, stdout: '' })
    const script = folder.write('show.sh', 'cat "$1"\n')
    expect(aegish(['shell', script, '/etc/shadow'])).toMatchObject({ status: 1, stdout: '' })
  })

  it('runs no commands that come in behind the decision', () => {
    for (const text of ['source /dev/stdin', '. /dev/fd/0', 'cat | sh'])
      expect(aegish(['shell', '-c', text], { input: 'echo came in\n' }), text).toMatchObject({
        status: 1,
        stdout: '',
      })
  })

  it('runs exactly the text of a script, with its arguments', () => {
    const script = folder.write('script.sh', 'echo "$0 $# $2"\nexit 4\n')
    expect(aegish(['shell', script, 'a', '--b'])).toMatchObject({
      status: 4,
      stdout: `${script} 2 --b\n`,
    })
    const hostile = folder.write('hostile.sh', 'echo fine\ncat /etc/shadow\n')
    expect(aegish(['shell', hostile])).toMatchObject({ status: 1, stdout: '' })
    expect(aegish(['shell', join(folder.path, 'missing.sh')])).toMatchObject({ status: 2 })
    const long = folder.write('long.sh', `echo ${'x'.repeat(140_000)}\n`)
    expect(aegish(['shell', long]).stderr).toContain('longer than')
  })

  it('reads a script from a pipe', () => {
    expect(aegish(['shell'], { input: 'x=1\necho $x\n' })).toMatchObject({
      status: 0,
      stdout: '1\n',
    })
    expect(aegish(['shell'], { input: 'echo no\ncat /etc/shadow\n' }).stdout).toBe('')
    expect(aegish(['shell'], { input: '' }).status).toBe(0)
  })

  it('hands signals on', async () => {
    const child = spawn(
      process.execPath,
      [login, '-c', 'trap "exit 9" TERM; echo on; while :; do sleep 0.05; done'],
      {
        cwd: folder.path,
        env: { PATH: process.env.PATH, HOME: folder.path },
      },
    )
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    expect(code).toBe(9)
  })

  it('does not obey variables that bash would obey', () => {
    const file = folder.write('env.sh', 'echo RAN\n')
    const env = {
      BASH_ENV: file,
      ENV: file,
      SHELLOPTS: 'xtrace',
      PS4: '$(echo RAN >&2)',
      'BASH_FUNC_echo%%': '() { builtin echo RAN; }',
      EDITOR: 'mine',
    }
    expect(asShell(['-c', 'echo "$EDITOR"'], { env })).toEqual({
      status: 0,
      stdout: 'mine\n',
      stderr: '',
    })
  })
})

describe('aegish-shell, as somebody has it for a shell', () => {
  it.each([
    [['-c', 'echo a']],
    [['-lc', 'echo a']],
    [['-l', '-c', 'echo a']],
    [['--login', '-c', 'echo a']],
    [['-ic', 'echo a']],
  ])('takes %j', (args) => {
    expect(asShell(args)).toMatchObject({ status: 0, stdout: 'a\n' })
  })

  it('takes -c with what looks like an option, and refuses what it does not know', () => {
    expect(asShell(['-c', 'echo "$@"', '-x', '--guard', 'y'])).toMatchObject({
      stdout: '--guard y\n',
    })
    expect(asShell(['-c'])).toMatchObject({ status: 2 })
    expect(asShell(['-x', '-c', 'ls'])).toMatchObject({ status: 2 })
    expect(asShell(['--guard', 'baseline/allow', '-c', 'ls'])).toMatchObject({ status: 2 })
    expect(asShell([], { input: 'echo login\n' })).toMatchObject({ status: 0, stdout: 'login\n' })
  })

  it('is guarded for an agent: what disarms the guard is blocked', () => {
    const rules = 'rm ~/.config/aegish/policy.yaml'
    expect(asShell(['-c', rules], { env: { CLAUDECODE: '1' } }).stderr).toContain('BLOCK')
    expect(asShell(['-c', rules]).stderr).toContain('WARN')
  })

  it('obeys the configuration and the policy of the person, and not of the folder', () => {
    const home = join(folder.path, 'configured')
    mkdirSync(join(home, '.config/aegish'), { recursive: true })
    writeFileSync(
      join(home, '.config/aegish/aegish.config.yaml'),
      'shell:\n  guard: baseline/block\n',
    )
    writeFileSync(join(folder.path, 'aegish.config.yaml'), 'shell:\n  guard: baseline/allow\n')
    expect(asShell(['-c', 'echo a'], { env: { HOME: home } })).toMatchObject({
      status: 1,
      stdout: '',
    })
    expect(asShell(['-c', 'cat /etc/shadow']).status).toBe(1)
    writeFileSync(join(folder.path, 'aegish.config.yaml'), '{}\n')
  })
})
