import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http'
import type { Server, Socket } from 'node:net'

/** What stands in front of a question of the launcher. */
export interface ShellHead {
  path: string
  headers: IncomingHttpHeaders
}

/** A question of the launcher, whole. */
export interface ShellRequest extends ShellHead {
  body: Buffer
}

/** What it gets. */
export interface ShellAnswer {
  status: number
  type: string
  body: string
  headers: Record<string, string>
}

/** What the launcher writes before a question: these lines, and no others. */
const HEAD =
  /^POST (\/v1\/hook\/[a-z-]{1,40}) HTTP\/1\.1\r\nHost: ([\w.:]{1,60})\r\nAuthorization: (Bearer [0-9a-f]{1,128})\r\nContent-Type: text\/plain\r\nAegish-Context: (\d{1,9})\r\nContent-Length: (\d{1,6})\r\nConnection: close\r\n\r\n/
const BEGINNING = 'POST /v1/hook/'
const LONGEST_HEAD = 1024
/** More than a launcher sends. */
const LONGEST_BODY = 256 * 1024
/** A launcher that takes longer waits for its agent. */
const WAIT_MS = 1_000

/**
 * Answers the questions of the launcher by itself. Somebody waits for each of them, most after a while in which
 * nobody asked: then all that Node does for HTTP has to come into the caches of the processor anew, which
 * takes longer than to decide. What differs by one letter from what the launcher writes is the server's, as
 * it came, and so is what is not all there in time, or of somebody who may not ask: nothing waits for that.
 */
export class ShellRequests {
  readonly #answer: (question: ShellRequest) => Promise<ShellAnswer>
  readonly #mayAsk: (head: ShellHead) => boolean
  readonly #serve: (socket: Socket) => void
  /** Connections on which nothing whole was asked yet, and how each is handed on. */
  readonly #waiting = new Map<Socket, () => void>()

  constructor(
    server: Server,
    mayAsk: (head: ShellHead) => boolean,
    answer: (question: ShellRequest) => Promise<ShellAnswer>,
  ) {
    this.#mayAsk = mayAsk
    this.#answer = answer
    const listeners = server.listeners('connection')
    this.#serve = (socket) => {
      for (const listener of listeners) listener.call(server, socket)
    }
    server.removeAllListeners('connection')
    server.on('connection', (socket) => this.#receive(socket))
  }

  /** The server, which is closing, ends what was not asked yet, and waits for the rest. */
  handOn(): void {
    for (const handOn of [...this.#waiting.values()]) handOn()
  }

  #receive(socket: Socket): void {
    let pieces: Buffer[] = []
    let length = 0
    /** There is nothing to see in fewer bytes. */
    let needed = 1
    const onData = (piece: Buffer) => {
      pieces.push(piece)
      length += piece.length
      if (length < needed) return
      const received = pieces.length === 1 ? piece : Buffer.concat(pieces, length)
      pieces = [received]
      const question = questionIn(received, this.#mayAsk)
      if (question === undefined) handOn()
      else if (typeof question === 'number') needed = question
      else {
        leave()
        void this.#reply(socket, question)
      }
    }
    const leave = () => {
      clearTimeout(timer)
      this.#waiting.delete(socket)
      socket.off('data', onData).off('end', onEnd).off('close', leave)
    }
    const handOn = () => {
      leave()
      socket.off('error', ignore)
      this.#serve(socket)
      if (length > 0) socket.unshift(Buffer.concat(pieces, length))
    }
    const onEnd = () => socket.destroy()
    const timer = setTimeout(handOn, WAIT_MS).unref()
    this.#waiting.set(socket, handOn)
    socket.on('error', ignore).on('data', onData).on('end', onEnd).on('close', leave)
  }

  async #reply(socket: Socket, question: ShellRequest): Promise<void> {
    const { status, type, body, headers } = await this.#answer(question)
    const lines = Object.entries({
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Length': Buffer.byteLength(body),
      ...headers,
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }
}

/** Whoever goes away while he is answered is gone; what was decided stands. */
function ignore(): void {}

/** A whole question; how many bytes it takes to see more of one; undefined where it is the server's. */
function questionIn(
  received: Buffer,
  mayAsk: (head: ShellHead) => boolean,
): ShellRequest | number | undefined {
  const text = received.toString('latin1', 0, LONGEST_HEAD)
  if (!BEGINNING.startsWith(text.slice(0, BEGINNING.length))) return undefined
  const [head, path = '', host, authorization, context, length] = HEAD.exec(text) ?? []
  if (head === undefined) {
    const isOpen = received.length < LONGEST_HEAD && !text.includes('\r\n\r\n')
    return isOpen ? received.length + 1 : undefined
  }
  const end = head.length + Number(length)
  if (Number(length) > LONGEST_BODY || received.length > end) return undefined
  const headers = {
    host,
    authorization,
    'content-type': 'text/plain',
    'aegish-context': context,
    'content-length': length,
  }
  if (received.length < end) return mayAsk({ path, headers }) ? end : undefined
  return { path, headers, body: received.subarray(head.length) }
}
