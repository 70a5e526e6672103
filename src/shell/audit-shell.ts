import { randomUUID } from 'node:crypto'
import {
  ANSWER_TO,
  type AuditRecord,
  decided,
  holdsSecret,
  newRequestId,
  personName,
  redactRecord,
  secretValues,
} from '../audit/index.ts'
import { createRedactor, type Redact } from '../guard/redact.ts'
import type { Verdict } from '../verdict/index.ts'
import type { BashState } from './bash-state.ts'
import type { Ruling } from './judge.ts'

/** Where records go: to a file of this shell, or to the one that all share who write once. */
export interface Log {
  /** Returns why it went elsewhere, where it did. */
  append(record: AuditRecord): string | undefined
}

/** Writes down what the shell decided, and what a person let through. */
export class ShellAudit {
  readonly #log: Log
  /** Made when it is first written. */
  #session: string | undefined
  /** Every value that was once called a secret, and what takes them out. */
  #secrets: Set<string> | undefined
  #redact: Redact | undefined
  readonly #isSecret = new Map<string, boolean>()
  readonly #onFailure: (why: string) => void
  /** Of the command that was decided about last: a person's yes is about the same. */
  #request = ''
  readonly #env: Readonly<Record<string, string | undefined>>
  #hasFailed = false

  constructor(
    log: Log,
    env: Readonly<Record<string, string | undefined>>,
    onFailure: (why: string) => void,
  ) {
    this.#log = log
    this.#onFailure = onFailure
    this.#env = env
  }

  /** What the living bash holds under the name of a secret is one from now on. */
  learn(variables: BashState['variables']): void {
    const secrets = this.#knownSecrets()
    const before = secrets.size
    for (const [name, { value }] of variables) {
      const isSecret = this.#isSecret.get(name) ?? holdsSecret(name)
      this.#isSecret.set(name, isSecret)
      if (!isSecret || 'reference' in value) continue
      const values = 'elements' in value ? [...value.elements.values()] : [value.value]
      for (const each of values)
        for (const secret of secretValues({ [name]: each })) secrets.add(secret)
    }
    if (secrets.size > before) this.#redact = undefined
  }

  /** Those of the environment are looked for with the first command: nobody waits for them before. */
  #knownSecrets(): Set<string> {
    this.#secrets ??= new Set(secretValues(this.#env))
    return this.#secrets
  }

  /** `answered`: what became of it, where that is not its verdict. */
  decision(
    command: string,
    directory: string,
    { decision, guard }: Ruling,
    answered: Verdict,
  ): void {
    this.#request = newRequestId()
    this.#append(command, directory, {
      event: 'decision',
      ...(guard !== undefined && { tool: guard }),
      ...decided(decision),
      answer: ANSWER_TO[answered],
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
      this.#redact ??= createRedactor(this.#knownSecrets())
      const notice = this.#log.append({ time, ...redactRecord(facts, this.#redact) })
      if (notice) this.#fail(notice)
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
