import { type AuditRecord, type AuditWriter, redactRecord, secretValues } from '../audit/index.ts'
import { createRedactor, type Redact } from '../guard/redact.ts'

/** A record without the time, which it gets when it is written. */
type Facts = Omit<AuditRecord, 'time'>

/**
 * Writes down what the service decided, before anybody is answered. A log that cannot be written
 * changes no decision; it is said when that begins and when it ends.
 */
export class ServiceAudit {
  readonly redactValues: Redact
  readonly #log: AuditWriter
  readonly #say: (message: string) => void
  readonly #onFailure: (lines: number) => void
  #isFailing = false

  constructor(
    log: AuditWriter,
    env: Readonly<Record<string, string | undefined>>,
    say: (message: string) => void,
    onFailure: (lines: number) => void,
  ) {
    this.#log = log
    this.redactValues = createRedactor(secretValues(env))
    this.#say = say
    this.#onFailure = onFailure
  }

  /** Whether the last lines could not be written. */
  get isFailing(): boolean {
    return this.#isFailing
  }

  /** Writes records whose secrets are still in them. */
  write(records: readonly Facts[]): void {
    this.writeRedacted(records.map((record) => redactRecord(record, this.redactValues)))
  }

  writeRedacted(records: readonly Facts[]): void {
    try {
      const time = new Date().toISOString()
      this.#log.appendAll(records.map((record) => ({ time, ...record })))
      if (this.#isFailing) this.#say('the log of decisions is written again')
      this.#isFailing = false
    } catch (error) {
      this.#onFailure(records.length)
      const why = error instanceof Error ? error.message : String(error)
      if (!this.#isFailing) this.#say(`the log of decisions cannot be written (${why})`)
      this.#isFailing = true
    }
  }

  close(): void {
    this.#log.close()
  }
}
