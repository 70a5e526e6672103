import { neededLetters } from './needed-letters.ts'

/** As much of a regular expression as facts about programs need. */
export interface Pattern {
  readonly source: string
  test(text: string): boolean
  exec(text: string): RegExpExecArray | null
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
  readonly #inAnyCase: boolean
  #ready: RegExp | undefined

  constructor(source: string, flags: string, needed: readonly string[]) {
    this.source = source
    this.#flags = flags
    this.#needed = needed
    this.#inAnyCase = flags.includes('i')
  }

  test(text: string): boolean {
    return this.#mayMatch(text) && this.#pattern().test(text)
  }

  exec(text: string): RegExpExecArray | null {
    return this.#mayMatch(text) ? this.#pattern().exec(text) : null
  }

  #mayMatch(text: string): boolean {
    const needed = this.#needed
    if (needed.length === 0) return true
    const letters = this.#inAnyCase ? inSmallLetters(text) : text
    for (let i = 0; i < needed.length; i++) if (letters.includes(needed[i]!)) return true
    return false
  }

  #pattern(): RegExp {
    this.#ready ??= new RegExp(this.source, this.#flags)
    return this.#ready
  }
}
