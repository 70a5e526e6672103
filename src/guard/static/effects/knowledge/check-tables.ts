import { COMMON_ARGUMENT_TYPES, SPECIAL_ARGUMENT_TYPES } from './argument-types.ts'
import {
  type Entry,
  FLAG_EFFECTS,
  INPUTS,
  type KnowledgeTable,
  lineOf,
  OUTPUTS,
  type RichEntry,
  readAlias,
  readEntry,
  TRAITS,
} from './entry.ts'
import { KINDS } from './kinds.ts'
import { LANGUAGES } from './languages.ts'

/**
 * Every word of the tables that is not in the vocabulary, as `family: program: what is wrong`. The build
 * stops at them: a word that nobody knows would do nothing, and nobody would see it.
 */
export function tableProblems(families: Readonly<Record<string, KnowledgeTable>>): string[] {
  const tables: KnowledgeTable = Object.assign({}, ...Object.values(families))
  return Object.entries(families).flatMap(([family, table]) =>
    Object.entries(table).flatMap(([name, entry]) =>
      entryProblems(name, entry, tables).map((problem) => `${family}: ${name}: ${problem}`),
    ),
  )
}

function entryProblems(name: string, entry: string | RichEntry, tables: KnowledgeTable): string[] {
  const problems = lineProblems(name, lineOf(entry) ?? '', tables)
  if (typeof entry === 'string') return problems
  // A text with a slash before it would be unpacked as a pattern.
  const slash = /"\/[^"]*"/.exec(JSON.stringify(entry))
  return slash ? [...problems, `a text begins with a slash: ${slash[0]}`] : problems
}

function lineProblems(name: string, line: string, tables: KnowledgeTable): string[] {
  if (line.startsWith('=')) return lineProblems(name, `|| ${readAlias(line).traits}`, tables)
  if (line.split('|').length > 3) return ['more than three parts']
  if (/\*\s[^|]*\*/.test(line.split('|', 1)[0]!))
    return ['two types repeat: the second hides the first']
  const entry = readEntry(line)
  return [
    ...typesOf(entry)
      .filter((type) => !isArgumentType(type, name, tables))
      .map((type) => `there is no argument type "${type}"`),
    ...[...entry.options].flatMap(([option, { effect }]) =>
      effect === undefined || (FLAG_EFFECTS as readonly string[]).includes(effect)
        ? []
        : [`${option}: no flag has the effect "${effect}"`],
    ),
    ...[...entry.traits].flatMap(([trait, value]) => traitProblems(trait, value, name, tables)),
  ]
}

function typesOf(entry: Entry): string[] {
  const operands = [...entry.first, ...entry.last, ...(entry.repeated ? [entry.repeated] : [])]
  const options = [...entry.options.values()].flatMap(({ type }) => (type ? [type] : []))
  return [...operands, ...options]
}

function isArgumentType(word: string, program: string, tables: KnowledgeTable): boolean {
  const dot = word.indexOf('.')
  if (dot < 0)
    return Object.hasOwn(COMMON_ARGUMENT_TYPES, word) || Object.hasOwn(SPECIAL_ARGUMENT_TYPES, word)
  const [kind, of] = [word.slice(0, dot), word.slice(dot + 1)]
  if (kind === 'setting') return hasSettings(of, tables)
  if (kind === 'own') return hasWord(of, program, tables)
  return (kind === 'code' || kind === 'script') && Object.hasOwn(LANGUAGES, of)
}

/** Whether the entry of a program, not of its subcommand, says what its own word is. */
function hasWord(word: string, program: string, tables: KnowledgeTable): boolean {
  const entry = tables[program.split(' ')[0]!]
  return typeof entry === 'object' && Object.hasOwn(entry.words ?? {}, word)
}

/** Whether a program, or the one that it is an alias of, has settings. */
function hasSettings(name: string, tables: KnowledgeTable): boolean {
  const entry = Object.hasOwn(tables, name) ? tables[name]! : ''
  if (typeof entry !== 'string' && entry.settings) return true
  const line = lineOf(entry)
  return line?.startsWith('=') === true && hasSettings(readAlias(line).target, tables)
}

function traitProblems(
  trait: string,
  value: string,
  program: string,
  tables: KnowledgeTable,
): string[] {
  if (!Object.hasOwn(TRAITS, trait)) return [`there is no trait "${trait}"`]
  if (trait === 'others')
    return value
      .split(',')
      .filter((word) => Object.hasOwn(tables, `${program} ${word}`))
      .map((word) => `the trait others lists "${word}", which has an entry`)
  const isKnown =
    (trait !== 'kind' || value.split(',').every((kind) => Object.hasOwn(KINDS, kind))) &&
    (trait !== 'mode' ||
      value
        .split(',')
        .every((choice) => isArgumentType(choice.split(':')[1] ?? '', program, tables))) &&
    (trait !== 'makes' || /^[^,]/.test(value)) &&
    (trait !== 'out' || Object.hasOwn(OUTPUTS, value)) &&
    (trait !== 'repl' || Object.hasOwn(LANGUAGES, value)) &&
    (trait !== 'stdin' ||
      Object.hasOwn(INPUTS, value) ||
      (value.startsWith('code.') && Object.hasOwn(LANGUAGES, value.slice(5))))
  return isKnown ? [] : [`the trait ${trait} has no value "${value}"`]
}
