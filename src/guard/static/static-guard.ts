import { type Guard, type GuardAnswer, replyOf } from '../guard.ts'
import { type Analysis, analyse } from './analyse.ts'

export interface StaticGuardOptions {
  /** The name it is called by in reports. */
  name?: string
}

/** A guard that also gives its full analysis. */
export interface StaticGuard extends Guard {
  analyse(command: string): Analysis
  decide(command: string): GuardAnswer
}

/** The static guard: decides from the text alone, in microseconds, and says why. */
export function createStaticGuard(options: StaticGuardOptions = {}): StaticGuard {
  return {
    name: options.name ?? 'static',
    analyse,
    decide(command) {
      const decision = analyse(command)
      return { reply: replyOf(decision), decision }
    },
  }
}
