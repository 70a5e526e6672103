import { connect } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type TestService, testService } from './test-service.ts'

afterEach(() => {
  vi.useRealTimers()
})

const event = (command: string) =>
  JSON.stringify({ hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command } })

/** As the launcher asks; `more` bytes of the body are announced and not there. */
function question({ file }: TestService, command: string, { token = file.request, more = 0 } = {}) {
  const context = 'directory=/tmp\0'
  const body = `${context}${event(command)}`
  return [
    'POST /v1/hook/claude-code HTTP/1.1',
    `Host: 127.0.0.1:${file.port}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: text/plain',
    `Aegish-Context: ${context.length}`,
    `Content-Length: ${body.length + more}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Everything that is answered to what is sent piece by piece. */
function answered({ file }: TestService, pieces: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({ port: file.port, host: '127.0.0.1', noDelay: true }, async () => {
      for (const piece of pieces) await new Promise((sent) => socket.write(piece, sent))
    })
    socket.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
    })
    socket.on('error', () => {}).once('close', () => resolve(text))
  })
}

describe('a question of the launcher', () => {
  it('is the same in one piece, in many, and for the server', async () => {
    const service = await testService()
    const text = question(service, 'cat /etc/shadow')
    const whole = await answered(service, [text])
    expect(whole).toMatch(/^HTTP\/1\.1 200 OK\r\n.*"permissionDecision":"deny".*[\da-f]{64}$/s)
    expect(await answered(service, [...text])).toBe(whole)
    // What the launcher does not write goes to the server.
    const others = text.replace('Content-Type: text/plain', 'content-type:  text/plain')
    expect(await answered(service, [others])).toBe(whole)
  })

  it('is one for each connection: what stands behind it is not decided', async () => {
    const service = await testService()
    const [first, second] = ['ls', 'cat /etc/shadow'].map((each) => question(service, each))
    for (const pieces of [[`${first}${second}`], [first!, second!]]) {
      const answers = (await answered(service, pieces)).match(/^HTTP/gm) ?? []
      expect(answers.length).toBeLessThan(2)
    }
    expect(service.records().map(({ command }) => command)).not.toContain('cat /etc/shadow')
  })

  it('is refused before it is all there where somebody may not ask', async () => {
    const service = await testService()
    // Nothing is handed on for being late.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const token = '0'.repeat(64)
    const text = question(service, 'ls', { token, more: 200_000 })
    expect(await answered(service, [text])).toMatch(/^HTTP\/1\.1 401 /)
    expect(service.records()).toEqual([])
  })
})
