import type { Word, WordPart } from 'unbash'
import type { Scope } from './scope.ts'
import type { Segment } from './segments.ts'
import { hasGlob, plain, type Value } from './value.ts'

/** The one string that a word becomes where bash does not split: assignments, redirections. */
export function expandToString(scope: Scope, word: Word): Value {
  if (word.parts === undefined) return literal(scope, word, true)
  const printed = onlyPrinted(word.parts)
  if (printed !== undefined) {
    const segments: Segment[] = []
    scope.step()
    scope.expandInto([printed], true, segments)
    return segments
      .map((segment) => ('fields' in segment ? segment.fields.join(' ') : segment.text))
      .join('')
  }
  const value = expandParts(scope, word.parts)
  // The name that a pattern finds is not the pattern: no way is left out by it.
  if (hasGlob(value)) scope.guess()
  return plain(value)
}

/** `x=$(ls -d a*)`: what a pattern has found is no pattern of the text, and quotes do not make it one. */
function onlyPrinted(parts: readonly WordPart[]): WordPart | undefined {
  const [only, ...more] = parts
  if (more.length > 0) return undefined
  if (only?.type === 'DoubleQuoted') return onlyPrinted(only.parts)
  return only?.type === 'CommandExpansion' ? only : undefined
}

/** The same, with the patterns in it that stand for names of files: they came out of a variable. */
export function expandMarked(scope: Scope, word: Word): Value {
  if (word.parts === undefined) return literal(scope, word, true)
  return expandParts(scope, word.parts)
}

/** Like `expandToString`, for parts that stand outside of a word (here-documents). */
export function expandParts(scope: Scope, parts: readonly WordPart[]): Value {
  scope.step()
  const segments: Segment[] = []
  scope.expandInto(parts, false, segments)
  return segments
    .map((segment) => ('fields' in segment ? segment.fields.join(' ') : segment.text))
    .join('')
}

/** The text of a pattern (`case`, `${x#…}`): quoted characters lose their special meaning. */
export function expandPattern(scope: Scope, word: Word): string {
  if (word.parts === undefined) return word.text
  return word.parts
    .map((part) => {
      if (part.type === 'Glob') return part.text
      if (part.type === 'ExtendedGlob') {
        if (part.parts) expandParts(scope, part.parts)
        return '*'
      }
      const text = expandParts(scope, [part])
      if (hasGlob(text) && /Expansion$|Quoted$/.test(part.type)) scope.guess()
      const quoted =
        part.type === 'SingleQuoted' || part.type === 'DoubleQuoted' || part.type === 'AnsiCQuoted'
      return quoted || part.type === 'Literal' ? text.replace(/[\\*?[\]]/g, '\\$&') : plain(text)
    })
    .join('')
}

export function literal(scope: Scope, word: Word, assignment = false): Value {
  const { text, value } = word
  if (text.charCodeAt(0) === 0x7e) return expandTilde(scope, value)
  return assignment && text.includes(':~') ? value.replace(/:~(?=\/|:|$)/g, ':/home/user') : value
}

export function expandTilde(scope: Scope, text: string): string {
  const place = /^~([-+])(?=\/|$)/.exec(text)
  if (place) {
    const { directory, previous } = scope.environment
    return (place[1] === '-' ? (previous ?? '') : (directory ?? '.')) + text.slice(2)
  }
  // `~1`, `~+1`: a directory that `pushd` has left.
  const left = /^~([-+]?)(\d{1,3})(?=\/|$)/.exec(text)
  const stack = left && scope.environment.variable('DIRSTACK')?.elements
  if (stack) {
    const at = left[1] === '-' ? stack.size - 1 - Number(left[2]) : Number(left[2])
    const place = at === 0 ? (scope.environment.directory ?? '.') : stack.get(String(at))
    if (place !== undefined) return place + text.slice(left[0].length)
  }
  const match = /^~([\w.-]*)(?=\/|$)/.exec(text)
  if (!match) return text
  const user = match[1]!
  const home =
    user === 'root'
      ? '/root'
      : user === ''
        ? (scope.environment.variable('HOME')?.value ?? '/home/user')
        : `/home/${user}`
  return home + text.slice(match[0].length)
}
