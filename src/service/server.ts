import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { carriesToken } from './admission.ts'
import { BadRequest } from './bad-request.ts'
import { type Answer, admitQuestion, answer, type Rooms, routeOf } from './router.ts'
import { Turns } from './turns.ts'

/** As much as an agent's event may have. */
const MOST_BYTES = 8 * 1024 * 1024
/** Nobody who means it takes longer to send a question. */
const HEADERS_MS = 5_000
const REQUEST_MS = 10_000
const KEEP_ALIVE_MS = 60_000
const MOST_CONNECTIONS = 4096

/** The server behind a port or a socket; somebody else lets it listen. */
export function createHttpServer(rooms: Rooms, onError: (error: unknown) => void): Server {
  const turns = new Turns()
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * 1024,
      noDelay: true,
    },
    (request, response) => {
      void handle(request, rooms, turns, onError).then((answer) => {
        if (answer) send(response, answer, !server.listening)
        // What is left of a body that nobody reads.
        request.resume()
      })
    },
  )
  server.maxConnections = MOST_CONNECTIONS
  return server
}

/** What is sent back, and what stands before it. */
interface Sent extends Answer {
  headers: Record<string, string>
}

async function handle(
  request: IncomingMessage,
  rooms: Rooms,
  turns: Turns,
  onError: (error: unknown) => void,
): Promise<Sent | undefined> {
  const { method = '', headers } = request
  const path = (request.url ?? '').replace(/\?.*$/s, '')
  let start = performance.now()
  let isWhole = false
  let result: Answer
  try {
    admitQuestion({ path, headers }, rooms)
    const body = await readBody(request)
    isWhole = true
    start = performance.now()
    await turns.next()
    result = await answer({ method, path, headers, body }, rooms)
  } catch (error) {
    if (request.destroyed && !request.complete) return undefined
    result = failure(error, onError)
  }
  const seconds = (performance.now() - start) / 1000
  rooms.metrics.answered(routeOf(path) ?? 'other', result.status, seconds)
  return {
    ...result,
    headers: {
      // Plain text ends with it; a shell reads every byte by itself.
      ...(result.type === 'application/json' &&
        carriesToken(headers, rooms.who) && { 'Aegish-Answer': rooms.proof }),
      // What is left of a body that nobody reads is not the next question.
      ...(!isWhole && { Connection: 'close' }),
    },
  }
}

function failure(error: unknown, onError: (error: unknown) => void): Answer {
  if (!(error instanceof BadRequest)) onError(error)
  const { status, message } =
    error instanceof BadRequest ? error : { status: 500, message: 'the service failed' }
  return { status, type: 'application/json', body: `${JSON.stringify({ error: message })}\n` }
}

function send(response: ServerResponse, { status, type, body, headers }: Sent, isLast: boolean) {
  response.sendDate = false
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    ...headers,
    // One that is stopping waits for no further question.
    ...(isLast && { Connection: 'close' }),
  })
  // A text goes out together with what stands before it, in one piece.
  response.end(body)
}

/** The whole body, refused as soon as it is known to be too long. */
function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw tooLong()
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let length = 0
    request.on('data', (piece: Buffer) => {
      length += piece.length
      if (length > MOST_BYTES) {
        request.removeAllListeners('data')
        reject(tooLong())
      } else pieces.push(piece)
    })
    request.once('end', () => resolve(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)))
    request.once('error', reject)
    request.once('close', () => {
      if (!request.complete) reject(new Error('the connection was closed'))
    })
  })
}

function tooLong(): BadRequest {
  return new BadRequest(`the body is longer than ${MOST_BYTES / 1024 / 1024} MB`, 413)
}
