import type { Command } from 'commander'

/** What opens a cage, or closes it further: the same words for `run` and `shell`. */
export interface CageExceptions {
  allowRead?: string[]
  allowWrite?: string[]
  allowEnv?: string[]
  allowSocket?: string[]
  /** False with `--no-shells`. */
  shells: boolean
}

/** An option that may be given again and again. */
export const each = (value: string, before: string[] = []): string[] => [...before, value]

export function withCageExceptions(command: Command): Command {
  return command
    .option('--allow-read <path>', 'show it although it is withheld (repeatable)', each)
    .option('--allow-write <path>', 'let it be written (repeatable)', each)
    .option('--allow-env <name>', 'hand a variable on (repeatable)', each)
    .option('--allow-socket <path>', 'let it be reached (repeatable)', each)
    .option('--no-shells', 'withhold executing shells')
}
