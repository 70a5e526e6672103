import { type AuditLog, type AuditRecord, redactCommand } from '../audit/index.ts'
import { createEnvironmentRedactor } from '../guard/redact.ts'
import type { Ruling } from './judge.ts'

/** Longer commands are cut: a line is written at once. */
const MAX_COMMAND = 4096

/** Writes down what the shell decided, and what a person let through. */
export class ShellAudit {
  readonly #log: AuditLog
  readonly #session: string
  readonly #redact: (text: string) => string
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
    const redact = createEnvironmentRedactor(env)
    this.#redact = (text) => redactCommand(redact(text))
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
      ...(verdict !== 'ALLOW' && { reason: this.#redact(reason) }),
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
    const redacted = this.#redact(command).slice(0, MAX_COMMAND)
    try {
      this.#log.append({
        time: new Date().toISOString(),
        agent: 'shell',
        session: this.#session,
        directory,
        command: redacted,
        ...(redacted !== command && { shortened: true as const }),
        ...more,
      })
    } catch (error) {
      // Once is enough: a full disk stays full for a while.
      if (!this.#hasFailed) this.#onFailure((error as Error).message)
      this.#hasFailed = true
    }
  }
}
