import { neededLetters } from './needed-letters.ts'

/** As much of a regular expression as facts about programs need. */
export interface Pattern {
  readonly source: string
  test(text: string): boolean
  exec(text: string): RegExpExecArray | null
  /** Whether a text has the letters that it needs, where these are known. */
  mayMatch?(text: string): boolean
}

/** A pattern as a text: `/FLAGS|letters|letters/SOURCE`. */
export function packPattern(pattern: RegExp): string {
  return `/${[pattern.flags, ...(neededLetters(pattern) ?? [])].join('|')}/${pattern.source}`
}

/** A pattern that is made ready when a text first holds what it needs. */
export function unpackPattern(packed: string): Pattern {
  const end = packed.indexOf('/', 1)
  const [flags = '', ...needed] = packed.slice(1, end).split('|')
  return new LatePattern(packed.slice(end + 1), flags, needed)
}

/** A large pattern that few texts match. A hook that starts for every command makes it ready for these alone. */
export function late(pattern: RegExp): Pattern {
  return new LatePattern(pattern.source, pattern.flags, neededLetters(pattern) ?? [])
}

/** The same for one that is no slower than what is asked before it: where many texts come, it is made ready. */
export function lateAtFirst(pattern: RegExp): Pattern {
  return new FirstLatePattern(pattern)
}

/** In longer texts nearly every letter occurs. */
const MOST_COUNTED = 120
const ALL_LETTERS = -1

/**
 * Which letters a text has, a bit for each: whoever lacks one of a run's letters need not be searched
 * for it. Small and large letters share a bit, and so do some signs; that only makes for more searches.
 */
function lettersIn(text: string): number {
  if (text.length > MOST_COUNTED) return ALL_LETTERS
  let letters = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    // Some of them become letters of ASCII when they are made small.
    if (code > 127) return ALL_LETTERS
    letters |= 1 << (code & 31)
  }
  return letters
}

/** The letters of a run; none where they cannot be told, so that it is searched for. */
function lettersOfRun(run: string): number {
  const letters = lettersIn(run)
  return letters === ALL_LETTERS ? 0 : letters
}

let lastCounted = ''
let lastLetters = 0

/** Many patterns are asked about the same text one after the other. */
function knownLettersIn(text: string): number {
  if (text !== lastCounted) {
    lastCounted = text
    lastLetters = lettersIn(text)
  }
  return lastLetters
}

let lastText = ''
let lastSmall = ''

/** Many patterns are asked about the same text one after the other. */
function inSmallLetters(text: string): string {
  if (text !== lastText) {
    lastText = text
    lastSmall = text.toLowerCase()
  }
  return lastSmall
}

class LatePattern implements Pattern {
  readonly source: string
  readonly #flags: string
  readonly #needed: readonly string[]
  /** The letters of each of them. Counted when they are first asked for. */
  #letters: readonly number[] | undefined
  readonly #inAnyCase: boolean
  #ready: RegExp | undefined

  constructor(source: string, flags: string, needed: readonly string[]) {
    this.source = source
    this.#flags = flags
    this.#needed = needed
    this.#inAnyCase = flags.includes('i')
  }

  test(text: string): boolean {
    return this.mayMatch(text) && this.#pattern().test(text)
  }

  exec(text: string): RegExpExecArray | null {
    return this.mayMatch(text) ? this.#pattern().exec(text) : null
  }

  mayMatch(text: string): boolean {
    const needed = this.#needed
    if (needed.length === 0) return true
    this.#letters ??= needed.map(lettersOfRun)
    const lacking = ~knownLettersIn(text)
    for (let i = 0; i < needed.length; i++) {
      if ((this.#letters[i]! & lacking) !== 0) continue
      const letters = this.#inAnyCase ? inSmallLetters(text) : text
      if (letters.includes(needed[i]!)) return true
    }
    return false
  }

  #pattern(): RegExp {
    this.#ready ??= new RegExp(this.source, this.#flags)
    return this.#ready
  }
}

/** So many texts are asked for the letters that a pattern needs. */
const FIRST_TEXTS = 50

class FirstLatePattern implements Pattern {
  readonly #pattern: RegExp
  #needs: LatePattern | undefined
  #asked = 0

  constructor(pattern: RegExp) {
    this.#pattern = pattern
  }

  get source(): string {
    return this.#pattern.source
  }

  test(text: string): boolean {
    return this.#mayMatch(text) && this.#pattern.test(text)
  }

  exec(text: string): RegExpExecArray | null {
    return this.#mayMatch(text) ? this.#pattern.exec(text) : null
  }

  #mayMatch(text: string): boolean {
    if (this.#asked === FIRST_TEXTS) return true
    this.#asked++
    const { source, flags } = this.#pattern
    this.#needs ??= new LatePattern(source, flags, neededLetters(this.#pattern) ?? [])
    return this.#needs.mayMatch(text)
  }
}
