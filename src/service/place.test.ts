import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { askHealth } from './ask-service.ts'
import { startService } from './service.ts'
import { testHome, testService } from './test-service.ts'

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
    // The system would make one under the first letters of its name.
    await expect(start({ socket: join(home, 'x'.repeat(104)) })).rejects.toThrow(/is longer than/)
    expect(readdirSync(home).filter((name) => name.startsWith('x'))).toEqual([])
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
