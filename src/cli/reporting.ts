import { EXIT, UserError } from '../verdict/index.ts'
import { say } from './say.ts'

/** Runs a command; what a user or the system is to blame for becomes one line and an exit code. */
export async function reporting(run: () => number | Promise<number>): Promise<number> {
  try {
    return await run()
  } catch (error) {
    if (UserError.is(error)) {
      say(error.message)
      return error.exitCode
    }
    const refused = refusal(error)
    if (refused === undefined) throw error
    say(refused)
    return EXIT.usage
  }
}

/** What the file system refuses is nobody's bug: no permission, no space, no such folder any more. */
function refusal(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined
  const { path, message, syscall } = error as NodeJS.ErrnoException
  if (syscall === 'uv_cwd') return 'the folder that this runs in is gone: change to another one'
  return path === undefined ? undefined : `${path}: the system refuses it (${message})`
}

// A reader that goes away (`aegish report … | head`, also with 2>&1) is no failure of ours.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.fine)
    throw error
  })
}
