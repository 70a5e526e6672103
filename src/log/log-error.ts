import { UserError } from '../verdict/index.ts'

/** A log that cannot be read: names the file and what is wrong with it. */
export class LogError extends UserError {
  override readonly name = 'LogError'
  readonly path: string

  constructor(path: string, problem: string, options?: { cause?: unknown }) {
    super('BAD_LOG', `${path}: ${problem}`, options)
    this.path = path
  }
}
