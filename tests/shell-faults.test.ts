import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { closeTerminals, ShellTerminal } from './shell-terminal.ts'
import { testFolder } from './test-folder.ts'

afterEach(closeTerminals)

const folder = testFolder()

/** The bash below a shell. */
function bashOf(shell: ShellTerminal): number {
  const [pid] = execFileSync('ps', ['-o', 'pid=', '--ppid', String(shell.pid), '-C', 'bash'], {
    encoding: 'utf8',
  })
    .trim()
    .split(/\s+/)
  return Number(pid)
}

describe('what goes wrong in a session', () => {
  it('bash is killed: the session says so and ends', async () => {
    const shell = await ShellTerminal.start()
    const pid = Number(await shell.run('echo $$'))
    process.kill(pid, 'SIGKILL')
    await shell.waitFor('bash was ended by signal 9')
    expect(await shell.exit()).toBe(137)
  })

  it('bash is killed while a command runs', async () => {
    const shell = await ShellTerminal.start()
    // It is asked about, for bash keeps no history then.
    shell.type('kill -9 $$\r')
    await shell.answer('y\r')
    await shell.waitFor('bash was ended by signal 9')
    expect(await shell.exit()).toBe(137)
  })

  it('a guard that dies or hangs follows the fail mode, or the next guard decides', async () => {
    const dying = folder.write('dying.mjs', 'process.kill(process.pid, "SIGKILL")')
    const guard = `hook:${process.execPath} ${dying}`
    const safe = await ShellTerminal.start({ args: ['--guard', guard] })
    expect(safe.output).toContain('fail mode safe')
    expect(await safe.run('echo hello')).toMatch(/BLOCK {2}no guard answered/)
    expect(await safe.run('echo $?')).toContain('BLOCK')
    const open = await ShellTerminal.start({ args: ['--guard', guard, '--fail-mode', 'open'] })
    open.type('echo hello\r')
    await open.waitFor('WARN')
    await open.waitFor('[y/N] ')
    const two = await ShellTerminal.start({ args: ['--guard', guard, '--fallback', 'static'] })
    expect(await two.run('echo hello')).toContain('hello')
    expect(await two.run('cat /etc/shadow')).toContain('BLOCK  cat reads')
  })

  it('Ctrl-C cancels a guard that thinks for long', async () => {
    const slow = folder.write('slow.mjs', 'setTimeout(() => {}, 60_000)')
    const args = ['--guard', `hook:${process.execPath} ${slow}`]
    const shell = await ShellTerminal.start({ args })
    shell.type('echo hello\r')
    // Keys are read when the guard has been asked, however early they come.
    await shell.waitFor('\u001b[?2004l')
    shell.type('\u0003')
    await shell.waitFor('^C')
    await shell.prompt()
    shell.type('\u0004')
    expect(await shell.exit()).toBe(130)
  })

  it('a guard that takes too long is given up', async () => {
    const slow = folder.write('slow.mjs', 'setTimeout(() => {}, 60_000)')
    const args = ['--guard', `hook:${process.execPath} ${slow}`, '--timeout', '0.3']
    const shell = await ShellTerminal.start({ args })
    expect(await shell.run('echo hello')).toContain('no answer within 0.3 s')
  })

  it('a full disk for the history and the log is told, and stops nobody', async () => {
    // Where their folder should be is a file: nothing can be written there, whoever tries.
    mkdirSync(join(folder.path, 'full/.local/state'), { recursive: true })
    folder.write('full/.local/state/aegish', '')
    const shell = await ShellTerminal.start({ home: join(folder.path, 'full') })
    const first = await shell.run('echo one')
    expect(first).toContain('the history cannot be written')
    expect(first).toContain('the log of decisions cannot be written')
    expect(first).toContain('one')
    expect(await shell.run('echo two')).toContain('two')
    expect(await shell.run('cat /etc/shadow')).toContain('BLOCK')
  })

  it('the folder is deleted, the start-up file ends bash, the terminal goes away', async () => {
    const shell = await ShellTerminal.start()
    await shell.run('mkdir gone; cd gone; rmdir ../gone')
    expect(await shell.run('echo still')).toContain('still')
    const ending = await ShellTerminal.start({ bashrc: 'exit 3', waits: false })
    await ending.waitFor('bash ended before its first command (exit code 3)')
    expect(await ending.exit()).toBe(2)
    const locked = await ShellTerminal.start({ bashrc: 'readonly PROMPT_COMMAND', waits: false })
    await locked.waitFor('makes PROMPT_COMMAND readonly')
    await shell.run('readonly PS1')
    // Bash shows it too, when it reads.
    shell.type('echo "with a fixed prompt: $$"\r')
    const [, pid] = /: (\d+)\r\n$/.exec(await shell.waitFor(/with a fixed prompt: \d+\r\n/))!
    process.kill(shell.pid, 'SIGHUP')
    await shell.exit()
    expect(() => process.kill(Number(pid), 0)).toThrow()
  })

  it('variables that run code do not survive a command', async () => {
    const shell = await ShellTerminal.start({ env: { LD_LIBRARY_PATH: '/opt/mine', EDITOR: 'vi' } })
    expect(await shell.run('export GIT_TEMPLATE_DIR=/opt/x NODE_PATH=/opt/x A=1')).toMatch(
      /GIT_TEMPLATE_DIR does not stay set[\s\S]*NODE_PATH does not stay set/,
    )
    expect(
      await shell.run(
        'echo "${GIT_TEMPLATE_DIR-none} ${NODE_PATH-none} $A $EDITOR $LD_LIBRARY_PATH"',
      ),
    ).toBe('none none 1 vi /opt/mine')
    expect(await shell.run('f() { echo f; }; export -f f')).toContain('f is not exported')
    expect(await shell.run('env | grep -c BASH_FUNC; f')).toBe('0\nf')
  })

  it('the log and the history of the person are written', async () => {
    const shell = await ShellTerminal.start()
    await shell.run('export API_TOKEN=abcdefgh12345678')
    const { log } = shell
    expect(log).toContain('API_TOKEN=[redacted]')
    expect(log).not.toContain('abcdefgh12345678')
    writeFileSync(join(shell.work, 'x'), '')
    expect(bashOf(shell)).toBeGreaterThan(0)
  })
})
