import { type AuditLog, type AuditRecord, redactRecord, secretValues } from '../audit/index.ts'
import { createRedactor, type Redact } from '../guard/redact.ts'

/**
 * Writes down what the service decided, each line before its answer goes out. A log that cannot be
 * written changes no decision; it is said when it begins and when it ends.
 */
export class ServiceAudit {
  readonly redactValues: Redact
  readonly #log: AuditLog
  readonly #say: (message: string) => void
  readonly #onFailure: () => void
  #isFailing = false

  constructor(
    log: AuditLog,
    env: Readonly<Record<string, string | undefined>>,
    say: (message: string) => void,
    onFailure: () => void,
  ) {
    this.#log = log
    this.redactValues = createRedactor(secretValues(env))
    this.#say = say
    this.#onFailure = onFailure
  }

  /** Whether the last line could not be written. */
  get isFailing(): boolean {
    return this.#isFailing
  }

  /** Writes a record whose secrets are still in it. */
  write(record: Omit<AuditRecord, 'time'>): void {
    this.writeRedacted(redactRecord(record, this.redactValues))
  }

  writeRedacted(record: Omit<AuditRecord, 'time'>): void {
    try {
      this.#log.append({ time: new Date().toISOString(), ...record })
      if (this.#isFailing) this.#say('the log of decisions is written again')
      this.#isFailing = false
    } catch (error) {
      this.#onFailure()
      const why = error instanceof Error ? error.message : String(error)
      if (!this.#isFailing) this.#say(`the log of decisions cannot be written (${why})`)
      this.#isFailing = true
    }
  }
}
