import { COMMON_ARGUMENT_TYPES, SPECIAL_ARGUMENT_TYPES } from './argument-types.ts'
import {
  type Entry,
  FLAG_EFFECTS,
  INPUTS,
  type KnowledgeTable,
  OUTPUTS,
  readAlias,
  readEntry,
  TRAITS,
} from './entry.ts'
import { KINDS } from './kinds.ts'
import { LANGUAGES } from './languages.ts'
import { SETTINGS } from './settings.ts'

/**
 * Every word of the tables that is not in the vocabulary, as `family: program: what is wrong`. The build
 * stops at them: a word that nobody knows would do nothing, and nobody would see it.
 */
export function tableProblems(families: Readonly<Record<string, KnowledgeTable>>): string[] {
  return Object.entries(families).flatMap(([family, table]) =>
    Object.entries(table).flatMap(([name, line]) =>
      lineProblems(line).map((problem) => `${family}: ${name}: ${problem}`),
    ),
  )
}

function lineProblems(line: string): string[] {
  if (line.startsWith('=')) return lineProblems(`|| ${readAlias(line).traits}`)
  if (line.split('|').length > 3) return ['more than three parts']
  const entry = readEntry(line)
  return [
    ...typesOf(entry)
      .filter((type) => !isArgumentType(type))
      .map((type) => `there is no argument type "${type}"`),
    ...[...entry.options].flatMap(([option, { effect }]) =>
      effect === undefined || (FLAG_EFFECTS as readonly string[]).includes(effect)
        ? []
        : [`${option}: no flag has the effect "${effect}"`],
    ),
    ...[...entry.traits].flatMap(([trait, value]) => traitProblems(trait, value)),
  ]
}

function typesOf(entry: Entry): string[] {
  const operands = [...entry.first, ...entry.last, ...(entry.repeated ? [entry.repeated] : [])]
  const options = [...entry.options.values()].flatMap(({ type }) => (type ? [type] : []))
  return [...operands, ...options]
}

function isArgumentType(word: string): boolean {
  const dot = word.indexOf('.')
  if (dot < 0)
    return Object.hasOwn(COMMON_ARGUMENT_TYPES, word) || Object.hasOwn(SPECIAL_ARGUMENT_TYPES, word)
  const [kind, name] = [word.slice(0, dot), word.slice(dot + 1)]
  if (kind === 'setting') return Object.hasOwn(SETTINGS, name)
  return (kind === 'code' || kind === 'script') && Object.hasOwn(LANGUAGES, name)
}

function traitProblems(trait: string, value: string): string[] {
  if (!Object.hasOwn(TRAITS, trait)) return [`there is no trait "${trait}"`]
  const isKnown =
    (trait !== 'kind' || value.split(',').every((kind) => Object.hasOwn(KINDS, kind))) &&
    (trait !== 'mode' ||
      value.split(',').every((choice) => isArgumentType(choice.split(':')[1] ?? ''))) &&
    (trait !== 'makes' || /^[^,]/.test(value)) &&
    (trait !== 'out' || Object.hasOwn(OUTPUTS, value)) &&
    (trait !== 'repl' || Object.hasOwn(LANGUAGES, value)) &&
    (trait !== 'stdin' ||
      Object.hasOwn(INPUTS, value) ||
      (value.startsWith('code.') && Object.hasOwn(LANGUAGES, value.slice(5))))
  return isKnown ? [] : [`the trait ${trait} has no value "${value}"`]
}
