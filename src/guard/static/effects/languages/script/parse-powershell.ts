import { matchBracket, readText } from './lex-text.ts'
import { call, type Entry, NOTHING, type Node, type Part, text } from './node.ts'

const MAX_DEPTH = 40

/** Parses PowerShell: pipelines of commands with words, and expressions with operators. */
export function parsePowershell(code: string): Node {
  const body: Node[] = []
  const parser = new PowershellParser(code)
  while (!parser.ended) body.push(...parser.statements())
  return { type: 'block', body }
}

/** Operators that are words, by the function that does the same. */
const WORD_OPERATORS: Readonly<Record<string, string>> = {
  join: 'join',
  split: 'split',
  replace: 'replace',
  ireplace: 'replace',
  creplace: 'replace',
  f: 'psformat',
  bxor: '^',
  band: '&',
  bor: '|',
}
const KEYWORD =
  /(?:if|elseif|else|while|until|for|foreach|switch|function|filter|param|try|catch|finally|do|return|throw|begin|process|end|exit|break|continue|using|trap|data)\b(?![-.])/iy

class PowershellParser {
  readonly #code: string
  #at = 0
  #depth = 0

  constructor(code: string) {
    this.#code = code
  }

  get ended(): boolean {
    return this.#at >= this.#code.length
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#code)?.[0]
    if (!found) return undefined
    this.#at += found.length
    return found
  }

  #peek(): string {
    return this.#code[this.#at] ?? ''
  }

  #space(): void {
    this.#match(/(?:[ \t\r]|`\r?\n|<#[\s\S]*?(?:#>|$)|#[^\n]*)+/y)
  }

  #lines(): void {
    this.#match(/(?:[\s;]|`\r?\n|<#[\s\S]*?(?:#>|$)|#[^\n]*)+/y)
  }

  /** Statements up to a closing bracket, which is taken. */
  statements(): Node[] {
    const body: Node[] = []
    if (this.#depth >= MAX_DEPTH) {
      this.#at = this.#code.length
      return body
    }
    this.#depth++
    for (;;) {
      this.#lines()
      if (this.ended) break
      if (/[)}\]]/.test(this.#peek())) {
        this.#at++
        break
      }
      const before = this.#at
      body.push(this.#statement())
      if (this.#at === before) this.#at++
    }
    this.#depth--
    return body
  }

  #statement(): Node {
    const keyword = this.#match(KEYWORD)?.toLowerCase()
    if (keyword === 'function' || keyword === 'filter') return this.#function()
    if (keyword === 'foreach' && /^\s*\(/.test(this.#code.slice(this.#at, this.#at + 20)))
      return this.#foreach()
    if (keyword === 'return' || keyword === 'throw' || keyword === 'exit') {
      this.#space()
      return /[;}\n]/.test(this.#peek()) || this.ended
        ? NOTHING
        : { type: 'return', value: this.#pipeline() }
    }
    if (keyword !== undefined) return this.#block(keyword)
    return this.#pipeline()
  }

  /** `while (…) { … }`, `if (…) { … }`: head and body, one after the other. */
  #block(keyword: string): Node {
    const body: Node[] = []
    this.#lines()
    if (this.#peek() === '(') {
      this.#at++
      body.push(...this.statements())
      this.#lines()
    }
    while (this.#peek() === '[' && keyword === 'catch') {
      this.#at = matchBracket(this.#code, this.#at + 1, '[', ']') + 1
      this.#lines()
    }
    if (this.#peek() === '{') {
      this.#at++
      body.push(...this.statements())
    }
    const node: Node = { type: 'block', body }
    return /^(?:while|until|for|do)$/.test(keyword)
      ? { type: 'loop', test: call('#unknown'), body: node }
      : node
  }

  #function(): Node {
    this.#space()
    const name = this.#match(/[\w:-]+/y)?.toLowerCase() ?? ''
    this.#space()
    const parameters: string[] = []
    if (this.#peek() === '(') {
      const end = matchBracket(this.#code, this.#at + 1, '(', ')')
      for (const [found] of this.#code.slice(this.#at, end).matchAll(/\$\w+/g))
        parameters.push(found.toLowerCase())
      this.#at = end + 1
      this.#lines()
    }
    if (this.#peek() !== '{') return NOTHING
    this.#at++
    return { type: 'function', name, parameters, body: { type: 'block', body: this.statements() } }
  }

  #foreach(): Node {
    this.#match(/\s*\(\s*/y)
    const name = this.#match(/\$\w+/y)?.toLowerCase() ?? '$_'
    this.#match(/\s+in\s+/iy)
    const items: Node = { type: 'block', body: this.statements() }
    this.#lines()
    if (this.#peek() === '{') this.#at++
    return {
      type: 'each',
      target: { type: 'name', name },
      items,
      body: { type: 'block', body: this.statements() },
      collects: false,
    }
  }

  /** Commands and expressions with bars between them; each gets what the one before gave. */
  #pipeline(): Node {
    let node = this.#element()
    for (;;) {
      this.#space()
      if (this.#match(/\|\|?|&&/y) === undefined) {
        if (this.#match(/(?:\d|\*)?>>?(?:&\d)?/y) !== undefined) {
          this.#space()
          const target = this.#word()
          if (target !== NOTHING && !/^\$null$/.test(target.type === 'name' ? target.name : ''))
            node = withPipe(call('out-file', target), node)
          continue
        }
        // A background job.
        this.#match(/&(?!&)/y)
        return node
      }
      this.#lines()
      const next = this.#element()
      node = withPipe(next, node)
    }
  }

  #element(): Node {
    this.#space()
    const character = this.#peek()
    const invoked = this.#match(/[&.](?=[\s('"$(])/y)
    if (invoked !== undefined) {
      this.#space()
      const target = this.#word()
      return {
        type: 'call',
        callee: { type: 'name', name: '#invoke' },
        ...this.#arguments([target]),
      }
    }
    if (/[$@(["'\d{\-!,]/.test(character)) return this.#assignment()
    const name = this.#match(/[^\s|;(){}"'`$,&<>]+/y)
    if (name === undefined) return NOTHING
    return {
      type: 'call',
      callee: { type: 'name', name: name.replaceAll('\\', '/').toLowerCase() },
      ...this.#arguments([text(name)]),
    }
  }

  /** The words of a command; `-Name value` are named. The name itself comes first. */
  #arguments(args: Node[]): { args: Node[]; named: Entry[] } {
    const named: Entry[] = []
    for (;;) {
      this.#space()
      const character = this.#peek()
      if (
        character === '' ||
        /[|;)}\n&]/.test(character) ||
        /^(?:\d|\*)?>/.test(this.#code.slice(this.#at, this.#at + 2))
      )
        break
      const before = this.#at
      const option = this.#match(/-[A-Za-z][\w-]*:?(?=[\s|;)}(]|$)/y)
      if (option !== undefined) {
        this.#space()
        const next = this.#peek()
        const alone = next === '' || /[|;)}\n&-]/.test(next)
        const value = alone ? ({ type: 'number', value: 1 } satisfies Node) : this.#wordList()
        named.push({ key: text(option.replace(/^-|:$/g, '').toLowerCase()), value })
        // Programs of the system see the words as they are.
        args.push(text(option))
        if (!alone) args.push(value)
      } else args.push(this.#wordList())
      if (this.#at === before) this.#at++
    }
    return { args, named }
  }

  #wordList(): Node {
    const first = this.#word()
    const items = [first]
    while (this.#match(/\s*,\s*/y) !== undefined) items.push(this.#word())
    return items.length === 1 ? first : { type: 'list', items }
  }

  /** One word of a command: a value, or letters with variables in them. */
  #word(): Node {
    if (/[$@([{"']/.test(this.#peek())) {
      const value = this.#postfix(this.#primary())
      return value
    }
    const parts: Part[] = []
    for (;;) {
      const letters = this.#match(/[^\s|;(){}"'$,&<>`]+/y)
      if (letters !== undefined) parts.push(letters)
      else if (this.#peek() === '$' && parts.length > 0) parts.push(this.#primary())
      else if (this.#match(/`./y) === undefined) break
    }
    return { type: 'text', parts: parts.length > 0 ? parts : [''] }
  }

  #assignment(): Node {
    const target = this.#expression()
    this.#space()
    const operator = this.#match(/[-+*/%]?=(?!=)/y)
    if (operator === undefined) return target
    this.#lines()
    return { type: 'assign', target, operator, value: this.#statement() }
  }

  #expression(): Node {
    let left = this.#unary()
    for (;;) {
      this.#space()
      const word = this.#match(/-(?:[ic]?(?:join|split|replace)|f|bxor|band|bor|shl|shr)\b/iy)
      if (word !== undefined) {
        this.#space()
        const name = word.slice(1).toLowerCase()
        const right = this.#unary()
        const operation = WORD_OPERATORS[name] ?? name
        left = /^[\^&|]$/.test(operation)
          ? { type: 'binary', operator: operation, left, right }
          : {
              type: 'call',
              callee: { type: 'member', object: left, name: operation },
              args: right.type === 'list' ? right.items : [right],
              named: [],
            }
        continue
      }
      if (
        this.#match(
          /-(?:[ic]?(?:eq|ne|gt|lt|ge|le|like|notlike|match|notmatch|contains|in|notin|is|isnot|as|and|or|xor))\b/iy,
        ) !== undefined
      ) {
        this.#space()
        left = { type: 'block', body: [left, this.#unary(), call('#unknown')] }
        continue
      }
      const operator = this.#match(/\.\.|[+*/%](?!=)|-(?=[\s\d$(])(?!=)|,/y)
      if (operator === undefined) return left
      this.#lines()
      const right = this.#unary()
      if (operator === ',')
        left = {
          type: 'list',
          items: left.type === 'list' ? [...left.items, right] : [left, right],
        }
      else left = { type: 'binary', operator, left, right }
    }
  }

  #unary(): Node {
    this.#space()
    if (this.#match(/(?:-not|-join|-split|!|-(?=[$(\d])|,|\+\+|--)/iy) === '-join') {
      this.#space()
      return {
        type: 'call',
        callee: { type: 'member', object: this.#unary(), name: 'join' },
        args: [text('')],
        named: [],
      }
    }
    if (this.#depth > MAX_DEPTH) {
      this.#at++
      return NOTHING
    }
    this.#depth++
    const node = this.#postfix(this.#primary())
    this.#depth--
    return node
  }

  #primary(): Node {
    this.#space()
    const character = this.#peek()
    switch (character) {
      case '$':
        return this.#variable()
      case '(':
        this.#at++
        return { type: 'block', body: this.statements() }
      case '@':
        return this.#collection()
      case '{':
        this.#at++
        return {
          type: 'function',
          parameters: [],
          body: { type: 'block', body: this.statements() },
        }
      case '[':
        return this.#type()
      case "'":
        return this.#text({ open: "'", close: "'", escapes: 'double' })
      case '"':
        return this.#text({ open: '"', close: '"', escapes: 'caret', interpolation: 'sigil' })
      default: {
        const number = this.#match(/0x[\da-f]+|\d+(?:\.\d+)?/iy)
        if (number !== undefined) return { type: 'number', value: Number(number) }
        const word = this.#match(/[\w.:/\\~*-]+|[\uE100-\uF8FF]+/y)
        return word === undefined ? NOTHING : text(word)
      }
    }
  }

  #text(quote: Parameters<typeof readText>[2]): Node {
    const { parts, end } = readText(this.#code, this.#at + 1, quote)
    this.#at = end
    return {
      type: 'text',
      parts: parts.map((part) =>
        typeof part === 'string'
          ? part
          : this.#depth < MAX_DEPTH
            ? parseInner(part.code, this.#depth)
            : NOTHING,
      ),
    }
  }

  /** Goes on at this depth, for code inside of texts. */
  inner(depth: number): Node {
    this.#depth = depth + 4
    return { type: 'block', body: this.statements() }
  }

  #variable(): Node {
    if (this.#code.startsWith('$(', this.#at)) {
      this.#at += 2
      return { type: 'block', body: this.statements() }
    }
    const environment = this.#match(/\$\{?env:\w+\}?/iy)
    if (environment !== undefined)
      return {
        type: 'index',
        object: { type: 'name', name: '$env' },
        index: text(/:(\w+)/.exec(environment)![1]!),
      }
    const name = this.#match(/\$\{[^}]*\}|\$(?:\w+:)?[\w?$^]+/y)
    if (name === undefined) {
      this.#at++
      return NOTHING
    }
    return { type: 'name', name: name.replace(/^\$\{(.*)\}$/, '$$$1').toLowerCase() }
  }

  #collection(): Node {
    if (this.#code.startsWith('@(', this.#at)) {
      this.#at += 2
      return {
        type: 'list',
        items: this.statements().flatMap((item) => (item.type === 'list' ? item.items : [item])),
      }
    }
    if (this.#code.startsWith('@{', this.#at)) {
      this.#at += 2
      const entries: Entry[] = this.statements().flatMap((item) =>
        item.type === 'assign' ? [{ key: item.target, value: item.value }] : [],
      )
      return { type: 'table', entries }
    }
    const here = /@(['"])\r?\n([\s\S]*?)\r?\n\1@/y
    here.lastIndex = this.#at
    const found = here.exec(this.#code)
    if (found) {
      this.#at += found[0].length
      return text(found[2]!)
    }
    this.#at++
    return this.#peek() === '' ? NOTHING : this.#variable()
  }

  /** `[Type]::member`, or a cast of what follows. */
  #type(): Node {
    const end = matchBracket(this.#code, this.#at + 1, '[', ']')
    const name = this.#code
      .slice(this.#at + 1, end)
      .trim()
      .toLowerCase()
    this.#at = end + 1
    if (this.#code.startsWith('::', this.#at)) return { type: 'name', name }
    this.#space()
    if (/[\s|;)}]/.test(this.#peek()) || this.ended) return { type: 'name', name }
    return call(`cast:${name}`, this.#unary())
  }

  #postfix(start: Node): Node {
    let node = start
    for (;;) {
      const member = this.#match(/(?:\.|::|\?\.)(?=[\w$"'(])/y)
      if (member !== undefined) {
        const name = this.#match(/\w+/y)
        if (name !== undefined) {
          node = { type: 'member', object: node, name: name.toLowerCase() }
          continue
        }
        const computed = this.#primary()
        const spelling =
          computed.type === 'text' && typeof computed.parts[0] === 'string'
            ? computed.parts[0]
            : undefined
        node =
          spelling === undefined
            ? { type: 'index', object: node, index: computed }
            : { type: 'member', object: node, name: spelling.toLowerCase() }
        continue
      }
      if (this.#peek() === '(' && (node.type === 'member' || node.type === 'index')) {
        this.#at++
        const args = this.statements().flatMap((item) =>
          item.type === 'list' ? item.items : [item],
        )
        node = { type: 'call', callee: node, args, named: [] }
        continue
      }
      if (this.#peek() === '[' && node.type !== 'number') {
        this.#at++
        node = { type: 'index', object: node, index: { type: 'block', body: this.statements() } }
        continue
      }
      this.#match(/\+\+|--/y)
      return node
    }
  }
}

function parseInner(code: string, depth: number): Node {
  return new PowershellParser(code).inner(depth)
}

/** What comes through a bar is one more argument. */
function withPipe(node: Node, input: Node): Node {
  if (node.type !== 'call') return { type: 'block', body: [input, node] }
  return { ...node, named: [...node.named, { key: text('pipe'), value: input }] }
}
