import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { analyse } from '../guard/static/index.ts'
import { askHealth } from './ask-service.ts'
import { openApi } from './open-api.ts'
import { decisionSchema, healthSchema, resultsSchema } from './schemas.ts'
import { startService } from './service.ts'
import { testHome, testService } from './test-service.ts'

const JSON_BODY = { 'Content-Type': 'application/json' }
const json = (value: unknown) => ({ headers: JSON_BODY, body: JSON.stringify(value) })

describe('POST /v1/check', () => {
  it('answers what the guard decides, and it is in the log', async () => {
    const { ask, records, file } = await testService()
    const { status, headers, body } = await ask(
      '/v1/check',
      json({ command: 'cat /etc/shadow', cwd: '/srv', role: 'sysadmin', id: 'q-1', agent: 'ci' }),
    )
    expect(status).toBe(200)
    expect(headers['aegish-answer']).toBe(file.answer)
    const { trace: _, ...decision } = analyse('cat /etc/shadow', {
      role: 'sysadmin',
      directory: '/srv',
    })
    expect(JSON.parse(body)).toEqual({
      id: 'q-1',
      command: 'cat /etc/shadow',
      guard: 'static',
      ...decision,
    })
    expect(decisionSchema.strict().parse(JSON.parse(body))).toBeDefined()
    expect(records()).toMatchObject([
      {
        request: 'q-1',
        agent: 'ci',
        directory: '/srv',
        command: 'cat /etc/shadow',
        verdict: 'BLOCK',
        answer: 'deny',
        role: 'sysadmin',
        certainty: 'known',
      },
    ])
  })

  it('answers a batch in its order, each a line of the log under a name of its own', async () => {
    const { ask, records } = await testService()
    const commands = ['ls', 'cat /etc/shadow', 'ls']
    const { body } = await ask('/v1/check', json({ commands, id: 'b' }))
    const { results } = resultsSchema.parse(JSON.parse(body))
    expect(results.map(({ command, verdict, id }) => [command, verdict, id])).toEqual([
      ['ls', 'ALLOW', 'b/0'],
      ['cat /etc/shadow', 'BLOCK', 'b/1'],
      ['ls', 'ALLOW', 'b/2'],
    ])
    expect(records().map(({ request }) => request)).toEqual(['b/0', 'b/1', 'b/2'])
  })

  it('speaks plain text to shells, and proves itself at the end', async () => {
    const { ask, file, records } = await testService()
    const context = Buffer.from(
      'directory=/a\nb\0agent=prompt\0session=tty1\0role=sysadmin\0id=x\0',
    )
    const { body, headers } = await ask('/v1/check', {
      headers: { 'Aegish-Context': String(context.length) },
      body: Buffer.concat([context, Buffer.from('cat /etc/shadow # é\r\n')]),
    })
    expect(headers['content-type']).toMatch(/^text\/plain/)
    const lines = body.split('\n')
    expect(lines[0]).toBe('BLOCK 4 known x')
    expect(lines[1]).toContain('/etc/shadow')
    expect(lines.at(-1)).toBe(file.answer)
    expect(records()).toMatchObject([
      {
        command: 'cat /etc/shadow # é\r\n',
        directory: '/a\nb',
        agent: 'prompt',
        session: 'tty1',
        role: 'sysadmin',
      },
    ])
  })

  it('does nothing to a terminal that shows its answer', async () => {
    const { ask } = await testService()
    const { body } = await ask('/v1/check', { body: 'cat /etc/shadow "\x1b]0;x\x07\n/etc/passwd"' })
    expect(body).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f]/)
  })

  it('takes its policy from its file as it is now', async () => {
    const home = testHome()
    const policy = join(home, 'policy.yaml')
    const write = (binary: string) =>
      writeFileSync(policy, `version: 1\ndeny:\n  - {binary: ${binary}, reason: not here}\n`)
    write('terraform')
    const { ask } = await testService({ policy }, home)
    const verdict = async () =>
      (await ask('/v1/check', { body: 'terraform plan' })).body.split(' ')[0]
    expect(await verdict()).toBe('BLOCK')
    write('deployctl')
    expect(await verdict()).toBe('ALLOW')
    writeFileSync(policy, 'version: 1\ndeny: 7\n')
    expect((await ask('/v1/check', { body: 'ls' })).status).toBe(500)
  })

  it.each<[string, number, object]>([
    ['no JSON', 400, { headers: JSON_BODY, body: '{' }],
    ['no object', 400, json(['ls'])],
    ['a command of the wrong type', 400, json({ command: 1 })],
    ['both', 400, json({ command: 'ls', commands: ['ls'] })],
    ['an unknown field', 400, json({ command: 'ls', polcy: 'x' })],
    ['an unknown role', 400, json({ command: 'ls', role: 'root' })],
    ['a name that is none', 400, json({ command: 'ls', id: 'a\nb' })],
    ['an empty batch', 400, json({ commands: [] })],
    ['too large a batch', 400, json({ commands: Array.from({ length: 1001 }, () => 'ls') })],
    [
      'bytes that are no UTF-8',
      400,
      { headers: JSON_BODY, body: Buffer.from('{"command":"\xff"}', 'latin1') },
    ],
    ['another type', 415, { headers: { 'Content-Type': 'text/html' }, body: 'ls' }],
    ['no type', 415, { headers: { 'Content-Type': undefined }, body: 'ls' }],
    ['a context longer than the body', 400, { headers: { 'Aegish-Context': '9' }, body: 'ls' }],
    ['a context that is no number', 400, { headers: { 'Aegish-Context': '-1' }, body: 'ls' }],
    ['a context without a NUL', 400, { headers: { 'Aegish-Context': '2' }, body: 'a=ls' }],
    ['a field that is none', 400, { headers: { 'Aegish-Context': '2' }, body: 'a\0ls' }],
    ['a field that is unknown', 400, { headers: { 'Aegish-Context': '4' }, body: 'x=y\0ls' }],
    ['a field twice', 400, { headers: { 'Aegish-Context': '10' }, body: 'id=a\0id=b\0ls' }],
    ['another method', 405, { method: 'GET' }],
  ])('refuses %s', async (_, status, options) => {
    const { ask, records } = await testService()
    const reply = await ask('/v1/check', options)
    expect(reply.status).toBe(status)
    expect(JSON.parse(reply.body)).toEqual({ error: expect.stringMatching(/^[^\n]+$/) })
    expect(() => records()).not.toThrow()
    expect(records()).toEqual([])
  })
})

describe('POST /v1/hook/AGENT', () => {
  const event = (command: string) => ({
    hook_event_name: 'PreToolUse',
    cwd: '/srv/app',
    tool_name: 'Bash',
    tool_use_id: 'toolu_1',
    tool_input: { command },
  })

  it("answers an agent's own JSON in its own words", async () => {
    const { ask, records } = await testService()
    const denied = await ask('/v1/hook/claude-code', json(event('cat /etc/shadow')))
    expect(JSON.parse(denied.body).hookSpecificOutput.permissionDecision).toBe('deny')
    const passed = await ask('/v1/hook/claude-code', json(event('ls')))
    expect([passed.status, passed.body]).toEqual([200, '{}\n'])
    const other = await ask(
      '/v1/hook/gemini',
      json({ ...event('cat /etc/shadow'), hook_event_name: 'BeforeTool' }),
    )
    expect(JSON.parse(other.body)).toMatchObject({ decision: 'deny' })
    expect(records().map(({ agent, verdict, request }) => [agent, verdict, request])).toEqual([
      ['claude-code', 'BLOCK', 'toolu_1'],
      ['claude-code', 'ALLOW', 'toolu_1'],
      ['gemini', 'BLOCK', 'toolu_1'],
    ])
  })

  it('denies what cannot be judged, and knows no other agent', async () => {
    const { ask } = await testService()
    const { status, body } = await ask('/v1/hook/claude-code', { headers: JSON_BODY, body: 'x' })
    expect(status).toBe(200)
    expect(JSON.parse(body).hookSpecificOutput.permissionDecision).toBe('deny')
    expect((await ask('/v1/hook/nobody', json(event('ls')))).status).toBe(404)
    expect((await ask('/v1/hook/', json(event('ls')))).status).toBe(404)
    expect((await ask('/v1/hook/claude-code/x', json(event('ls')))).status).toBe(404)
  })

  it('obeys the arguments and the policy of the hook, as they are now', async () => {
    const { ask, home, file } = await testService()
    const hook = async (command: string, ...argv: string[]) => {
      const context = Buffer.from(argv.map((word) => `argument=${word}\0`).join(''))
      const { status, body } = await ask('/v1/hook/claude-code', {
        headers: { 'Aegish-Context': String(context.length) },
        body: Buffer.concat([context, Buffer.from(JSON.stringify(event(command)))]),
      })
      if (status !== 200) return status
      const [code, stdout, stderr, proof] = body.split('\n')
      expect(proof).toBe(file.answer)
      return `${code} ${/"deny"|"ask"/.exec(stdout!)?.[0] ?? '-'} ${stderr}`
    }
    expect(await hook('terraform plan')).toBe('0 - ')
    mkdirSync(join(home, '.config/aegish'), { recursive: true })
    const policy = join(home, '.config/aegish/policy.yaml')
    writeFileSync(policy, 'version: 1\ndeny:\n  - {binary: terraform, reason: no}\n')
    expect(await hook('terraform plan')).toBe('0 "deny" ')
    writeFileSync(
      join(home, '.config/aegish/mine.yaml'),
      'version: 1\ndeny:\n  - {binary: psql, reason: no}\n',
    )
    expect(await hook('psql')).toBe('0 - ')
    expect(await hook('psql', '--policy', 'mine.yaml', '--role', 'sysadmin')).toBe('0 "deny" ')
    writeFileSync(policy, 'version: 1\ndeny: 7\n')
    expect(await hook('ls')).toMatch(/^2 "deny" aegish cannot judge this call/)
    expect(await hook('ls', '--fail', 'open')).toMatch(/^0 - aegish cannot judge/)
    // The plain hook says what is wrong with it.
    expect(await hook('ls', '--rol', 'x')).toBe(422)
  })

  it('knows which files are the agent’s own, from its environment and not from ours', async () => {
    const { ask, home } = await testService()
    const settings = join(home, 'moved/settings.json')
    const write = JSON.stringify({
      ...event(''),
      tool_name: 'Write',
      tool_input: { file_path: settings, content: '{}' },
    })
    const reply = (context: string) =>
      ask('/v1/hook/claude-code', {
        headers: { 'Aegish-Context': String(context.length) },
        body: context + write,
      })
    expect((await reply('')).body).not.toContain('"deny"')
    expect((await reply(`CLAUDE_CONFIG_DIR=${join(home, 'moved')}\0`)).body).toContain('"deny"')
  })
})

describe('who may ask', () => {
  it.each<[string, number, Record<string, string | undefined>]>([
    ['no token', 401, { Authorization: undefined }],
    ['a wrong token', 401, { Authorization: `Bearer ${'0'.repeat(64)}` }],
    ['a token of another scheme', 401, { Authorization: 'Basic eDp5' }],
    ['a foreign Host', 403, { Host: 'evil.example' }],
    ['a foreign Host with our port', 403, { Host: 'evil.example:80' }],
    ['an Origin', 403, { Origin: 'http://evil.example' }],
    ['our own Origin', 403, { Origin: 'http://127.0.0.1' }],
  ])('refuses %s', async (_, status, headers) => {
    const { ask, records, file } = await testService()
    const reply = await ask('/v1/check', { headers, body: 'ls' })
    expect(reply.status).toBe(status)
    expect(JSON.stringify(reply)).not.toContain(status === 401 ? file.answer : file.request)
    expect(records()).toEqual([])
  })

  it('tells everybody on this machine that it lives and what it counted, and nothing else', async () => {
    const { ask, file } = await testService()
    const anybody = { method: 'GET', headers: { Authorization: undefined } }
    const { body, headers } = await ask('/healthz', anybody)
    expect(healthSchema.strict().parse(JSON.parse(body))).toEqual({
      status: 'ok',
      version: '1.2.3',
    })
    expect(headers['aegish-answer']).toBeUndefined()
    await ask('/v1/check', { body: 'cat /etc/shadow' })
    const metrics = (await ask('/metrics', anybody)).body
    expect(metrics).toContain('aegish_decisions_total{by="check",verdict="BLOCK"} 1')
    expect(metrics).toContain('aegish_requests_total{path="/v1/check",status="200"} 1')
    expect(metrics).toMatch(/^aegish_request_seconds_bucket\{le="\+Inf"\} 2$/m)
    expect(metrics).not.toMatch(/shadow/)
    for (const origin of [{ Origin: 'http://x' }, { Host: 'x' }]) {
      expect((await ask('/metrics', { ...anybody, headers: origin })).status).toBe(403)
    }
    expect((await ask('/openapi.json', anybody)).status).toBe(401)
    expect(JSON.stringify(openApi('1'))).not.toContain(file.request)
  })

  it('does not count paths that somebody makes up', async () => {
    const { ask } = await testService()
    for (const path of ['/x"} 1', '/v1/hook/../../x', '//', '/v1/check/x']) {
      expect((await ask(path.replaceAll(' ', '%20'))).status).toBe(404)
    }
    const { body } = await ask('/metrics', { method: 'GET' })
    expect(body).toContain('aegish_requests_total{path="other",status="404"} 4')
  })

  it('describes itself from the schemas that it reads with', async () => {
    const { ask } = await testService()
    const { body } = await ask('/openapi.json', { method: 'GET' })
    const document = JSON.parse(body)
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual([
      '/v1/check',
      '/v1/hook/{agent}',
      '/healthz',
      '/metrics',
      '/openapi.json',
    ])
    expect(document.components.schemas.Check.required).toEqual(['command'])
    const names = [...body.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!)
    for (const name of names) expect(document.components.schemas[name]).toBeDefined()
  })
})

describe('bodies and connections without end', () => {
  const open = (port: number) =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket))
      socket.once('error', reject)
      onTestFinished(() => {
        socket.destroy()
      })
    })
  const closed = (socket: Socket) =>
    new Promise<string>((resolve) => {
      let text = ''
      socket.on('data', (piece) => {
        text += String(piece)
      })
      socket.on('error', () => {})
      socket.once('close', () => resolve(text))
    })
  const head = (port: number, request: string, more: string) =>
    `POST /v1/check HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${request}\r\nContent-Type: text/plain\r\n${more}\r\n`

  it('refuses 100 MB that are announced, before they are sent', async () => {
    const { file, records } = await testService()
    const socket = await open(file.port)
    socket.write(head(file.port, file.request, 'Content-Length: 104857600\r\n'))
    expect(await closed(socket)).toMatch(/^HTTP\/1\.1 413 /)
    expect(records()).toEqual([])
  })

  it('refuses 100 MB that are not announced, as soon as they are too many', async () => {
    const { file, ask } = await testService()
    const socket = await open(file.port)
    const end = closed(socket)
    socket.write(head(file.port, file.request, 'Transfer-Encoding: chunked\r\n'))
    const piece = `100000\r\n${'x'.repeat(0x100000)}\r\n`
    let sent = 0
    while (sent < 100 && !socket.destroyed && !socket.closed) {
      if (!socket.write(piece)) {
        await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), end])
      }
      sent++
    }
    socket.destroy()
    await end
    expect((await ask('/v1/check', { body: 'ls' })).status).toBe(200)
    const metrics = (await ask('/metrics', { method: 'GET' })).body
    expect(metrics).toContain('aegish_requests_total{path="/v1/check",status="413"} 1')
  })

  it('answers others beside 500 idle connections, and ends those', async () => {
    const { file, ask } = await testService()
    const idle = await Promise.all(Array.from({ length: 500 }, () => open(file.port)))
    const ended = Promise.all(idle.map(closed))
    expect((await ask('/v1/check', { body: 'ls' })).status).toBe(200)
    await ended
    expect((await ask('/v1/check', { body: 'ls' })).status).toBe(200)
  })

  it('ends requests that are half sent, and decides about none of them', async () => {
    const { file, ask, records } = await testService()
    const whole = head(file.port, file.request, 'Content-Length: 100\r\n')
    const halves = [
      'POST /v1/ch',
      whole.slice(0, -2),
      `${whole}rm -rf`,
      `${whole}rm -rf /${'x'.repeat(60)}`,
    ]
    const ends = []
    for (const half of halves) {
      const socket = await open(file.port)
      ends.push(closed(socket))
      socket.write(half)
    }
    expect((await ask('/v1/check', { body: 'ls' })).status).toBe(200)
    for (const text of await Promise.all(ends)) expect(text).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
    expect(records().map(({ command }) => command)).toEqual(['ls'])
  })

  it('survives what is no HTTP', async () => {
    const { file, ask } = await testService()
    for (const text of [
      '\0\0\0',
      'GET / HTTP/9.9\r\n\r\n',
      `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(9999)}\r\n`,
    ]) {
      const socket = await open(file.port)
      const end = closed(socket)
      socket.write(text)
      expect(await end).toMatch(/^HTTP\/1\.1 4/)
    }
    expect((await ask('/v1/check', { body: 'ls' })).status).toBe(200)
  })
})

describe('its place', () => {
  const start = (place: Parameters<typeof startService>[0]['place']) =>
    startService({ place, packageFolder: '/p', version: '1', env: {}, say: () => {} })

  it('is a file that only its owner can read, new at each start, gone at the end', async () => {
    const { home, file, service } = await testService()
    const path = join(home, '.local/state/aegish/service')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(file.request).not.toBe(file.answer)
    expect(await askHealth({ file: path })).toMatchObject({ pid: process.pid, status: 'ok' })
    await expect(start({ port: 0, file: path })).rejects.toMatchObject({ code: 'RUNNING' })
    await service.stop()
    expect(existsSync(path)).toBe(false)
    const again = await start({ port: 0, file: path })
    const text = readFileSync(path, 'utf8')
    expect(text).not.toContain(file.request)
    expect(text).not.toContain(file.answer)
    await again.stop()
  })

  it('replaces the file of a service that was killed', async () => {
    const home = testHome()
    const path = join(home, 'service')
    writeFileSync(
      path,
      `aegish-service 1\npid 1\nport 1\nrequest ${'a'.repeat(64)}\nanswer ${'b'.repeat(64)}\n`,
      { mode: 0o600 },
    )
    const service = await start({ port: 0, file: path })
    expect(await askHealth({ file: path })).toBeDefined()
    await service.stop()
  })

  it('does not believe an answer without the second secret', async () => {
    const home = testHome()
    const impostor = createServer((socket) =>
      socket.end(
        `HTTP/1.1 200 OK\r\nAegish-Answer: ${'0'.repeat(64)}\r\nContent-Length: 40\r\n\r\n{"status":"ok","version":"1","pid":12345}`,
      ),
    )
    await new Promise<void>((resolve) => impostor.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      impostor.close()
    })
    const { port } = impostor.address() as { port: number }
    const path = join(home, 'service')
    writeFileSync(
      path,
      `aegish-service 1\npid ${process.pid}\nport ${port}\nrequest ${'a'.repeat(64)}\nanswer ${'b'.repeat(64)}\n`,
      { mode: 0o600 },
    )
    expect(await askHealth({ file: path })).toBeUndefined()
  })

  it.each<[string, RegExp, (path: string, home: string) => void]>([
    ['a link', /is a link/, (path, home) => symlinkSync(join(home, 'elsewhere'), path)],
    ['a folder', /is not a file/, (path) => mkdirSync(path)],
    ['a file of somebody', /is no file of a service/, (path) => writeFileSync(path, 'mine\n')],
  ])('refuses %s as its token file, and leaves it alone', async (_, message, make) => {
    const home = testHome()
    const path = join(home, 'token')
    make(path, home)
    await expect(start({ port: 0, file: path })).rejects.toThrow(message)
    expect(existsSync(join(home, 'elsewhere'))).toBe(false)
  })

  it('is a socket with mode 0600, without a token', async () => {
    const home = testHome()
    const path = join(home, 'guard.sock')
    const service = await start({ socket: path })
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(await askHealth({ socket: path })).toMatchObject({ pid: process.pid })
    const ask = (headers: Record<string, string>) =>
      new Promise<number>((resolve) => {
        request(
          {
            socketPath: path,
            path: '/v1/check',
            method: 'POST',
            headers: { 'Content-Type': 'text/plain', ...headers },
          },
          (response) => {
            response.resume()
            resolve(response.statusCode!)
          },
        ).end('ls')
      })
    expect(await ask({ Host: 'localhost' })).toBe(200)
    expect(await ask({ Host: 'evil.example' })).toBe(403)
    expect(await ask({ Host: 'localhost', Origin: 'http://x' })).toBe(403)
    await expect(start({ socket: path })).rejects.toMatchObject({ code: 'RUNNING' })
    await service.stop()
    expect(existsSync(path)).toBe(false)
  })

  it('takes the place of a socket that nobody answers on, and of nothing else', async () => {
    const home = testHome()
    const path = join(home, 'a.sock')
    symlinkSync(join(home, 'b.sock'), path)
    await expect(start({ socket: path })).rejects.toThrow(/is a link/)
    expect(existsSync(join(home, 'b.sock'))).toBe(false)
    const file = join(home, 'file')
    writeFileSync(file, 'mine')
    await expect(start({ socket: file })).rejects.toThrow(/no socket/)
    expect(readFileSync(file, 'utf8')).toBe('mine')
    await expect(start({ socket: join(home, 'no/such/folder.sock') })).rejects.toMatchObject({
      code: 'BAD_SOCKET',
    })
  })

  it('says which port cannot be had', async () => {
    const { file, home } = await testService()
    await expect(start({ port: file.port, file: join(home, 'other') })).rejects.toThrow(
      new RegExp(`port ${file.port}: cannot be used \\(EADDRINUSE\\)`),
    )
    expect(existsSync(join(home, 'other'))).toBe(false)
  })
})

describe('a log that cannot be written', () => {
  it('changes no decision, and is said once', async () => {
    const home = testHome()
    const { ask, said } = await testService({ env: { XDG_STATE_HOME: join(home, 'state') } }, home)
    mkdirSync(join(home, 'state'))
    writeFileSync(join(home, 'state/aegish'), 'a file where a folder should be')
    for (let i = 0; i < 3; i++) {
      expect((await ask('/v1/check', { body: 'cat /etc/shadow' })).body).toMatch(/^BLOCK/)
    }
    expect(said).toEqual([expect.stringMatching(/^the log of decisions cannot be written/)])
    expect(JSON.parse((await ask('/healthz', { method: 'GET' })).body).status).toBe('degraded')
    expect((await ask('/metrics', { method: 'GET' })).body).toContain(
      'aegish_audit_unwritten_total 3',
    )
  })
})

it('answers what is being asked before it stops, and nothing new', async () => {
  const { file, service, records } = await testService()
  const socket = connect(file.port, '127.0.0.1')
  let text = ''
  socket.on('data', (piece) => {
    text += String(piece)
  })
  const end = new Promise((resolve) => socket.once('close', resolve))
  const arrived = new Promise((resolve) => socket.once('data', resolve))
  // Answered to the first, and in the middle of the second.
  const one = (body: string) =>
    `POST /v1/check HTTP/1.1\r\nHost: 127.0.0.1:${file.port}\r\nAuthorization: Bearer ${file.request}\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  socket.write(one('echo 1') + one('echo 2').slice(0, -1))
  await arrived
  const stopped = service.stop()
  await expect(
    new Promise((resolve, reject) => {
      connect(file.port, '127.0.0.1', () => resolve('connected')).once('error', reject)
    }),
  ).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  socket.write('2')
  await Promise.all([stopped, end])
  expect(text.match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
  expect(records().map(({ command }) => command)).toEqual(['echo 1', 'echo 2'])
})
