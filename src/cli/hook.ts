import type { Overlay } from '../guard/static/index.ts'
import { EXIT, UserError } from '../verdict/index.ts'
import type { CommandModule } from './commands.ts'
import { answerHook, type Failure } from './hook/answer.ts'
import { overlayOf } from './overlay-options.ts'

interface Options {
  fail: Failure
  role?: string
  policy?: string
}

/** `aegish hook`: the agents' hook protocol on standard input and output. */
export const run: CommandModule['run'] = async (argv) => {
  if (argv[0] === 'install') return (await import('./hook/install.ts')).run(argv.slice(1))
  if (argv.includes('--help') || argv.includes('-h')) return help()
  const options = readOptions(argv)
  return answerHook(await overlay(options), options.fail)
}

function readOptions(argv: string[]): Options {
  const options: Options = { fail: 'safe' }
  for (let i = 0; i < argv.length; i++) {
    const [name, glued] = argv[i]!.split(/=(.*)/s)
    const value = glued ?? argv[++i]
    if (name === '--fail' && (value === 'safe' || value === 'open')) options.fail = value
    else if (name === '--role' && value !== undefined) options.role = value
    else if (name === '--policy' && value !== undefined) options.policy = value
    else
      throw new UserError(
        'USAGE',
        `unknown option "${argv.slice(i - 1).join(' ')}" ("aegish hook --help" says more)`,
      )
  }
  return options
}

async function overlay({ role, policy }: Options): Promise<Overlay> {
  if (role === undefined && policy === undefined) return {}
  return overlayOf({ role, policy })
}

function help(): number {
  process.stdout.write(`Usage: aegish hook [--fail safe|open] [--role ROLE] [--policy FILE]
       aegish hook install claude-code [--project] [--undo] [--dry-run]

Speaks the hook protocol of agents: reads a PreToolUse event from standard input, and answers
deny for BLOCK, ask for WARN, and nothing for ALLOW. When it fails itself, "safe" (the default)
denies the command and "open" lets it pass.
`)
  return EXIT.fine
}
