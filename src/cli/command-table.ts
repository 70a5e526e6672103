import { EXIT, UserError } from '../verdict/index.ts'
import { didYouMean } from '../verdict/nearest.ts'
import type { CommandTable } from './commands.ts'

/** Runs one of the commands below another, such as `aegish suite list`. */
export async function runBelow(
  [name, ...argv]: string[],
  program: string,
  title: string,
  commands: CommandTable,
): Promise<number> {
  if (name === undefined || !Object.hasOwn(commands, name)) {
    return explain(name, program, title, commands)
  }
  return (await commands[name]!.load()).run(argv, commands)
}

/** Answers where no known command was named: with help, or with a hint at the nearest name. */
export function explain(
  name: string | undefined,
  program: string,
  title: string,
  commands: CommandTable,
  examples: readonly string[] = [],
): number {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(help(program, title, commands, examples))
    return EXIT.fine
  }
  const isOption = name.startsWith('-')
  const hint = didYouMean(name, isOption ? ['--help', '--version'] : Object.keys(commands))
  throw new UserError(
    isOption ? 'USAGE' : 'UNKNOWN_COMMAND',
    `unknown ${isOption ? 'option' : 'command'} "${name}"${hint} ("${program} --help" lists them)`,
  )
}

function help(
  program: string,
  title: string,
  commands: CommandTable,
  examples: readonly string[],
): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const rows = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`,
  )
  return [
    title,
    '',
    `Usage: ${program} COMMAND [options]`,
    '',
    ...rows,
    '',
    ...(examples.length > 0 ? ['Examples:', ...examples.map((line) => `  ${line}`), ''] : []),
    `"${program} COMMAND --help" says more about one.`,
    '',
  ].join('\n')
}
