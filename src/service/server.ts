import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { carriesToken } from './admission.ts'
import { BadRequest } from './bad-request.ts'
import {
  type Answer,
  admitRequest,
  answer,
  type Rooms,
  routeOf,
  type ServiceRequest,
} from './router.ts'
import { type ShellAnswer, ShellRequests } from './shell-requests.ts'
import { Turns } from './turns.ts'

/** As much as an agent's event may have. */
const MOST_BYTES = 8 * 1024 * 1024
/** Nobody who means it takes longer to send a question. */
const HEADERS_MS = 5_000
const REQUEST_MS = 10_000
const KEEP_ALIVE_MS = 60_000
const MOST_CONNECTIONS = 4096
/** So long those who were asked something may take when the service stops. */
const GRACE_MS = 3_000

/** The server behind a port or a socket; somebody else lets it listen. */
export interface RequestServer {
  server: Server
  /** Answers what was asked, and ends. */
  close(): Promise<void>
}

export function createRequestServer(
  rooms: Rooms,
  onError: (error: unknown) => void,
): RequestServer {
  const turns = new Turns()
  const answers: Answers = { rooms, turns, onError }
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
      void handle(request, answers).then((answer) => {
        if (answer) send(response, answer, !server.listening)
        // What is left of a body that nobody reads.
        request.resume()
      })
    },
  )
  server.maxConnections = MOST_CONNECTIONS
  const shells = new ShellRequests(
    server,
    (head) => isAdmitted(head, rooms),
    ({ body, ...question }) => answerTo({ method: 'POST', ...question }, () => body, answers),
  )
  return {
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        shells.handOn()
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
      }),
  }
}

/** What every answer needs. */
interface Answers {
  rooms: Rooms
  turns: Turns
  onError(error: unknown): void
}

async function handle(
  request: IncomingMessage,
  answers: Answers,
): Promise<ShellAnswer | undefined> {
  const { method = '', headers } = request
  const path = (request.url ?? '').replace(/\?.*$/s, '')
  try {
    return await answerTo({ method, path, headers }, () => readBody(request), answers)
  } catch (error) {
    if (error instanceof Gone) return undefined
    throw error
  }
}

/** The answer to a question whose body comes later, and what stands before it. */
async function answerTo(
  question: Omit<ServiceRequest, 'body'>,
  read: () => Buffer | Promise<Buffer>,
  { rooms, turns, onError }: Answers,
): Promise<ShellAnswer> {
  let start = performance.now()
  let isWhole = false
  let result: Answer
  try {
    admitRequest(question, rooms)
    const body = await read()
    isWhole = true
    start = performance.now()
    await turns.next()
    result = await answer({ ...question, body }, rooms)
  } catch (error) {
    if (error instanceof Gone) throw error
    result = failure(error, onError)
  }
  const seconds = (performance.now() - start) / 1000
  rooms.metrics.answered(routeOf(question.path) ?? 'other', result.status, seconds)
  return {
    ...result,
    headers: {
      // Plain text ends with it; a shell reads every byte by itself.
      ...(result.type === 'application/json' &&
        carriesToken(question.headers, rooms.who) && { 'Aegish-Answer': rooms.proof }),
      // What is left of a body that nobody reads is not the next question.
      ...(!isWhole && { Connection: 'close' }),
    },
  }
}

function isAdmitted(head: Pick<ServiceRequest, 'path' | 'headers'>, rooms: Rooms): boolean {
  try {
    admitRequest(head, rooms)
    return true
  } catch {
    return false
  }
}

/** Whoever asked has closed the connection, and gets no answer. */
class Gone extends Error {}

function failure(error: unknown, onError: (error: unknown) => void): Answer {
  if (!(error instanceof BadRequest)) onError(error)
  const { status, message } =
    error instanceof BadRequest ? error : { status: 500, message: 'the service failed' }
  return { status, type: 'application/json', body: `${JSON.stringify({ error: message })}\n` }
}

function send(
  response: ServerResponse,
  { status, type, body, headers }: ShellAnswer,
  isLast: boolean,
) {
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
    request.once('error', () => reject(new Gone()))
    request.once('close', () => {
      if (!request.complete) reject(new Gone())
    })
  })
}

function tooLong(): BadRequest {
  return new BadRequest(`the body is longer than ${MOST_BYTES / 1024 / 1024} MB`, 413)
}
