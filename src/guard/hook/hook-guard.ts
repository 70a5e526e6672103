import { z } from 'zod'
import type { Verdict } from '../../verdict/index.ts'
import { CallError } from '../call-error.ts'
import { callOut, type Guard, type GuardAnswer, replyOf } from '../guard.ts'
import type { Redact } from '../redact.ts'
import { splitCommandLine } from './command-line.ts'
import { type ProgramResult, runProgram } from './run-program.ts'

/** The lane that all programs share: they compete for the same processors. */
const HOOK_LANE = 'hook'

const outputSchema = z.object({
  hookSpecificOutput: z.object({
    permissionDecision: z.string(),
    permissionDecisionReason: z.string().optional(),
  }),
})

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
    lanes: [HOOK_LANE],
    details: { command_line: redact(commandLine) },
    async decide(command, context) {
      const question = JSON.stringify({
        hook_event_name: 'PreToolUse',
        tool_name: 'Bash',
        tool_input: { command },
        cwd: process.cwd(),
        session_id: 'aegish-bench',
      })
      const answer = await callOut(context, { lane: HOOK_LANE, retry: false }, async (signal) => {
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
  const output = parseOutput(stdout)
  const reason = redact(output?.permissionDecisionReason ?? '')
  if (output?.permissionDecision === 'deny') {
    return verdict('BLOCK', reason || 'denied without a reason')
  }
  if (output?.permissionDecision === 'ask') return verdict('WARN', reason || 'asked for approval')
  return verdict('ALLOW', reason || 'no objection')
}

function verdict(verdict: Verdict, reason: string): GuardAnswer {
  return { reply: replyOf({ verdict, reason, confidence: 1 }) }
}

function parseOutput(stdout: string) {
  try {
    return outputSchema.safeParse(JSON.parse(stdout)).data?.hookSpecificOutput
  } catch {
    // Anything that is not a decision is no objection: that is how agents read it.
    return undefined
  }
}
