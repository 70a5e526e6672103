import { connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openApi } from './open-api.ts'
import { healthSchema } from './schemas.ts'
import { testService } from './test-service.ts'

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
