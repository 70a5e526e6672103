import { isTooDeep } from '../../../log/index.ts'
import type { BatchReply } from '../../batch.ts'
import { CallError } from '../../call-error.ts'
import type { Redact } from '../../redact.ts'
import { fetchWithin, LARGEST_REPLY } from '../bounded-fetch.ts'
import { callErrorOf, oneLine } from '../provider-error.ts'
import { boundedLines } from './bounded-lines.ts'

/** A value out of somebody else's JSON: its fields are asked for one by one. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * No batch is larger, whatever a provider takes: on its way it exists several times over, as requests,
 * as one text, and as bytes.
 */
export const BATCH_BYTES = 8 * 1024 * 1024

/** No look at a batch takes longer; uploading and reading one may. */
const LONGEST_LOOK_MS = 60_000
const LONGEST_TRANSFER_MS = 15 * 60_000
/** The most that is read of an answer that is held as a whole: all replies of a batch at Google. */
const LARGEST_ANSWER = 64 * 1024 * 1024
const askFetch = fetchWithin(LARGEST_ANSWER)
/** Lines are looked at one by one: only each of them has a bound. */
const linesFetch = fetchWithin(Number.POSITIVE_INFINITY)

export interface WireRequest {
  method?: 'GET' | 'POST'
  /** JSON. */
  json?: string
  form?: FormData
  headers?: Readonly<Record<string, string>>
  signal: AbortSignal
}

/** A line of a body; of one that is too long, which is not read, only the beginning. */
export interface WireLine {
  /** Null where the line is no JSON object. */
  fields: Fields | null
  text: string
  isCut: boolean
}

/** The way to a provider's batches: every failure is a `CallError` in one line, without secrets. */
export interface BatchWire {
  /** Asks and reads a JSON object, whatever its size within bounds. */
  ask(url: string, request: WireRequest): Promise<{ fields: Fields; retryAfterMs?: number }>
  /** Reads a body of JSON objects, one in each line. */
  lines(url: string, request: WireRequest): AsyncIterable<WireLine>
  /** What the provider says about itself, fit to be shown and kept. */
  quote(words: string): string
}

/** The way to this provider. */
export function createBatchWire(provider: string, redact: Redact): BatchWire {
  async function send(url: string, request: WireRequest, fetch: typeof globalThis.fetch) {
    const { method = 'GET', json, form, headers = {}, signal } = request
    const isLook = json === undefined && !form && fetch === askFetch
    const limit = isLook ? LONGEST_LOOK_MS : LONGEST_TRANSFER_MS
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      body: json ?? form,
      signal: AbortSignal.any([signal, AbortSignal.timeout(limit)]),
    })
    if (response.ok) return response
    throw Object.assign(new Error(response.statusText || 'it refused'), {
      statusCode: response.status,
      responseHeaders: Object.fromEntries(response.headers),
      responseBody: await response.text(),
    })
  }
  const mapped = (error: unknown, signal: AbortSignal) =>
    signal.aborted ? signal.reason : callErrorOf(error, provider, redact, Date.now)

  return {
    quote: (words) => oneLine(redact(words)),
    async ask(url, request) {
      try {
        const response = await send(url, request, askFetch)
        const body = await response.text()
        const fields = objectOf(body)
        if (!fields) {
          throw Object.assign(new Error('no JSON object'), { statusCode: 200, responseBody: body })
        }
        const wait = Number(response.headers.get('retry-after-ms') ?? Number.NaN)
        const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
        const retryAfterMs = wait >= 0 ? wait : seconds >= 0 ? seconds * 1000 : undefined
        return { fields, ...(retryAfterMs !== undefined && { retryAfterMs }) }
      } catch (error) {
        throw mapped(error, request.signal)
      }
    },
    async *lines(url, request) {
      try {
        const { body } = await send(url, request, linesFetch)
        if (!body) return
        for await (const { text, isCut } of boundedLines(body, LARGEST_REPLY)) {
          if (text.trim() === '') continue
          yield { fields: isCut ? null : objectOf(text), text, isCut }
        }
      } catch (error) {
        throw mapped(error, request.signal)
      }
    },
  }
}

/** A JSON object that can be written again; null where the text is none. */
function objectOf(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) && !isTooDeep(value) ? value : null
  } catch {
    return null
  }
}

/** What a line that cannot be read is about may still be seen in it. */
export function unreadable({ text, isCut }: WireLine): BatchReply | undefined {
  const id = /"custom_id"\s*:\s*"([^"\\]{1,64})"/.exec(text)?.[1]
  return id === undefined ? undefined : { id, lacks: isCut ? 'oversized' : 'unreadable' }
}

/** An answer to a submission that does not say what was submitted: it has to be looked for. */
export function lackingId(provider: string): never {
  throw new CallError('transient', `${provider} took a batch and did not say its id`)
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field of an object, and of an object in it; undefined where one is missing. */
export function fieldAt(value: unknown, ...path: readonly string[]): unknown {
  let found = value
  for (const name of path) {
    found = isFields(found) && Object.hasOwn(found, name) ? found[name] : undefined
  }
  return found
}

export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = fieldAt(value, ...path)
  return typeof found === 'string' ? found : undefined
}

export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = fieldAt(value, ...path)
  return Array.isArray(found) ? found : []
}

/** A count that a provider may also write as text. */
export function countAt(value: unknown, ...path: readonly string[]): number {
  const count = Number(fieldAt(value, ...path) ?? 0)
  return Number.isSafeInteger(count) && count >= 0 ? count : 0
}
