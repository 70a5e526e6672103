import type { Verdict } from '../../verdict/index.ts'
import { CallError, OUT_OF_RESOURCES } from '../call-error.ts'
import { callOut, type Guard, type GuardAnswer, replyOf } from '../guard.ts'
import type { Redact } from '../redact.ts'
import { withDefinitions } from '../with-definitions.ts'
import { splitCommandLine } from './command-line.ts'
import { readHookAnswer } from './hook-answer.ts'
import { type ProgramResult, runProgram } from './run-program.ts'

/** The rate limit that all programs share: they compete for the same processors. */
const HOOK_RATE_LIMIT = 'hook'

/** Exit code with which a hook denies. */
const DENY = 2
const FAILS_OPEN = 'an agent would have let the command run'

/**
 * Somebody else's program that speaks the agents' hook protocol. It is run once per command,
 * without a shell. Its own failures are errors and never verdicts.
 */
export function createHookGuard(commandLine: string, redact: Redact): Guard {
  const argv = splitCommandLine(commandLine)
  return {
    name: `hook:${commandLine}`,
    rateLimits: [HOOK_RATE_LIMIT],
    details: { command_line: redact(commandLine) },
    async decide(command, context) {
      const question = JSON.stringify({
        hook_event_name: 'PreToolUse',
        tool_name: 'Bash',
        tool_input: { command: withDefinitions(command, context.shell) },
        cwd: context.shell?.directory ?? process.cwd(),
        session_id: 'aegish-bench',
      })
      const request = { rateLimit: HOOK_RATE_LIMIT, retry: false, droppable: true }
      const answer = await callOut(context, request, async (signal) => {
        try {
          return answerOf(await runProgram(argv, question, signal), redact)
        } catch (error) {
          if (signal.aborted) throw error
          throw startError(argv[0]!, error as NodeJS.ErrnoException)
        }
      })
      return answer.cause === 'time_limit'
        ? { ...answer, error: `the hook took too long: ${FAILS_OPEN}`, failedOpen: true }
        : answer
    },
  }
}

/** A program that is not there will not be there for the next sample either. */
function startError(program: string, { code, message }: NodeJS.ErrnoException): CallError {
  if (code === 'ENOENT') return new CallError('fatal', `hook: there is no program "${program}"`)
  if (code === 'EACCES') return new CallError('fatal', `hook: "${program}" may not be executed`)
  if (code !== undefined && OUT_OF_RESOURCES.has(code)) {
    return new CallError('busy', `hook: this machine can start no more programs (${code})`)
  }
  return new CallError('transient', `hook: "${program}" did not start: ${message}`)
}

/** What a program's behaviour means: deny, ask, no objection, or a failure of its own. */
function answerOf(
  { exitCode, signal, stdout, stderr }: ProgramResult,
  redact: Redact,
): GuardAnswer {
  if (exitCode === DENY) return verdict('BLOCK', redact(stderr.trim() || 'denied without a reason'))
  if (exitCode !== 0) {
    const how = signal ? `was ended by ${signal}` : `ended with exit code ${exitCode}`
    const words = redact(stderr.trim().split(/\r?\n/)[0] ?? '').slice(0, 200)
    return {
      reply: null,
      cause: 'api_error',
      error: `the hook ${how}${words ? ` (${words})` : ''}: ${FAILS_OPEN}`,
      failedOpen: true,
    }
  }
  const answer = readHookAnswer(stdout)
  const reason = redact(answer?.reason ?? '')
  if (answer?.verdict === 'BLOCK') return verdict('BLOCK', reason || 'denied without a reason')
  if (answer?.verdict === 'WARN') return verdict('WARN', reason || 'asked for approval')
  return verdict('ALLOW', reason || 'no objection')
}

function verdict(verdict: Verdict, reason: string): GuardAnswer {
  return { reply: replyOf({ verdict, reason, confidence: 1 }) }
}
