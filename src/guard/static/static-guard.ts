import { type Guard, type GuardAnswer, type GuardContext, replyOf } from '../guard.ts'
import { type Analysis, analyse } from './analyse.ts'
import type { Overlay } from './policy/judge.ts'
import { withSecondDoubt } from './second-doubt.ts'

export interface StaticGuardOptions extends Overlay {
  /** The name it is called by in reports. */
  name?: string
  /** Whether a second opinion may doubt what passes as known. Default: yes. */
  doubt?: boolean
  /** How many other commands of the same conversation were denied lately: it is doubted sooner. Default: 0. */
  denials?: number
}

/** A guard that also gives its full analysis. */
export interface StaticGuard extends Guard {
  /** The decision with its rule, certainty, span and, on demand, the whole trace. */
  analyse(command: string): Analysis
  decide(command: string, context?: GuardContext): GuardAnswer
}

/**
 * What it was developed with: on these its score is a tuned one, and whoever reports it says so.
 * Half of GTFOBins and half of the original's harmless commands were looked at, too.
 */
const TUNED_ON = ['core', 'twins', 'evasion', 'gtfobins', 'harmless'] as const

/** The static guard: decides from the text alone, in microseconds, and says why. */
export function createStaticGuard(options: StaticGuardOptions = {}): StaticGuard {
  const { name = 'static', doubt = true, denials = 0, ...overlay } = options
  const judge = (command: string, over: Overlay) =>
    doubt ? withSecondDoubt(command, analyse(command, over), denials) : analyse(command, over)
  return {
    name,
    details: { tuned_on: TUNED_ON },
    analyse: (command) => judge(command, overlay),
    decide(command, { shell } = { epoch: 1 }) {
      const decision = judge(
        command,
        shell ? { ...overlay, directory: shell.directory, shell } : overlay,
      )
      return { reply: replyOf(decision), decision }
    },
  }
}
