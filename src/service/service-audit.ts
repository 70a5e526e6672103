import { type AuditRecord, type AuditWriter, redactRecord, secretValues } from '../audit/index.ts'
import { createRedactor, type Redact } from '../guard/redact.ts'

/** A record without the time, which it gets when it is written. */
type Facts = Omit<AuditRecord, 'time'>

/** What the records go into. */
type Log = Pick<AuditWriter, 'appendAll' | 'close'>

/**
 * Writes down what the service decided, before anybody is answered. What is decided in one turn of the
 * event loop is written at its end, all of it at once: a write costs more than most decisions. A log
 * that cannot be written changes no decision; it is said when that begins and when it ends.
 */
export class ServiceAudit {
  readonly redactValues: Redact
  readonly #log: Log
  readonly #say: (message: string) => void
  readonly #onFailure: (lines: number) => void
  #isFailing = false
  /** That of the turn in which the records were decided. */
  #time = ''
  #waiting: AuditRecord[] = []
  #written: Promise<void> | undefined

  constructor(
    log: Log,
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

  /** As `writeRedacted`, for records whose secrets are still in them. */
  write(records: readonly Facts[]): Promise<void> {
    return this.writeRedacted(records.map((record) => redactRecord(record, this.redactValues)))
  }

  /** Resolves when they were written, or could not be. Nobody is answered before. */
  writeRedacted(records: readonly Facts[]): Promise<void> {
    if (this.#written === undefined) this.#time = new Date().toISOString()
    for (const record of records) this.#waiting.push({ time: this.#time, ...record })
    this.#written ??= new Promise((resolve) => {
      // After every decision that is being made; before anything else arrives.
      process.nextTick(() => {
        this.#flush()
        resolve()
      })
    })
    return this.#written
  }

  close(): void {
    this.#flush()
    this.#log.close()
  }

  #flush(): void {
    const records = this.#waiting
    if (records.length === 0) return
    this.#waiting = []
    this.#written = undefined
    try {
      this.#log.appendAll(records)
      if (this.#isFailing) this.#say('the log of decisions is written again')
      this.#isFailing = false
    } catch (error) {
      this.#onFailure(records.length)
      const why = error instanceof Error ? error.message : String(error)
      if (!this.#isFailing) this.#say(`the log of decisions cannot be written (${why})`)
      this.#isFailing = true
    }
  }
}
