/** One word of bash, whatever is in the text. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** Reads words as bash itself writes them down for later use (`declare -p`, `alias -p`). */
export class BashWords {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  get done(): boolean {
    return this.#at >= this.#text.length
  }

  get place(): number {
    return this.#at
  }

  /** What was read since a place. */
  since(place: number): string {
    return this.#text.slice(place, this.#at)
  }

  /** Takes a pattern from here on; undefined where it does not stand here. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const sticky = new RegExp(pattern.source, 'y')
    sticky.lastIndex = this.#at
    const match = sticky.exec(this.#text)
    if (match === null) return undefined
    this.#at = sticky.lastIndex
    return match
  }

  /** Goes on behind the next line end. */
  skipLine(): void {
    const end = this.#text.indexOf('\n', this.#at)
    this.#at = end < 0 ? this.#text.length : end + 1
  }

  /** One word of plain, quoted and escaped pieces, without its quotes. */
  word(): string {
    let word = ''
    while (!this.done) {
      const piece =
        this.quoted() ?? this.take(/\\([\s\S])/)?.[1] ?? this.take(/([^\s"'\\()]+)/)?.[1]
      if (piece === undefined) break
      word += piece
    }
    return word
  }

  /** One piece in quotes of any kind, without them. */
  quoted(): string | undefined {
    return (
      this.take(/"((?:[^"\\]|\\[\s\S])*)"/)?.[1]?.replace(/\\([\\"$`])/g, '$1') ??
      this.#ansi() ??
      this.take(/'([^']*)'/)?.[1]
    )
  }

  #ansi(): string | undefined {
    return this.take(/\$'((?:[^'\\]|\\[\s\S])*)'/)?.[1]?.replace(
      /\\(?:([0-7]{1,3})|x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})|([\s\S]))/g,
      (_, octal, hex, short, long, letter: string) =>
        letter !== undefined
          ? (LETTERS[letter] ?? letter)
          : String.fromCodePoint(
              Math.min(
                0x10ffff,
                octal !== undefined
                  ? Number.parseInt(octal, 8) & 255
                  : Number.parseInt(hex ?? short ?? long, 16),
              ),
            ),
    )
  }
}

const LETTERS: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  E: '\u001b',
  f: '\f',
  v: '\v',
}
