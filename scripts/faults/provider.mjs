// A provider on loopback that answers, and misbehaves as it is told to.
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

const reply = (change = (body) => body) =>
  JSON.stringify(
    change({
      id: 'c',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: '{"action":"BLOCK","reason":"r","confidence":1}' },
          finish_reason: 'stop',
        },
      ],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    }),
  )

let bomb
const send = (response, status, body, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body)
}

/** Faults after which another try may succeed, and answers of a strange kind. */
export const FAULTS = {
  busy: (response) => send(response, 429, '{}', { 'retry-after': '0' }),
  error: (response) => send(response, 500, '{"error":{"message":"no"}}'),
  unknown: (response) => send(response, 599, 'odd'),
  html: (response) => send(response, 200, '<html><body>log in</body></html>'),
  empty: (response) => send(response, 200, ''),
  reset: (response) => response.socket.destroy(),
  cut: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
    response.write('{"id":')
    setTimeout(() => response.socket?.destroy(), 5)
  },
  usage: (response) =>
    send(
      response,
      200,
      reply((body) => ({ ...body, usage: { prompt_tokens: '7', x: [] } })),
    ),
  bomb: (response) => {
    bomb ??= Buffer.concat(Array(200).fill(gzipSync(Buffer.alloc(1024 * 1024, ' '))))
    send(response, 503, bomb, { 'content-encoding': 'gzip' })
  },
}

/** Starts it; `fault(call)` names what to do wrong about a call, or nothing. */
export async function startProvider({ delayMs = 5, fault = () => undefined } = {}) {
  /** How often each question was answered. */
  const answered = new Map()
  let calls = 0
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (text) => {
      body += text
    })
    request.on('end', () => {
      calls++
      const question = JSON.parse(body).messages.at(-1).content
      const key = typeof question === 'string' ? question : JSON.stringify(question)
      const name = fault(calls)
      setTimeout(() => {
        if (response.destroyed) return
        if (name && name !== 'usage') return FAULTS[name](response)
        answered.set(key, (answered.get(key) ?? 0) + 1)
        if (name) FAULTS[name](response)
        else send(response, 200, reply())
      }, delayMs)
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    get calls() {
      return calls
    },
    /** Answers beyond the first about the same question. */
    get paidTwice() {
      return [...answered.values()].reduce((sum, times) => sum + times - 1, 0)
    },
    env: {
      OPENAI_BASE_URL: `http://127.0.0.1:${server.address().port}/v1`,
      OPENAI_API_KEY: 'sk-test-0123456789',
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
