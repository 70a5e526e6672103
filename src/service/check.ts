import { ANSWER_TO, type AuditRecord, decided } from '../audit/index.ts'
import { type DecisionJson, decisionJson } from '../guard/decision-json.ts'
import type { Role } from '../guard/role.ts'
import { createStaticGuard, type Overlay } from '../guard/static/index.ts'
import { type Verdict, withoutKnowing } from '../verdict/index.ts'
import type { Metrics } from './metrics.ts'
import type { ServiceAudit } from './service-audit.ts'

/** Who asks, and from where. */
export interface Asker {
  directory?: string | undefined
  role?: Role | undefined
  agent?: string | undefined
  session?: string | undefined
  /** A person who can be asked waits for the answer: what is not sure is asked about, or as the policy says. */
  atPrompt?: boolean | undefined
}

/** A command with the name of the question, which its line of the log has. */
export interface Named {
  id: string
  command: string
}

/** A decision, as `aegish check --json` prints it. */
export interface CheckAnswer extends DecisionJson, Named {
  guard: 'static'
}

/** Decides about commands, as `aegish check` does with the same role and policy. */
export class Checker {
  readonly #audit: ServiceAudit
  readonly #metrics: Metrics
  readonly #overlay: (asker: Asker) => Promise<Overlay>

  /** `overlay` is what the service was started with, as its file is now. */
  constructor(audit: ServiceAudit, metrics: Metrics, overlay: (asker: Asker) => Promise<Overlay>) {
    this.#audit = audit
    this.#metrics = metrics
    this.#overlay = overlay
  }

  /** The decisions in the order of the commands, all of them written down. */
  async check(commands: readonly Named[], asker: Asker): Promise<CheckAnswer[]> {
    const { directory, role } = asker
    const overlay: Overlay = {
      ...(await this.#overlay(asker)),
      ...(role !== undefined && { role }),
      ...(directory !== undefined && { directory }),
    }
    const guard = createStaticGuard(overlay)
    const answers = commands.map(({ id, command }): CheckAnswer => {
      const decision = decisionJson(guard.analyse(command))
      this.#metrics.decided('check', decision.verdict)
      return { id, command, guard: 'static', ...decision }
    })
    const unresolved = overlay.policy?.unresolved ?? 'ask'
    const told = asker.atPrompt
      ? answers.map((answer) => withoutKnowing(answer, unresolved, true))
      : answers
    await this.#audit.write(answers.map((answer, i) => recordOf(answer, asker, told[i]!.verdict)))
    return told
  }
}

function recordOf(
  { id, command, ...decision }: CheckAnswer,
  { agent = 'service', session, directory }: Asker,
  answered: Verdict,
): Omit<AuditRecord, 'time'> {
  return {
    event: 'decision',
    agent,
    request: id,
    session,
    directory,
    command,
    ...decided(decision),
    answer: ANSWER_TO[answered],
  }
}
