import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type Behaviour,
  errorBody,
  type ModelReply,
  type ProviderServer,
  replyBody,
  type SeenCall,
  seenCall,
  sendJson,
  startProviderServer,
} from './provider-server.ts'

/** What becomes of one request of a batch. */
export type Fate = 'answer' | 'expired' | 'cancelled' | { status: number; type?: string }

/** One result of a batch, in the provider's own words. */
// biome-ignore lint/suspicious/noExplicitAny: three formats
export type Result = any

/** How a server of batches misbehaves; without anything it does what it should. */
export interface BatchFaults {
  /** Before a submission is looked at: an answer instead of taking it. */
  refuse?(times: number): { status: number; headers?: Record<string, string> } | undefined
  /** The submission is taken, and the connection breaks before it can be said. */
  takesSilently?(times: number): boolean
  /** Whether a submission that was taken is answered. */
  answersSubmission?(times: number): boolean
  /** How often a look at a batch finds it at work. */
  looks?: number
  /** Instead of an answer to a look. */
  look?(times: number): { status: number; headers?: Record<string, string> } | undefined
  fate?(call: SeenCall): Fate
  /** The results of a batch as they are sent: other order, twice, fewer, more. */
  arrange?(results: Result[], batch: number): Result[]
  /** The text of results as it is sent. */
  spoil?(text: string, times: number): string
  /** The batch as a whole is refused after it was taken. */
  fails?: { code: string; message: string } | undefined
}

export interface SubmittedBatch {
  id: string
  wire: SeenCall['wire']
  key: string
  requests: { id: string; call: SeenCall }[]
  looks: number
  isCancelled: boolean
  /** As the provider was handed it. */
  text: string
}

export interface BatchServer extends ProviderServer {
  /** What was submitted, in order. */
  batches: SubmittedBatch[]
  /** Commands that were answered, and are paid for, in single calls and batches. */
  paid(): string[]
  faults: BatchFaults
  /** How often all batches were listed. */
  listings: number
}

const GRPC: Record<number, number> = { 400: 3, 403: 7, 404: 5, 429: 8, 500: 13, 503: 14 }

/**
 * A real HTTP server that speaks the batch interfaces of OpenAI, Anthropic and Gemini beside their
 * single calls, and misbehaves on demand. What it has answered it counts.
 */
export async function startBatchServer(
  behave: Behaviour,
  faults: BatchFaults = {},
): Promise<BatchServer> {
  const batches: SubmittedBatch[] = []
  const files = new Map<string, string>()
  const counts = { submissions: 0, looks: 0, readings: 0 }
  const fateOf = (call: SeenCall): Fate => server.faults.fate?.(call) ?? 'answer'

  function submit(
    response: ServerResponse,
    batch: Pick<SubmittedBatch, 'wire' | 'key' | 'requests' | 'text'>,
  ): void {
    const times = ++counts.submissions
    const refusal = server.faults.refuse?.(times)
    if (refusal) {
      sendJson(response, refusal.status, errorBody(batch.wire, refusal.status), refusal.headers)
      return
    }
    const taken = { ...batch, id: `batch_${batches.length + 1}`, looks: 0, isCancelled: false }
    batches.push(taken)
    if (server.faults.answersSubmission?.(times) === false) return
    if (server.faults.takesSilently?.(times)) response.socket?.destroy()
    else sendJson(response, 200, describe(taken))
  }

  const isOver = ({ looks, isCancelled }: SubmittedBatch) =>
    isCancelled || looks > (server.faults.looks ?? 1)

  function describe(batch: SubmittedBatch): unknown {
    const { id, wire, key, requests } = batch
    const over = isOver(batch)
    const isExpired = requests.some(({ call }) => fateOf(call) === 'expired')
    const ending = batch.isCancelled ? 'cancelled' : isExpired ? 'expired' : undefined
    const { fails } = server.faults
    if (wire === 'anthropic') {
      return {
        id,
        type: 'message_batch',
        processing_status: over ? 'ended' : 'in_progress',
        request_counts: {
          processing: over ? 0 : requests.length,
          succeeded: over ? requests.length : 0,
          errored: 0,
          canceled: 0,
          expired: 0,
        },
        results_url: over ? `http://elsewhere.invalid/${id}` : null,
      }
    }
    if (wire === 'google') {
      const state = !over ? 'RUNNING' : fails ? 'FAILED' : (ending?.toUpperCase() ?? 'SUCCEEDED')
      const results = over && !fails ? resultsOf(batch) : []
      return {
        name: `batches/${id}`,
        metadata: { displayName: key, state: `BATCH_STATE_${state}` },
        done: over,
        ...(fails &&
          over && { error: { ...fails, code: fails.code === 'token_limit_exceeded' ? 8 : 3 } }),
        ...(results.length > 0 && {
          response: { inlinedResponses: { inlinedResponses: results } },
        }),
      }
    }
    return {
      id,
      object: 'batch',
      status: !over ? 'in_progress' : fails ? 'failed' : (ending ?? 'completed'),
      errors: fails && over ? { data: [fails] } : null,
      output_file_id: over ? `${id}-output` : null,
      error_file_id: over ? `${id}-errors` : null,
      request_counts: { total: requests.length, completed: 0, failed: 0 },
      metadata: { aegish_batch: key },
    }
  }

  function resultsOf(batch: SubmittedBatch): Result[] {
    const results = batch.requests.flatMap(({ id, call }) => {
      const fate = batch.isCancelled && !call.answered ? 'cancelled' : fateOf(call)
      if (fate === 'answer' && !call.answered) {
        call.answered = true
        server.calls.push(call)
      }
      // Gemini says nothing about what it did not come to.
      if (batch.wire === 'google' && fate === 'expired') return []
      return [resultOf(batch.wire, id, call, fate, behave)]
    })
    return server.faults.arrange?.(results, batches.indexOf(batch)) ?? results
  }

  const batchOf = (id: string | undefined) => batches.find((batch) => batch.id === id)

  function sendResults(response: ServerResponse, results: Result[]): void {
    const text = results.map((result) => `${JSON.stringify(result)}\n`).join('')
    const times = ++counts.readings
    response.writeHead(200, { 'content-type': 'application/jsonl' })
    response.end(server.faults.spoil?.(text, times) ?? text)
  }

  function look(response: ServerResponse, batch: SubmittedBatch | undefined): void {
    const fault = server.faults.look?.(++counts.looks)
    if (fault) {
      sendJson(response, fault.status, errorBody('openai', fault.status), fault.headers)
    } else if (!batch) sendJson(response, 404, errorBody('openai', 404))
    else {
      batch.looks++
      // Real providers say nothing about the next look; tests should not wait for it.
      sendJson(response, 200, describe(batch), { 'retry-after-ms': '20' })
    }
  }

  function other(request: IncomingMessage, response: ServerResponse, body: Buffer): boolean {
    const path = request.url ?? ''
    const headers = request.headers as SeenCall['headers']
    const requestsOf = (
      list: Result[],
      read: (one: Result) => { id: string; path: string; body: Result },
    ) =>
      list.map((one) => {
        const { id, path, body } = read(one)
        return { id, call: seenCall(path, headers, body) }
      })
    const [, batchId] = /\/batches\/([^/:?]+)/.exec(path) ?? []
    if (path === '/v1/files') {
      const text = body.toString('utf8')
      const id = `file_${files.size + 1}`
      files.set(id, text.slice(text.indexOf('{"custom_id"'), text.lastIndexOf('}') + 1))
      sendJson(response, 200, { id, purpose: 'batch' })
    } else if (request.method === 'POST' && path === '/v1/batches') {
      const asked = JSON.parse(body.toString('utf8'))
      const text = files.get(asked.input_file_id)!
      submit(response, {
        wire: 'openai',
        key: asked.metadata.aegish_batch,
        text,
        requests: requestsOf(
          text.split('\n').map((line) => JSON.parse(line)),
          (one) => ({ id: one.custom_id, path: one.url, body: one.body }),
        ),
      })
    } else if (request.method === 'POST' && path === '/v1/messages/batches') {
      const text = body.toString('utf8')
      submit(response, {
        wire: 'anthropic',
        key: '',
        text,
        requests: requestsOf(JSON.parse(text).requests, (one) => ({
          id: one.custom_id,
          path: '/v1/messages',
          body: one.params,
        })),
      })
    } else if (path.endsWith(':batchGenerateContent')) {
      const text = body.toString('utf8')
      const { batch } = JSON.parse(text)
      submit(response, {
        wire: 'google',
        key: batch.display_name,
        text,
        requests: requestsOf(batch.input_config.requests.requests, (one) => ({
          id: one.metadata.key,
          path: path.replace(':batchGenerateContent', ':generateContent'),
          body: one.request,
        })),
      })
    } else if (/[/:]cancel$/.test(path)) {
      const batch = batchOf(batchId)
      if (batch) batch.isCancelled = true
      sendJson(response, batch ? 200 : 404, batch ? describe(batch) : errorBody('openai', 404))
    } else if (path.endsWith('/results')) {
      sendResults(response, resultsOf(batchOf(batchId)!))
    } else if (/\/files\/[^/]+\/content$/.test(path)) {
      const [, id, kind] = /\/files\/(.*)-(output|errors)\/content$/.exec(path)!
      const results = resultsOf(batchOf(id)!)
      const isError = (result: Result) => result.error !== null
      sendResults(
        response,
        results.filter((result) => isError(result) === (kind === 'errors')),
      )
    } else if (batchId !== undefined) look(response, batchOf(batchId))
    else if (/\/batches\?/.test(path)) {
      const wire = path.startsWith('/v1beta')
        ? 'google'
        : path.includes('/messages/')
          ? 'anthropic'
          : 'openai'
      const all = batches.filter((batch) => batch.wire === wire).map(describe)
      server.listings++
      for (const batch of batches) batch.looks++
      sendJson(
        response,
        200,
        wire === 'google' ? { operations: all } : { data: all, has_more: false },
      )
    } else return false
    return true
  }

  const plain = await startProviderServer(behave, other)
  const server: BatchServer = Object.assign(plain, {
    batches,
    faults,
    listings: 0,
    paid: () => plain.calls.filter(({ answered }) => answered).map(({ command }) => command),
  })
  return server
}

function resultOf(
  wire: SeenCall['wire'],
  id: string,
  call: SeenCall,
  fate: Fate,
  behave: Behaviour,
): Result {
  const body = replyBody(behave(call) as ModelReply, call)
  const status = typeof fate === 'object' ? fate.status : 200
  if (wire === 'anthropic') {
    const result =
      fate === 'answer'
        ? { type: 'succeeded', message: body }
        : fate === 'expired'
          ? { type: 'expired' }
          : fate === 'cancelled'
            ? { type: 'canceled' }
            : {
                type: 'errored',
                error: {
                  type: 'error',
                  error: { type: fate.type ?? 'api_error', message: 'told to' },
                },
              }
    return { custom_id: id, result }
  }
  if (wire === 'google') {
    if (fate === 'answer') return { response: body, metadata: { key: id } }
    const code = fate === 'cancelled' ? 1 : (GRPC[status] ?? 13)
    return { error: { code, message: 'told to' }, metadata: { key: id } }
  }
  if (typeof fate === 'object') {
    return {
      custom_id: id,
      response: { status_code: status, body: errorBody(wire, status) },
      error: null,
    }
  }
  if (fate === 'answer') return { custom_id: id, response: { status_code: 200, body }, error: null }
  return { custom_id: id, response: null, error: { code: `batch_${fate}`, message: fate } }
}
