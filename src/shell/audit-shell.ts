import { randomUUID } from 'node:crypto'
import {
  type AuditLog,
  type AuditRecord,
  holdsSecret,
  redactRecord,
  secretValues,
} from '../audit/index.ts'
import { createRedactor } from '../guard/redact.ts'
import type { BashState } from './bash-state.ts'
import type { Ruling } from './judge.ts'

/** Writes down what the shell decided, and what a person let through. */
export class ShellAudit {
  readonly #log: AuditLog
  /** Made when it is first written. */
  #session: string | undefined
  /** Every value that was once called a secret, and what takes them out. */
  readonly #secrets: Set<string>
  #redactValues: (text: string) => string
  readonly #isSecret = new Map<string, boolean>()
  readonly #onFailure: (why: string) => void
  #hasFailed = false

  constructor(
    log: AuditLog,
    env: Readonly<Record<string, string | undefined>>,
    onFailure: (why: string) => void,
  ) {
    this.#log = log
    this.#secrets = new Set(secretValues(env))
    this.#redactValues = createRedactor(this.#secrets)
    this.#onFailure = onFailure
  }

  /** What the living bash holds under the name of a secret is one from now on. */
  learn(variables: BashState['variables']): void {
    const before = this.#secrets.size
    for (const [name, { value }] of variables) {
      const isSecret = this.#isSecret.get(name) ?? holdsSecret(name)
      this.#isSecret.set(name, isSecret)
      if (!isSecret || 'reference' in value) continue
      const values = 'elements' in value ? [...value.elements.values()] : [value.value]
      for (const each of values)
        for (const secret of secretValues({ [name]: each })) this.#secrets.add(secret)
    }
    if (this.#secrets.size > before) this.#redactValues = createRedactor(this.#secrets)
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

  /** A person said no to a warning, or nothing. */
  declined(command: string, directory: string, { decision }: Ruling): void {
    const { verdict, rule } = decision
    this.#append(command, directory, { event: 'declined', verdict, rule })
  }

  /** The session was left by a key; a command that leaves it has a decision. */
  exit(directory: string): void {
    this.#append('exit', directory, { event: 'exit' })
  }

  #append(
    command: string,
    directory: string,
    more: Pick<AuditRecord, 'event'> & Partial<AuditRecord>,
  ): void {
    this.#session ??= randomUUID()
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
