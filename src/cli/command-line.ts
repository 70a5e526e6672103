import { Command, CommanderError, Help, InvalidArgumentError, type Option } from 'commander'
import { EXIT, UserError } from '../verdict/index.ts'
import { nearest } from '../verdict/nearest.ts'

/** A command in our manners: errors are ours, help is short, examples stand at its end. */
export function defineCommand(name: string, summary: string, examples: readonly string[]): Command {
  const command = new Command(`aegish ${name}`)
    .description(summary)
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({ writeErr: () => {} })
    .configureHelp({ optionDescription: describeOption })
  if (examples.length > 0) {
    command.addHelpText(
      'after',
      `\nExamples:\n${examples.map((example) => `  ${example}`).join('\n')}`,
    )
  }
  return command
}

/** What an option is for; of one with choices only these, the usual one first. */
function describeOption(option: Option): string {
  const { description, argChoices, defaultValue } = option
  if (!argChoices) return new Help().optionDescription(option)
  const usual = argChoices.filter((choice) => choice === defaultValue)
  const others = argChoices.filter((choice) => choice !== defaultValue)
  return `${description} (${[...usual, ...others].join(', ')})`
}

/** The `run` of a command that is wholly defined by commander. */
export function runs(define: () => Command): (argv: string[]) => Promise<number> {
  return (argv) => runCommand(define(), argv)
}

/** Parses and runs; a wrong option becomes one clear line and exit code 2, help is exit code 0. */
export async function runCommand(command: Command, argv: string[]): Promise<number> {
  try {
    await command.parseAsync(argv, { from: 'user' })
    return Number(process.exitCode ?? EXIT.fine)
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return EXIT.fine
    const message = (unknownOption(command, argv, error) ?? error.message).replace(/^error: /, '')
    throw new UserError('USAGE', `${message} ("${command.name()} --help" says more)`)
  }
}

/**
 * Commander misses a required option before it sees that another one is mistyped, although the
 * second is often why: `--oot pictures/`.
 */
function unknownOption(
  command: Command,
  argv: string[],
  { code }: CommanderError,
): string | undefined {
  if (code !== 'commander.missingMandatoryOptionValue') return undefined
  const unknown = command.parseOptions(argv).unknown.find((word) => word.startsWith('-'))
  if (unknown === undefined) return undefined
  const known = command.createHelp().visibleOptions(command)
  const near = nearest(
    unknown,
    known.map(({ long }) => long ?? ''),
  )
  return `unknown option '${unknown}'${near ? ` (Did you mean ${near}?)` : ''}`
}

/** A whole number of at least `least`, for commander's option parsing. */
export function wholeNumber(least = 0): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!Number.isInteger(value) || value < least) {
      throw new InvalidArgumentError(`It is not a whole number of at least ${least}.`)
    }
    return value
  }
}

/** A number between two bounds, for commander's option parsing. */
export function numberBetween(low: number, high: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (text.trim() === '' || Number.isNaN(value) || value < low || value > high) {
      throw new InvalidArgumentError(`It is not a number between ${low} and ${high}.`)
    }
    return value
  }
}

/** A number above zero, for commander's option parsing. */
export function positiveNumber(text: string): number {
  const value = Number(text)
  if (!(value > 0 && Number.isFinite(value))) {
    throw new InvalidArgumentError('It is not a number above 0.')
  }
  return value
}

/** `a,b,c` as a list, for commander's option parsing; a repeated option adds to it. */
export function commaList(text: string, before: string[] = []): string[] {
  return [
    ...before,
    ...text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ]
}
