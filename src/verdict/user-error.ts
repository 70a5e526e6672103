/** What the command line exits with. */
export const EXIT = { fine: 0, missed: 1, usage: 2, failed: 3, interrupted: 130 } as const

/**
 * An error that a user can cause and mend. It has a stable code, a message of one line that says
 * what to do, and is shown without a stack trace.
 */
export class UserError extends Error {
  override readonly name: string = 'UserError'
  readonly code: string
  readonly exitCode: number

  constructor(code: string, message: string, options: { cause?: unknown; exitCode?: number } = {}) {
    super(message.replace(/\s*[\r\n]+\s*/g, ' '), { cause: options.cause })
    this.code = code
    this.exitCode = options.exitCode ?? EXIT.usage
  }

  /** Recognises the error without `instanceof`, which fails across copies of the package. */
  static is(error: unknown): error is UserError {
    return (
      error instanceof Error &&
      'code' in error &&
      'exitCode' in error &&
      /Error$/.test(error.name) &&
      typeof (error as UserError).exitCode === 'number'
    )
  }
}
