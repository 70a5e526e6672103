import { COMMANDS, type CommandModule, type CommandTable } from '../src/cli/commands.ts'
import { EXAMPLES } from '../src/cli/root.ts'

interface Found {
  path: string[]
  module: CommandModule
}

async function find(commands: CommandTable, above: string[] = []): Promise<Found[]> {
  const found: Found[] = []
  for (const [name, { load }] of Object.entries(commands)) {
    const module = await load()
    const path = [...above, name]
    found.push({ path, module })
    if (module.subcommands) found.push(...(await find(module.subcommands, path)))
  }
  return found
}

/** Every command of the command line, with those below it: `['suite', 'list']`. */
export async function commandPaths(): Promise<string[][]> {
  return (await find(COMMANDS)).map(({ path }) => path)
}

/** The examples that the help of every command shows, in the order of the commands. */
export async function commandExamples(): Promise<{ path: string[]; examples: string[] }[]> {
  const below = await Promise.all(
    (await find(COMMANDS)).map(async ({ path, module }) => {
      let help = ''
      const command = await module.define?.()
      command?.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
      const lines = /^Examples:\n((?: {2}.*\n?)+)/m.exec(help)?.[1] ?? ''
      return { path, examples: lines.split('\n').flatMap((line) => line.trim() || []) }
    }),
  )
  return [{ path: ['aegish'], examples: EXAMPLES }, ...below]
}
