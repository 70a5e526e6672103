import { judge, type Response, refusal, refuse, respond } from '../../agent/index.ts'
import { EXIT } from '../../verdict/user-error.ts'
import { overlayOf } from '../overlay-options.ts'
import type { Options } from './options.ts'
import { readInput } from './read-input.ts'

/** Reads an event from standard input and answers it; its own failures end as `fail` says. */
export async function answerHook(options: Options, packageFolder: string): Promise<number> {
  return say(await responseTo(options, packageFolder))
}

async function responseTo(options: Options, packageFolder: string): Promise<Response> {
  const { agent, fail } = options
  try {
    const input = readInput()
    const { role, policy } = await overlayOf(options)
    const judged = await judge(input, {
      packageFolder,
      ...(agent && { agent }),
      ...(role && { role }),
      ...(policy && { policy }),
    })
    return respond(judged)
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
  if (stdout) process.stdout.write(stdout)
  if (stderr) process.stderr.write(stderr)
  return exitCode
}
