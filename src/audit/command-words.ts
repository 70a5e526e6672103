/**
 * The words of a command line, and where in the text each letter of them stands. It judges nothing,
 * so it need not be exact as the parser of the guard is: it reads any text in one pass, also half a
 * command, and what it takes wrongly costs a word of the log.
 */

/** Stands in a word for what the shell will put there: `$NAME`, `$(command)`. */
export const EXPANSION = '\uE000'

/** A text without its quotes. `from[i]` and `to[i]` say where its letter `i` begins and ends. */
export interface Letters {
  value: string
  from: readonly number[]
  to: readonly number[]
}

export interface CommandWords {
  words: Letters[]
  /** What `<<<` and `<<` hand over. */
  input: Letters[]
  /** The command before it in the pipe. */
  before: CommandWords | undefined
}

export interface Reading {
  commands: CommandWords[]
  /** Comments, here-documents, the targets of redirections. */
  texts: Letters[]
  /** What stands in `$(…)`, `<(…)`, `${…}` and backquotes. */
  nested: Letters[]
}

export function readCommands(source: string): Reading {
  return new Reader(source).read()
}

/** The letters of a text that stands as it is in another one. */
export function lettersAt(source: string, start: number, end: number): Letters {
  const from = Array.from({ length: end - start }, (_, i) => start + i)
  return { value: source.slice(start, end), from, to: from.map((at) => at + 1) }
}

const PLAIN = /[^\s;&|()<>'"\\$`]+/y
const PLAIN_IN_QUOTES = /[^"\\$`]+/y
const VARIABLE = /\$(?:\w+|[@*#?$!-])/y
const LINE = /[^\n]*/y
const HERE_DOCUMENT = /<<(-?)(?!<)[ \t]*/y
const REDIRECTION = /<<<|[<>]&?|&>>?|>[>|]/y

class Reader {
  readonly #source: string
  readonly #reading: Reading = { commands: [], texts: [], nested: [] }
  #at = 0
  #command: CommandWords = { words: [], input: [], before: undefined }
  #awaited: { end: string; indented: boolean; command: CommandWords }[] = []

  constructor(source: string) {
    this.#source = source
  }

  read(): Reading {
    while (this.#at < this.#source.length) this.#step()
    this.#next()
    return this.#reading
  }

  #step(): void {
    const letter = this.#source[this.#at]!
    if (letter === '\n') {
      this.#at++
      this.#next()
      this.#readHereDocuments()
    } else if (/\s/.test(letter)) this.#at++
    else if (letter === '#') this.#reading.texts.push(this.#take(LINE))
    else if (/[<>]/.test(letter) || this.#source.startsWith('&>', this.#at)) this.#redirect()
    else if (/[;&|()]/.test(letter)) this.#separate(letter)
    else this.#command.words.push(this.#word())
  }

  #next(before?: CommandWords): void {
    if (this.#command.words.length > 0) this.#reading.commands.push(this.#command)
    this.#command = { words: [], input: [], before }
  }

  #separate(letter: string): void {
    const doubled = this.#source[this.#at + 1] === letter
    this.#at += doubled ? 2 : 1
    this.#next(letter === '|' && !doubled ? this.#command : undefined)
  }

  #redirect(): void {
    if (this.#source[this.#at + 1] === '(') {
      this.#at++
      this.#parentheses()
      return
    }
    const here = this.#match(HERE_DOCUMENT)
    if (here) {
      const end = this.#word().value
      this.#awaited.push({ end, indented: here[1] === '-', command: this.#command })
      return
    }
    const [operator] = this.#match(REDIRECTION)!
    while (/[ \t]/.test(this.#source[this.#at] ?? '')) this.#at++
    if (this.#source[this.#at] === '(') return
    const target = this.#word()
    if (operator === '<<<') this.#command.input.push(target)
    else this.#reading.texts.push(target)
  }

  #readHereDocuments(): void {
    for (const { end, indented, command } of this.#awaited.splice(0)) {
      const start = this.#at
      let stop = start
      while (this.#at < this.#source.length) {
        stop = this.#at
        const { value } = this.#take(LINE)
        this.#at++
        if ((indented ? value.replace(/^\t+/, '') : value) === end) break
        stop = Math.min(this.#at, this.#source.length)
      }
      const text = lettersAt(this.#source, start, stop)
      this.#reading.texts.push(text)
      command.input.push(text)
    }
  }

  #word(): Letters {
    const word = new WordLetters(this.#source)
    for (;;) {
      this.#copy(PLAIN, word)
      const letter = this.#source[this.#at]
      if (letter === undefined || /[\s;&|()<>]/.test(letter)) break
      if (letter === "'") this.#singleQuotes(word)
      else if (letter === '"') this.#doubleQuotes(word)
      else if (letter === '\\') this.#escaped(word)
      else if (letter === '$' && this.#source[this.#at + 1] === "'") this.#ansiQuotes(word)
      else if (letter === '$' && this.#source[this.#at + 1] === '"') this.#at++
      else this.#expansion(word)
    }
    return word
  }

  #singleQuotes(word: WordLetters): void {
    const close = this.#source.indexOf("'", this.#at + 1)
    const end = close < 0 ? this.#source.length : close
    word.addRun(this.#at + 1, end)
    this.#at = end + 1
  }

  #ansiQuotes(word: WordLetters): void {
    this.#at += 2
    while (this.#at < this.#source.length && this.#source[this.#at] !== "'") {
      if (this.#source[this.#at] === '\\') this.#escaped(word)
      else word.addRun(this.#at, ++this.#at)
    }
    this.#at++
  }

  #doubleQuotes(word: WordLetters): void {
    this.#at++
    while (this.#at < this.#source.length) {
      this.#copy(PLAIN_IN_QUOTES, word)
      const letter = this.#source[this.#at]
      if (letter === undefined || letter === '"') break
      if (letter !== '\\') this.#expansion(word)
      else if (/[$`"\\\n]/.test(this.#source[this.#at + 1] ?? '')) this.#escaped(word)
      else word.addRun(this.#at, ++this.#at)
    }
    this.#at++
  }

  /** A backslash and what follows; before the end of a line it is nothing. */
  #escaped(word: WordLetters): void {
    const next = this.#source[this.#at + 1]
    if (next !== undefined && next !== '\n') word.add(next, this.#at, this.#at + 2)
    this.#at += 2
  }

  #expansion(word: WordLetters): void {
    const start = this.#at
    if (this.#source[start] === '`') {
      const close = this.#source.indexOf('`', start + 1)
      this.#nest(start + 1, close < 0 ? this.#source.length : close)
    } else if (this.#source[start + 1] === '(') {
      this.#at++
      this.#parentheses()
    } else if (this.#source[start + 1] === '{') {
      this.#nest(start + 2, this.#closing(start + 1, '{', '}'))
    } else if (!this.#match(VARIABLE)) {
      word.addRun(start, ++this.#at)
      return
    }
    word.add(EXPANSION, start, Math.min(this.#at, this.#source.length))
  }

  #parentheses(): void {
    this.#nest(this.#at + 1, this.#closing(this.#at, '(', ')'))
  }

  #nest(start: number, end: number): void {
    this.#reading.nested.push(lettersAt(this.#source, start, end))
    this.#at = end + 1
  }

  /** Where the bracket closes that opens at a place; letters in quotes close nothing. */
  #closing(open: number, opening: string, closing: string): number {
    let depth = 0
    let quote = ''
    for (let at = open; at < this.#source.length; at++) {
      const letter = this.#source[at]!
      if (letter === '\\' && quote !== "'") at++
      else if (quote !== '') quote = letter === quote ? '' : quote
      else if (letter === "'" || letter === '"') quote = letter
      else if (letter === opening) depth++
      else if (letter === closing && --depth === 0) return at
    }
    return this.#source.length
  }

  #copy(pattern: RegExp, word: WordLetters): void {
    const start = this.#at
    if (this.#match(pattern)) word.addRun(start, this.#at)
  }

  #take(pattern: RegExp): Letters {
    const start = this.#at
    this.#match(pattern)
    return lettersAt(this.#source, start, this.#at)
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source)
    if (found) this.#at = pattern.lastIndex
    return found
  }
}

class WordLetters implements Letters {
  readonly #source: string
  readonly from: number[] = []
  readonly to: number[] = []
  value = ''

  constructor(source: string) {
    this.#source = source
  }

  add(letter: string, from: number, to: number): void {
    this.value += letter
    this.from.push(from)
    this.to.push(to)
  }

  addRun(start: number, end: number): void {
    this.value += this.#source.slice(start, end)
    for (let at = start; at < end; at++) {
      this.from.push(at)
      this.to.push(at + 1)
    }
  }
}
