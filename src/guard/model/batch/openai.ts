import type { BatchProvider, BatchReply } from '../../batch.ts'
import { CallError } from '../../call-error.ts'
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

/** It takes 50,000 requests and 200 MB. */
const LIMITS = { requests: 50_000, bytes: BATCH_BYTES }
/** Under this name a batch carries our key. */
const KEY = 'aegish_batch'
/** Why it refuses a batch that it would take later. */
const CROWDED = /token_limit_exceeded|rate_limit|too_many|queue/i
const [WORKING, REFUSED] = [
  new Set(['validating', 'in_progress', 'finalizing', 'cancelling']),
  new Set(['failed']),
]

/** OpenAI: a file of requests is uploaded, and becomes a file of answers and one of errors. */
export function createOpenAIBatches(
  { url, headers: sent }: CapturedCall,
  wire: BatchWire,
): BatchProvider {
  const [, base, endpoint] = /^(.*)(\/chat\/completions|\/responses)$/.exec(url)!
  const { 'content-type': _, ...headers } = sent
  const at = (path: string) => `${base}${path}`
  const batchAt = (id: string) => at(`/batches/${encodeURIComponent(id)}`)

  async function* repliesIn(file: string, signal: AbortSignal): AsyncGenerator<BatchReply> {
    const content = at(`/files/${encodeURIComponent(file)}/content`)
    for await (const line of wire.lines(content, { headers, signal })) {
      const reply = line.fields ? replyOf(line.fields) : unreadable(line)
      if (reply) yield reply
    }
  }

  return {
    limits: LIMITS,
    async submit(key, requests, signal) {
      const lines = requests.map(
        ({ id, body }) =>
          `{"custom_id":"${id}","method":"POST","url":"/v1${endpoint}","body":${body}}\n`,
      )
      const form = new FormData()
      form.set('purpose', 'batch')
      form.set('file', new Blob(lines, { type: 'application/jsonl' }), `aegish-${key}.jsonl`)
      const file = await wire.ask(at('/files'), { method: 'POST', form, headers, signal })
      const { fields } = await wire.ask(at('/batches'), {
        method: 'POST',
        json: JSON.stringify({
          input_file_id: fieldAt(file.fields, 'id'),
          endpoint: `/v1${endpoint}`,
          completion_window: '24h',
          metadata: { [KEY]: key },
        }),
        headers,
        signal,
      })
      return textAt(fields, 'id') ?? lackingId('openai')
    },
    async find(key, _requests, _known, signal) {
      for (let after = ''; ; ) {
        const page = at(`/batches?limit=100${after && `&after=${encodeURIComponent(after)}`}`)
        const { fields } = await wire.ask(page, { headers, signal })
        const batches = listAt(fields, 'data')
        const found = batches.find((batch) => textAt(batch, 'metadata', KEY) === key)
        const id = textAt(found, 'id')
        if (id !== undefined) return { id }
        const last = textAt(batches.at(-1), 'id')
        if (fieldAt(fields, 'has_more') !== true || last === undefined || last === after) {
          return 'none'
        }
        after = last
      }
    },
    async poll(id, signal) {
      const { fields, retryAfterMs } = await wire.ask(batchAt(id), { headers, signal })
      const status = textAt(fields, 'status') ?? 'unknown'
      const counts = ['completed', 'failed'].map((name) => countAt(fields, 'request_counts', name))
      const done = counts[0]! + counts[1]!
      if (REFUSED.has(status)) {
        const errors = listAt(fields, 'errors', 'data')
        const words = errors.map((error) => textAt(error, 'message') ?? textAt(error, 'code') ?? '')
        return {
          phase: 'refused',
          problem: wire.quote(words.join('; ')) || 'it gives no reason',
          isCrowded: errors.some((error) => CROWDED.test(textAt(error, 'code') ?? '')),
        }
      }
      return { phase: WORKING.has(status) ? 'working' : ended(status), done, retryAfterMs }
    },
    async *replies(id, _names, signal) {
      const { fields } = await wire.ask(batchAt(id), { headers, signal })
      for (const name of ['output_file_id', 'error_file_id']) {
        const file = textAt(fields, name)
        if (file) yield* repliesIn(file, signal)
      }
    },
    async cancel(id, signal) {
      await wire.ask(`${batchAt(id)}/cancel`, { method: 'POST', headers, signal })
    },
  }
}

/** Of a status that nobody knows yet it is not said that the batch is over: somebody must look. */
function ended(status: string): 'ended' {
  if (['completed', 'expired', 'cancelled'].includes(status)) return 'ended'
  throw new CallError('transient', `openai calls the batch "${status}", which is not known here`)
}

function replyOf(line: Fields): BatchReply | undefined {
  const id = textAt(line, 'custom_id')
  if (id === undefined) return undefined
  const status = countAt(line, 'response', 'status_code')
  if (status > 0) return { id, status, body: JSON.stringify(fieldAt(line, 'response', 'body')) }
  const code = textAt(line, 'error', 'code')
  if (code === 'batch_expired') return { id, lacks: 'expired' }
  if (code === 'batch_cancelled') return { id, lacks: 'cancelled' }
  return { id, status: 500, body: JSON.stringify({ error: fieldAt(line, 'error') ?? null }) }
}
