import { plain, type Value } from '../../resolve/value.ts'

/** One option of `tar` by its long name, and its value; a member of the archive is an `--add-file`. */
export interface TarOption {
  name: string
  value: Value
}

/** The letters that matter, by their long names. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['c', '--create'],
  ['x', '--extract'],
  ['t', '--list'],
  ['r', '--append'],
  ['u', '--update'],
  ['A', '--catenate'],
  ['f', '--file'],
  ['C', '--directory'],
  ['T', '--files-from'],
  ['X', '--exclude-from'],
  ['I', '--use-compress-program'],
  ['F', '--info-script'],
  ['O', '--to-stdout'],
  ['P', '--absolute-names'],
])

const VALUED_LETTERS = 'fbCTXIgLKFHVN'
const VALUED_LONG =
  /^--(?:file|directory|files-from|exclude-from|use-compress-program|listed-incremental|transform|xform|checkpoint-action|to-command|info-script|new-volume-script|rsh-command|rmt-command|exclude|owner|group|mode|format|label|index-file|add-file|strip-components|sort|mtime|warning|newer|suffix|blocking-factor|record-size|tape-length|volno-file|starting-file|one-top-level|pax-option|totals|level)$/

/** Long names that are understood when they are cut short; the first that fits counts. */
const ABBREVIATED = [
  '--checkpoint-action',
  '--to-command',
  '--use-compress-program',
  '--info-script',
  '--new-volume-script',
  '--rsh-command',
  '--transform',
  '--directory',
  '--files-from',
  '--file',
]

/** The arguments in their order: letters with and without a dash, long names, members. */
export function readTarOptions(args: readonly Value[]): TarOption[] {
  const options: TarOption[] = []
  for (let i = 0; i < args.length; ) {
    const word = plain(args[i]!)
    if (word.startsWith('--')) i = readLong(args, i, options)
    else if (/^-./.test(word) || (i === 0 && /^[a-zA-Z]+$/.test(word) && /[cxtruA]/.test(word)))
      i = readLetters(args, i, options)
    else options.push({ name: '--add-file', value: args[i++]! })
  }
  return options
}

/** Reads `--name`, `--name=value` or `--name value`; returns where the next argument stands. */
function readLong(args: readonly Value[], at: number, options: TarOption[]): number {
  const word = plain(args[at]!)
  const equals = word.indexOf('=')
  const name = fullName(equals > 0 ? word.slice(0, equals) : word)
  if (equals > 0) {
    options.push({ name, value: args[at]!.slice(equals + 1) })
    return at + 1
  }
  const isValued = VALUED_LONG.test(name)
  options.push({ name, value: isValued ? (args[at + 1] ?? '') : '' })
  return at + (isValued ? 2 : 1)
}

/** Reads a word of letters and the values that belong to it; returns where the next argument stands. */
function readLetters(args: readonly Value[], at: number, options: TarOption[]): number {
  const word = plain(args[at]!)
  const old = !word.startsWith('-')
  const letters = old ? word : word.slice(1)
  let next = at + 1
  for (let j = 0; j < letters.length; j++) {
    const name = LETTERS.get(letters[j]!)
    const isValued = VALUED_LETTERS.includes(letters[j]!)
    // Old style takes the values from the following words, one after the other.
    const glued = isValued && !old ? args[at]!.slice(j + 2) : ''
    const value = !isValued ? '' : glued !== '' ? glued : (args[next++] ?? '')
    if (name !== undefined) options.push({ name, value })
    if (glued !== '') break
  }
  return next
}

function fullName(option: string): string {
  return option.length >= 6
    ? (ABBREVIATED.find((candidate) => candidate === option) ??
        ABBREVIATED.find((candidate) => candidate.startsWith(option)) ??
        option)
    : option
}
