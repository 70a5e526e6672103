import { readFileSync } from 'node:fs'
import { analyse, type Overlay } from '../guard/static/index.ts'
import { EXIT } from '../verdict/index.ts'
import type { CommandModule, CommandTable } from './commands.ts'

// Agents call this before every command: it loads nothing that it does not need.

/** What the hook does when it fails itself: deny the command, or let it pass. */
type Failure = 'safe' | 'open'

interface Options {
  fail: Failure
  role?: string
  policy?: string
}

export const subcommands: CommandTable = {
  install: {
    summary: "put the hook into an agent's settings",
    load: () => import('./hook/install.ts'),
  },
}

export const define = async () => (await import('./hook/usage.ts')).define()

/** `aegish hook`: the agents' hook protocol on standard input and output. */
export const run: CommandModule['run'] = async (argv) => {
  const options = readOptions(argv)
  if (options === undefined) return (await import('./hook/usage.ts')).explainHook(argv, subcommands)
  try {
    return answer(readFileSync(0, 'utf8'), await overlay(options))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    process.stderr.write(`aegish hook: ${why}\n`)
    // Exit code 2 denies; 0 without output has no objection.
    return options.fail === 'safe' ? EXIT.usage : EXIT.fine
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

/** The options; undefined if there is anything else, which the full definition then explains. */
function readOptions(argv: string[]): Options | undefined {
  const options: Options = { fail: 'safe' }
  for (let i = 0; i < argv.length; i++) {
    const [name, glued] = argv[i]!.split(/=(.*)/s)
    const value = glued ?? argv[++i]
    if (name === '--fail' && (value === 'safe' || value === 'open')) options.fail = value
    else if (name === '--role' && value !== undefined) options.role = value
    else if (name === '--policy' && value !== undefined) options.policy = value
    else return undefined
  }
  return options
}

async function overlay({ role, policy }: Options): Promise<Overlay> {
  if (role === undefined && policy === undefined) return {}
  return (await import('./overlay-options.ts')).overlayOf({ role, policy })
}
