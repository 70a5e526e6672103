import { type ParameterExpansionPart, type ParameterOperation, parse, type Word } from 'unbash'
import { evaluateText, runSubscripts } from './arithmetic.ts'
import { expandPattern, expandToString } from './expand-text.ts'
import { compilePattern, MAX_TEXT, type Pattern, removeMatch, replaceMatch } from './pattern.ts'
import { withPromise } from './promises.ts'
import type { Scope } from './scope.ts'
import { pushExpansion, type Segment } from './segments.ts'
import { fromOutside, hasGlob, isKnown, plain, symbolsOnly, type Value } from './value.ts'
import {
  ALL_VARIABLES,
  assign,
  readAll,
  readVariable,
  resolveName,
  unknownVariable,
} from './variables.ts'

/** Expands `${…}` in all of its forms. */
export function expandParameter(
  scope: Scope,
  part: ParameterExpansionPart,
  quoted: boolean,
  into: Segment[],
): void {
  const { operation, prefix } = part
  const index = part.index && arrayIndex(scope, part.parameter, part.index)
  const many = index === '@' || part.parameter === '@'

  if (prefix === '!' && operation?.type === 'Names') {
    pushExpansion(scope.environment.names(part.parameter).join(' '), quoted, into)
    return
  }
  if (prefix === '!' && (index === '@' || index === '*')) {
    const keys = [...(scope.environment.variable(part.parameter)?.elements?.keys() ?? ['0'])]
    if (index === '@' && quoted) into.push({ fields: keys })
    else pushExpansion(keys.join(' '), quoted, into)
    return
  }
  if (prefix === '#') {
    const values = readAll(scope, part.parameter, index)
    const counts = index === '@' || index === '*'
    const text = values?.join(' ') ?? ''
    // How long a name is that a pattern stands for is not known.
    if (!counts && hasGlob(text))
      pushExpansion(unknownVariable(scope, part.parameter), quoted, into)
    else pushExpansion(String(counts ? (values?.length ?? 0) : text.length), quoted, into)
    return
  }

  const name = prefix === '!' ? indirectName(scope, part.parameter, index) : part.parameter
  const all = many || (prefix === '!' && name?.endsWith('[@]') === true)
  const values =
    name === undefined ? undefined : readAll(scope, name, prefix === '!' ? undefined : index)

  if (operation?.type === 'Unknown') {
    expandForeign(scope, part, quoted, into)
    return
  }
  if (operation?.type === 'Default') {
    expandDefault(scope, part, values, quoted, into)
    return
  }
  if (values === undefined && scope.environment.variable(name ?? '') === null) {
    expandForEffects(scope, operation)
    return
  }
  const present = values ?? [
    name === undefined && isListed(scope, part.parameter)
      ? scope.symbols.make('output', ALL_VARIABLES)
      : unknownVariable(scope, name ?? part.parameter),
  ]
  if (operation?.type === 'Slice' && (all || part.parameter === '*')) {
    // The arguments are counted from one: before them stands the name of the shell.
    const counted = /^[@*]$/.test(part.parameter) && present.every(isKnown)
    const items = counted ? [readVariable(scope, '0') ?? '', ...present] : present
    const list = sliceList(scope, items, operation.offset, operation.length)
    if (quoted) into.push({ fields: list })
    else pushExpansion(list.join(' '), false, into)
    return
  }
  if (!present.every(isKnown) || present.length === 0) expandForEffects(scope, operation)
  const results = operation ? present.map((value) => transform(scope, part, value)) : present
  if (all && quoted) into.push({ fields: results })
  else
    pushExpansion(results.join(index === '*' && quoted ? firstSeparator(scope) : ' '), quoted, into)
}

/**
 * bash expands the words of an operation whatever becomes of the value: a substitution in them
 * runs even where nothing is known of the variable.
 */
function expandForEffects(scope: Scope, operation: ParameterOperation | undefined): void {
  switch (operation?.type) {
    case 'Default':
    case 'Remove':
    case 'CaseModification':
    case 'Transform':
      if (operation.operand) expandToString(scope, operation.operand)
      return
    case 'Replace':
      if (isCutApart(operation.pattern)) {
        runSubscripts(scope, `${operation.pattern.text}/${operation.replacement.text}`)
        return
      }
      expandToString(scope, operation.pattern)
      expandToString(scope, operation.replacement)
      return
    case 'Slice':
      numberOf(scope, operation.offset)
      if (operation.length) numberOf(scope, operation.length)
  }
}

/** What bash has no such expansion for, and another shell may have: the commands in it run. */
function expandForeign(
  scope: Scope,
  part: ParameterExpansionPart,
  quoted: boolean,
  into: Segment[],
): void {
  // `${x~~}`: the other case of each letter, which no manual of bash has.
  const [, all] = /^\$\{\w+~(~?)\}$/.exec(part.text) ?? []
  const held = all === undefined ? undefined : readVariable(scope, part.parameter)
  if (held !== undefined && isKnown(held)) {
    pushExpansion(
      all === '' ? toggled(held.slice(0, 1)) + held.slice(1) : toggled(held),
      quoted,
      into,
    )
    return
  }
  runSubscripts(scope, part.text.slice(2, -1))
  const value = scope.symbols.make('output', part.text)
  // Flags of zsh by which a value is expanded once more.
  if (/^\$\{\([^()]*[eP]/.test(part.text)) scope.promptsUnseen(value)
  pushExpansion(value, quoted, into)
}

function toggled(text: Value): Value {
  return text.replace(/[a-zA-Z]/g, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )
}

/** The parser ends a pattern at a slash even inside of a substitution; bash does not. */
function isCutApart({ text }: Word): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0
  return count(/\$\(/g) > count(/\)/g) || count(/`/g) % 2 === 1
}

/** `compgen -e | while read n; do echo "${!n}"`: names that a program printed may mean any variable. */
function isListed(scope: Scope, parameter: string): boolean {
  const names = readVariable(scope, parameter)
  return names !== undefined && scope.symbols.in(names).some(({ origin }) => origin === 'output')
}

function firstSeparator(scope: Scope): string {
  return (readVariable(scope, 'IFS') ?? ' ')[0] ?? ''
}

function indirectName(
  scope: Scope,
  parameter: string,
  index: Value | undefined,
): string | undefined {
  // For a nameref, `${!x}` is the name it stands for.
  if (scope.environment.variable(parameter)?.reference !== undefined)
    return resolveName(scope, parameter)
  const value = readVariable(scope, parameter, index)
  if (value !== undefined) runSubscripts(scope, value)
  return value !== undefined && /^\w+(?:\[[^\]]*\])?$/.test(value) ? value : undefined
}

function arrayIndex(scope: Scope, parameter: string, index: Word): Value {
  const text = expandToString(scope, index)
  if (text === '@' || text === '*' || /^-?\d+$/.test(text)) return text
  const elements = scope.environment.variable(parameter)?.elements
  if (elements?.has(text)) return text
  return numberOf(scope, index) ?? text
}

function numberOf(scope: Scope, word: Word): string | undefined {
  const text = expandToString(scope, word).trim()
  if (/^-?\d+$/.test(text)) return text
  const number = evaluateText(scope, text)
  return number === undefined ? undefined : String(number)
}

function expandDefault(
  scope: Scope,
  part: ParameterExpansionPart,
  values: Value[] | undefined,
  quoted: boolean,
  into: Segment[],
): void {
  const { operation } = part
  if (operation?.type !== 'Default') return
  if (operation.operator.endsWith('?'))
    scope.environment.promises = withPromise(scope.environment.promises, part.parameter)
  const text = values?.join(' ')
  // What a person passes in is unknown: the default is what the text shows.
  const missing =
    text === undefined ||
    (operation.operator.startsWith(':') && text === '') ||
    (!isKnown(text) && part.parameter.length === 1)
  const wantsOperand = operation.operator.endsWith('+') ? !missing : missing
  if (!wantsOperand) {
    // Nothing is known of the variable: the other branch may be the one that runs.
    if (text === undefined || !isKnown(text)) expandForEffects(scope, operation)
    if (!operation.operator.endsWith('+')) pushExpansion(text ?? '', quoted, into)
    return
  }
  const { operand } = operation
  if (operation.operator.endsWith('='))
    assign(scope, part.parameter, expandToString(scope, operand))
  if (operation.operator.endsWith('?')) {
    expandForEffects(scope, operation)
    // Where nothing is set, the command does not run: what runs has a value.
    if (text === undefined)
      pushExpansion(scope.symbols.make('environment', part.parameter), quoted, into)
    return
  }
  if (operand.parts && !quoted) scope.expandInto(operand.parts, false, into)
  else pushExpansion(expandToString(scope, operand), quoted, into)
}

function transform(scope: Scope, part: ParameterExpansionPart, value: Value): Value {
  const { operation } = part
  if (!operation) return value
  if (!isKnown(value)) {
    if (isPromptOf(operation)) scope.promptsUnseen(value)
    return symbolsOnly(value)
  }
  switch (operation.type) {
    case 'Remove':
      return removeMatch(value, patternFor(scope, value, operation.operand), operation.operator)
    case 'Replace':
      if (isCutApart(operation.pattern)) {
        expandForEffects(scope, operation)
        return scope.symbols.make('output', part.text)
      }
      return replaceMatch(
        value,
        patternFor(scope, value, operation.pattern),
        plain(expandToString(scope, operation.replacement)),
        operation.operator,
      )
    case 'Slice':
      return sliceText(scope, value, operation.offset, operation.length)
    case 'CaseModification':
      if (operation.operand) expandToString(scope, operation.operand)
      return changeCase(value, operation.operator)
    case 'Transform':
      return transformBy(scope, expandToString(scope, operation.operand), value)
    default:
      return value
  }
}

/** So many comparisons of a pattern with a text are one step. */
const COMPARISONS_PER_STEP = 1000

/** A pattern that is about to be looked for in a text. */
function patternFor(scope: Scope, text: Value, word: Word): Pattern {
  const pattern = compilePattern(expandPattern(scope, word))
  if (text.length <= MAX_TEXT)
    scope.step(Math.floor((text.length * pattern.length) / COMPARISONS_PER_STEP))
  return pattern
}

function bounds(
  scope: Scope,
  size: number,
  offset: Word,
  length: Word | undefined,
): [number, number] | undefined {
  const from = Number(numberOf(scope, offset))
  const count = length === undefined ? size : Number(numberOf(scope, length))
  if (Number.isNaN(from) || Number.isNaN(count)) return undefined
  const start = from < 0 ? Math.max(0, size + from) : from
  return [start, count < 0 ? size + count : start + count]
}

function sliceText(scope: Scope, value: Value, offset: Word, length: Word | undefined): Value {
  const range = bounds(scope, value.length, offset, length)
  return range ? value.slice(...range) : scope.symbols.make('output', 'substring')
}

function sliceList(scope: Scope, values: Value[], offset: Word, length: Word | undefined): Value[] {
  const range = bounds(scope, values.length, offset, length)
  return range ? values.slice(...range) : values
}

function changeCase(value: Value, operator: string): Value {
  const change = (text: string) => (operator[0] === '^' ? text.toUpperCase() : text.toLowerCase())
  return operator.length === 2 ? change(value) : change(value.slice(0, 1)) + value.slice(1)
}

/** `${x@P}` */
function isPromptOf(operation: NonNullable<ParameterExpansionPart['operation']>): boolean {
  return operation.type === 'Transform' && operation.operand.text === 'P'
}

function transformBy(scope: Scope, operator: string, value: Value): Value {
  switch (operator) {
    case 'P': {
      // A prompt has escapes of its own, then it is expanded like a quoted string: commands in it run.
      const text = value.replace(/\\([0-7]{3})/g, (octal) => decodeEscapes(octal))
      const command = parse(`: "${escapeQuotes(text)}"`).commands[0]?.command
      const word = command?.type === 'Command' ? command.args[0] : undefined
      return word?.type === 'Word' ? expandToString(scope, word) : value
    }
    case 'U':
      return value.toUpperCase()
    case 'u':
      return changeCase(value, '^')
    case 'L':
      return value.toLowerCase()
    case 'Q':
      return `'${value}'`
    case 'E':
      return decodeEscapes(value)
    default:
      return value
  }
}

/** Quotes inside of a substitution belong to its command. */
function escapeQuotes(text: string): string {
  return text.replace(/\$\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|`[^`]*`|"/g, (found) =>
    found === '"' ? '\\"' : found,
  )
}

const SIMPLE_ESCAPES: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
}

/** Backslash escapes as `echo -e`, `printf` and `$'…'` read them. */
export function decodeEscapes(text: string): string {
  return text.replace(
    /\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8})|0?([0-7]{1,3})|([\s\S]))/g,
    (whole, hex, short, long, octal, character) => {
      const code = hex ?? short ?? long
      if (code !== undefined) return fromCode(Number.parseInt(code, 16))
      if (octal !== undefined) return fromCode(Number.parseInt(octal, 8) & 255)
      return SIMPLE_ESCAPES[character] ?? whole
    },
  )
}

function fromCode(code: number): string {
  return code <= 0x10ffff ? fromOutside(String.fromCodePoint(code)) : ''
}
