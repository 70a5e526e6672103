import { parse, type Word, type WordPart } from 'unbash'
import { evaluate } from './arithmetic.ts'
import { expandBraces, fillsMemory, MAX_RESULTS } from './expand-braces.ts'
import { expandParameter } from './expand-parameter.ts'
import { expandParts, expandTilde, literal } from './expand-text.ts'
import type { Scope } from './scope.ts'
import { assemble, pushExpansion, type Segment } from './segments.ts'
import { activateGlobs, fromOutside, type Value } from './value.ts'
import { readVariable, unknownVariable } from './variables.ts'

/** A word that becomes more than these is work for all that look at them. */
const MANY_FIELDS = 32

/** The fields that a word becomes: what a program would find in its argument list. */
export function expandWord(scope: Scope, word: Word): Value[] {
  scope.step()
  const { parts } = word
  if (parts === undefined) return [literal(scope, word)]
  if (parts.some((part) => part.type === 'BraceExpansion' || part.type === 'ExtendedGlob')) {
    const fields = expandBraceWord(scope, word.text, parts)
    if (fields) return fields
  }
  const segments: Segment[] = []
  collect(scope, parts, false, segments)
  // `"$@"` without arguments is no word at all.
  if (
    segments.some((segment) => 'fields' in segment && segment.fields.length === 0) &&
    segments.every((segment) =>
      'fields' in segment ? segment.fields.length === 0 : segment.text === '',
    )
  )
    return []
  const fields = assemble(segments, fieldSeparators(scope))
  if (fields.length > MANY_FIELDS) scope.step(fields.length / 2)
  return fields
}

/** `@(one|two)` matches the same names as `{one,two}`; how often they stand there does not matter. */
function withAlternatives(text: string, parts: readonly WordPart[]): string {
  return parts.reduce((result, part) => {
    if (part.type !== 'ExtendedGlob' || !/[@+?]/.test(part.operator)) return result
    const choices = part.pattern.split('|')
    if (part.operator === '?') choices.push('')
    // A few letters, again and again, are any name.
    if (part.operator === '+' && choices.every((choice) => choice.length <= 2))
      return result.replace(part.text, '*')
    return result.replace(part.text, () =>
      choices.length > 1 ? `{${choices.join(',')}}` : choices[0]!,
    )
  }, text)
}

/** The fields of a word with braces or choices; undefined where it has none of them. */
function expandBraceWord(
  scope: Scope,
  source: string,
  parts: readonly WordPart[],
): Value[] | undefined {
  const text = withAlternatives(source, parts)
  if (fillsMemory(text)) scope.step(Number.POSITIVE_INFINITY)
  const sources = expandBraces(text) ?? (text === source ? undefined : [text])
  const fields = sources?.flatMap((source) => {
    scope.step()
    if (/^[\w./:=@%+,-]*$/.test(source)) return source === '' ? [] : [source]
    const command = parse(`: ${source}`).commands[0]?.command
    if (command?.type !== 'Command') return [source]
    return command.args.flatMap((argument) => {
      if (argument.type !== 'Word') return [argument.text]
      const { parts } = argument
      if (!parts) return [literal(scope, argument)]
      const segments: Segment[] = []
      collect(scope, parts, false, segments)
      return assemble(segments, fieldSeparators(scope))
    })
  })
  if (sources !== undefined && sources.length >= MAX_RESULTS) fields?.push(restOf(scope, text))
  return fields
}

/** What stands for the words of an expansion that were left out: `log.{1..1000}` are numbers. */
function restOf(scope: Scope, text: string): Value {
  const [, before, after] =
    /^([\w./-]*)\{-?\d+\.\.-?\d+(?:\.\.-?\d+)?\}([\w./-]*)$/.exec(text) ?? []
  return before === undefined
    ? scope.symbols.make('output', 'a long list')
    : `${before}${scope.symbols.make('output', 'arithmetic')}${after}`
}

/** Expands parts one after the other. */
export function collect(
  scope: Scope,
  parts: readonly WordPart[],
  quoted: boolean,
  into: Segment[],
): void {
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!
    const before = into.length
    switch (part.type) {
      case 'Literal':
        into.push({
          text:
            i === 0 && !quoted && part.text[0] === '~'
              ? expandTilde(scope, part.value)
              : part.value,
          quoted,
          split: false,
        })
        break
      case 'SingleQuoted':
        into.push({ text: part.value, quoted: true, split: false })
        break
      case 'AnsiCQuoted':
        // An escape must not forge one of our symbols.
        into.push({ text: fromOutside(part.value), quoted: true, split: false })
        break
      case 'DoubleQuoted':
      case 'LocaleString':
        // `"$@"` without arguments is no field at all; any other quotes keep an empty one.
        if (!isList(part.parts)) into.push({ text: '', quoted: true, split: false })
        collect(scope, part.parts, true, into)
        break
      case 'Glob':
        into.push({
          text: quoted ? part.text : activateGlobs(part.text),
          quoted,
          split: false,
        })
        break
      case 'ExtendedGlob':
        if (part.parts) expandParts(scope, part.parts)
        into.push({ text: quoted ? part.text : activateGlobs('*'), quoted, split: false })
        break
      case 'BraceExpansion':
        into.push({ text: part.text, quoted, split: false })
        break
      case 'SimpleExpansion':
        if (!fillsNothing(scope, parts, i)) simple(scope, part.text.slice(1), quoted, into)
        countBrought(scope, into, before)
        break
      case 'ParameterExpansion':
        if (!fillsNothing(scope, parts, i)) expandParameter(scope, part, quoted, into)
        countBrought(scope, into, before)
        break
      case 'CommandExpansion':
        pushExpansion(
          part.script ? scope.substitute(part.script) : scope.symbols.make('output', part.text),
          quoted,
          into,
        )
        countBrought(scope, into, before)
        break
      case 'ProcessSubstitution':
        into.push({
          text: part.script ? scope.connect(part.script, part.operator) : part.text,
          quoted: true,
          split: false,
        })
        break
      case 'ArithmeticExpansion': {
        const number = evaluate(scope, part.expression)
        const text = number === undefined ? scope.symbols.make('output', part.text) : String(number)
        into.push({ text, quoted: true, split: false })
        break
      }
    }
  }
}

/** So many characters that an expansion brings along are one step. */
const CHARACTERS_PER_STEP = 128

/** What an expansion brings is work for all that look at it: a long variable may stand there often. */
function countBrought(scope: Scope, segments: readonly Segment[], from: number): void {
  let length = 0
  for (let i = from; i < segments.length; i++) {
    const segment = segments[i]!
    if (!('fields' in segment)) length += segment.text.length
    else for (const field of segment.fields) length += field.length
  }
  scope.step(Math.floor(length / CHARACTERS_PER_STEP))
}

/**
 * Whether an argument that nobody passed only cuts a word into pieces: `c$@at`, `x$IFS$9y`. A
 * command line has no arguments; where it is a part of a script, they stand alone in their words.
 */
function fillsNothing(scope: Scope, parts: readonly WordPart[], at: number): boolean {
  if (scope.environment.positional !== undefined) return false
  const { text } = parts[at]!
  if (/^\$(?:[@*]|\{[@*]\})$/.test(text))
    return (
      parts[at - 1]?.type === 'Literal' &&
      (parts[at + 1]?.type === 'Literal' || parts.filter((part) => part.text === text).length > 1)
    )
  return /^\$(?:[1-9]|\{\d+\})$/.test(text) && /^\$\{?IFS\b/.test(parts[at - 1]?.text ?? '')
}

/** Whether quotes hold nothing but `$@` or `${x[@]}`. */
function isList(parts: readonly WordPart[]): boolean {
  const [only, ...more] = parts
  if (only === undefined || more.length > 0) return false
  if (only.type === 'SimpleExpansion') return only.text === '$@'
  return only.type === 'ParameterExpansion' && (only.index?.text === '@' || only.parameter === '@')
}

function simple(scope: Scope, name: string, quoted: boolean, into: Segment[]): void {
  const { positional } = scope.environment
  if (name === '@' && quoted && positional) into.push({ fields: positional })
  else if (name === '*' && quoted && positional)
    pushExpansion(positional.join(fieldSeparators(scope)[0] ?? ''), true, into)
  else pushExpansion(readVariable(scope, name) ?? unknownVariable(scope, name), quoted, into)
}

/** The field separators in force; an unset IFS means white space. */
function fieldSeparators(scope: Scope): string {
  const variable = scope.environment.variable('IFS')
  return variable?.value ?? ' \t\n'
}
