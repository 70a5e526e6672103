import type { Role } from '../guard/role.ts'
import { analyse, type Overlay } from '../guard/static/index.ts'
import type { Decision } from '../verdict/index.ts'
import type { Metrics } from './metrics.ts'
import type { ServiceAudit } from './service-audit.ts'

/** Who asks about a command, and from where. */
export interface Asker {
  id: string
  directory?: string | undefined
  role?: Role | undefined
  agent?: string | undefined
  session?: string | undefined
}

/** A decision, as `aegish check --json` prints it. */
export interface CheckAnswer extends Decision {
  id: string
  command: string
  guard: 'static'
}

/** Decides about commands, as `aegish check` does with the same role and policy. */
export class Checker {
  readonly #audit: ServiceAudit
  readonly #metrics: Metrics
  readonly #overlay: () => Promise<Overlay>

  /** `overlay` is what the service was started with, as its file is now. */
  constructor(audit: ServiceAudit, metrics: Metrics, overlay: () => Promise<Overlay>) {
    this.#audit = audit
    this.#metrics = metrics
    this.#overlay = overlay
  }

  async check(
    command: string,
    { id, directory, role, agent, session }: Asker,
  ): Promise<CheckAnswer> {
    const overlay = await this.#overlay()
    const { trace: _, ...decision } = analyse(command, {
      ...overlay,
      ...(role !== undefined && { role }),
      ...(directory !== undefined && { directory }),
    })
    const { verdict, rule, certainty, reason, suggestion, attack } = decision
    this.#audit.write({
      event: 'decision',
      agent: agent ?? 'service',
      request: id,
      session,
      directory,
      command,
      verdict,
      answer: verdict === 'ALLOW' ? 'pass' : verdict === 'WARN' ? 'ask' : 'deny',
      rule,
      role: decision.role,
      certainty,
      ...(verdict !== 'ALLOW' && { reason }),
      ...(suggestion !== undefined && { suggestion }),
      ...(attack !== undefined && { attack }),
    })
    this.#metrics.decided('check', verdict)
    return { id, command, guard: 'static', ...decision }
  }
}
