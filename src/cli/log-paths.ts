import { findLogs } from '../log/index.ts'
import { UserError } from '../verdict/index.ts'
import { say } from './say.ts'

/** Runs an action; an error that a user can mend is kept, so that the other inputs go on. */
export function collect<T>(problems: UserError[], action: () => T): T | undefined {
  try {
    return action()
  } catch (error) {
    if (!UserError.is(error)) throw error
    problems.push(error)
    return undefined
  }
}

/** The logs that some paths name, each once; what cannot be found joins the problems. */
export function logsOf(paths: readonly string[], problems: UserError[]): string[] {
  const logs = paths.flatMap((path) => collect(problems, () => findLogs(path)) ?? [])
  return [...new Set(logs)]
}

/** One line for each input that could not be used. */
export function printProblems(problems: readonly UserError[]): void {
  for (const problem of problems) say(problem.message)
}
