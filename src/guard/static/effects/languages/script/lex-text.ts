import { fromOutside } from '../../../resolve/value.ts'
import type { Interpolation, Quote } from './syntax.ts'

/** A part of a literal: letters, or code that is still to be parsed. */
export type RawPart = string | { code: string }

export interface TextAt {
  parts: RawPart[]
  end: number
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' }

/** The bracket that closes this one; other characters close themselves. */
export function closing(open: string): string {
  return CLOSING[open] ?? open
}

/** The end of a bracketed region, quotes inside it left alone. The index is that of the bracket. */
export function matchBracket(code: string, from: number, open: string, close: string): number {
  let level = 1
  for (let i = from; i < code.length; i++) {
    const character = code[i]!
    if (character === '\\') i++
    else if (character === close && --level === 0) return i
    else if (character === open && open !== close) level++
    else if (character === '"' || character === "'") {
      const end = code.indexOf(character, i + 1)
      // An apostrophe without a partner on its line is a letter.
      if (end > 0 && !code.slice(i, end).includes('\n')) i = end
    }
  }
  return code.length
}

/** Reads a text from behind its opening quote. */
export function readText(code: string, from: number, quote: Quote): TextAt {
  const parts: RawPart[] = []
  const { close, escapes, interpolation } = quote
  const first = close[0]!
  let letters = ''
  let i = from
  while (i < code.length) {
    const character = code[i]!
    if (character === first && code.startsWith(close, i)) {
      if (escapes !== 'double' || !code.startsWith(close, i + close.length)) break
      letters += close
      i += close.length * 2
      continue
    }
    if (character === '\\' && interpolation === 'backslash' && code[i + 1] === '(') {
      const end = matchBracket(code, i + 2, '(', ')')
      parts.push(letters, { code: code.slice(i + 2, end) })
      letters = ''
      i = end + 1
      continue
    }
    if (
      character === (escapes === 'caret' ? '`' : '\\') &&
      escapes !== 'none' &&
      escapes !== 'double'
    ) {
      const escaped = readEscape(code, i + 1, quote)
      letters += escaped.letters
      i = escaped.end
      continue
    }
    const inserted = interpolation && readInterpolation(code, i, interpolation)
    if (inserted) {
      if (typeof inserted.part === 'string') letters += inserted.part
      else {
        parts.push(letters, inserted.part)
        letters = ''
      }
      i = inserted.end
      continue
    }
    letters += character
    i++
  }
  if (letters !== '' || parts.length === 0) parts.push(letters)
  return { parts, end: Math.min(i + close.length, code.length) }
}

const LETTERS: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  e: '\x1b',
  f: '\f',
  v: '\v',
  b: '\b',
  '\n': '',
}

interface EscapeAt {
  letters: string
  end: number
}

/** Reads what follows a backslash. */
function readEscape(code: string, at: number, quote: Quote): EscapeAt {
  const letter = code[at] ?? ''
  if (quote.escapes === 'few') {
    const protects = letter === '\\' || letter === quote.close || letter === quote.open
    return { letters: protects ? letter : `\\${letter}`, end: at + 1 }
  }
  const rest = code.slice(at, at + 12)
  if (quote.escapes === 'decimal') {
    const decimal = /^\d{1,3}/.exec(rest)
    if (decimal) return character(Number(decimal[0]), at + decimal[0].length)
  }
  const hex =
    /^(?:x\{([\da-f]{1,6})\}|x([\da-f]{1,2})|u\{([\da-f]{1,6})\}|u([\da-f]{4})|U([\da-f]{8}))/i.exec(
      rest,
    )
  if (hex) {
    const digits = hex.slice(1).find((group) => group !== undefined)!
    return character(Number.parseInt(digits, 16), at + hex[0].length)
  }
  const octal = /^[0-7]{1,3}/.exec(rest)
  if (octal) return character(Number.parseInt(octal[0], 8), at + octal[0].length)
  return { letters: LETTERS[letter] ?? letter, end: at + 1 }
}

function character(point: number, end: number): EscapeAt {
  return { letters: point <= 0x10ffff ? fromOutside(String.fromCodePoint(point)) : '', end }
}

const NAMES: Readonly<Record<'sigil' | 'dollar', RegExp>> = {
  sigil:
    /[$@](?:[A-Za-z_][\w:]*|\d+|[&_!0])(?:(?:->)?(?:\[[^\]\n]{0,40}\]|\{[^}\n]{0,40}\})|->[A-Za-z_]\w*)*/y,
  dollar: /\$[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/y,
}

/** Reads an expression inside a text, where one starts here. */
function readInterpolation(
  code: string,
  at: number,
  kind: Interpolation,
): { part: RawPart; end: number } | undefined {
  const character = code[at]!
  const next = code[at + 1]
  switch (kind) {
    case 'hash':
      return character === '#' && next === '{' ? bracketed(code, at + 2, '{', '}') : undefined
    case 'template':
      return character === '$' && next === '{' ? bracketed(code, at + 2, '{', '}') : undefined
    case 'braces':
      return readFormatField(code, at)
    case 'backslash':
      return undefined
    case 'sigil':
      if (character === '@' && next === '{') return bracketed(code, at + 2, '{', '}')
      if (character === '{' && next === '$') return bracketed(code, at + 1, '{', '}')
      break
    case 'dollar':
      break
  }
  if (character !== '$' && character !== '@') return undefined
  if (next === '(' && character === '$') return bracketed(code, at + 2, '(', ')')
  if (next === '{' && character === '$') {
    const found = bracketed(code, at + 2, '{', '}')
    // `${name}` is the variable of that name where variables have sigils.
    if (kind === 'sigil' && typeof found.part !== 'string' && /^\w+$/.test(found.part.code)) {
      found.part = { code: `$${found.part.code}` }
    }
    return found
  }
  const pattern = NAMES[kind as 'sigil' | 'dollar']
  pattern.lastIndex = at
  const name = pattern.exec(code)?.[0]
  if (name === undefined) return undefined
  return { part: { code: kind === 'dollar' ? name.slice(1) : name }, end: at + name.length }
}

function bracketed(
  code: string,
  from: number,
  open: string,
  close: string,
): { part: RawPart; end: number } {
  const end = matchBracket(code, from, open, close)
  return { part: { code: code.slice(from, end) }, end: end + 1 }
}

/** `{name!r:>10}`; doubled braces are letters. */
function readFormatField(code: string, at: number): { part: RawPart; end: number } | undefined {
  const character = code[at]
  if (character === '}' && code[at + 1] === '}') return { part: '}', end: at + 2 }
  if (character !== '{') return undefined
  if (code[at + 1] === '{') return { part: '{', end: at + 2 }
  const end = matchBracket(code, at + 1, '{', '}')
  const inner = code.slice(at + 1, end)
  const format = /(?:![rsa])?(?::[^:()[\]'"]*)?=?$/.exec(inner)
  return { part: { code: format ? inner.slice(0, format.index) : inner }, end: end + 1 }
}
