import { type Entry, type Node, spelled } from './node.ts'
import { parseExpression, WITHOUT_WORDS } from './parse-expression.ts'
import { parseBraceFunction, parseTrailingBlock } from './parse-function.ts'
import type { Reader } from './reader.ts'

export interface Arguments {
  args: Node[]
  named: Entry[]
}

/** Reads arguments up to this closing bracket, which is taken too. */
export function parseArguments(reader: Reader, close: ')' | ']'): Arguments {
  const into: Arguments = { args: [], named: [] }
  while (!reader.ended && !reader.accept(close)) {
    const before = reader.position
    if (reader.accept(',', ';')) continue
    if (reader.peek().type === 'line') {
      reader.skipLines()
      continue
    }
    parseArgument(reader, into, 1)
    // A bracket of another kind: skipped, so that the rest is still read.
    if (reader.position === before) reader.next()
  }
  return into
}

function parseArgument(reader: Reader, into: Arguments, weakest: number): void {
  const { syntax } = reader
  const [first, second] = [reader.peek(), reader.peek(1)]
  const named =
    first.type === 'name' &&
    second.type === 'operator' &&
    ((second.text === '=' && syntax.namedArguments) ||
      (second.text === ':' &&
        !syntax.countsFromOne &&
        !syntax.colonMethods &&
        reader.peek(2).text !== ':'))
  if (named) {
    reader.next()
    reader.next()
    reader.skipLines()
    into.named.push({
      key: { type: 'name', name: first.text },
      value: parseExpression(reader, WITHOUT_WORDS),
    })
    return
  }
  const value = parseExpression(reader, weakest)
  if (syntax.arrow !== '=>' && reader.accept('=>')) {
    reader.skipLines()
    into.named.push({ key: value, value: parseExpression(reader, WITHOUT_WORDS) })
  } else if (first.type === 'text' && reader.is(':') && !syntax.countsFromOne) {
    reader.next()
    into.named.push({ key: value, value: parseExpression(reader, WITHOUT_WORDS) })
  } else if (syntax.blocks !== 'braces' && reader.isWord(/^(?:async|for)$/))
    into.args.push(parseComprehension(reader, value))
  else into.args.push(value)
}

/** `x for y in z if c`, from the word `for` on. */
export function parseComprehension(reader: Reader, body: Node): Node {
  reader.acceptWord(/^async$/)
  if (!reader.acceptWord(/^for$/)) return body
  const targets: Node[] = []
  while (!reader.ended && !reader.isWord(/^in$/) && !reader.is('=', ')', ']', '}')) {
    const { type, text } = reader.next()
    if (type === 'name') targets.push({ type: 'name', name: text })
  }
  if (!reader.accept('=')) reader.next()
  const items = parseExpression(reader, WITHOUT_WORDS)
  const target: Node = targets.length === 1 ? targets[0]! : { type: 'list', items: targets }
  let filter: Node | undefined
  while (reader.acceptWord(/^if$/)) filter = parseExpression(reader)
  const inner = reader.isWord(/^(?:async|for)$/)
    ? reader.nested(() => parseComprehension(reader, body))
    : body
  return { type: 'each', target, items, body: inner, collects: true, ...(filter && { filter }) }
}

const NO_ARGUMENT =
  /^(?:if|unless|while|until|for|foreach|and|or|xor|x|eq|ne|lt|gt|le|ge|cmp|do|then|end|else|elsif|elif|rescue|ensure|in|is|as|isa)$/
const TAKES_BLOCK = /^(?:map|grep|sort|first|any|all|none|exec|system|print|printf|say)$/

/** Whether a name is followed by arguments without parentheses. */
export function startsBareCall(reader: Reader, node: Node): boolean {
  const { bareCalls } = reader.syntax
  if (!bareCalls || (node.type !== 'name' && node.type !== 'member')) return false
  if (node.type === 'name' && (node.name.startsWith('$') || reader.assigned.has(node.name)))
    return false
  if (bareCalls !== true && !(node.type === 'name' && bareCalls.test(node.name))) return false
  const token = reader.peek()
  const glued = !reader.peek(1).spaced
  switch (token.type) {
    case 'text':
    case 'command':
      return true
    case 'number':
    case 'variable':
    case 'pattern':
      return token.spaced
    case 'name':
      return token.spaced && !NO_ARGUMENT.test(token.text)
    case 'operator':
      if (token.text === '{')
        return (
          node.type === 'name' && TAKES_BLOCK.test(node.name) && reader.syntax.quoteWords === 'perl'
        )
      if (!token.spaced) return /^[$@\\]$/.test(token.text)
      if (token.text === '[' || /[\uE100-\uF8FF]/.test(token.text)) return true
      if (token.text === '<') return reader.syntax.quoteWords === 'perl' && glued
      return glued && /^(?:[-*&!~%@$\\:]|::|->|\*\*)$/.test(token.text)
    default:
      return false
  }
}

/** Arguments without parentheses: up to the end of the statement. */
export function parseBareArguments(reader: Reader, callee: Node): Node {
  const into: Arguments = { args: [], named: [] }
  const name = spelled(callee) ?? ''
  if (reader.syntax.quoteWords === 'perl') parsePerlBlock(reader, name, into)
  for (;;) {
    const before = reader.position
    parseArgument(reader, into, WITHOUT_WORDS)
    if (!reader.accept(',') || reader.position === before) break
    reader.skipLines()
    if (reader.is(')', ']', '}', ';') || reader.ended) break
  }
  const node: Node = { type: 'call', callee, ...into }
  return reader.syntax.trailingBlocks && reader.isWord(/^do$/) && !reader.inHead
    ? parseTrailingBlock(reader, node)
    : node
}

/** What Perl puts before the list: `map { … } @x`, `print $handle …`, `exec { "sh" } …`. */
export function parsePerlBlock(reader: Reader, name: string, into: Arguments): void {
  const prints = /^(?:print|printf|say)$/.test(name)
  if (reader.is('{') && TAKES_BLOCK.test(name)) {
    const block = parseBraceFunction(reader)
    if (prints || name === 'exec' || name === 'system') {
      const value = block.type === 'function' ? block.body : block
      into.named.push({ key: { type: 'name', name: prints ? 'handle' : 'program' }, value })
    } else into.args.push(block)
    reader.accept(',')
    return
  }
  const [first, second] = [reader.peek(), reader.peek(1)]
  const handle =
    first.type === 'variable' || (first.type === 'name' && /^[A-Z]\w*$/.test(first.text))
  if (!prints || !handle || !second.spaced) return
  const starts =
    second.type === 'text' ||
    second.type === 'variable' ||
    second.type === 'command' ||
    second.type === 'number' ||
    (second.type === 'name' && !NO_ARGUMENT.test(second.text)) ||
    (second.text === '<' && !reader.peek(2).spaced)
  if (!starts) return
  reader.next()
  const variable = first.type === 'variable' ? `$${first.text.replace(/^[$@]+/, '')}` : first.text
  into.named.push({
    key: { type: 'name', name: 'handle' },
    value: { type: 'name', name: variable },
  })
}
