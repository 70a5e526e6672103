import type { CommandModule, CommandTable } from './commands.ts'
import { define, run as review } from './try/show.ts'

export const subcommands: CommandTable = {
  allow: {
    summary: 'put a line of the review into your policy',
    load: () => import('./try/allow.ts'),
  },
  sample: {
    summary: 'put a line of the review into a suite of your own',
    load: () => import('./try/sample.ts'),
  },
}

export { define }

/** `aegish try`: what the guard would have said about what was done on this machine. */
export const run: CommandModule['run'] = async (argv) => {
  const [name] = argv
  if (name !== undefined && Object.hasOwn(subcommands, name))
    return (await subcommands[name]!.load()).run(argv.slice(1), subcommands)
  return review(argv)
}
