import { COMMANDS, type CommandTable } from '../src/cli/commands.ts'

/** Every command of the command line, with those below it: `['suite', 'list']`. */
export async function commandPaths(commands: CommandTable = COMMANDS): Promise<string[][]> {
  const paths: string[][] = []
  for (const [name, { load }] of Object.entries(commands)) {
    const { subcommands } = await load()
    paths.push([name])
    for (const path of subcommands ? await commandPaths(subcommands) : []) {
      paths.push([name, ...path])
    }
  }
  return paths
}
