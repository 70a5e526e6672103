import type { Random } from '../random.ts'
import { freshName, quote } from './shell-text.ts'
import { isComplete, isOneLine } from './simple-command.ts'
import type { Technique } from './technique.ts'

/**
 * The whole command as a text that is handed to a shell. Shells that read it from their standard
 * input get one line only: a second one might be eaten by the program of the first.
 */
function handed(
  name: string,
  summary: string,
  tools: readonly string[],
  write: (command: string, random: Random) => string,
  fits: (command: string) => boolean = isComplete,
): Technique {
  return {
    name,
    summary,
    tools,
    apply: (command, random) => (fits(command) ? write(command, random) : undefined),
  }
}

/** A word that ends a here-document and is no line of it. */
function marker(command: string, random: Random): string {
  return freshName(command, random).toUpperCase()
}

export const SHELLS: readonly Technique[] = [
  handed('eval', 'evaluated', [], (command) => `eval ${quote(command)}`),
  handed('shell-string', 'given to bash -c', ['bash'], (command) => `bash -c ${quote(command)}`),
  handed(
    'shell-path',
    'given to a shell that is called by its path',
    [],
    (command) => `/bin/bash -c ${quote(command)}`,
  ),
  handed(
    'here-string',
    'a shell fed by a here-string',
    ['bash'],
    (command) => `bash <<<${quote(command)}`,
    isOneLine,
  ),
  handed(
    'here-document',
    'a shell fed by a here-document',
    ['bash'],
    (command, random) => {
      const end = marker(command, random)
      return `bash <<'${end}'\n${command}\n${end}`
    },
    isOneLine,
  ),
  handed(
    'descriptor',
    'a here-document on a new descriptor, then sourced',
    [],
    (command, random) => {
      const end = marker(command, random)
      const descriptor = random.integer(4, 9)
      return `source /dev/fd/${descriptor} ${descriptor}<<'${end}'\n${command}\n${end}`
    },
  ),
  handed(
    'process-substitution',
    'a script that is a process substitution',
    ['bash'],
    (command, random) =>
      `${random.pick(['bash', 'source', '.'])} <(printf '%s\\n' ${quote(command)})`,
  ),
  handed(
    'behind-the-marker',
    'code on the line that opens a here-document',
    [],
    (command, random) => {
      const end = marker(command, random)
      return `: <<'${end}'; ${command}\nnothing to see on this line\n${end}`
    },
    isOneLine,
  ),
  handed(
    'startup-file',
    'the script that BASH_ENV names',
    ['bash'],
    (command) => `BASH_ENV=<(printf '%s\\n' 'unset BASH_ENV' ${quote(command)}) bash -c :`,
  ),
  handed('written-then-run', 'written to a file, then run', ['bash'], (command, random) => {
    const file = `./${freshName(command, random)}.sh`
    return `printf '%s\\n' ${quote(command)} > ${file}; ${random.pick(['bash', 'source', '.'])} ${file}`
  }),
]
