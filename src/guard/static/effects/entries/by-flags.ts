import { plain, type Value } from '../../resolve/value.ts'
import type { ArgumentType } from '../knowledge/argument-types.ts'
import type { Entry } from '../knowledge/entry.ts'
import type { Provenance } from '../provenance.ts'
import type { Flow } from './flow.ts'
import type { ParsedArguments } from './parse-arguments.ts'

/** The choice of a trait such as `-c:{stem}.o,-E:-,a.out`: the first whose flag is there, or that has none. */
export function choiceOf(
  choices: string,
  args: readonly Value[],
  glued: boolean,
): string | undefined {
  return choicesOf(choices).find(
    ({ flag }) => flag === undefined || args.some((word) => isFlag(plain(word), flag, glued)),
  )?.choice
}

/** The choices of such a trait, each with the flag that it is for. */
export function choicesOf(choices: string): { flag: string | undefined; choice: string }[] {
  return choices.split(',').map((text) => {
    const colon = text.indexOf(':')
    return colon < 0
      ? { flag: undefined, choice: text }
      : { flag: text.slice(0, colon), choice: text.slice(colon + 1) }
  })
}

/** Compilers have long names behind one dash; others take letters together: `-dk` is `-d -k`. */
function isFlag(word: string, flag: string, glued: boolean): boolean {
  if (word === flag || (flag.startsWith('--') && word.startsWith(`${flag}=`))) return true
  return glued && flag.length === 2 && /^-[a-zA-Z]+$/.test(word) && word.includes(flag[1]!)
}

/** The type of the first operand, where a flag gives it another one. */
export function typeByMode(entry: Entry, args: readonly Value[]): ArgumentType | undefined {
  const mode = entry.traits.get('mode')
  return mode === undefined ? undefined : (choiceOf(mode, args, true) as ArgumentType | undefined)
}

/** The files that a program writes when no option names one. */
export function addDefaultOutputs(
  entry: Entry,
  args: readonly Value[],
  parsed: ParsedArguments,
  flow: Flow,
  provenance: Provenance,
): void {
  const makes = entry.traits.get('makes')
  if (makes === undefined || flow.writes.length > 0) return
  const choice = choiceOf(makes, args, !entry.kinds.has('compiler'))
  if (choice === undefined || choice === '-') return
  const template = withOptions(choice, parsed)
  const sources = sourcesOf(parsed)
  if (!template.includes('{')) {
    // One for all sources, also for one that comes in.
    if (sources.length > 0) flow.writes.push({ path: template, append: false, provenance })
    return
  }
  const ending = entry.kinds.has('compressor') ? PACKED_ENDING : ENDING
  for (const source of sources)
    if (ending.test(source))
      flow.writes.push({ path: fill(template, source), append: false, provenance })
}

/** `{--out-dir}/{stem}`: the value of an option is part of the name, or all that stands before it. */
function withOptions(template: string, { options }: ParsedArguments): Value {
  return template.replace(/^([^{]*)\{(-[^{}]+)\}/, (_, before, name) => {
    const value = options.find((option) => option.name === name)?.value ?? '.'
    return value.startsWith('/') ? value : before + value
  })
}

/** What options give as source code, or else the operands. */
function sourcesOf({ operands, options }: ParsedArguments): Value[] {
  const given = options.flatMap(({ meaning, value }) =>
    meaning?.type === 'source' && value !== undefined ? value : [],
  )
  return given.length > 0 ? given : operands.map(({ value }) => value)
}

/** What has no ending is a folder, a package, or the value of an option that nobody described. */
const ENDING = /\w\.[A-Za-z][\w+-]*$/
const PACKED_ENDING = /\w\.(?:gz|bz2?|xz|lzma|lz|lz4|lzo|lrz|zst|zstd|br|rz|sz|zz|z)$/i

function fill(template: string, source: Value): Value {
  const path = source.replace(/\.[^./]*$/, '')
  const stem = path.slice(path.lastIndexOf('/') + 1)
  return template
    .replaceAll('{stem}', stem)
    .replaceAll('{Stem}', stem.slice(0, 1).toUpperCase() + stem.slice(1))
    .replaceAll('{path}', path)
}
