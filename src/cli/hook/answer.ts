import { judge, refusal } from '../../agent/hook.ts'
import type { HookArguments } from '../../agent/hook-options.ts'
import { type Response, refuse, respond } from '../../agent/respond.ts'
import { readPolicies } from '../../agent/user-policy.ts'
import { EXIT } from '../../verdict/user-error.ts'
import { readInput } from './read-input.ts'
import { writeOutput } from './write-output.ts'

/**
 * Reads an event from standard input and answers it; its own failures end as `fail` says. No agent
 * may change anything in `packageFolder`, where this program lies.
 */
export async function answerHook(options: HookArguments, packageFolder: string): Promise<number> {
  return say(await responseTo(() => readInput(), options, packageFolder))
}

/** What is answered to an input, whatever it is. */
export async function responseTo(
  read: () => string,
  { agent, role, policy: named, fail }: HookArguments,
  packageFolder: string,
): Promise<Response> {
  try {
    const input = read()
    const policy = await readPolicies(named)
    return respond(judge(input, { agent, role, policy, packageFolder }))
  } catch (error) {
    const refused = refuse(refusal(error))
    return fail === 'safe' ? refused : { ...refused, stdout: '', exitCode: EXIT.fine }
  }
}

/** Denies whatever is asked, in every shape: for a hook that was started with wrong options. */
export function refuseAll(why: string): number {
  return say(refuse(refusal(why)))
}

function say({ stdout, stderr, exitCode }: Response): number {
  if (stdout) writeOutput(1, stdout)
  if (stderr) writeOutput(2, stderr)
  return exitCode
}
