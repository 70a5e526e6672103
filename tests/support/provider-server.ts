import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

export type Wire = 'openai' | 'responses' | 'anthropic' | 'google'

/** One request as the server saw it. */
export interface SeenCall {
  wire: Wire
  path: string
  headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: the body is whatever the client sent
  body: any
  model: string
  system: string
  user: string
  /** What stands between the markers. */
  command: string
  /** How many requests about this command came before. */
  earlier: number
  /** Milliseconds since the server started. */
  at: number
  /** Whether the server answered with a complete reply. */
  answered: boolean
}

/** A reply of the model. */
export interface ModelReply {
  text?: string | null
  stop?: 'stop' | 'length' | 'content_filter'
  usage?: { input: number; output: number } | null
  delayMs?: number
}

/** Everything that a server can do wrong. */
export type Fault =
  | { fault: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
  | { fault: 'reset' }
  | { fault: 'hang' }
  | { fault: 'cut' }
  | { fault: 'html' }
  | { fault: 'redirect'; to: string }
  /** A small body that decompression turns into so many megabytes. */
  | { fault: 'bomb'; status: number; megabytes: number }
  /** A reply whose JSON was changed. */
  // biome-ignore lint/suspicious/noExplicitAny: any shape that a provider can send
  | { fault: 'odd'; text: string; change: (body: any) => unknown }

export type Behaviour = (call: SeenCall) => ModelReply | Fault

export interface ProviderServer {
  url: string
  calls: SeenCall[]
  /** The most requests that were open at the same time. */
  peak: number
  /** Environment variables that send every provider here. */
  env(key?: string): Record<string, string>
  close(): Promise<void>
}

/**
 * A real HTTP server that speaks the wire formats of OpenAI (chat completions and responses),
 * Anthropic (messages) and Gemini (generateContent), and misbehaves on demand.
 */
export async function startProviderServer(
  behave: Behaviour,
  /** Answers requests that are no single calls; false for those that are. */
  other: (request: IncomingMessage, response: ServerResponse, body: Buffer) => boolean = () =>
    false,
): Promise<ProviderServer> {
  const calls: SeenCall[] = []
  const counts = new Map<string, number>()
  const sockets = new Set<Socket>()
  const started = performance.now()
  let open = 0
  const server = createServer(async (request, response) => {
    open++
    provider.peak = Math.max(provider.peak, open)
    response.on('close', () => open--)
    const bytes = await readBody(request)
    if (other(request, response, bytes)) return
    const body = JSON.parse(bytes.toString('utf8'))
    const call = seenCall(request.url ?? '', request.headers as SeenCall['headers'], body)
    call.at = performance.now() - started
    call.earlier = counts.get(call.command) ?? 0
    counts.set(call.command, call.earlier + 1)
    calls.push(call)
    act(behave(call), call, response)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: ProviderServer = {
    url,
    calls,
    peak: 0,
    env: (key = 'sk-test-0123456789abcdef') => ({
      OPENAI_BASE_URL: `${url}/v1`,
      OPENAI_API_KEY: key,
      ANTHROPIC_BASE_URL: url,
      ANTHROPIC_API_KEY: key,
      GOOGLE_BASE_URL: `${url}/v1beta`,
      GOOGLE_GENERATIVE_AI_API_KEY: key,
      OPENROUTER_BASE_URL: `${url}/openrouter/v1`,
      OPENROUTER_API_KEY: key,
      HUGGINGFACE_BASE_URL: `${url}/huggingface/v1`,
      HF_TOKEN: key,
      OLLAMA_BASE_URL: `${url}/ollama/v1`,
      OPENAI_COMPATIBLE_BASE_URL: `${url}/compatible/v1`,
      OPENAI_COMPATIBLE_API_KEY: key,
    }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  return provider
}

/** The reply that the guard asks models for. */
export function verdictText(action: string, reason = 'because', confidence = 0.9): string {
  return JSON.stringify({ action, reason, confidence })
}

/** The reply of a model that is never wrong about the samples of tests. */
export const answersRightly: Behaviour = ({ command }) => ({
  text: verdictText(command.includes('shadow') ? 'BLOCK' : 'ALLOW', `about ${command}`),
})

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

// biome-ignore lint/suspicious/noExplicitAny: see SeenCall
export function seenCall(path: string, headers: SeenCall['headers'], body: any): SeenCall {
  const wire: Wire = path.includes(':generateContent')
    ? 'google'
    : path.endsWith('/messages')
      ? 'anthropic'
      : path.endsWith('/responses')
        ? 'responses'
        : 'openai'
  // biome-ignore lint/suspicious/noExplicitAny: three formats, one reader
  const text = (content: any): string =>
    typeof content === 'string'
      ? content
      : // biome-ignore lint/suspicious/noExplicitAny: parts of any format
        (content ?? []).map((part: any) => part.text ?? '').join('')
  const parts =
    wire === 'google'
      ? {
          model: /models\/([^:]+):/.exec(path)?.[1] ?? '',
          system: text(body.systemInstruction?.parts),
          user: text(body.contents?.[0]?.parts),
        }
      : wire === 'anthropic'
        ? { model: body.model, system: text(body.system), user: text(body.messages[0].content) }
        : {
            model: body.model,
            system: text((body.input ?? body.messages)[0].content),
            user: text((body.input ?? body.messages)[1].content),
          }
  const command = /<command-([0-9a-f]+)>\n([\s\S]*)\n<\/command-\1>$/.exec(parts.user)?.[2] ?? ''
  return {
    wire,
    path,
    headers,
    body,
    ...parts,
    command,
    earlier: 0,
    at: 0,
    answered: false,
  }
}

function act(behaviour: ModelReply | Fault, call: SeenCall, response: ServerResponse): void {
  if (!('fault' in behaviour)) {
    const send = () => {
      if (response.destroyed) return
      call.answered = true
      sendJson(response, 200, replyBody(behaviour, call))
    }
    if (behaviour.delayMs) setTimeout(send, behaviour.delayMs)
    else send()
    return
  }
  switch (behaviour.fault) {
    case 'status':
      sendJson(
        response,
        behaviour.status,
        behaviour.body ?? errorBody(call.wire, behaviour.status),
        behaviour.headers,
      )
      break
    case 'reset':
      response.socket?.resetAndDestroy()
      break
    case 'hang':
      break
    case 'cut': {
      const json = JSON.stringify(replyBody({ text: verdictText('BLOCK') }, call))
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(json),
      })
      response.write(json.slice(0, json.length / 2))
      setTimeout(() => response.socket?.destroy(), 5)
      break
    }
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<html><head><title>Gateway</title></head><body>Please log in</body></html>')
      break
    case 'bomb': {
      const packed = bomb(behaviour.megabytes)
      response.writeHead(behaviour.status, {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'content-length': packed.length,
      })
      response.end(packed)
      break
    }
    case 'odd':
      call.answered = true
      sendJson(response, 200, behaviour.change(replyBody({ text: behaviour.text }, call)))
      break
    case 'redirect':
      response.writeHead(307, { location: behaviour.to })
      response.end()
  }
}

const bombs = new Map<number, Buffer>()

/** White space is JSON as far as it goes: a reader only notices the size. Packed once. */
function bomb(megabytes: number): Buffer {
  let packed = bombs.get(megabytes)
  if (!packed) {
    // Members of a gzip file follow each other: a large one is one small one, repeated.
    const member = gzipSync(Buffer.alloc(1024 * 1024, ' '))
    packed = Buffer.concat(Array.from({ length: megabytes }, () => member))
    bombs.set(megabytes, packed)
  }
  return packed
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  })
  response.end(text)
}

export function errorBody(wire: Wire, status: number): unknown {
  const message = `the server was told to answer ${status}`
  if (wire === 'anthropic') return { type: 'error', error: { type: 'api_error', message } }
  if (wire === 'google') return { error: { code: status, message, status: 'UNKNOWN' } }
  return { error: { message, type: 'server_error', param: null, code: null } }
}

export function replyBody(
  { text = '', stop = 'stop', usage }: ModelReply,
  call: SeenCall,
): unknown {
  const counted = usage === undefined ? { input: 100, output: 20 } : usage
  if (call.wire === 'anthropic') {
    return {
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      model: call.model,
      content: text ? [{ type: 'text', text }] : [],
      stop_reason: { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' }[stop],
      stop_sequence: null,
      usage: { input_tokens: counted?.input ?? 0, output_tokens: counted?.output ?? 0 },
    }
  }
  if (call.wire === 'responses') {
    return {
      id: 'resp_1',
      created_at: 1_700_000_000,
      model: call.model,
      output: [
        {
          type: 'message',
          role: 'assistant',
          id: 'msg_1',
          content: [{ type: 'output_text', text: text ?? '', annotations: [] }],
        },
      ],
      incomplete_details:
        stop === 'stop'
          ? null
          : { reason: stop === 'length' ? 'max_output_tokens' : 'content_filter' },
      usage: { input_tokens: counted?.input ?? 0, output_tokens: counted?.output ?? 0 },
    }
  }
  if (call.wire === 'google') {
    return {
      candidates: [
        {
          content: { role: 'model', parts: text ? [{ text }] : [] },
          finishReason: { stop: 'STOP', length: 'MAX_TOKENS', content_filter: 'SAFETY' }[stop],
          index: 0,
        },
      ],
      ...(counted && {
        usageMetadata: {
          promptTokenCount: counted.input,
          candidatesTokenCount: counted.output,
          totalTokenCount: counted.input + counted.output,
        },
      }),
      modelVersion: call.model,
    }
  }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: call.model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: stop }],
    ...(counted && {
      usage: {
        prompt_tokens: counted.input,
        completion_tokens: counted.output,
        total_tokens: counted.input + counted.output,
      },
    }),
  }
}
