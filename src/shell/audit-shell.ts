import {
  type AuditRecord,
  newRequestId,
  personName,
  redactRecord,
  secretValues,
} from '../audit/index.ts'
import { createRedactor } from '../guard/redact.ts'
import type { Ruling } from './judge.ts'

/** Where records go: to a file of this shell, or to the one that all share who write once. */
export interface Log {
  /** Returns why it went elsewhere, where it did. */
  append(record: AuditRecord): string | undefined
}

/** Writes down what the shell decided, and what a person let through. */
export class ShellAudit {
  readonly #log: Log
  readonly #session: string
  readonly #redactValues: (text: string) => string
  readonly #onFailure: (why: string) => void
  /** Of the command that was decided about last: a person's yes is about the same. */
  #request = ''
  readonly #env: Readonly<Record<string, string | undefined>>
  #hasFailed = false

  constructor(
    log: Log,
    session: string,
    env: Readonly<Record<string, string | undefined>>,
    onFailure: (why: string) => void,
  ) {
    this.#log = log
    this.#session = session
    this.#redactValues = createRedactor(secretValues(env))
    this.#onFailure = onFailure
    this.#env = env
  }

  decision(command: string, directory: string, { decision, guard }: Ruling): void {
    const { verdict, rule, role, certainty, reason, suggestion, attack } = decision
    this.#request = newRequestId()
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
    this.#append(command, directory, {
      event: 'override',
      verdict,
      rule,
      by: personName(this.#env),
    })
  }

  #append(
    command: string,
    directory: string,
    more: Pick<AuditRecord, 'event'> & Partial<AuditRecord>,
  ): void {
    const facts = {
      agent: 'shell',
      session: this.#session,
      request: this.#request,
      directory,
      command,
      ...more,
    }
    try {
      const time = new Date().toISOString()
      const elsewhere = this.#log.append({ time, ...redactRecord(facts, this.#redactValues) })
      if (elsewhere) this.#fail(elsewhere)
    } catch (error) {
      this.#fail(`the log of decisions cannot be written (${(error as Error).message})`)
    }
  }

  /** Once is enough: a full disk stays full for a while. */
  #fail(why: string): void {
    if (!this.#hasFailed) this.#onFailure(why)
    this.#hasFailed = true
  }
}
