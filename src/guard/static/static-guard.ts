import { type Guard, type GuardAnswer, replyOf } from '../guard.ts'
import { type Analysis, analyse } from './analyse.ts'
import type { Overlay } from './policy/judge.ts'

export interface StaticGuardOptions extends Overlay {
  /** The name it is called by in reports. */
  name?: string
}

/** A guard that also gives its full analysis. */
export interface StaticGuard extends Guard {
  /** The decision with its rule, certainty, span and, on demand, the whole trace. */
  analyse(command: string): Analysis
  decide(command: string): GuardAnswer
}

/** The static guard: decides from the text alone, in microseconds, and says why. */
export function createStaticGuard(options: StaticGuardOptions = {}): StaticGuard {
  const { name = 'static', ...overlay } = options
  return {
    name,
    analyse: (command) => analyse(command, overlay),
    decide(command) {
      const decision = analyse(command, overlay)
      return { reply: replyOf(decision), decision }
    },
  }
}
