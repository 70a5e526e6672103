import { quoteForShell } from '../../agent/install/quote-for-shell.ts'
import { createGuard } from '../../guard/registry.ts'
import { readReply } from '../../score/index.ts'
import { EXIT, UserError } from '../../verdict/index.ts'
import { say } from '../say.ts'

const BLOCKED = 126

/**
 * Asks a guard about a command that is to run in a cage. What is only doubtful runs: that is what
 * the cage is for. Gives an exit code where it must not run.
 */
export async function askGuard(
  name: string,
  command: readonly string[],
): Promise<number | undefined> {
  const guard = await createGuard(name, { cot: false, role: 'default', env: process.env })
  const text = command.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : quoteForShell(word)))
  try {
    const { decision, reply, error } = await guard.decide(text.join(' '), { epoch: 1 })
    const answer = decision ?? readReply(reply ?? '')
    if (answer.verdict === null) {
      const why = error ? ` (${error})` : ''
      throw new UserError('NO_VERDICT', `the guard gave no verdict${why}`, {
        exitCode: EXIT.failed,
      })
    }
    if (answer.verdict !== 'ALLOW') say(`${answer.verdict}: ${answer.reason ?? ''}`)
    return answer.verdict === 'BLOCK' ? BLOCKED : undefined
  } finally {
    await guard.close?.()
  }
}
