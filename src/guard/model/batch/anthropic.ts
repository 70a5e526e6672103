import type { BatchProvider, BatchReply } from '../../batch.ts'
import {
  BATCH_BYTES,
  type BatchWire,
  countAt,
  type Fields,
  fieldAt,
  lackingId,
  listAt,
  textAt,
  unreadable,
} from './batch-wire.ts'
import type { CapturedCall } from './captured-call.ts'

/** It takes 100,000 requests and 256 MB. */
const LIMITS = { requests: 100_000, bytes: BATCH_BYTES }
const COUNTS = ['processing', 'succeeded', 'errored', 'canceled', 'expired']

/** The status that a single call would have had, by the type of the error. */
const STATUSES = new Map([
  ['invalid_request_error', 400],
  ['authentication_error', 401],
  ['billing_error', 402],
  ['permission_error', 403],
  ['not_found_error', 404],
  ['request_too_large', 413],
  ['rate_limit_error', 429],
  ['api_error', 500],
  ['timeout_error', 504],
  ['overloaded_error', 529],
])

/** Anthropic: requests go in with the batch, answers come as lines. A batch has no name of ours. */
export function createAnthropicBatches(
  { url, headers: sent }: CapturedCall,
  wire: BatchWire,
): BatchProvider {
  const batches = `${url}/batches`
  const { 'content-type': _, ...headers } = sent
  const batchAt = (id: string) => `${batches}/${encodeURIComponent(id)}`

  /** Only what it holds tells whose a batch is, and that can be read when it has ended. */
  async function isOurs(id: string, key: string, signal: AbortSignal): Promise<boolean> {
    for await (const { fields } of wire.lines(`${batchAt(id)}/results`, { headers, signal })) {
      const name = textAt(fields, 'custom_id')
      if (name !== undefined) return name.startsWith(`${key}-`)
    }
    return false
  }

  return {
    limits: LIMITS,
    async submit(_key, requests, signal) {
      const list = requests.map(({ id, body }) => `{"custom_id":"${id}","params":${body}}`)
      const json = `{"requests":[${list.join(',')}]}`
      const { fields } = await wire.ask(batches, { method: 'POST', json, headers, signal })
      return textAt(fields, 'id') ?? lackingId('anthropic')
    },
    async find(key, requests, known, signal) {
      let isUnsure = false
      for (let after = ''; ; ) {
        const page = `${batches}?limit=1000${after && `&after_id=${encodeURIComponent(after)}`}`
        const { fields } = await wire.ask(page, { headers, signal })
        for (const batch of listAt(fields, 'data')) {
          const id = textAt(batch, 'id')
          if (id === undefined || known.has(id) || totalOf(batch) !== requests) continue
          if (textAt(batch, 'processing_status') !== 'ended') isUnsure = true
          else if (textAt(batch, 'results_url') && (await isOurs(id, key, signal))) return { id }
        }
        const last = textAt(fields, 'last_id')
        if (fieldAt(fields, 'has_more') !== true || last === undefined || last === after) break
        after = last
      }
      return isUnsure ? 'unsure' : 'none'
    },
    async poll(id, signal) {
      const { fields, retryAfterMs } = await wire.ask(batchAt(id), { headers, signal })
      const done = totalOf(fields) - countAt(fields, 'request_counts', 'processing')
      const hasEnded = textAt(fields, 'processing_status') === 'ended'
      return { phase: hasEnded ? 'ended' : 'working', done, retryAfterMs }
    },
    async *replies(id, _names, signal) {
      const lines = wire.lines(`${batchAt(id)}/results`, { headers, signal })
      for await (const line of lines) {
        const reply = line.fields ? replyOf(line.fields) : unreadable(line)
        if (reply) yield reply
      }
    },
    async cancel(id, signal) {
      await wire.ask(`${batchAt(id)}/cancel`, { method: 'POST', headers, signal })
    },
  }
}

function totalOf(batch: unknown): number {
  return COUNTS.reduce((sum, name) => sum + countAt(batch, 'request_counts', name), 0)
}

function replyOf(line: Fields): BatchReply | undefined {
  const id = textAt(line, 'custom_id')
  if (id === undefined) return undefined
  const type = textAt(line, 'result', 'type')
  if (type === 'expired') return { id, lacks: 'expired' }
  if (type === 'canceled') return { id, lacks: 'cancelled' }
  if (type === 'succeeded') {
    return { id, status: 200, body: JSON.stringify(fieldAt(line, 'result', 'message') ?? null) }
  }
  const error = fieldAt(line, 'result', 'error') ?? null
  // Newer answers wrap the error once more.
  const kind = textAt(error, 'error', 'type') ?? textAt(error, 'type') ?? ''
  return { id, status: STATUSES.get(kind) ?? 500, body: JSON.stringify(error) }
}
