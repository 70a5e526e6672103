import { nearest } from '../../../verdict/nearest.ts'
import { choicesOf } from '../effects/entries/by-flags.ts'
import type { ArgumentType } from '../effects/knowledge/argument-types.ts'
import { type Entry, INPUTS, OUTPUTS, TRAITS, type Trait } from '../effects/knowledge/entry.ts'
import { type EntryExamples, examplesOf } from '../effects/knowledge/examples/index.ts'
import { handledKinds } from '../effects/knowledge/handled-programs.ts'
import { findAlias, findEntry, findFacts, subcommandsOf } from '../effects/knowledge/index.ts'
import { KINDS, type Kind } from '../effects/knowledge/kinds.ts'
import { LANGUAGES, type Language } from '../effects/knowledge/languages.ts'
import { readOptionLine } from '../effects/knowledge/ordinary-options.ts'
import { canonicalName, isKnownProgram, knownPrograms } from '../effects/program-names.ts'
import { describeHandler } from '../effects/programs/handler-descriptions.ts'
import { meaningOf, type Verb, verbOf } from './argument-verbs.ts'
import { type BelievedAction, factActions, unclearUse } from './fact-actions.ts'
import { readablePattern } from './readable-pattern.ts'

/** What the guard believes about a program, for people and for tools. */
export interface ProgramBelief {
  /** As it was asked for, with the subcommand. */
  name: string
  known: boolean
  /** The name of the knowledge base, where it is another one: `gcc-12` is `gcc`. */
  program?: string
  /** The entry that this one is the same as. */
  sameAs?: string
  kinds: { kind: Kind; meaning: string }[]
  /** What its handler looks at, where its arguments have a grammar of their own. */
  handler?: string
  actions: BelievedAction[]
  /** Options whose value means nothing: listed so that it is not taken for an operand. */
  idle: string[]
  prints?: string
  settings: { key: string; type: string }[]
  variables: { name: string; type: string }[]
  files: { path: string; language: string }[]
  subcommands: string[]
  /** What it is told to do on ordinary days; other words make a decision unresolved. */
  ordinary: readonly string[]
  /** The options that it gets on ordinary days; others make a decision unresolved. */
  ordinaryOptions: readonly string[]
  examples: EntryExamples
  /** For an unknown one: names that are near, and what is guessed then. */
  near: string[]
  guesses: string[]
}

/** What is done with a program that nobody described. */
const GUESSES = [
  'A word that looks like a path is read.',
  'An option that is called like an output (-o, --output, --log-file …) writes its file.',
  'An option that is called like a hook (--pager, --editor, --pre-…, --exec …) runs its value.',
  'An option that is called like a key or a certificate uses its file.',
  'A library behind an option such as --plugin or --module is loaded.',
  'A shell by its path, or a shell behind --, is run.',
  'With -i, --in-place, --fix or --write the files are rewritten.',
  'A word such as dump, delete, cookies or install, an address, or the rights of somebody else leave it unresolved.',
] as const

/** What the guard believes about a program, or about one of its subcommands. */
export function explainProgram(asked: string, subcommand?: string): ProgramBelief {
  const program = canonicalName(asked)
  const name = subcommand === undefined ? program : `${program} ${subcommand}`
  const entry = findEntry(name)
  const handler = describeHandler(program)
  const sameAs = findAlias(name)
  const known = entry !== undefined || handler !== undefined
  return {
    name: subcommand === undefined ? asked : `${asked} ${subcommand}`,
    known,
    ...(program !== asked && known && { program: name }),
    ...(sameAs !== undefined && { sameAs }),
    kinds: kindsOf(name, entry),
    ...(handler !== undefined && { handler }),
    actions: known ? [...(entry ? entryActions(name, entry) : []), ...factActions(name)] : [],
    idle: entry ? idleOptions(entry) : [],
    ...(entry && printsOf(entry)),
    ...factsInWords(name),
    subcommands: entry?.traits.has('sub') ? subcommandsOf(name) : [],
    ordinary: findFacts(name).ordinary ?? [],
    ordinaryOptions: listedOptions(program, subcommand),
    examples: examplesOf(sameAs ?? name),
    near: known ? [] : nearNames(program, subcommand),
    guesses: known ? [] : [...GUESSES],
  }
}

/** The names of the options that are listed for a program, or for a subcommand. */
function listedOptions(program: string, subcommand: string | undefined): string[] {
  const words = subcommand?.split(' ') ?? []
  const lines = (findFacts(program).ordinaryOptions ?? []).map(readOptionLine)
  const own = lines.filter(
    ({ path }) => path.length === words.length && path.every((holds, i) => holds(words[i]!)),
  )
  return [...new Set(own.flatMap((line) => [...line.read().options.keys()]))]
}

/** At most three names that may have been meant. */
function nearNames(program: string, subcommand: string | undefined): string[] {
  const [word, names] =
    subcommand !== undefined && isKnownProgram(program)
      ? [subcommand, subcommandsOf(program)]
      : [program, explainableNames()]
  // One that is much longer or shorter was not meant.
  const alike = names.filter((name) => Math.abs(name.length - word.length) <= word.length / 3 + 1)
  const found: string[] = []
  while (found.length < 3) {
    const near = nearest(
      word,
      alike.filter((name) => !found.includes(name)),
    )
    if (near === undefined) break
    found.push(near)
  }
  return found
}

function kindsOf(name: string, entry: Entry | undefined): ProgramBelief['kinds'] {
  const kinds = new Set([
    ...(entry?.kinds ?? []),
    ...handledKinds(name),
    ...(findFacts(name).kinds ?? []),
  ])
  return [...kinds].map((kind) => ({ kind, meaning: KINDS[kind] }))
}

function entryActions(name: string, entry: Entry): BelievedAction[] {
  return [
    ...operandActions(name, entry),
    ...optionActions(name, entry),
    ...traitActions(name, entry),
  ]
}

function operandActions(name: string, entry: Entry): BelievedAction[] {
  const places: [where: string, type: ArgumentType][] = [
    ...entry.first.map((type, i) => [`word ${i + 1}`, type] as [string, ArgumentType]),
    ...(entry.repeated === undefined
      ? []
      : [
          [entry.first.length > 0 ? 'words behind' : 'words', entry.repeated] as [
            string,
            ArgumentType,
          ],
        ]),
    ...entry.last.map((type) => ['last word', type] as [string, ArgumentType]),
  ]
  return places
    .filter(([, type]) => verbOf(type) !== 'takes')
    .map(([where, type]) => ({ does: verbOf(type), where, meaning: meaningOf(type, name) }))
}

/** Options with an effect; several names of one stand together. */
function optionActions(name: string, entry: Entry): BelievedAction[] {
  const actions: BelievedAction[] = []
  for (const [names, { type, effect }] of optionGroups(entry)) {
    if (effect !== undefined)
      actions.push({ does: 'changes', where: names, meaning: `by being there: ${effect}` })
    else if (type !== undefined && verbOf(type) !== 'takes')
      actions.push({ does: verbOf(type), where: names, meaning: meaningOf(type, name) })
  }
  return actions
}

function optionGroups(
  entry: Entry,
): [names: string, meaning: { type?: ArgumentType; effect?: string }][] {
  const groups = new Map<object, string[]>()
  for (const [name, meaning] of entry.options)
    groups.set(meaning, [...(groups.get(meaning) ?? []), name])
  return [...groups].map(([meaning, names]) => [names.join(', '), meaning])
}

function idleOptions(entry: Entry): string[] {
  return optionGroups(entry)
    .filter(([, { type }]) => type !== undefined && verbOf(type) === 'takes')
    .map(([names]) => names)
}

/** What a trait makes a program do, for those that make it do something. */
const TRAIT_VERBS: Partial<Record<Trait, Verb>> = {
  session: 'runs',
  shell: 'runs',
  repl: 'runs',
  escape: 'runs',
  'serve-shell': 'listens',
  serve: 'listens',
  listen: 'listens',
  tunnel: 'listens',
  fetch: 'fetches',
  install: 'fetches',
  secret: 'reads',
  'look-around': 'reads',
  privilege: 'changes',
  power: 'changes',
  kernel: 'changes',
  destroy: 'deletes',
  moves: 'deletes',
  inplace: 'writes',
  pages: 'runs',
}

function traitActions(name: string, { traits }: Entry): BelievedAction[] {
  const actions: BelievedAction[] = []
  for (const [trait, value] of traits) {
    const does = TRAIT_VERBS[trait]
    if (trait === 'makes') actions.push(...defaultOutputs(value))
    else if (trait === 'mode') actions.push(...modes(name, value))
    else if (trait === 'stdin') actions.push(...inputActions(name, value))
    else if (trait === 'repl')
      actions.push({
        does: 'runs',
        where: 'the input',
        meaning: `without a script: ${LANGUAGES[value as Language]}`,
      })
    else if (trait === 'dry')
      actions.push({
        does: 'takes',
        where: value.replaceAll(',', ', '),
        meaning: 'then it only looks',
      })
    else if (trait === 'checks')
      actions.push({
        does: 'takes',
        where: value.replaceAll(',', ', '),
        meaning: 'then it only checks its configuration',
      })
    else if (trait === 'unclear')
      actions.push({ does: 'changes', where: 'by itself', meaning: unclearUse(value) })
    else if (does) actions.push({ does, where: 'by itself', meaning: traitMeaning(trait, value) })
  }
  return actions
}

function traitMeaning(trait: Trait, value: string): string {
  if (value === '') return TRAITS[trait]
  const words = TRAITS[trait].replace(/(?:;|:) .*$/, '')
  return `${words}: ${value.replaceAll(',', ', ')}`
}

/** Flags with the same choice stand together. */
function defaultOutputs(value: string): BelievedAction[] {
  const flags = new Map<string, string[]>()
  for (const { flag, choice } of choicesOf(value))
    flags.set(choice, [...(flags.get(choice) ?? []), ...(flag === undefined ? [] : [flag])])
  return [...flags].map(([choice, names]) => ({
    does: 'writes',
    where: names.length === 0 ? 'by itself' : `with ${names.join(', ')}`,
    meaning:
      choice === '-'
        ? 'no file, but its output'
        : `${choice
            .replace(/\{stem\}/i, 'NAME')
            .replace('{path}', 'PATH')
            .replace(/\{-[^}]+\}/, 'VALUE')}, where no option names a file`,
  }))
}

function modes(name: string, value: string): BelievedAction[] {
  return choicesOf(value).map(({ flag, choice }) => ({
    does: verbOf(choice as ArgumentType),
    where: `word 1 with ${flag}`,
    meaning: meaningOf(choice as ArgumentType, name),
  }))
}

function inputActions(name: string, value: string): BelievedAction[] {
  if (value === 'ignore') return []
  if (value.startsWith('code.'))
    return [{ does: 'runs', where: 'the input', meaning: meaningOf(value as ArgumentType, name) }]
  const does = value === 'exec' ? 'runs' : value === 'names' ? 'reads' : 'sends'
  return [{ does, where: 'the input', meaning: `it ${INPUTS[value as keyof typeof INPUTS]}` }]
}

function printsOf({ traits }: Entry): Pick<ProgramBelief, 'prints'> {
  const value = traits.get('out')
  return value === undefined ? {} : { prints: OUTPUTS[value as keyof typeof OUTPUTS] }
}

function factsInWords(name: string): Pick<ProgramBelief, 'settings' | 'variables' | 'files'> {
  const { settings = [], variables = {}, files = [] } = findFacts(name)
  return {
    settings: settings.map(([key, type]) => ({ key: readablePattern(key), type })),
    variables: Object.entries(variables).map(([variable, type]) => ({ name: variable, type })),
    files: files.map(({ path, language }) => ({ path: readablePattern(path), language })),
  }
}

/** Every name that can be asked for. */
export function explainableNames(): string[] {
  return [...new Set(knownPrograms())].sort()
}
