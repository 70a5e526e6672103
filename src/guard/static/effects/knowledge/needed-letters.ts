/**
 * Letters of which a text must hold one run or another if a pattern is to match it: `stop` or `kill` for
 * `/\b(?:stop|kill) -\S+/`. Asking for them is nothing beside making a pattern ready, which a hook that
 * starts for every command would do for each of dozens. Undefined where it cannot be told. They are small
 * letters where the pattern takes both.
 */
export function neededLetters({ source, flags }: RegExp): string[] | undefined {
  if (/[^ims]/.test(flags)) return undefined
  const found = new Reader(flags.includes('i') ? source.toLowerCase() : source).choice()
  return found.length > 0 && found.every((run) => run.length > 1) ? found : undefined
}

/** Reads a pattern; what it does not know ends a run, and so does whatever may be left out. */
class Reader {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  /** One of several ways: each must need something, or nothing is needed. */
  choice(): string[] {
    const ways = [this.#sequence()]
    while (this.#source[this.#at] === '|') {
      this.#at++
      ways.push(this.#sequence())
    }
    return ways.every((way) => way.length > 0) ? ways.flat() : []
  }

  /** Of all that must be there, what tells most: runs of which the shortest is the longest. */
  #sequence(): string[] {
    let best: string[] = []
    let run = ''
    const offer = (runs: string[]) => {
      if (shortest(runs) > shortest(best)) best = runs
    }
    const endRun = () => {
      if (run !== '') offer([run])
      run = ''
    }
    for (;;) {
      const letter = this.#source[this.#at]
      if (letter === undefined || letter === '|' || letter === ')') {
        endRun()
        return best
      }
      if (/[\w\-,=:@ ]/.test(letter)) {
        this.#at++
        const amount = this.#amount()
        if (amount === 'none' || amount === 'once') {
          if (amount === 'none') endRun()
          else run += letter
        } else {
          run += letter
          endRun()
        }
        continue
      }
      endRun()
      const group = this.#atom()
      if (this.#amount() !== 'none') offer(group)
    }
  }

  /** What is not a plain letter; returns what it needs. */
  #atom(): string[] {
    const letter = this.#source[this.#at++]
    if (letter === '\\') {
      // `\u{…}`, `\x41` and the like are left to themselves: the letters behind them are no run.
      const kind = this.#source[this.#at++]
      if (kind === 'u' || kind === 'x' || kind === 'c' || kind === 'p')
        this.#at = this.#source.length
      // `\k<name>` is what a group has found; other ways may follow it.
      if (kind === 'k') this.#at = this.#source.indexOf('>', this.#at) + 1
      return []
    }
    if (letter === '[') {
      while (this.#source[this.#at] !== ']') this.#at += this.#source[this.#at] === '\\' ? 2 : 1
      this.#at++
      return []
    }
    if (letter !== '(') return []
    const kind =
      /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(this.#source.slice(this.#at, this.#at + 40))?.[0] ?? ''
    this.#at += kind.length
    const inside = this.choice()
    this.#at++
    return kind.endsWith('!') ? [] : inside
  }

  /** How often what was just read stands there. */
  #amount(): 'none' | 'once' | 'more' {
    const found = /^(?:[*?+]|\{\d+(?:,\d*)?\})\??/.exec(
      this.#source.slice(this.#at, this.#at + 12),
    )?.[0]
    if (found === undefined) return 'once'
    this.#at += found.length
    return /^(?:[*?]|\{0)/.test(found) ? 'none' : 'more'
  }
}

function shortest(runs: readonly string[]): number {
  return runs.length === 0 ? 0 : Math.min(...runs.map(({ length }) => length))
}
