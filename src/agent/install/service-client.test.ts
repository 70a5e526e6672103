import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readServiceFile } from '../../service/service-file.ts'
import { testHome, testService } from '../../service/test-service.ts'
import { launcherText } from './launcher.ts'
import { SILENT_BYTES } from './service-client.ts'

/** Stands in for Node: keeps what the plain hook was given. */
const PLAIN = '#!/bin/sh\n/bin/cat >"$0.input"\necho "$@" >"$0.words"\necho \'{"plain":true}\'\n'

function program(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  chmodSync(path, 0o755)
  return path
}

interface Said {
  status: number | null
  stdout: string
  stderr: string
  /** What the plain hook got; undefined where it was not asked. */
  plain: Buffer | undefined
}

/** Starts the installed launcher as an agent would. */
async function launch(
  home: string,
  input: string | Buffer,
  {
    args = ['--agent', 'claude-code'],
    env = {},
    cwd = home,
    recordedHome = home,
    afterMs = 0,
  } = {},
): Promise<Said> {
  const node = program(join(home, 'bin/node'), PLAIN)
  program(join(home, 'package/bin/aegish.js'), '')
  mkdirSync(join(home, 'package/dist'), { recursive: true })
  const recorded = { node, package: join(home, 'package'), home: recordedHome, path: [] }
  const file = program(join(home, 'hook'), launcherText({ ...recorded, shell: '/bin/bash' }))
  const child = spawn(file, args, {
    cwd,
    env: { PATH: '/nowhere', HOME: '/elsewhere', LC_ALL: 'C.UTF-8', ...env },
  })
  const said = { stdout: '', stderr: '' }
  child.stdin.on('error', () => {})
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (piece: string) => {
      said[name] += piece
    })
  }
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  if (afterMs > 0) await sleep(afterMs)
  child.stdin.end(input)
  const status = await closed
  const got = `${node}.input`
  const plain = existsSync(got) ? readFileSync(got) : undefined
  rmSync(got, { force: true })
  return { status, ...said, plain }
}

const event = (command: string, more: object = {}) =>
  JSON.stringify({
    hook_event_name: 'PreToolUse',
    cwd: '/srv/app',
    tool_name: 'Bash',
    tool_input: { command },
    ...more,
  })

describe('the launcher beside a service', () => {
  it('answers by it, without starting anything', async () => {
    const { home, records } = await testService()
    expect(await launch(home, event('ls'))).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
      plain: undefined,
    })
    const { status, stdout, plain } = await launch(home, event('cat /etc/shadow'))
    expect([status, plain]).toEqual([0, undefined])
    expect(JSON.parse(stdout).hookSpecificOutput.permissionDecision).toBe('deny')
    const refused = await launch(home, 'no event')
    expect(refused).toMatchObject({ status: 2, plain: undefined })
    expect(refused.stderr).toMatch(/^aegish cannot judge this call.*\n$/)
    expect(JSON.parse(refused.stdout).hookSpecificOutput.permissionDecision).toBe('deny')
    expect(records().map(({ command, agent }) => [command, agent])).toEqual([
      ['ls', 'claude-code'],
      ['cat /etc/shadow', 'claude-code'],
    ])
  })

  it('knows how long silence is', async () => {
    const { home } = await testService()
    const { port, request } = readServiceFile(join(home, '.local/state/aegish/service'))!
    const socket = connect(port, '127.0.0.1')
    const text = event('ls')
    socket.write(
      `POST /v1/hook/claude-code HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${request}\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`,
    )
    let length = 0
    for await (const piece of socket) length += piece.length
    expect(length).toBe(SILENT_BYTES)
  })

  it.each([
    ['letters of every kind', 'echo é ü 漢字 🙂'],
    ['line breaks', 'echo a\r\necho b\n\n'],
    ['what printf and the shell would read', `echo %s %d \\n \\0 \\x41 $(x) \`y\` $HOME "'*?~ `],
    ['control characters', 'echo \u0001\u007f\u0080\ufffd'],
    ['much', `echo ${'é'.repeat(3000)}`],
  ])('hands on %s byte by byte', async (_, command) => {
    const { home, records } = await testService()
    expect(await launch(home, event(command))).toMatchObject({ status: 0, plain: undefined })
    const [record] = records()
    if (command.length < 4000) expect(record!.command).toBe(command)
    else expect(record!.length).toBe(command.length)
    // Raw, outside of strings, where JSON takes white space for nothing.
    expect(await launch(home, `\r\n\t${event('ls')}\n\n`)).toMatchObject({ status: 0, stdout: '' })
  })

  it.each<[string, Buffer]>([
    ['more than is fast', Buffer.from(event('x'.repeat(65536)))],
    ['exactly as much', Buffer.from(`${event('ls')}${' '.repeat(65536)}`).subarray(0, 65536)],
    ['megabytes', Buffer.from(event(`é\r\n${'\\'.repeat(3_000_000)}`))],
  ])('leaves %s to the plain hook, which gets every byte', async (_, input) => {
    const { home } = await testService()
    const { status, stdout, plain } = await launch(home, input)
    expect([status, stdout]).toEqual([0, '{"plain":true}\n'])
    expect(plain!.equals(input)).toBe(true)
  })

  it('judges an event without the NUL that stands in it raw, as no agent writes one', async () => {
    const { home } = await testService()
    const raw = event('cat /etc/shadow').replace('shadow', 'sha\0dow')
    expect(await launch(home, raw)).toMatchObject({
      stdout: expect.stringContaining('"permissionDecision":"deny"'),
      plain: undefined,
    })
    // As agents write it.
    expect((await launch(home, event('ls\0 /tmp'))).stdout).toContain('"permissionDecision":"deny"')
  })

  it('waits for its agent as long as it takes, whatever the environment says', async () => {
    const { home } = await testService()
    const late = { env: { TMOUT: '1' }, afterMs: 1300 }
    expect(await launch(home, event('ls'), late)).toMatchObject({
      status: 0,
      stdout: '',
      stderr: '',
    })
  })

  it('tells where the agent is, how it was called, and what moved its folders', async () => {
    const { home, records } = await testService()
    const link = join(home, 'link')
    mkdirSync(join(home, 'a\nb é'))
    symlinkSync(join(home, 'a\nb é'), link)
    const { cwd: _, ...rest } = JSON.parse(event('ls'))
    const args = ['--agent', 'claude-code', '--role', 'sysadmin']
    await launch(home, JSON.stringify(rest), { cwd: link, args, env: { PWD: link } })
    expect(records()).toMatchObject([{ directory: join(home, 'a\nb é'), role: 'sysadmin' }])
    const settings = join(home, 'moved/settings.json')
    const write = event('', {
      tool_name: 'Write',
      tool_input: { file_path: settings, content: '{}' },
    })
    expect((await launch(home, write)).stdout).toBe('')
    const env = { CLAUDE_CONFIG_DIR: join(home, 'moved') }
    expect((await launch(home, write, { env })).stdout).toContain('"deny"')
  })

  it('takes no function and no start-up file from the environment', async () => {
    const { home } = await testService()
    const script = join(home, 'start')
    writeFileSync(script, 'echo started >&2; exit 0\n')
    const env = {
      BASH_ENV: script,
      ENV: script,
      SHELLOPTS: 'noexec',
      'BASH_FUNC_printf%%': '() { exit 0; }',
      'BASH_FUNC_read%%': '() { exit 0; }',
      IFS: 'a',
    }
    const { stdout, stderr, plain } = await launch(home, event('cat /etc/shadow'), { env })
    expect([stderr, plain]).toEqual(['', undefined])
    expect(stdout).toContain('"deny"')
  })
})

/** Somebody else at the port of a service that is gone. */
async function impostor(home: string, serve: (socket: Socket, secret: string) => void) {
  const secret = 'b'.repeat(64)
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => serve(socket, secret))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as { port: number }
  const path = join(home, '.local/state/aegish/service')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(
    path,
    `aegish-service 1\npid ${process.pid}\nport ${port}\nrequest ${'a'.repeat(64)}\nanswer ${secret}\n`,
    { mode: 0o600 },
  )
  return path
}

const answer = (status: string, body: string) =>
  `HTTP/1.1 ${status}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`

describe('the launcher waits for an answer', () => {
  const denial = (secret: string) =>
    answer('200 OK', `0\n{"reason":"${'no '.repeat(100)}"}\n\n${secret}`)

  it.each([
    1,
    100,
    SILENT_BYTES,
    SILENT_BYTES + 1,
  ])('that comes in two pieces, %i bytes first', async (first) => {
    const home = testHome()
    await impostor(home, (socket, secret) => {
      socket.write(denial(secret).slice(0, first))
      setTimeout(() => socket.end(denial(secret).slice(first)), 100)
    })
    const { stdout, plain } = await launch(home, event('ls'))
    expect([stdout, plain]).toEqual([`{"reason":"${'no '.repeat(100)}"}\n`, undefined])
  })

  it('that is silence, and not for the end of the connection', async () => {
    const home = testHome()
    await impostor(home, (socket, secret) => {
      const silence = answer('200 OK', `0\n\n\n${secret}`)
      const more = `X: ${'x'.repeat(SILENT_BYTES - silence.length - 5)}\r\n`
      socket.write(silence.replace('Connection', `${more}Connection`))
    })
    const { status, stdout, plain } = await launch(home, event('ls'))
    expect([status, stdout, plain]).toEqual([0, '', undefined])
  })
})

describe('the launcher asks the plain hook', () => {
  const asksPlain = async (home: string, options = {}) => {
    const input = event('cat /etc/shadow')
    const { status, stdout, plain } = await launch(home, input, options)
    expect([status, stdout, plain?.toString()]).toEqual([0, '{"plain":true}\n', input])
  }

  it('without a service', async () => {
    await asksPlain(testHome())
  })

  it('when its service was killed, or nobody listens', async () => {
    const home = testHome()
    const path = await impostor(home, (socket) => socket.destroy())
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(/^port .*/m, 'port 1'))
    await asksPlain(home)
    // bash would end with exit code 1 here, which most agents take for a yes.
    await asksPlain(home, { env: { POSIXLY_CORRECT: '1' } })
    writeFileSync(path, text.replace(/^pid .*/m, 'pid 4194305'))
    await asksPlain(home)
  })

  it.each<[string, (socket: Socket, secret: string) => void]>([
    ['no secret', (socket) => socket.end(answer('200 OK', '0\n\n\n'))],
    ['another secret', (socket) => socket.end(answer('200 OK', `0\n\n\n${'c'.repeat(64)}`))],
    [
      'the end missing',
      (socket, secret) => socket.end(answer('200 OK', `0\n\n\n${secret}`).slice(0, -1)),
    ],
    [
      'the rest missing',
      (socket, secret) =>
        socket.write(answer('200 OK', `0\n{${' '.repeat(300)}}\n\n${secret}`).slice(0, -1)),
    ],
    ['another status', (socket, secret) => socket.end(answer('500 No', `0\n\n\n${secret}`))],
    ['another exit code', (socket, secret) => socket.end(answer('200 OK', `1\n\n\n${secret}`))],
    ['an empty one', (socket, secret) => socket.end(answer('200 OK', `\n\n\n${secret}`))],
    [
      'something else than JSON',
      (socket, secret) => socket.end(answer('200 OK', `0\nyes\n\n${secret}`)),
    ],
    ['a NUL', (socket, secret) => socket.end(answer('200 OK', `0\n\n\n${secret}\0`))],
    ['nothing', (socket) => socket.end()],
    ['a reset', (socket) => socket.resetAndDestroy()],
    ['silence', () => {}],
  ])('when the answer has %s', async (_, serve) => {
    const home = testHome()
    await impostor(home, serve)
    await asksPlain(home)
  })

  it('when the file is a link, or has another form', async () => {
    const home = testHome()
    const pass = (socket: Socket, secret: string) =>
      socket.end(answer('200 OK', `0\n\n\n${secret}`))
    const path = await impostor(home, pass)
    // The stand-in would be believed.
    expect(await launch(home, event('cat /etc/shadow'))).toMatchObject({
      stdout: '',
      plain: undefined,
    })
    const text = readFileSync(path, 'utf8')
    for (const broken of [
      '',
      text.replace('aegish-service 1', 'aegish-service 2'),
      text.replace(/^answer .*\n/m, ''),
      text.replace(/^port .*/m, 'port 1/../../../../tmp/x'),
      text.replace(/^pid .*/m, 'pid -1'),
      text.replace(/^request .*/m, 'request a%sb'),
    ]) {
      writeFileSync(path, broken)
      await asksPlain(home)
    }
    writeFileSync(`${path}.elsewhere`, text, { mode: 0o600 })
    expect(readServiceFile(`${path}.elsewhere`)).toBeDefined()
    rmSync(path)
    symlinkSync(`${path}.elsewhere`, path)
    await asksPlain(home)
  })

  it('when no agent is named, or a strange one', async () => {
    const { home } = await testService()
    await asksPlain(home, { args: [] })
    await asksPlain(home, { args: ['--agent', 'x HTTP/1.1'] })
    await asksPlain(home, { args: ['--agent', 'nobody'] })
    await asksPlain(home, { args: ['--agent', 'claude-code', '--rol', 'x'] })
  })

  it('when it serves everybody and HOME is the project’s', async () => {
    const home = testHome()
    await impostor(home, (socket, secret) => socket.end(answer('200 OK', `0\n\n\n${secret}`)))
    await asksPlain(home, { recordedHome: '', env: { HOME: home } })
  })
})
