import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { BadRequest } from './bad-request.ts'

/** Who may ask. */
export interface Admission {
  /** The port it listens on; undefined on a socket, where the file system says who may. */
  port: number | undefined
  /** What a question on a port carries. */
  token: string | undefined
}

/** Answers without a token: they tell nothing but that it lives, and how often it decided. */
const OPEN = new Set(['/healthz', '/metrics'])

/**
 * Refuses what does not come from this machine's own programs. A page can make its name point here
 * (DNS rebinding) and a browser would carry the question; but it still says whose it is.
 */
export function admit(path: string, headers: IncomingHttpHeaders, who: Admission): void {
  if (headers.origin !== undefined) throw new BadRequest('pages may not ask', 403)
  const ending = who.port === undefined || who.port === 80 ? '' : `:${who.port}`
  const host = headers.host?.toLowerCase()
  if (!['127.0.0.1', 'localhost'].some((name) => `${name}${ending}` === host)) {
    throw new BadRequest(`this service answers only as 127.0.0.1${ending}`, 403)
  }
  if (OPEN.has(path) || carriesToken(headers, who)) return
  throw new BadRequest('no token, or a wrong one', 401)
}

/** Whether a question carries the token, where one is needed. */
export function carriesToken({ authorization }: IncomingHttpHeaders, { token }: Admission) {
  if (token === undefined) return true
  const given = Buffer.from(authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
