import { define, run as show } from './audit/show.ts'
import type { CommandModule, CommandTable } from './commands.ts'

export const subcommands: CommandTable = {
  head: {
    summary: 'print the ends of the chains, to be kept elsewhere',
    load: () => import('./audit/head.ts'),
  },
  verify: {
    summary: 'check that nothing was changed, removed or moved',
    load: () => import('./audit/verify.ts'),
  },
}

export { define }

/** `aegish audit`: what was decided, and whether the log still says so. */
export const run: CommandModule['run'] = async (argv) => {
  const [name] = argv
  if (name !== undefined && Object.hasOwn(subcommands, name))
    return (await subcommands[name]!.load()).run(argv.slice(1), subcommands)
  return show(argv)
}
