import { analyse, type Overlay } from '../guard/static/index.ts'
import { EXIT } from '../verdict/index.ts'

// Agents call this before every command: it loads nothing that it does not need. An import of
// node:fs would load Node's streams, and so would process.stdout: as slow as all the rest.
// The build makes a script with a code cache of this module (scripts/cache-hook.mjs).
const { readFileSync, writeSync } = process.getBuiltinModule('node:fs')
const [INPUT, OUTPUT] = [0, 1]

/** What the hook does when it fails itself: deny the command, or let it pass. */
export type Failure = 'safe' | 'open'

/** Answers the event on standard input; returns the exit code. */
export function answerEvent(fail: Failure, overlay: Overlay = {}): number {
  try {
    return answer(readFileSync(INPUT, 'utf8'), overlay)
  } catch (error) {
    return failed(fail, error)
  }
}

/** Says what went wrong. Exit code 2 denies; 0 without output has no objection. */
export function failed(fail: Failure, error: unknown): number {
  const why = error instanceof Error ? error.message : String(error)
  process.stderr.write(`aegish hook: ${why}\n`)
  return fail === 'safe' ? EXIT.usage : EXIT.fine
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
  writeSync(
    OUTPUT,
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
