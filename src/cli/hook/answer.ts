import { analyse, type Overlay } from '../../guard/static/index.ts'
import { readInputBounded } from '../../verdict/read-bounded.ts'
import { EXIT } from '../../verdict/user-error.ts'

/** An event carries the files that an agent writes, but nothing larger. */
const EVENT_LIMIT = 64 * 1024 * 1024

/** What the hook does when it fails itself: deny the command, or let it pass. */
export type Failure = 'safe' | 'open'

/** Reads an event from standard input and answers it; its own failures end as `fail` says. */
export function answerHook(overlay: Overlay, fail: Failure): number {
  try {
    return answer(readInputBounded(EVENT_LIMIT).toString('utf8'), overlay)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    process.stderr.write(`aegish hook: ${why}\n`)
    // Exit code 2 denies; 0 without output has no objection.
    return fail === 'safe' ? EXIT.usage : EXIT.fine
  }
}

function answer(input: string, { role, policy }: Overlay): number {
  const command = commandOf(input)
  if (command === undefined) return EXIT.fine
  const { verdict, reason, rule } = analyse(command, {
    ...(role && { role }),
    ...(policy && { policy }),
  })
  if (verdict === 'ALLOW') return EXIT.fine
  const decision = verdict === 'BLOCK' ? 'deny' : 'ask'
  process.stdout.write(
    `${JSON.stringify({
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: decision,
        permissionDecisionReason: `aegish, rule ${rule}: ${reason}`,
      },
    })}\n`,
  )
  return EXIT.fine
}

/** The command in a hook's input; undefined for other events and tools. */
function commandOf(input: string): string | undefined {
  let event: unknown
  try {
    event = JSON.parse(input)
  } catch {
    throw new Error('the input is not JSON')
  }
  if (typeof event !== 'object' || event === null) throw new Error('the input is not a JSON object')
  const {
    hook_event_name: name,
    tool_name: tool,
    tool_input: parameters,
  } = event as Record<string, unknown>
  if (name !== undefined && name !== 'PreToolUse') return undefined
  if (tool !== undefined && tool !== 'Bash') return undefined
  const command =
    typeof parameters === 'object' && parameters !== null
      ? (parameters as Record<string, unknown>).command
      : undefined
  if (typeof command !== 'string') throw new Error('the input has no tool_input.command')
  return command
}
