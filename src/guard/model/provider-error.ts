import type { StopReason } from '../../verdict/index.ts'
import { CallError, type CallErrorKind, OUT_OF_RESOURCES } from '../call-error.ts'
import type { Redact } from '../redact.ts'

/** Statuses with which a provider asks for fewer calls. */
const BUSY = new Set([429, 503, 529])
/** Statuses that every further call would meet too: key, payment, model or address are wrong. */
const FATAL = new Set([401, 402, 404, 405, 407, 410, 501, 505])
/** Statuses that may be about this one request: its text, its size. */
const REJECTED = new Set([400, 403, 413, 422])
/** Words in the body of a 429 that say that waiting will not help. */
const NO_CREDIT = /insufficient_quota|credit balance|billing|payment required/i
/** Words with which providers refuse a request because of its content. */
const CONTENT_FILTER =
  /"(?:code|type|status)"\s*:\s*"(?:content_filter|content_policy_violation|invalid_prompt|ResponsibleAIPolicyViolation|PROHIBITED_CONTENT)"/
/** Words with which providers refuse a request that is longer than the model can read. */
const TOO_LONG = [
  /"(?:code|type)"\s*:\s*"(?:context_length_exceeded|model_context_window_exceeded|exceed_context_size_error)"/,
  /prompt is too long|input is too long|exceeds? (?:the )?(?:model'?s? )?(?:maximum |available )?context/i,
  /maximum context length|context (?:length|window|size)[^"]{0,40}exceed|exceed context limit/i,
  /input token count[^"]{0,40}exceeds|tokens? \+ `max_new_tokens` must be/i,
]
const LONGEST_MESSAGE = 300

/** The parts of the AI SDK's errors that we read; they are known by shape, not by class. */
interface SdkError {
  name?: string
  message?: string
  statusCode?: number
  responseHeaders?: Record<string, string>
  responseBody?: string
  cause?: unknown
}

/**
 * Why the provider refused this one request, where that is an answer about the model: its content
 * was filtered, or it is longer than the model can read.
 */
export function refusedStopReason(error: unknown): StopReason | undefined {
  const { statusCode, responseBody = '' } = error as SdkError
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined
  if (CONTENT_FILTER.test(responseBody)) return 'content_filter'
  // A limit of tokens per minute also speaks of tokens: waiting helps there.
  if (statusCode !== 429 && TOO_LONG.some((words) => words.test(responseBody))) {
    return 'model_length'
  }
  return undefined
}

/** The body of a reply that claims success and that the SDK could not read. */
export function unreadableReply(error: unknown): string | undefined {
  const { statusCode, responseBody } = error as SdkError
  return statusCode !== undefined && statusCode < 300 ? responseBody : undefined
}

/** What an error of the AI SDK means for the run: a kind, the provider's own words, a waiting time. */
export function callErrorOf(
  error: unknown,
  provider: string,
  redact: Redact,
  now: () => number,
): CallError {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    if (CallError.is(inner)) return inner
    const { code } = inner as NodeJS.ErrnoException
    if (code !== undefined && OUT_OF_RESOURCES.has(code)) {
      return new CallError('busy', `this machine allows no more connections (${code})`)
    }
    if (/unexpected redirect/.test(inner.message)) {
      return new CallError(
        'fatal',
        `${provider} answered with a redirect, which is not followed: check its base URL`,
      )
    }
  }
  const { statusCode, responseHeaders = {}, responseBody = '' } = error as SdkError
  const status = innerStatus(responseBody) ?? statusCode
  const words = oneLine(redact(wordsOf(error as SdkError)))
  const message =
    status === undefined
      ? `${provider} could not be reached: ${words}`
      : status < 300
        ? `${provider} answered with something that is no reply: ${words}`
        : `${provider} answered ${status}: ${words}`
  return new CallError(kindOf(status, responseBody, error as SdkError), message, {
    status,
    retryAfterMs: retryAfter(responseHeaders, responseBody, now),
  })
}

function kindOf(status: number | undefined, body: string, error: SdkError): CallErrorKind {
  if (status === undefined) {
    // Without a status it was the network, or the SDK refused to make the call at all.
    return /^AI_(?!APICall|InvalidResponseData|EmptyResponseBody|JSONParse|TypeValidation)/.test(
      error.name ?? '',
    )
      ? 'fatal'
      : 'transient'
  }
  if (status === 429 && NO_CREDIT.test(body)) return 'fatal'
  if (BUSY.has(status)) return 'busy'
  if (FATAL.has(status)) return 'fatal'
  if (REJECTED.has(status)) return 'sample'
  return 'transient'
}

/** Routers report the error of the provider behind them inside a reply that claims success. */
function innerStatus(body: string): number | undefined {
  const code = /^\s*\{\s*"error"\s*:\s*\{[^{}]*"code"\s*:\s*(\d{3})\b/.exec(body)?.[1]
  return code === undefined ? undefined : Number(code)
}

function wordsOf({ message = '', responseBody = '', cause }: SdkError): string {
  const text = responseBody.slice(0, 20_000)
  const own = /"message"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(text)?.[1]
  if (own !== undefined) {
    try {
      return JSON.parse(own)
    } catch {
      // not JSON after all: quote the body as it is
    }
  }
  const body = text.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ').trim()
  const inner = cause instanceof Error ? cause.message : ''
  const detail = body || inner
  return message.includes(detail) ? message || 'no message' : `${message}: ${detail}`
}

/** A text of somebody else as part of a message: one line, and not too long. */
export function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE)}…` : line
}

/** How long to wait, from the headers or from Google's body: seconds, milliseconds or a date. */
function retryAfter(
  headers: Record<string, string>,
  body: string,
  now: () => number,
): number | undefined {
  const exact = Number(headers['retry-after-ms'])
  if (exact > 0) return exact
  const header = headers['retry-after']
  if (header !== undefined) {
    const seconds = Number(header)
    const wait = Number.isNaN(seconds) ? Date.parse(header) - now() : seconds * 1000
    return wait >= 0 ? wait : undefined
  }
  const delay = /"retryDelay"\s*:\s*"([\d.]+)s"/.exec(body)?.[1]
  return delay === undefined ? undefined : Number(delay) * 1000
}
