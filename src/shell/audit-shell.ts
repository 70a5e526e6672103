import { type AuditLog, type AuditRecord, redactRecord, secretValues } from '../audit/index.ts'
import { createRedactor } from '../guard/redact.ts'
import type { Ruling } from './judge.ts'

/** Writes down what the shell decided, and what a person let through. */
export class ShellAudit {
  readonly #log: AuditLog
  readonly #session: string
  readonly #redactValues: (text: string) => string
  readonly #onFailure: (why: string) => void
  #hasFailed = false

  constructor(
    log: AuditLog,
    session: string,
    env: Readonly<Record<string, string | undefined>>,
    onFailure: (why: string) => void,
  ) {
    this.#log = log
    this.#session = session
    this.#redactValues = createRedactor(secretValues(env))
    this.#onFailure = onFailure
  }

  decision(command: string, directory: string, { decision, guard }: Ruling): void {
    const { verdict, rule, role, certainty, reason, suggestion, attack } = decision
    this.#append(command, directory, {
      event: 'decision',
      ...(guard !== undefined && { tool: guard }),
      verdict,
      answer: verdict === 'ALLOW' ? 'pass' : verdict === 'WARN' ? 'ask' : 'deny',
      rule,
      role,
      certainty,
      ...(verdict !== 'ALLOW' && { reason }),
      ...(suggestion !== undefined && { suggestion }),
      ...(attack !== undefined && { attack }),
    })
  }

  /** A person said yes to a warning. */
  override(command: string, directory: string, { decision }: Ruling): void {
    const { verdict, rule } = decision
    this.#append(command, directory, { event: 'override', verdict, rule })
  }

  #append(
    command: string,
    directory: string,
    more: Pick<AuditRecord, 'event'> & Partial<AuditRecord>,
  ): void {
    const facts = { agent: 'shell', session: this.#session, directory, command, ...more }
    try {
      const time = new Date().toISOString()
      this.#log.append({ time, ...redactRecord(facts, this.#redactValues) })
    } catch (error) {
      // Once is enough: a full disk stays full for a while.
      if (!this.#hasFailed) this.#onFailure((error as Error).message)
      this.#hasFailed = true
    }
  }
}
