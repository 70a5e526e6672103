import type { Overlay } from '../guard/static/index.ts'
import type { CommandModule, CommandTable } from './commands.ts'
import { answerHook, type Failure } from './hook/answer.ts'
import { overlayOf } from './overlay-options.ts'

interface Options {
  fail: Failure
  role?: string
  policy?: string
}

export const subcommands: CommandTable = {
  install: {
    summary: 'put the hook into the settings of agents',
    load: () => import('./hook/install.ts'),
  },
  uninstall: {
    summary: 'take the hook out of the settings of agents',
    load: () => import('./hook/uninstall.ts'),
  },
  status: {
    summary: 'say which agents are here, and which of them ask us',
    load: () => import('./hook/status.ts'),
  },
}

export const define = async () => (await import('./hook/usage.ts')).define()

/** `aegish hook`: the agents' hook protocol on standard input and output. */
export const run: CommandModule['run'] = async (argv) => {
  const options = readOptions(argv)
  if (options === undefined) return (await import('./hook/usage.ts')).explainHook(argv, subcommands)
  return answerHook(await overlay(options), options.fail)
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
  return overlayOf({ role, policy })
}
