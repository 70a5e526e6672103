import { call, NOTHING, type Node, type Part, text } from './node.ts'

const MAX_DEPTH = 24

/** Parses Tcl: commands of words. Braces keep their text; quotes and bare words are filled in. */
export function parseTcl(code: string): Node {
  return new TclParser(code).script(0, '')
}

class TclParser {
  readonly #code: string
  #at = 0

  constructor(code: string) {
    this.#code = code
  }

  /** Commands up to this closing bracket or the end. */
  script(depth: number, close: string): Node {
    const body: Node[] = []
    while (this.#at < this.#code.length) {
      const before = this.#at
      this.#skip(/[\s;]+/y)
      if (close !== '' && this.#code[this.#at] === close) {
        this.#at++
        break
      }
      if (this.#code[this.#at] === '#') this.#skip(/[^\n]*/y)
      else {
        const command = this.#command(depth, close)
        if (command !== NOTHING) body.push(command)
      }
      if (this.#at === before) this.#at++
    }
    return body.length === 1 ? body[0]! : { type: 'block', body }
  }

  #skip(pattern: RegExp): void {
    pattern.lastIndex = this.#at
    this.#at += pattern.exec(this.#code)?.[0].length ?? 0
  }

  #command(depth: number, close: string): Node {
    const words: Node[] = []
    while (this.#at < this.#code.length) {
      this.#skip(/(?:[ \t\r]|\\\r?\n)+/y)
      const character = this.#code[this.#at]
      if (character === undefined || character === '\n' || character === ';') break
      if (close !== '' && character === close) break
      const before = this.#at
      words.push(this.#word(depth, close))
      if (this.#at === before) this.#at++
    }
    const [head, ...rest] = words
    if (!head) return NOTHING
    const only = head.type === 'text' && head.parts.length === 1 ? head.parts[0] : undefined
    const name =
      typeof only === 'string' ? only.replace(/^::/, '').replaceAll('::', '.') : undefined
    return name === undefined ? call('#command', head, ...rest) : call(name, ...rest)
  }

  #word(depth: number, close: string): Node {
    const expands = this.#code.startsWith('{*}', this.#at)
    if (expands) this.#at += 3
    const node = this.#plainWord(depth, close)
    return expands ? { type: 'unary', operator: '*', operand: node } : node
  }

  #plainWord(depth: number, close: string): Node {
    const character = this.#code[this.#at]
    if (character === '{') return text(this.#braces())
    const quoted = character === '"'
    if (quoted) this.#at++
    const parts: Part[] = []
    let letters = ''
    while (this.#at < this.#code.length) {
      const next = this.#code[this.#at]!
      if (quoted ? next === '"' : /[\s;]/.test(next) || (close !== '' && next === close)) break
      if (next === '\\') {
        letters += this.#escape()
        continue
      }
      const inserted = next === '[' || next === '$' ? this.#insert(next, depth) : undefined
      if (inserted) {
        if (letters !== '') parts.push(letters)
        letters = ''
        parts.push(inserted)
      } else {
        letters += next
        this.#at++
      }
    }
    if (quoted) this.#at++
    if (letters !== '' || parts.length === 0) parts.push(letters)
    const only = parts.length === 1 ? parts[0]! : undefined
    return only !== undefined && typeof only !== 'string' ? only : { type: 'text', parts }
  }

  #insert(character: string, depth: number): Node | undefined {
    if (character === '[') {
      this.#at++
      if (depth >= MAX_DEPTH) return NOTHING
      return this.script(depth + 1, ']')
    }
    const pattern = /\$(?:\{([^}]*)\}|((?:::)?\w+(?:::\w+)*)(?:\(([^)\s]*)\))?)/y
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#code)
    if (!found) return undefined
    this.#at += found[0].length
    const name: Node = { type: 'name', name: `$${(found[1] ?? found[2]!).replace(/^::/, '')}` }
    return found[3] === undefined
      ? name
      : { type: 'index', object: name, index: text(found[3].replace(/^\$/, '')) }
  }

  #escape(): string {
    const match = /\\(?:x([\da-f]{1,2})|u([\da-f]{1,4})|([0-7]{1,3})|\r?\n\s*|([\s\S]))/iy
    match.lastIndex = this.#at
    const found = match.exec(this.#code)
    if (!found) {
      this.#at++
      return ''
    }
    this.#at += found[0].length
    const code = found[1] ?? found[2]
    if (code !== undefined)
      return String.fromCharCode(Number.parseInt(code, 16)).replace(/[\uE000-\uF8FF]/, '\uFFFD')
    if (found[3] !== undefined) return String.fromCharCode(Number.parseInt(found[3], 8))
    if (found[4] === undefined) return ' '
    return { n: '\n', t: '\t', r: '\r' }[found[4]] ?? found[4]
  }

  #braces(): string {
    const from = this.#at + 1
    let level = 0
    for (; this.#at < this.#code.length; this.#at++) {
      const character = this.#code[this.#at]
      if (character === '\\') this.#at++
      else if (character === '{') level++
      else if (character === '}' && --level === 0) break
    }
    const inner = this.#code.slice(from, this.#at)
    this.#at++
    return inner
  }
}
