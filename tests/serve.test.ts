import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readServiceFile, type ServiceFile } from '../src/service/service-file.ts'
import { aegish } from './command.ts'
import { testFolder } from './test-folder.ts'

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const folder = testFolder()
let homes = 0

function newHome(): string {
  const home = join(folder.path, `home${homes++}`)
  mkdirSync(home)
  return home
}

const usual = (home: string) => join(home, '.local/state/aegish/service')

/**
 * Runs `aegish serve …` as an orphan: whoever runs these tests may be an agent, and a process of an
 * agent may not start or stop the service that hooks ask.
 */
async function serve(home: string, args: string[], { before = '', env = {} } = {}) {
  const out = join(home, 'out')
  const script = `((${before} exec "$0" "$@") >"${out}" 2>"${out}.err" </dev/null; echo $? >"${out}.code") &`
  spawn('sh', ['-c', script, process.execPath, launcher, 'serve', ...args], {
    stdio: 'ignore',
    cwd: home,
    env: { PATH: process.env.PATH ?? '', HOME: home, NO_COLOR: '1', ...env },
  })
  return {
    async ended() {
      while (!existsSync(`${out}.code`) || readFileSync(`${out}.code`, 'utf8') === '') await tick()
      const read = (name: string) => readFileSync(`${out}${name}`, 'utf8')
      const result = { status: Number(read('.code')), stdout: read(''), stderr: read('.err') }
      writeFileSync(`${out}.code`, '')
      return result
    },
    async started(file = usual(home)): Promise<ServiceFile> {
      for (;;) {
        const found = readServiceFile(file)
        if (found) {
          onTestFinished(() => end(found.pid))
          return found
        }
        await tick()
      }
    },
  }
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 20))

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

const ask = ({ port, request }: ServiceFile, body: string) =>
  fetch(`http://127.0.0.1:${port}/v1/check`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${request}`, 'Content-Type': 'application/json' },
    body,
  })

describe('aegish serve', () => {
  it('goes on in the background, says so, is seen by the doctor, and stops', async () => {
    const home = newHome()
    const begun = await serve(home, ['--detach', '--role', 'sysadmin'])
    const { status, stdout, stderr } = await begun.ended()
    const file = await begun.started()
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain(`http://127.0.0.1:${file.port}: process ${file.pid};`)

    const env = { HOME: home }
    expect(aegish(['serve', '--status'], { env })).toMatchObject({ status: 0 })
    const findings = JSON.parse(aegish(['doctor', '--json'], { env, cwd: home }).stdout).findings
    expect(findings).toContainEqual({
      what: 'service',
      state: 'fine',
      says: `http://127.0.0.1:${file.port}, process ${file.pid}`,
    })

    // The same as the command line prints, but for the name of the question.
    const answer = await ask(file, JSON.stringify({ command: 'systemctl restart nginx' }))
    const { id, ...decision } = (await answer.json()) as { id: string }
    expect(id).toBeTruthy()
    const printed = aegish(['check', '--json', '--role', 'sysadmin', 'systemctl restart nginx'], {
      env,
    })
    expect(decision).toEqual(JSON.parse(printed.stdout))

    const second = await (await serve(home, ['--detach'])).ended()
    expect(second).toEqual({
      status: 2,
      stdout: '',
      stderr: `aegish: a service runs already (process ${file.pid}): aegish serve --stop\n`,
    })
    // What the first one said is still there.
    const log = join(home, '.local/state/aegish/service.log')
    expect(readFileSync(log, 'utf8')).toMatch(new RegExp(`^http://127.0.0.1:${file.port}\n`))
    const stopped = await (await serve(home, ['--stop'])).ended()
    expect(stopped).toMatchObject({ status: 0, stdout: `stopped process ${file.pid}\n` })
    expect(existsSync(usual(home))).toBe(false)
    const none = await (await serve(home, ['--stop'])).ended()
    expect(none).toMatchObject({ status: 1 })
    expect(aegish(['serve', '--status'], { env }).status).toBe(1)
  })

  it.each<[string, (log: string) => void]>([
    ['a link', (log) => symlinkSync(join(log, '../../precious'), log)],
    ['a pipe that nobody reads', (log) => execFileSync('mkfifo', [log])],
  ])('does not go into the background where its log is %s', async (_, put) => {
    const home = newHome()
    const state = join(home, '.local/state/aegish')
    mkdirSync(state, { recursive: true })
    const precious = join(state, '../precious')
    writeFileSync(precious, 'x'.repeat(2 * 1024 * 1024))
    put(join(state, 'service.log'))
    const { status, stderr } = await (await serve(home, ['--detach'])).ended()
    expect(status).toBe(2)
    expect(stderr).toContain('service.log: the system refuses it')
    expect(statSync(precious).size).toBe(2 * 1024 * 1024)
    expect(existsSync(usual(home))).toBe(false)
  })

  it('stops on SIGTERM with exit code 0, and a second service takes over from a killed one', async () => {
    const home = newHome()
    const first = await serve(home, [])
    const killed = await first.started()
    end(killed.pid)
    await first.ended()
    expect(existsSync(usual(home))).toBe(true)
    expect(aegish(['doctor', '--json'], { env: { HOME: home }, cwd: home }).stdout).toContain(
      'is of one that is gone',
    )
    const second = await serve(home, [])
    let file = readServiceFile(usual(home))!
    while (file.pid === killed.pid) {
      await tick()
      file = readServiceFile(usual(home))!
    }
    process.kill(file.pid, 'SIGTERM')
    const { status, stdout } = await second.ended()
    expect({ status, stdout }).toEqual({ status: 0, stdout: `http://127.0.0.1:${file.port}\n` })
    expect(existsSync(usual(home))).toBe(false)
  })

  it('goes on without a disk, and says so', async () => {
    const home = newHome()
    // No file may become larger than 4 kB; the service file is smaller.
    const begun = await serve(home, [], { before: 'trap "" XFSZ; ulimit -f 8;' })
    const file = await begun.started()
    const command = `cat /etc/shadow # ${'x'.repeat(1000)}`
    for (let i = 0; i < 12; i++) {
      const answer = await ask(file, JSON.stringify({ command }))
      expect(await answer.json()).toMatchObject({ verdict: 'BLOCK' })
    }
    const health = await fetch(`http://127.0.0.1:${file.port}/healthz`)
    expect(await health.json()).toMatchObject({ status: 'degraded' })
    process.kill(file.pid, 'SIGTERM')
    const { status, stderr } = await begun.ended()
    expect(status).toBe(0)
    expect(stderr.match(/the log of decisions cannot be written/g)).toHaveLength(1)
  })

  it('does not write into a folder that has the name of a log', async () => {
    const home = newHome()
    const state = join(home, '.local/state/aegish')
    mkdirSync(join(state, 'audit.jsonl'), { recursive: true })
    const begun = await serve(home, [])
    const file = await begun.started()
    const answer = await ask(file, JSON.stringify({ command: 'ls' }))
    expect(await answer.json()).toMatchObject({ verdict: 'ALLOW' })
    // Its own file does not care.
    const [log] = readdirSync(state).filter((name) => name.startsWith('audit-service-'))
    expect(readFileSync(join(state, log!), 'utf8')).toContain('"command":"ls"')
    process.kill(file.pid, 'SIGTERM')
    await begun.ended()
  })

  it('is not started or stopped by an agent', () => {
    const env = { HOME: newHome(), CLAUDECODE: '1' }
    for (const args of [[], ['--detach'], ['--stop']]) {
      const { status, stderr } = aegish(['serve', ...args], { env })
      expect(status).toBe(2)
      expect(stderr).toMatch(/^aegish: only a person may (?:start|stop) the service .*CLAUDECODE/)
    }
    expect(aegish(['serve', '--status'], { env }).status).toBe(1)
  })

  it.each<[string[], RegExp]>([
    [['--port', 'x'], /not a whole number/],
    [['--port', '70000'], /"70000" is not a port/],
    [['--socket', 'a', '--port', '1'], /cannot be used with/],
    [['--stop', '--status'], /cannot be used with/],
    [['--policy', 'none.yaml', '--token-file', 'secrets'], /none\.yaml: no such file/],
    [['--role', 'root'], /Allowed choices/],
    [['--socket', 'no/such/folder/a.sock'], /no\/such\/folder: no such folder/],
    [['--token-file', '/proc/nothing/here'], /cannot be written/],
  ])('refuses %j in one line', (args, message) => {
    const { status, stderr, stdout } = aegish(['serve', ...args], { cwd: newHome() })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})
