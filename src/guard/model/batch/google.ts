import type { BatchProvider, BatchReply } from '../../batch.ts'
import { CallError } from '../../call-error.ts'
import {
  BATCH_BYTES,
  type BatchWire,
  countAt,
  type Fields,
  fieldAt,
  isFields,
  lackingId,
  listAt,
  textAt,
} from './batch-wire.ts'
import type { CapturedCall } from './captured-call.ts'

/** It takes 20 MB of requests that come with the batch, and their answers come all at once. */
const LIMITS = { requests: 10_000, bytes: BATCH_BYTES }
const NAME = (key: string) => `aegish-${key}`

/** The status that a single call would have had, by the number of the error. */
const STATUSES = new Map([
  [3, 400],
  [4, 504],
  [5, 404],
  [7, 403],
  [8, 429],
  [9, 400],
  [11, 400],
  [13, 500],
  [14, 503],
  [16, 401],
])
/** The number with which it says that a request was given up with its batch. */
const CANCELLED = 1

/** Gemini: requests go in with the batch, and all answers stand in what a last look at it shows. */
export function createGoogleBatches(
  { url, headers: sent }: CapturedCall,
  wire: BatchWire,
): BatchProvider {
  const [, base, model] = /^(.*)(\/models\/[^/:]+):generateContent$/.exec(url)!
  const { 'content-type': _, ...headers } = sent
  const batchAt = (id: string) => `${base}/batches/${encodeURIComponent(id)}`

  return {
    limits: LIMITS,
    async submit(key, requests, signal) {
      const list = requests.map(({ id, body }) => `{"request":${body},"metadata":{"key":"${id}"}}`)
      const json = `{"batch":{"display_name":"${NAME(key)}","input_config":{"requests":{"requests":[${list.join(',')}]}}}}`
      const { fields } = await wire.ask(`${base}${model}:batchGenerateContent`, {
        method: 'POST',
        json,
        headers,
        signal,
      })
      return idOf(fields) ?? lackingId('google')
    },
    async find(key, _requests, _known, signal) {
      for (let token = ''; ; ) {
        const page = `${base}/batches?pageSize=100${token && `&pageToken=${encodeURIComponent(token)}`}`
        const { fields } = await wire.ask(page, { headers, signal })
        const all = [...listAt(fields, 'operations'), ...listAt(fields, 'batches')]
        const found = all.find((one) => placesOf(one).some((place) => nameOf(place) === NAME(key)))
        const id = idOf(found)
        if (id !== undefined) return { id }
        const next = textAt(fields, 'nextPageToken') ?? ''
        if (next === '' || next === token) return 'none'
        token = next
      }
    },
    async poll(id, signal) {
      const { fields, retryAfterMs } = await wire.ask(batchAt(id), { headers, signal })
      const state = stateOf(fields)
      const stats = placesOf(fields).map((place) => fieldAt(place, 'batchStats'))
      const done = ['successfulRequestCount', 'failedRequestCount']
        .map((name) => Math.max(...stats.map((one) => countAt(one, name))))
        .reduce((sum, count) => sum + count, 0)
      if (state === 'FAILED') {
        const code = countAt(fields, 'error', 'code')
        return {
          phase: 'refused',
          problem: wire.quote(textAt(fields, 'error', 'message') ?? 'it gives no reason'),
          isCrowded: STATUSES.get(code) === 429,
        }
      }
      const isOver = ['SUCCEEDED', 'PARTIALLY_SUCCEEDED', 'CANCELLED', 'EXPIRED'].includes(state)
      return { phase: isOver ? 'ended' : 'working', done, retryAfterMs }
    },
    async *replies(id, names, signal) {
      const { fields } = await wire.ask(batchAt(id), { headers, signal })
      const answers = answersIn(fields)
      const replies = answers.map((answer) => replyOf(answer))
      const lacks = { EXPIRED: 'expired', CANCELLED: 'cancelled' } as const
      const state = stateOf(fields)
      // Answers stand in the order of the requests: where none carries its key, that tells.
      const isOrdered = replies.every(({ id }) => id === '') && answers.length === names.length
      for (const [i, reply] of replies.entries()) {
        yield isOrdered ? { ...reply, id: names[i]! } : reply
      }
      if (state !== 'EXPIRED' && state !== 'CANCELLED') return
      const told = new Set(replies.map((reply) => reply.id))
      if (isOrdered && answers.length > 0) return
      for (const name of names) if (!told.has(name)) yield { id: name, lacks: lacks[state] }
    },
    async cancel(id, signal) {
      await wire.ask(`${batchAt(id)}:cancel`, { method: 'POST', headers, signal })
    },
  }
}

/** A batch is told as an operation with metadata, or as itself. */
function placesOf(answer: unknown): unknown[] {
  return [fieldAt(answer, 'metadata'), answer]
}

function nameOf(place: unknown): string | undefined {
  return textAt(place, 'displayName') ?? textAt(place, 'display_name')
}

/** `batches/ID` without its first word. */
function idOf(answer: unknown): string | undefined {
  return /^batches\/([\w.-]+)$/.exec(textAt(answer, 'name') ?? '')?.[1]
}

/** `BATCH_STATE_SUCCEEDED` and `JOB_STATE_SUCCEEDED` say the same. */
function stateOf(answer: Fields): string {
  const state = placesOf(answer)
    .map((place) => textAt(place, 'state'))
    .find((one) => one !== undefined)
  if (state === undefined)
    throw new CallError('transient', 'google does not say how far a batch is')
  return state.replace(/^(?:BATCH|JOB)_STATE_/, '')
}

function answersIn(answer: Fields): readonly unknown[] {
  const places = [
    fieldAt(answer, 'response'),
    fieldAt(answer, 'metadata', 'output'),
    fieldAt(answer, 'output'),
    fieldAt(answer, 'dest'),
  ]
  for (const place of places) {
    const inlined = fieldAt(place, 'inlinedResponses')
    const list = isFields(inlined)
      ? listAt(inlined, 'inlinedResponses')
      : listAt(place, 'inlinedResponses')
    if (list.length > 0) return list
  }
  return []
}

function replyOf(answer: unknown): BatchReply {
  const id = textAt(answer, 'metadata', 'key') ?? textAt(answer, 'key') ?? ''
  const response = fieldAt(answer, 'response')
  if (isFields(response)) return { id, status: 200, body: JSON.stringify(response) }
  const code = countAt(answer, 'error', 'code')
  if (code === CANCELLED) return { id, lacks: 'cancelled' }
  const status = STATUSES.get(code) ?? (code >= 400 && code < 600 ? code : 500)
  const message = textAt(answer, 'error', 'message') ?? 'no response and no error'
  return { id, status, body: JSON.stringify({ error: { code: status, message } }) }
}
