/**
 * A value is what a word, a variable or a stream holds, as far as the text tells. It is a plain
 * string in which characters of Unicode's private-use area stand for what is not text:
 *
 * - a *symbol* (U+E100 and up) stands for something unknown, and remembers where it came from;
 * - a *glob mark* (U+E001…) is an unquoted `*`, `?`, `[` or `]` that bash would expand.
 *
 * So concatenation, slicing, pattern removal and parsing a value again as a script all work on
 * ordinary strings and keep the provenance of every unknown part.
 */
export type Value = string

/** Where an unknown part of a value came from. */
export type Origin =
  /** Received from another machine. */
  | 'network'
  /** The content of a file of this machine. */
  | 'file'
  /** A variable of the environment that this command line does not set. */
  | 'environment'
  /** What a person types, or the arguments of a script. */
  | 'user'
  /** The output of a program that we do not compute. */
  | 'output'
  /** Decoded, decrypted or unpacked from something that we cannot see. */
  | 'decoded'
  /** The input and output of a live shell. */
  | 'shell'

export interface Unknown {
  origin: Origin
  /** The path, address, variable or program that it came from. */
  detail: string
}

const FIRST_SYMBOL = 0xe100
const LAST_SYMBOL = 0xefff
/** Symbols for the name of a directory have numbers of their own: such a value is never empty. */
const FIRST_PLACE = 0xf000
const LAST_PLACE = 0xf8ff
const SYMBOL = /[\uE100-\uF8FF]/
const SYMBOLS = /[\uE100-\uF8FF]/g
const ONLY_SYMBOLS = /^[\uE100-\uF8FF]+$/
const REPEATED = /([\uE100-\uF8FF])\1+/g
const GLOB_MARK = /[\uE001-\uE004]/
const PRIVATE = /[\uE000-\uF8FF]/
/** Of longer values the symbols are remembered. */
const LONG = 256
const PRIVATE_USE = /[\uE000-\uF8FF]/g

/** Pattern characters, each with the mark that it becomes. One by one: a text may be nothing but stars. */
const GLOBS = [
  ['*', '\uE001'],
  ['?', '\uE002'],
  ['[', '\uE003'],
  [']', '\uE004'],
] as const

/** Makes room for symbols: text from outside must not contain our private characters. */
export function fromOutside(text: string): string {
  return PRIVATE.test(text) ? text.replace(PRIVATE_USE, '\uFFFD') : text
}

/** The symbols of one analysis. */
export class SymbolTable {
  readonly #symbols: Unknown[] = []
  readonly #places: Unknown[] = []
  readonly #known = new Map<Origin, Map<string, Value>>()
  readonly #printsPlace: (command: string) => boolean
  #lastLong: Value = ''
  #lastFound: readonly Unknown[] = []

  /** `printsPlace`: whether the output of a command is the path of a directory. */
  constructor(printsPlace: (command: string) => boolean = () => false) {
    this.#printsPlace = printsPlace
  }

  /** A value that is one unknown thing from this place; the same place gives the same symbol. */
  make(origin: Origin, detail: string): Value {
    let made = this.#known.get(origin)
    if (made === undefined) {
      made = new Map()
      this.#known.set(origin, made)
    }
    const known = made.get(detail)
    if (known !== undefined) return known
    const value = this.#isPlace(origin, detail)
      ? append(this.#places, FIRST_PLACE, LAST_PLACE, { origin, detail })
      : append(this.#symbols, FIRST_SYMBOL, LAST_SYMBOL, { origin, detail })
    made.set(detail, value)
    return value
  }

  /** The symbols in a value, each once. */
  in(value: Value): readonly Unknown[] {
    if (value.length > LONG) return this.#inLong(value)
    if (!SYMBOL.test(value)) return []
    if (value.length === 1) return [this.#of(value)]
    return this.#all(value)
  }

  /** What a program makes of very many files is in each of them, and each is asked about. */
  #inLong(value: Value): readonly Unknown[] {
    if (value !== this.#lastLong) {
      this.#lastLong = value
      this.#lastFound = SYMBOL.test(value) ? this.#all(value) : []
    }
    return this.#lastFound
  }

  #all(value: Value): Unknown[] {
    const found = new Set(value.match(SYMBOLS))
    return [...found].map((mark) => this.#of(mark))
  }

  /** The value as people read it: symbols become `‹what they are›`. */
  show(value: Value): string {
    if (!PRIVATE.test(value)) return value
    // `date +%Y%m%d` is three times the same to us; a reader needs it once.
    return plain(value)
      .replace(REPEATED, '$1')
      .replace(SYMBOLS, (mark) => {
        const symbol = this.#of(mark)
        return symbol.origin === 'environment' ? `$${symbol.detail}` : `‹${symbol.detail}›`
      })
  }

  /** Whether an unknown value is the name of a directory: so its variable or its program says. */
  #isPlace(origin: Origin, detail: string): boolean {
    if (origin === 'environment') return NAMES_PLACE.test(detail)
    // The path of the script itself: `cd "$(dirname "$0")/.."`.
    if (origin === 'user') return detail === '$0'
    return origin === 'output' && this.#printsPlace(detail)
  }

  #of(mark: string): Unknown {
    const code = mark.charCodeAt(0)
    return (
      code >= FIRST_PLACE ? this.#places[code - FIRST_PLACE] : this.#symbols[code - FIRST_SYMBOL]
    )!
  }
}

/** The next symbol of a range; the last one stands for all that have no room. */
function append(symbols: Unknown[], first: number, last: number, symbol: Unknown): Value {
  const code = Math.min(first + symbols.length, last)
  if (code < last) symbols.push(symbol)
  else symbols[code - first] ??= { origin: 'output', detail: 'too many sources' }
  return String.fromCharCode(code)
}

const NAMES_PLACE =
  /(?:dir|root|prefix|home|gopath|stage|staging|folder|workspace|target|td|dest|mnt|bash_source)\d?$|^(?:dest|out|pkg|build|install|repo|temp|tmp|work)_?(?:dir|root|path)?$/i

/** Whether a path begins below some directory that the text does not show. */
export function startsBelowPlace(value: Value): boolean {
  const first = value.charCodeAt(0)
  return first >= FIRST_PLACE && first <= LAST_PLACE
}

/** Whether every part of the value is known. */
export function isKnown(value: Value): boolean {
  return !SYMBOL.test(value)
}

/** The known parts only. */
export function withoutSymbols(value: Value): Value {
  return SYMBOL.test(value) ? value.replace(SYMBOLS, '') : value
}

/** Whether something is in the value, and none of it is known. */
export function isUnknown(value: Value): boolean {
  return ONLY_SYMBOLS.test(value)
}

/** Only the symbols of a value: what a transformed stream still remembers. */
export function symbolsOnly(value: Value): Value {
  if (!SYMBOL.test(value)) return ''
  return [...new Set(value.match(SYMBOLS))].join('')
}

/** Whether an unquoted pattern is in the value. */
export function hasGlob(value: Value): boolean {
  return GLOB_MARK.test(value)
}

/** The value with patterns as the characters they were written with. */
export function plain(value: Value): Value {
  if (!GLOB_MARK.test(value)) return value
  if (value === lastMarked) return lastPlain
  let text = value
  for (const [character, mark] of GLOBS)
    if (text.includes(mark)) text = text.replaceAll(mark, character)
  lastMarked = value
  lastPlain = text
  return text
}

/** Many steps look at the same word one after the other. */
let lastMarked: Value | undefined
let lastPlain = ''

/** Marks the pattern characters of unquoted text as active. */
export function activateGlobs(text: string): Value {
  if (!/[*?[]/.test(text)) return text
  let value = text
  for (const [character, mark] of GLOBS)
    if (value.includes(character)) value = value.replaceAll(character, mark)
  return value
}
