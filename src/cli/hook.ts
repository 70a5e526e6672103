import { fileURLToPath } from 'node:url'
import type { CommandModule, CommandTable } from './commands.ts'
import { run as answer } from './hook/fast.ts'
import { packageRoot } from './package-root.ts'

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

/** `aegish hook`: the agents' hook protocols on standard input and output. */
export const run: CommandModule['run'] = async (argv) =>
  answer(argv, fileURLToPath(packageRoot)) ??
  (await import('./hook/usage.ts')).explainHook(argv, subcommands)
