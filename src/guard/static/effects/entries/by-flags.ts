import { hasGlob, plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import type { ArgumentType } from '../knowledge/argument-types.ts'
import type { Entry } from '../knowledge/entry.ts'
import type { Machine } from '../machine.ts'
import type { Provenance } from '../provenance.ts'
import { writtenNames } from '../world.ts'
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
    // A flag may have one, too: `-target:library:{stem}.dll`.
    const colon = text.lastIndexOf(':')
    return colon < 0
      ? { flag: undefined, choice: text }
      : { flag: text.slice(0, colon), choice: text.slice(colon + 1) }
  })
}

/** Compilers have long names behind one dash; others take letters together: `-dk` is `-d -k`. */
function isFlag(word: string, flag: string, glued: boolean): boolean {
  if (
    word === flag ||
    (flag.startsWith('--') && /^[=:]/.test(word.slice(flag.length)) && word.startsWith(flag))
  )
    return true
  return glued && flag.length === 2 && /^-[a-zA-Z]+$/.test(word) && word.includes(flag[1]!)
}

/** The type of the first operand, where a flag gives it another one. */
export function typeByMode(entry: Entry, args: readonly Value[]): ArgumentType | undefined {
  const mode = entry.traits.get('mode')
  return mode === undefined ? undefined : (choiceOf(mode, args, true) as ArgumentType | undefined)
}

/** Whether the flags say that an archive is taken apart, and not made or listed. */
export function takesApart(entry: Entry, args: readonly Value[]): boolean {
  const unpacks = entry.traits.get('unpacks')
  return unpacks !== undefined && (choiceOf(unpacks, args, true) ?? '-') !== '-'
}

/** The files that a program writes when no option names one. */
export function addDefaultOutputs(
  { args, machine }: Call,
  entry: Entry,
  parsed: ParsedArguments,
  flow: Flow,
  provenance: Provenance,
): void {
  const makes = entry.traits.get('makes')
  if (makes === undefined) return
  const choice = choiceOf(makes, args, !entry.kinds.has('compiler'))
  if (choice === undefined || choice === '-') return
  if (flow.writes.length > 0) {
    flow.writes = flow.writes.map((write) => ({ ...write, isProduct: true }))
    return
  }
  const sources = sourcesOf(parsed, choice).flatMap((source) =>
    hasGlob(source) ? [source, ...writtenNames(machine, source)] : source,
  )
  const ending = entry.kinds.has('compressor') ? PACKED_ENDING : ENDING
  const add = (path: Value) =>
    flow.writes.push({ path, append: false, provenance, isProduct: true })
  for (const one of choice.split('+')) {
    const template = withOptions(one, parsed)
    // One for all sources, also for one that comes in, or that the program finds by itself.
    if (!template.includes('{')) {
      if (sources.length > 0 || template !== one || template.endsWith('/')) add(template)
      continue
    }
    for (const source of sources) {
      if (!OF_ANY.test(template)) {
        if (ending.test(source)) add(fill(template, source))
      } else if (template.includes('{folder}') || CLASS.test(source))
        add(nameAfter(machine, template, source))
    }
  }
}

/** What stands for any operand: a class, a folder. Other names are made of files with an ending. */
const OF_ANY = /\{(?:class|folder)\}/

const CLASS = /^[\w.$]+$/

/** A product that is called like a class, or like the folder of the sources; `./` is all that lies here. */
function nameAfter({ environment, context }: Machine, template: string, source: Value): Value {
  const place = source === '.' ? (environment.directory ?? context.directory) : source
  const folder = place?.replace(/\/+$/, '').replace(/^.*\//, '') ?? ''
  if (template.includes('{folder}') && folder === '') return './'
  return template.replace('{folder}', folder).replace('{class}', source.toLowerCase())
}

/** `{--out-dir}/{stem}`: the value of an option is part of the name, or all that stands before it. */
function withOptions(template: string, { options }: ParsedArguments): Value {
  return template.replace(/^([^{]*)\{(-[^{}]+)\}/, (_, before, name) => {
    const value = options.find((option) => option.name === name)?.value ?? '.'
    return value.startsWith('/') ? value : before + value
  })
}

/** What options give as source code, or else the operands. */
function sourcesOf({ operands, options }: ParsedArguments, choice: string): Value[] {
  const given = options.flatMap(({ meaning, value }) =>
    meaning?.type === 'source' && value !== undefined ? value : [],
  )
  if (given.length > 0) return given
  return operands.length === 0 && choice.includes('{folder}')
    ? ['.']
    : operands.map(({ value }) => value)
}

/** What has no ending is a folder, a package, or the value of an option that nobody described. */
const ENDING = /\w\.[A-Za-z][\w+-]*$/
const PACKED_ENDING = /\w\.(?:gz|bz2?|xz|lzma|lz|lz4|lzo|lrz|zst|zstd|br|rz|sz|snappy|zz|z)$/i

function fill(template: string, source: Value): Value {
  const path = source.replace(/\.[^./]*$/, '')
  const stem = path.slice(path.lastIndexOf('/') + 1)
  return template
    .replaceAll('{stem}', stem)
    .replaceAll('{Stem}', stem.slice(0, 1).toUpperCase() + stem.slice(1))
    .replaceAll('{path}', path)
    .replaceAll('{file}', source)
}
