import { call, type Entry, NOTHING, type Node, spelled, text } from './node.ts'
import {
  parseArguments,
  parseBareArguments,
  parseComprehension,
  startsBareCall,
} from './parse-arguments.ts'
import {
  parseBraceFunction,
  parseFunction,
  parseFunctionBody,
  parseTrailingBlock,
} from './parse-function.ts'
import type { Reader } from './reader.ts'

/** How strongly operators bind. */
const BINDING: Readonly<Record<string, number>> = {
  or: 1,
  xor: 1,
  and: 2,
  '..': 5,
  '...': 5,
  '..=': 5,
  '|>': 5,
  '%>%': 5,
  '|&': 5,
  '||': 6,
  '??': 6,
  '?:': 6,
  '&&': 7,
  '|': 8,
  '^': 8,
  '&': 8,
  '==': 9,
  '!=': 9,
  '===': 9,
  '!==': 9,
  '=~': 9,
  '!~': 9,
  '~': 9,
  '<=>': 9,
  eq: 9,
  ne: 9,
  in: 9,
  is: 9,
  '<': 10,
  '>': 10,
  '<=': 10,
  '>=': 10,
  lt: 10,
  gt: 10,
  le: 10,
  ge: 10,
  instanceof: 10,
  '<<': 11,
  '>>': 11,
  '+': 12,
  '-': 12,
  '++': 12,
  '.': 12,
  '*': 13,
  '/': 13,
  '%': 13,
  '//': 13,
  x: 13,
  '**': 15,
}
const WORD_OPERATORS: Readonly<Record<'perl' | 'other', RegExp>> = {
  perl: /^(?:or|xor|and|eq|ne|lt|gt|le|ge|x)$/,
  other: /^(?:or|and|in|is|instanceof)$/,
}
const ASSIGNMENT = /^(?:[-+*/%.|&^~]|\*\*|\/\/|\|\||&&|\?\?|<<|>>|:|\.\.)?=$/
const PREFIX = /^(?:[-+!~*&\\^]|\*\*|&&|\.\.\.|\+\+|--|@|\$|%|#)$/
/** Words before an expression that do not change what it is. */
const NOISE =
  /^(?:new|await|async|typeof|void|delete|my|our|local|const|let|var|val|not|defined|ref|return|yield|throw|raise|mut|static|final|public|private|protected|global|override|move|unsafe|export|default|go|defer|state|lazy|implicit|try)$/

/** Leaves `and`, `or` and the like to the caller. */
export const WITHOUT_WORDS = 3

/** An expression with assignments and everything that binds stronger. */
export function parseExpression(reader: Reader, weakest = 1): Node {
  return reader.nested(() => {
    const left = parseTernary(reader, weakest)
    const { type, text: operator } = reader.peek()
    if (type !== 'operator') return left
    if (ASSIGNMENT.test(operator) || operator === '<-' || operator === '<<-') {
      reader.next()
      reader.skipLines()
      if (left.type === 'name') reader.assigned.add(left.name)
      return {
        type: 'assign',
        target: left,
        operator,
        value: parseExpression(reader, WITHOUT_WORDS),
      }
    }
    if (operator === '->' && reader.syntax.arrow === undefined && left.type !== 'block') {
      // R assigns to the right.
      reader.next()
      return { type: 'assign', target: parseTernary(reader, weakest), operator: '=', value: left }
    }
    return left
  })
}

function parseTernary(reader: Reader, weakest: number): Node {
  const left = parseBinary(reader, weakest)
  if (reader.is('?')) {
    reader.next()
    reader.skipLines()
    const yes = parseExpression(reader)
    reader.skipLines()
    const no = reader.accept(':') ? parseExpression(reader) : NOTHING
    return { type: 'choose', test: left, yes, no }
  }
  if (reader.syntax.blocks === 'indent' && reader.isWord(/^if$/)) {
    reader.next()
    const test = parseBinary(reader, 1)
    const no = reader.acceptWord(/^else$/) ? parseExpression(reader) : NOTHING
    return { type: 'choose', test, yes: left, no }
  }
  return left
}

function parseBinary(reader: Reader, weakest: number): Node {
  let left = parseUnary(reader)
  for (;;) {
    const operator = binaryOperator(reader)
    if (operator === undefined) {
      if (!reader.syntax.juxtaposition || weakest > SIDE_BY_SIDE || !startsTerm(reader)) return left
      const right = reader.nested(() => parseBinary(reader, SIDE_BY_SIDE + 1))
      left = { type: 'binary', operator: '.', left, right }
      continue
    }
    if (BINDING[operator]! < weakest) return left
    reader.next()
    reader.skipLines()
    const right = reader.nested(() => parseBinary(reader, BINDING[operator]! + 1))
    left =
      operator === '|>' || operator === '%>%'
        ? pipeInto(left, right)
        : { type: 'binary', operator, left, right }
  }
}

/** Values side by side are one text (awk). */
const SIDE_BY_SIDE = 11

function startsTerm(reader: Reader): boolean {
  const { type, text: word } = reader.peek()
  if (type === 'text' || type === 'number' || type === 'variable') return true
  if (type === 'name')
    return !/^(?:in|getline|if|else|while|for|do|print|printf|return|next|exit)$/.test(word)
  return type === 'operator' && (word === '(' || word === '$' || /[\uE100-\uF8FF]/.test(word))
}

/** `x |> f(y)` is `f(x, y)`. */
function pipeInto(value: Node, target: Node): Node {
  if (target.type === 'call') return { ...target, args: [value, ...target.args] }
  return { type: 'call', callee: target, args: [value], named: [] }
}

function binaryOperator(reader: Reader): string | undefined {
  const { type, text: operator } = reader.peek()
  const { syntax } = reader
  if (type === 'name') {
    const words = WORD_OPERATORS[syntax.quoteWords === 'perl' ? 'perl' : 'other']
    if (!words.test(operator)) {
      if (operator !== 'not' || reader.peek(1).text !== 'in') return undefined
      reader.next()
      return 'in'
    }
    return operator
  }
  if (type !== 'operator' || !Object.hasOwn(BINDING, operator)) return undefined
  if (operator === '.' && !syntax.concatenation?.includes('.')) return undefined
  if (operator === '~' && !syntax.concatenation?.includes('~') && !syntax.patterns) return undefined
  if (operator === '++' && !syntax.concatenation?.includes('++')) return undefined
  // `puts *list`, `foo &block`, `a -1`: read by the caller.
  return operator
}

function parseUnary(reader: Reader): Node {
  const token = reader.peek()
  if (token.type === 'operator' && PREFIX.test(token.text)) {
    if (token.text === '\\' && reader.peek(1).text === '(') {
      // `\(x) …`: a function of R.
      reader.next()
      return parseFunction(reader, true)
    }
    reader.next()
    const operand = reader.nested(() => parseUnary(reader))
    return { type: 'unary', operator: token.text, operand }
  }
  if (token.type === 'name' && NOISE.test(token.text) && startsOperand(reader)) {
    reader.next()
    if (token.text !== 'not') return reader.nested(() => parseUnary(reader))
    return { type: 'unary', operator: '!', operand: reader.nested(() => parseUnary(reader)) }
  }
  return parsePostfix(reader, parsePrimary(reader))
}

/** Whether a value follows a word, so that the word is not a value itself. */
function startsOperand(reader: Reader): boolean {
  const { type, text: operator } = reader.peek(1)
  if (
    type === 'name' ||
    type === 'variable' ||
    type === 'text' ||
    type === 'number' ||
    type === 'command'
  )
    return true
  if (type !== 'operator') return false
  return /^[([{$@\\]$/.test(operator) && (reader.peek(1).spaced || operator !== '(')
}

function parsePrimary(reader: Reader): Node {
  const token = reader.peek()
  switch (token.type) {
    case 'text':
      return parseText(reader)
    case 'command':
      reader.next()
      return call('`', { type: 'text', parts: reader.parts(token) })
    case 'number':
      reader.next()
      return { type: 'number', value: toNumber(token.text, reader.syntax.octal) }
    case 'variable':
      reader.next()
      return { type: 'name', name: variableName(token.text) }
    case 'pattern':
      reader.next()
      return patternNode(reader, token)
    case 'name':
      return parseName(reader)
    case 'operator':
      return parseBracket(reader)
    default:
      return NOTHING
  }
}

function parseText(reader: Reader): Node {
  const parts = reader.parts(reader.next())
  // Texts side by side are one.
  while (reader.peek().type === 'text' && reader.syntax.blocks === 'indent')
    parts.push(...reader.parts(reader.next()))
  return { type: 'text', parts }
}

/** `$x`, `@x` and `%x` are one name: what matters is what it holds. */
function variableName(token: string): string {
  return `$${token.replace(/^[$@]+#?/, '').replaceAll('::', '.')}`
}

function patternNode(reader: Reader, token: ReturnType<Reader['peek']>): Node {
  const flags = token.flags ?? ''
  const node: Node = { type: 'pattern', source: token.text, flags }
  if (flags === 'tr') node.letters = token.parts?.map(String).join('') ?? ''
  else if (token.parts) {
    const parts = reader.parts(token)
    const only = parts.length === 1 ? parts[0]! : undefined
    node.replacement =
      only !== undefined && typeof only !== 'string' ? only : { type: 'text', parts }
  }
  return node
}

function toNumber(digits: string, octal = false): number {
  const plain = digits.replaceAll('_', '')
  return octal && /^0[0-7]+$/.test(plain) ? Number.parseInt(plain, 8) : Number(plain)
}

function parseName(reader: Reader): Node {
  const { text: word } = reader.peek()
  const { syntax } = reader
  if (/^(?:lambda|function|sub|fn|func|fun|def|proc)$/.test(word)) {
    const start = reader.position
    const parsed = parseFunction(reader, false)
    if (parsed !== NOTHING) return parsed
    reader.rewind(start)
  }
  if ((word === 'do' || word === 'eval') && reader.peek(1).text === '{') {
    reader.next()
    return parseBlockValue(reader)
  }
  reader.next()
  const name = word.replaceAll('::', '.').replace(/^\.|\.$/, '')
  if (syntax.arrow && reader.is(syntax.arrow) && !reader.inHead)
    return parseShortFunction(reader, [name])
  return { type: 'name', name }
}

/** A block whose last value is used: `do { … }`, `eval { … }`. */
function parseBlockValue(reader: Reader): Node {
  reader.next()
  const body: Node[] = []
  while (!reader.ended && !reader.accept('}')) {
    const before = reader.position
    reader.skipLines()
    if (!reader.is('}', ';')) body.push(parseExpression(reader))
    if (!reader.accept(';') && reader.position === before) reader.next()
  }
  return { type: 'block', body }
}

function parseShortFunction(reader: Reader, parameters: string[]): Node {
  reader.next()
  return { type: 'function', parameters, body: parseFunctionBody(reader) }
}

function parseBracket(reader: Reader): Node {
  const { text: operator, spaced } = reader.peek()
  switch (operator) {
    case '(':
      return parseParenthesis(reader)
    case '[':
      reader.next()
      return parseList(reader)
    case '{':
      if (reader.inHead) return NOTHING
      return reader.syntax.braces === 'function' ? parseBraceFunction(reader) : parseTable(reader)
    case '->':
      // `-> x { … }` of Ruby.
      return parseFunction(reader, true)
    case ':': {
      // A symbol of Ruby is a text.
      const { type, text: name, spaced: apart } = reader.peek(1)
      reader.next()
      if (type !== 'name' || apart) return NOTHING
      reader.next()
      return text(name)
    }
    case '<':
      return parseReadLine(reader)
    default:
      if (/^[)\]};,]$/.test(operator)) return NOTHING
      reader.next()
      // A symbol of the machine: something unknown that the shell put there.
      if (/[\uE100-\uF8FF]/.test(operator)) return text(operator)
      return spaced || reader.ended ? NOTHING : reader.nested(() => parseUnary(reader))
  }
}

function parseParenthesis(reader: Reader): Node {
  reader.next()
  const { inHead } = reader
  reader.inHead = false
  const { args, named } = parseArguments(reader, ')')
  reader.inHead = inHead
  const { arrow } = reader.syntax
  if (arrow && reader.is(arrow) && !(arrow === '->' && reader.inHead)) {
    return parseShortFunction(
      reader,
      [...args, ...named.map(({ key }) => key)].flatMap(parameterNames),
    )
  }
  if (named.length > 0)
    return { type: 'table', entries: [...args.map((value) => ({ key: NOTHING, value })), ...named] }
  return args.length === 1 ? args[0]! : { type: 'list', items: args }
}

/** The names that a parameter binds. */
export function parameterNames(node: Node): string[] {
  switch (node.type) {
    case 'name':
      return [node.name]
    case 'assign':
      return parameterNames(node.target)
    case 'unary':
      return parameterNames(node.operand)
    case 'list':
      return node.items.flatMap(parameterNames)
    case 'table':
      return node.entries.flatMap(({ key, value }) => [
        ...parameterNames(key),
        ...parameterNames(value),
      ])
    default:
      return []
  }
}

function parseList(reader: Reader): Node {
  const { inHead } = reader
  reader.inHead = false
  const { args, named } = parseArguments(reader, ']')
  reader.inHead = inHead
  if (named.length > 0) return { type: 'table', entries: named }
  const only = args.length === 1 ? args[0]! : undefined
  return only?.type === 'each' && only.collects ? only : { type: 'list', items: args }
}

/** `{a: 1, 'b' => 2, c = 3, f(x) { … }}`; without keys it is a list. */
export function parseTable(reader: Reader): Node {
  reader.next()
  const entries: Entry[] = []
  const items: Node[] = []
  while (!reader.ended && !reader.accept('}')) {
    const before = reader.position
    if (reader.accept(',', ';') || reader.peek().type === 'line') {
      reader.skipLines()
      continue
    }
    const entry = parseEntry(reader)
    if ('key' in entry) entries.push(entry)
    else items.push(entry)
    if (reader.position === before) reader.next()
  }
  if (entries.length === 0 && items.some((item) => item.type !== 'name'))
    return { type: 'list', items }
  return {
    type: 'table',
    entries: [
      ...entries,
      ...items.map((item) => ({
        key: item.type === 'name' ? text(item.name) : NOTHING,
        value: item,
      })),
    ],
  }
}

function parseEntry(reader: Reader): Entry | Node {
  const [first, second] = [reader.peek(), reader.peek(1)]
  const keyed = first.type === 'name' || first.type === 'text' || first.type === 'number'
  // `name(x) { … }` and `async name(x) { … }`: a method.
  if (
    first.type === 'name' &&
    /^(?:async|get|set|static)$/.test(first.text) &&
    second.type === 'name'
  )
    reader.next()
  if (
    reader.peek().type === 'name' &&
    reader.peek(1).text === '(' &&
    reader.syntax.arrow === '=>'
  ) {
    const start = reader.position
    const name = reader.next().text
    const method = parseFunction(reader, true)
    if (method.type === 'function') return { key: text(name), value: method }
    reader.rewind(start)
  }
  if (keyed && second.type === 'operator' && /^(?::|=>|=)$/.test(second.text)) {
    const key = first.type === 'text' ? parseText(reader) : text(reader.next().text)
    reader.next()
    reader.skipLines()
    return { key, value: parseEntryValue(reader) }
  }
  const value = parseExpression(reader)
  if (reader.accept('=>', ':')) {
    reader.skipLines()
    return { key: value, value: parseEntryValue(reader) }
  }
  if (reader.isWord(/^(?:async|for)$/)) return parseComprehension(reader, value)
  return value
}

/** The value of an entry; `{k: v for …}` makes many of it. */
function parseEntryValue(reader: Reader): Node {
  const value = parseExpression(reader)
  return reader.syntax.blocks === 'indent' && reader.isWord(/^(?:async|for)$/)
    ? parseComprehension(reader, value)
    : value
}

/** `<$handle>`, `<STDIN>`, `<>` of Perl. */
function parseReadLine(reader: Reader): Node {
  reader.next()
  const { type, text: name } = reader.peek()
  if (reader.accept('>')) return call('<>', text('STDIN'))
  if ((type === 'variable' || type === 'name') && reader.peek(1).text === '>') {
    reader.next()
    reader.next()
    return call('<>', { type: 'name', name: type === 'variable' ? variableName(name) : name })
  }
  return NOTHING
}

/** Members, calls and indexes that hang on a value. */
function parsePostfix(reader: Reader, start: Node): Node {
  let node = start
  const { syntax } = reader
  for (;;) {
    const token = reader.peek()
    if (token.type === 'operator') {
      const next = parsePostfixOperator(reader, node, token.text, token.spaced)
      if (next === undefined) {
        if (startsBareCall(reader, node)) return parseBareArguments(reader, node)
        return node
      }
      node = next
      continue
    }
    const callable = node.type === 'name' || node.type === 'member'
    if (syntax.literalCalls && callable && token.type === 'text') {
      node = { type: 'call', callee: node, args: [parseText(reader)], named: [] }
      continue
    }
    // `` $`ls` ``: a template with a function in front.
    if (syntax.arrow === '=>' && callable && token.type === 'text' && !token.spaced) {
      node = { type: 'call', callee: node, args: [parseText(reader)], named: [] }
      continue
    }
    if (
      syntax.trailingBlocks &&
      token.text === 'do' &&
      token.type === 'name' &&
      !reader.inHead &&
      syntax.blocks === 'end'
    ) {
      node = parseTrailingBlock(reader, node)
      continue
    }
    return startsBareCall(reader, node) ? parseBareArguments(reader, node) : node
  }
}

function parsePostfixOperator(
  reader: Reader,
  node: Node,
  operator: string,
  spaced: boolean,
): Node | undefined {
  const { syntax } = reader
  const callable =
    node.type === 'name' || node.type === 'member' || node.type === 'call' || node.type === 'index'
  switch (operator) {
    case '.':
      if (syntax.concatenation?.includes('.')) return undefined
      return parseMember(reader, node)
    case '->':
      if (syntax.arrow === '->' || reader.peek(1).type === 'end') return undefined
      return syntax.variable || syntax.blocks === 'braces' ? parseMember(reader, node) : undefined
    case '::':
    case '?.':
    case '&.':
      return parseMember(reader, node)
    case '$':
    case ':::':
      return syntax.dollarMembers ? parseMember(reader, node) : undefined
    case ':':
      if (!syntax.colonMethods || reader.peek(1).type !== 'name') return undefined
      return parseMember(reader, node)
    case '(': {
      if (spaced && !callable) return undefined
      if (node.type === 'block' || node.type === 'number') return undefined
      reader.next()
      const { inHead } = reader
      reader.inHead = false
      const { args, named } = parseArguments(reader, ')')
      reader.inHead = inHead
      return { type: 'call', callee: node, args, named }
    }
    case '[':
      if (spaced && (syntax.bareCalls === true || node.type === 'block')) return undefined
      if (syntax.lines === 'end' && spaced && node.type !== 'name') return undefined
      return parseIndex(reader, node)
    case '{':
      return parsePostfixBrace(reader, node, spaced)
    case '!':
      if (
        syntax.braces === 'function' &&
        (node.type === 'text' || node.type === 'call') &&
        /^[;)}!\n]?$/.test(reader.peek(1).text)
      ) {
        reader.next()
        return {
          type: 'call',
          callee: { type: 'member', object: node, name: '!' },
          args: [],
          named: [],
        }
      }
      // A macro of Rust.
      if (
        syntax.arrow !== '=>' ||
        spaced ||
        !/^[([]$/.test(reader.peek(1).text) ||
        node.type !== 'name'
      )
        return undefined
      reader.next()
      return node
    case '++':
    case '--':
      if (spaced || syntax.concatenation?.includes(operator)) return undefined
      reader.next()
      return {
        type: 'assign',
        target: node,
        operator: operator === '++' ? '+=' : '-=',
        value: { type: 'number', value: 1 },
      }
    default:
      return undefined
  }
}

function parsePostfixBrace(reader: Reader, node: Node, spaced: boolean): Node | undefined {
  const { syntax } = reader
  if (syntax.literalCalls && (node.type === 'name' || node.type === 'member')) {
    return { type: 'call', callee: node, args: [parseTable(reader)], named: [] }
  }
  // `$h{key}` of Perl.
  if (
    syntax.quoteWords === 'perl' &&
    !spaced &&
    (node.type === 'name' || node.type === 'index' || node.type === 'member')
  ) {
    if (node.type === 'name' && !node.name.startsWith('$')) return undefined
    reader.next()
    const { type, text: key } = reader.peek()
    const bare = type === 'name' && reader.peek(1).text === '}'
    const index = bare ? text(key) : parseExpression(reader)
    if (bare) reader.next()
    reader.accept('}')
    return { type: 'index', object: node, index }
  }
  if (!syntax.trailingBlocks || reader.inHead) return undefined
  if (node.type !== 'call' && node.type !== 'member' && node.type !== 'name') return undefined
  return parseTrailingBlock(reader, node)
}

function parseMember(reader: Reader, node: Node): Node | undefined {
  const { type, text: name } = reader.peek(1)
  if (type === 'name' || type === 'variable') {
    reader.next()
    reader.next()
    return { type: 'member', object: node, name: type === 'variable' ? variableName(name) : name }
  }
  if (type === 'operator' && /^[([{]$/.test(name)) {
    // `->[0]`, `->{x}`, `->(…)`, `?.[0]`, `::{…}`.
    reader.next()
    if (name === '{' && reader.syntax.quoteWords !== 'perl') return node
    return node
  }
  if (type === 'operator' && name === '!' && reader.syntax.braces === 'function') {
    // `"ls".!` and `"ls".!!` of Scala run a command.
    reader.next()
    while (reader.accept('!')) {
      // The number of marks says what comes back.
    }
    return {
      type: 'call',
      callee: { type: 'member', object: node, name: '!' },
      args: [],
      named: [],
    }
  }
  if (type === 'operator' && /^[*$@]$/.test(name)) {
    reader.next()
    reader.next()
    return node
  }
  if (type === 'text' || type === 'number') {
    reader.next()
    reader.next()
    return node
  }
  return undefined
}

function parseIndex(reader: Reader, object: Node): Node {
  reader.next()
  const { inHead } = reader
  reader.inHead = false
  const bounds: (Node | undefined)[] = [undefined]
  while (!reader.ended && !reader.is(']')) {
    const before = reader.position
    if (reader.accept(':')) bounds.push(undefined)
    else if (reader.accept('::')) bounds.push(undefined, undefined)
    else if (reader.accept(',')) {
      // `text[1, 2]` of Ruby, `m[1, 2]` of matrices.
    } else bounds[bounds.length - 1] = parseExpression(reader)
    if (reader.position === before) reader.next()
  }
  reader.accept(']')
  reader.inHead = inHead
  if (bounds.length === 1) return { type: 'index', object, index: bounds[0] ?? NOTHING }
  const [from, to, step] = bounds
  return { type: 'slice', object, ...(from && { from }), ...(to && { to }), ...(step && { step }) }
}

/** The value of an argument that is named in the code. */
export function namedArgument(named: readonly Entry[], name: string): Node | undefined {
  return named.find(({ key }) => spelled(key) === name)?.value
}
