/**
 * How a failed call is to be treated.
 * - `busy`: the provider asks for fewer calls; slow down, then try again.
 * - `transient`: may pass; try again.
 * - `sample`: this request will always fail, others may not.
 * - `fatal`: every request will fail the same way: a bad key, an unknown model.
 */
export type CallErrorKind = 'busy' | 'transient' | 'sample' | 'fatal'

/** A call to a provider that brought no answer. The message is one line and holds no secret. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly kind: CallErrorKind
  readonly status?: number
  /** How long the provider asks to be left alone. */
  readonly retryAfterMs?: number

  constructor(
    kind: CallErrorKind,
    message: string,
    options: { status?: number; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.kind = kind
    this.status = options.status
    this.retryAfterMs = options.retryAfterMs
  }

  static is(error: unknown): error is CallError {
    return error instanceof Error && error.name === 'CallError' && 'kind' in error
  }
}

/** What the system answers when a process may not open or start more: fewer at once may pass. */
export const OUT_OF_RESOURCES: ReadonlySet<string> = new Set([
  'EMFILE',
  'ENFILE',
  'EAGAIN',
  'ENOMEM',
  'ENOBUFS',
])
