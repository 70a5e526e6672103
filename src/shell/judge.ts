import { CallError } from '../guard/call-error.ts'
import type { Guard, GuardAnswer } from '../guard/guard.ts'
import type { ShellState } from '../guard/shell-state.ts'
import type { Analysis } from '../guard/static/index.ts'
import { readReply } from '../score/index.ts'
import type { Decision } from '../verdict/index.ts'

/** What a command means where no guard answers. */
export const FAIL_MODES = ['safe', 'open'] as const
export type FailMode = (typeof FAIL_MODES)[number]

export interface JudgeOptions {
  /** Asked in this order: the next where one gives no answer. Made when they are first needed. */
  guards(): Promise<readonly Guard[]>
  failMode: FailMode
  /** How long one guard may take. */
  timeoutMs: number
}

export interface Ruling {
  decision: Decision
  /** The guard that decided; undefined where none answered. */
  guard: string | undefined
}

/** Decides about commands: the first guard that answers, or the fail mode. */
export class Judge {
  readonly #options: JudgeOptions
  #made: Promise<readonly Guard[]> | undefined

  constructor(options: JudgeOptions) {
    this.#options = options
  }

  /** Throws only when it was cancelled. */
  async rule(command: string, shell: ShellState | undefined, signal: AbortSignal): Promise<Ruling> {
    const failures: string[] = []
    for (const guard of await this.#guards()) {
      try {
        return { decision: await this.#ask(guard, command, shell, signal), guard: guard.name }
      } catch (error) {
        signal.throwIfAborted()
        failures.push(`${guard.name}: ${messageOf(error)}`)
      }
    }
    return { decision: this.#failed(failures), guard: undefined }
  }

  /** Asks every guard about a harmless command; says which of them do not answer. */
  async health(signal: AbortSignal): Promise<string[]> {
    const problems: string[] = []
    for (const guard of await this.#guards()) {
      try {
        await this.#ask(guard, 'true', undefined, signal)
      } catch (error) {
        problems.push(`${guard.name} does not answer (${messageOf(error)})`)
      }
    }
    return problems
  }

  async close(): Promise<void> {
    if (this.#made) for (const guard of await this.#made) await guard.close?.()
  }

  #guards(): Promise<readonly Guard[]> {
    this.#made ??= this.#options.guards()
    return this.#made
  }

  async #ask(
    guard: Guard,
    command: string,
    shell: ShellState | undefined,
    signal: AbortSignal,
  ): Promise<Decision> {
    const { timeoutMs } = this.#options
    const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const answer = guard.decide(command, { epoch: 1, ...(shell && { shell }), signal: either })
    // One that decides at once has decided: nobody waits.
    if (!(answer instanceof Promise)) return decisionOf(answer)
    return decisionOf(
      await Promise.race([answer, aborted(either, `no answer within ${timeoutMs / 1000} s`)]),
    )
  }

  #failed(failures: readonly string[]): Decision {
    const { failMode } = this.#options
    return {
      verdict: failMode === 'safe' ? 'BLOCK' : 'WARN',
      reason: `no guard answered (${failures.join('; ')}), and the fail mode is ${failMode}`,
      confidence: 0,
    }
  }
}

/**
 * What stands in the way of a command that could not be resolved is not known to be harm: a person
 * decides, where one may.
 */
export function softened(decision: Decision, mayAsk: boolean): Decision {
  const isOpen = decision.verdict === 'BLOCK' && decision.certainty === 'unresolved'
  return isOpen && mayAsk ? { ...decision, verdict: 'WARN' } : decision
}

const severity = ({ verdict }: Pick<Decision, 'verdict'>) =>
  ['ALLOW', 'WARN', 'BLOCK'].indexOf(verdict)

/** The ruling, or what one of these says about more than its text where that is worse. */
export function stricter(ruling: Ruling, others: readonly Analysis[], where: string): Ruling {
  const [worst] = others.toSorted((a, b) => severity(b) - severity(a))
  if (!worst || severity(worst) <= severity(ruling.decision)) return ruling
  // What it points at is not in the command.
  const { trace, span, ...decision } = worst
  return { decision: { ...decision, reason: `${where}: ${decision.reason}` }, guard: 'static' }
}

function aborted(signal: AbortSignal, message: string): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new CallError('transient', message)), {
      once: true,
    })
  })
}

/** The decision in full, or what can be read from a reply. An answer without a verdict is a WARN. */
function decisionOf({ decision, reply, error }: GuardAnswer): Decision {
  if (decision) return decision
  if (reply === null) throw new CallError('transient', error ?? 'it gave no answer')
  const reading = readReply(reply)
  if (reading.verdict === null) return { ...UNREADABLE }
  const { verdict, reason = '', confidence = 0 } = reading
  return { verdict, reason, confidence: confidence ?? 0 }
}

const UNREADABLE: Decision = {
  verdict: 'WARN',
  reason: 'the guard answered without a verdict',
  confidence: 0,
  certainty: 'unresolved',
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.split('\n')[0]! : String(error)
}
