import { closing, type RawPart, readText } from './lex-text.ts'
import type { Quote, Syntax } from './syntax.ts'

export interface Token {
  type:
    | 'name'
    | 'variable'
    | 'text'
    | 'command'
    | 'number'
    | 'operator'
    | 'pattern'
    | 'line'
    | 'end'
  /** The name, the operator, the digits, the source of a pattern. */
  text: string
  /** Of a text or command, and of the replacement of a pattern. */
  parts?: RawPart[]
  /** The flags of a pattern; `tr` for one that exchanges letters. */
  flags?: string
  /** White space stands before it. */
  spaced: boolean
  /** Of a line end: how far the next line is indented. */
  indent?: number
}

const NUMBER =
  /0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|(?:\d[\d_]*)(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?|\.\d+/y
const OPERATOR =
  /<=>|===|!==|\*\*=|\/\/=|\?\?=|\|\|=|&&=|<<=|>>=|\.\.\.|\.\.=|=>|->|::|\?\.|\?\?|\?:|\*\*|\/\/|==|!=|=~|!~|<=|>=|&&|\|\||\|>|\|&|\.\.|\+=|-=|\*=|\/=|\.=|%=|\|=|&=|\^=|:=|\+\+|--|<<|>>|&\.|[^\s]/y
const SPACE = /[ \t\r\f\v\u00a0]+|\\\r?\n/y
/** What a line may start with that belongs to the line before. */
const CONTINUES =
  /\s{0,200}(?:\.(?![\d.])|\.\.(?!\.)|\|\||&&|\?\.|->(?=\w)|\|>|%>%|[,)\]]|\? |\+ )/y
/** Words after which an expression starts, so that `/` is no division. */
const BEFORE_EXPRESSION =
  /^(?:return|if|elsif|elif|unless|while|until|and|or|not|in|of|when|case|typeof|print|puts|split|grep|map|join|push|x|then|do|else|yield|await)$/
const QUOTE_WORD = /(qq|qw|qx|qr|q|tr|y|m|s)(?=(\s*)([^\s\w,;)=]|=(?![>=~])))/y
const PERCENT = /%([qQwWixrs]?)([([{<|!/^-])/y
const HERE = {
  perl: /<<(~?)(?:"([^"\n]*)"|'([^'\n]*)'|([A-Za-z_]\w*))/y,
  ruby: /<<([~-]?)(?:"([^"\n]*)"|'([^'\n]*)'|([A-Z_]\w*))/y,
  php: /<<<[ \t]*()(?:"([^"\n]*)"|'([^'\n]*)'|([A-Za-z_]\w*))/y,
}

/** Splits code into tokens, in linear time. Whatever is not closed ends at the end of the text. */
export function lex(code: string, syntax: Syntax): Token[] {
  return new Lexer(code, syntax).run()
}

class Lexer {
  readonly #code: string
  readonly #syntax: Syntax
  readonly #tokens: Token[] = []
  /** Open brackets: inside round and square ones line ends mean nothing. */
  readonly #open: string[] = []
  #at = 0
  #spaced = false
  /** Behind the here-documents that start on this line. */
  #afterHere = 0
  #lineEnd = -1

  constructor(code: string, syntax: Syntax) {
    this.#code = code
    this.#syntax = syntax
  }

  run(): Token[] {
    while (this.#at < this.#code.length) this.#next()
    this.#push('end', '')
    return this.#tokens
  }

  #next(): void {
    if (this.#code[this.#at] === '\n') {
      this.#line()
      return
    }
    if (this.#match(SPACE) || this.#match(this.#syntax.comment)) {
      this.#spaced = true
      return
    }
    if (this.#literal()) return
    const variable = this.#syntax.variable && this.#match(this.#syntax.variable)
    if (variable) {
      this.#push('variable', variable)
      return
    }
    const number = /[\d.]/.test(this.#code[this.#at]!) && this.#match(NUMBER)
    if (number) {
      this.#push('number', number)
      return
    }
    const name = this.#match(this.#syntax.name)
    if (name) {
      this.#name(name)
      return
    }
    const operator =
      (this.#syntax.operator && this.#match(this.#syntax.operator)) || this.#match(OPERATOR)
    if (operator) this.#bracket(operator)
    else this.#at++
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#code)?.[0]
    if (!found) return undefined
    this.#at += found.length
    return found
  }

  #push(type: Token['type'], text: string, more: Partial<Token> = {}): void {
    this.#tokens.push({ type, text, spaced: this.#spaced, ...more })
    this.#spaced = false
  }

  #line(): void {
    this.#at = this.#afterHere > this.#at ? this.#afterHere : this.#at + 1
    this.#spaced = true
    if (this.#syntax.lines === 'nothing') return
    const inside = this.#open.at(-1)
    if (inside === '(' || inside === '[') return
    if (this.#syntax.lines === 'indent') {
      if (inside !== undefined) return
      const indent = /[ \t]*/y
      indent.lastIndex = this.#at
      const width = indent.exec(this.#code)![0].replaceAll('\t', '        ').length
      this.#push('line', '\n', { indent: width })
      return
    }
    CONTINUES.lastIndex = this.#at
    if (!CONTINUES.test(this.#code)) this.#push('line', '\n')
  }

  #bracket(operator: string): void {
    if (operator === '(' || operator === '[' || operator === '{') this.#open.push(operator)
    else if (operator === ')' || operator === ']' || operator === '}') this.#open.pop()
    this.#push('operator', operator)
  }

  #name(name: string): void {
    const { prefix } = this.#syntax
    const quote = prefix?.test(name) ? this.#quoteHere() : undefined
    if (!quote) {
      this.#push('name', name)
      return
    }
    const raw = /r/i.test(name)
    const inserts = /[fs]/i.test(name)
    const { interpolation, ...plain } = quote
    const kind = inserts ? (interpolation ?? 'braces') : interpolation
    this.#text({
      ...plain,
      escapes: raw ? 'few' : quote.escapes,
      ...(kind && (inserts || !raw) && { interpolation: kind }),
    })
  }

  #quoteHere(): Quote | undefined {
    return this.#syntax.quotes.find(({ open }) => this.#code.startsWith(open, this.#at))
  }

  /** Texts, patterns, here-documents. */
  #literal(): boolean {
    const { quoteWords, hereDocument, patterns } = this.#syntax
    const character = this.#code[this.#at]!
    if (hereDocument && character === '<' && this.#hereDocument(hereDocument)) return true
    const quote = this.#quoteHere()
    if (quote) {
      this.#text(quote)
      return true
    }
    if (quoteWords === 'perl' && /[qtyms]/.test(character) && this.#perlWord()) return true
    if (quoteWords === 'ruby' && character === '%' && this.#startsExpression() && this.#rubyWord())
      return true
    return patterns === true && character === '/' && this.#startsExpression() && this.#slashes()
  }

  #text(quote: Quote): void {
    const { parts, end } = readText(this.#code, this.#at + quote.open.length, quote)
    this.#at = end
    this.#push(quote.command ? 'command' : 'text', '', { parts })
  }

  /** Whether a value may start here, or rather an operator. */
  #startsExpression(): boolean {
    const last = this.#tokens.at(-1)
    if (!last || last.type === 'line') return true
    if (last.type === 'operator') return !/^[)\]}]$|^\+\+$|^--$/.test(last.text)
    if (last.type !== 'name') return false
    if (BEFORE_EXPRESSION.test(last.text)) return true
    // `puts /x/` but not `a / b`.
    return (
      Boolean(this.#syntax.bareCalls) && this.#spaced && !/\s/.test(this.#code[this.#at + 1] ?? ' ')
    )
  }

  #slashes(): boolean {
    const pattern = /\/((?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){0,600})\/([a-z]*)/y
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#code)
    if (!found) return false
    this.#at += found[0].length
    this.#push('pattern', found[1]!, { flags: found[2]! })
    return true
  }

  /** `q(…)`, `qq{…}`, `qw/…/`, `qx'…'`, `m!…!`, `s{…}{…}e`, `tr/…/…/`. */
  #perlWord(): boolean {
    const last = this.#tokens.at(-1)
    if (last?.type === 'operator' && /^(?:->|::|\{)$/.test(last.text) && !this.#isBlockStart())
      return false
    if (/\w/.test(this.#code[this.#at - 1] ?? '')) return false
    QUOTE_WORD.lastIndex = this.#at
    const found = QUOTE_WORD.exec(this.#code)
    if (!found) return false
    const [, word, space, open] = found as unknown as [string, string, string, string]
    // `y = 3`, `s => 1`, and a comment after a space.
    if (space !== '' && (open === '=' || open === '#' || !word.startsWith('q'))) return false
    this.#at += word.length + space.length
    const body = this.#delimited(open, word)
    if (word === 'q' || word === 'qq') this.#push('text', '', { parts: body })
    else if (word === 'qx') this.#push('command', '', { parts: body })
    else if (word === 'qw') this.#words(body)
    else if (word === 'm' || word === 'qr')
      this.#push('pattern', raw(body), { flags: this.#flags() })
    else this.#substitution(word, raw(body), open)
    return true
  }

  #isBlockStart(): boolean {
    const last = this.#tokens.at(-1)
    return last?.text === '{' && last.spaced
  }

  #substitution(word: string, source: string, open: string): void {
    let second = open
    if (closing(open) !== open) {
      this.#match(/\s+/y)
      second = this.#code[this.#at] ?? open
    } else this.#at--
    const replacement = this.#delimited(second, word === 's' ? 'qq' : 'q')
    const flags = this.#flags()
    this.#push('pattern', source, {
      flags: word === 's' ? `${flags}s` : 'tr',
      parts: word === 's' && !flags.includes('e') ? replacement : [{ code: raw(replacement) }],
      ...(word !== 's' && { parts: [raw(replacement)] }),
    })
  }

  #flags(): string {
    return this.#match(/[a-z]+/y) ?? ''
  }

  /** The text between this delimiter and its partner, brackets nested. */
  #delimited(open: string, word: string): RawPart[] {
    const close = closing(open)
    const from = this.#at + open.length
    const verbatim = !/^(?:qq|qx)$/.test(word) || open === "'"
    let end = from
    for (let level = 1; end < this.#code.length; end++) {
      const character = this.#code[end]
      if (character === '\\') end++
      else if (character === close && --level === 0) break
      else if (character === open && close !== open) level++
    }
    const inner = this.#code.slice(from, Math.min(end, this.#code.length))
    this.#at = Math.min(end + 1, this.#code.length)
    if (word === 'q' || word === 'qw') return [inner.replace(/\\([\\'()[\]{}<>/!|])/g, '$1')]
    if (verbatim) return [inner]
    return readText(`${inner}\0`, 0, {
      open: '\0',
      close: '\0',
      escapes: 'all',
      interpolation: this.#interpolation(),
    }).parts
  }

  #interpolation(): NonNullable<Quote['interpolation']> {
    return this.#syntax.quoteWords === 'ruby' ? 'hash' : 'sigil'
  }

  #words(body: RawPart[]): void {
    this.#push('operator', '[')
    for (const word of raw(body)
      .split(/\s+/)
      .filter((item) => item !== '')) {
      this.#push('text', '', { parts: [word] })
      this.#push('operator', ',')
    }
    this.#push('operator', ']')
  }

  #rubyWord(): boolean {
    PERCENT.lastIndex = this.#at
    const found = PERCENT.exec(this.#code)
    if (!found) return false
    const [, letter = '', open = ''] = found
    this.#at += found[0].length - 1
    const body = this.#delimited(
      open,
      letter === 'x' || letter === '' || letter === 'Q' ? 'qq' : 'q',
    )
    if (letter === 'x') this.#push('command', '', { parts: body })
    else if (/[wWi]/.test(letter)) this.#words(body)
    else if (letter === 'r') this.#push('pattern', raw(body), { flags: this.#flags() })
    else this.#push('text', '', { parts: body })
    return true
  }

  #hereDocument(kind: 'perl' | 'ruby' | 'php'): boolean {
    const pattern = HERE[kind]
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#code)
    // `1 << x` shifts; a marker follows an operator or a call.
    if (!found || (kind !== 'php' && !this.#startsExpression() && !this.#spaced)) return false
    const marker = found[2] ?? found[3] ?? found[4] ?? ''
    if (this.#lineEnd < this.#at) this.#lineEnd = this.#code.indexOf('\n', this.#at)
    const lineEnd = this.#lineEnd
    if (lineEnd < 0 || marker === '') return false
    const start = Math.max(lineEnd + 1, this.#afterHere)
    const close = new RegExp(`^[ \\t]*${marker.replace(/\W/g, '\\$&')}\\b.*$`, 'gm')
    close.lastIndex = start
    const ending = close.exec(this.#code)
    const body = this.#code.slice(start, ending?.index ?? this.#code.length)
    this.#at += found[0].length
    if (kind === 'php')
      this.#afterHere = ending
        ? ending.index + ending[0].search(/\w+/) + marker.length
        : this.#code.length
    else this.#afterHere = ending ? ending.index + ending[0].length : this.#code.length
    const parts =
      found[3] !== undefined
        ? [body]
        : readText(`${body}\0`, 0, {
            open: '\0',
            close: '\0',
            escapes: 'all',
            interpolation: kind === 'ruby' ? 'hash' : 'sigil',
          }).parts
    this.#push('text', '', { parts })
    return true
  }
}

function raw(parts: RawPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.code)).join('')
}
