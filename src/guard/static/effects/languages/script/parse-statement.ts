import { call, NOTHING, type Node, text } from './node.ts'
import { parseArguments } from './parse-arguments.ts'
import { parseExpression, parseTable } from './parse-expression.ts'
import { parseFunction } from './parse-function.ts'
import { parseImport } from './parse-import.ts'
import type { Reader } from './reader.ts'

const ALTERNATIVE = /^(?:elif|elsif|elseif|else)$/
const ENDS = /^(?:end|else|elsif|elseif|elif|until|endif|endwhile|endfor|endfunction|fi|done)$/
const MODIFIER = /^(?:if|unless|while|until|for|foreach)$/

/** Reads statements up to a closing brace or the end of the code. */
export function parseStatements(reader: Reader): Node[] {
  const body: Node[] = []
  while (!reader.ended && !reader.is('}', ')', ']')) {
    const before = reader.position
    if (reader.accept(';', ',') || reader.peek().type === 'line') {
      reader.skipLines()
      continue
    }
    body.push(reader.nested(() => parseStatement(reader)))
    if (reader.position === before) reader.next()
  }
  return body
}

/** Reads statements up to a word of this form or a closing brace; neither is taken. */
export function statementsUntil(reader: Reader, stop: RegExp | undefined): Node {
  const body: Node[] = []
  while (!reader.ended && !reader.is('}') && !(stop && reader.isWord(stop))) {
    const before = reader.position
    if (reader.accept(';', ',') || reader.peek().type === 'line') {
      reader.skipLines()
      continue
    }
    if (reader.is(')', ']')) break
    body.push(reader.nested(() => parseStatement(reader)))
    if (reader.position === before) reader.next()
  }
  return { type: 'block', body }
}

function parseStatement(reader: Reader): Node {
  const { type, text: word } = reader.peek()
  if (type === 'operator' && word === '{' && reader.syntax.blocks !== 'indent')
    return parseBraces(reader)
  if (type === 'name') {
    const keyword = Object.hasOwn(KEYWORDS, word) ? KEYWORDS[word] : undefined
    const next = reader.peek(1)
    // `if = 3`, `for.x`, `print: 1`: a name after all.
    const isName =
      next.type === 'operator' &&
      /^(?:=|\.|:|,|\)|=>|->)$/.test(next.text) &&
      word !== 'else' &&
      word !== 'try' &&
      word !== 'finally' &&
      word !== 'default' &&
      word !== 'except' &&
      word !== 'begin'
    if (keyword && !isName) return keyword(reader, word)
  }
  return parseModified(reader, parseSimple(reader))
}

function parseBraces(reader: Reader): Node {
  reader.next()
  const { inHead } = reader
  reader.inHead = false
  const body = parseStatements(reader)
  reader.accept('}')
  reader.inHead = inHead
  return { type: 'block', body }
}

/** An expression, a list of targets with an assignment, or a declaration with a type. */
function parseSimple(reader: Reader): Node {
  const { syntax } = reader
  const [first, second] = [reader.peek(), reader.peek(1)]
  // `String host = …`: the first name is a type.
  if (
    !syntax.bareCalls &&
    syntax.blocks === 'braces' &&
    first.type === 'name' &&
    second.type === 'name' &&
    second.spaced &&
    !/^(?:in|is|of|as|and|or|instanceof|if|for|else|while|until|do)$/.test(second.text)
  )
    reader.next()
  const start = parseExpression(reader)
  if (!reader.is(',') || start.type === 'assign')
    return start.type === 'assign' ? gatherValues(reader, start) : start
  const items = [start]
  while (reader.accept(',')) {
    const before = reader.position
    const item = parseExpression(reader)
    if (reader.position === before) break
    if (item.type === 'assign') {
      const target: Node = { type: 'list', items: [...items, item.target] }
      return gatherValues(reader, { ...item, target })
    }
    items.push(item)
  }
  return { type: 'list', items }
}

/** `a, b = 1, 2`: all values belong to the assignment. */
function gatherValues(reader: Reader, node: Node & { type: 'assign' }): Node {
  const { blocks, quoteWords } = reader.syntax
  if (
    !reader.is(',') ||
    (node.target.type !== 'list' && blocks !== 'indent' && quoteWords !== 'ruby')
  )
    return node
  const items = [node.value]
  while (reader.accept(',')) {
    const before = reader.position
    items.push(parseExpression(reader))
    if (reader.position === before) break
  }
  return { ...node, value: { type: 'list', items } }
}

/** `statement if x`, `statement for x`: what follows the statement decides about it. */
function parseModified(reader: Reader, statement: Node): Node {
  let node = statement
  if (reader.syntax.blocks === 'indent') return node
  while (reader.isWord(MODIFIER) && !reader.inHead) {
    const word = reader.next().text
    const test = parseExpression(reader)
    if (word === 'while' || word === 'until')
      node = { type: 'loop', test: word === 'until' ? negated(test) : test, body: node }
    else if (word === 'for' || word === 'foreach')
      node = {
        type: 'each',
        target: { type: 'name', name: '$_' },
        items: test,
        body: node,
        collects: false,
      }
    else node = { type: 'choose', test: word === 'unless' ? negated(test) : test, yes: node }
  }
  return node
}

function negated(operand: Node): Node {
  return { type: 'unary', operator: '!', operand }
}

/** The head of a loop or condition: a brace after it starts the body. */
function parseHead(reader: Reader): Node {
  const { inHead } = reader
  reader.inHead = true
  const head = parseExpression(reader)
  while (reader.accept(';', ',')) parseExpression(reader)
  reader.inHead = inHead
  return head
}

/** The body of a loop, condition or function, as the language writes blocks. */
export function parseBody(reader: Reader): Node {
  const { inHead } = reader
  reader.inHead = false
  const body = readBody(reader)
  reader.inHead = inHead
  return body
}

function readBody(reader: Reader): Node {
  switch (reader.syntax.blocks) {
    case 'indent':
      return parseIndented(reader)
    case 'end':
      if (reader.is('{')) return parseBraces(reader)
      reader.acceptWord(/^(?:then|do)$/)
      return statementsUntil(reader, ENDS)
    case 'braces':
      reader.acceptWord(/^then$/)
      reader.skipLines()
      return reader.is('{')
        ? parseBraces(reader)
        : reader.is('}', ';')
          ? NOTHING
          : parseStatement(reader)
  }
}

/** `: statement; statement` or an indented block on the lines below. */
function parseIndented(reader: Reader): Node {
  reader.accept(':')
  const body: Node[] = []
  if (reader.peek().type !== 'line') {
    while (!reader.ended && reader.peek().type !== 'line') {
      const before = reader.position
      if (!reader.accept(';')) body.push(reader.nested(() => parseStatement(reader)))
      if (reader.position === before) reader.next()
    }
    return { type: 'block', body }
  }
  const width = blockIndent(reader)
  while (!reader.ended) {
    const start = reader.position
    const indent = lineIndent(reader)
    if (indent !== undefined && indent < width) {
      reader.rewind(start)
      break
    }
    if (reader.ended) break
    if (!reader.accept(';')) body.push(reader.nested(() => parseStatement(reader)))
    if (reader.position === start) reader.next()
  }
  return { type: 'block', body }
}

/** How far the next line with something on it is indented; at least one, as blocks are. */
function blockIndent(reader: Reader): number {
  const start = reader.position
  const indent = lineIndent(reader) ?? 0
  reader.rewind(start)
  return Math.max(indent, 1)
}

function lineIndent(reader: Reader): number | undefined {
  let indent: number | undefined
  while (reader.peek().type === 'line') indent = reader.next().indent
  return indent
}

type Keyword = (reader: Reader, word: string) => Node

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  ['then' as string]: parseNoise,
  if: parseIf,
  unless: parseIf,
  while: parseWhile,
  until: parseWhile,
  for: parseFor,
  foreach: parseFor,
  function: parseDeclaration,
  def: parseDeclaration,
  sub: parseDeclaration,
  fn: parseDeclaration,
  func: parseDeclaration,
  fun: parseDeclaration,
  class: parseClass,
  module: parseClass,
  interface: parseClass,
  namespace: parseClass,
  struct: parseClass,
  object: parseClass,
  package: parseClass,
  return: parseReturn,
  with: parseWith,
  using: parseUsing,
  import: parseImport,
  from: parseImport,
  use: parseImport,
  no: parseImport,
  switch: parseCase,
  match: parseCase,
  case: parseCase,
  when: parseLabel,
  default: parseLabel,
  catch: parseLabel,
  except: parseLabel,
  rescue: parseLabel,
  else: parseNoise,
  elif: parseIf,
  elsif: parseIf,
  elseif: parseIf,
  try: parseBlockWord,
  finally: parseBlockWord,
  ensure: parseBlockWord,
  begin: parseBlockWord,
  do: parseDo,
  loop: parseLoop,
  repeat: parseRepeat,
  end: parseNoise,
  break: parseNoise,
  continue: parseNoise,
  pass: parseNoise,
  next: parseNoise,
  last: parseNoise,
  redo: parseNoise,
  const: parseVariables,
  let: parseVariables,
  var: parseVariables,
  val: parseVariables,
  local: parseVariables,
  my: parseVariables,
  our: parseVariables,
  export: parseNoise,
  async: parseNoise,
  public: parseNoise,
  private: parseNoise,
  protected: parseNoise,
  static: parseNoise,
  final: parseNoise,
  abstract: parseNoise,
  override: parseNoise,
  del: parseNoise,
  assert: parseNoise,
  global: parseNoise,
  nonlocal: parseNoise,
  throw: parseNoise,
  raise: parseNoise,
}

function parseIf(reader: Reader): Node {
  const negate = reader.next().text === 'unless'
  const test = parseHead(reader)
  const yes = parseBody(reader)
  let no: Node | undefined
  if (reader.skipLinesTo(ALTERNATIVE)) {
    if (reader.isWord(/^else$/)) {
      reader.next()
      no =
        reader.isWord(/^if$/) && reader.syntax.blocks === 'braces'
          ? parseIf(reader)
          : parseBody(reader)
    } else return { type: 'choose', test, yes, no: reader.nested(() => parseIf(reader)) }
  }
  closeBlock(reader)
  return { type: 'choose', test: negate ? negated(test) : test, yes, ...(no && { no }) }
}

function closeBlock(reader: Reader): void {
  if (reader.syntax.blocks === 'end' && reader.skipLinesTo(/^end\w*$/)) reader.next()
}

function parseWhile(reader: Reader): Node {
  const negate = reader.next().text === 'until'
  const test = parseHead(reader)
  const body = parseBody(reader)
  closeBlock(reader)
  return { type: 'loop', test: negate ? negated(test) : test, body }
}

/** Loops over something, and loops that count. */
function parseFor(reader: Reader): Node {
  reader.next()
  reader.acceptWord(/^await$/)
  const start = reader.position
  const each = parseEachHead(reader)
  if (each) {
    const body = parseBody(reader)
    closeBlock(reader)
    return { type: 'each', ...each, body, collects: false }
  }
  reader.rewind(start)
  const parts = parseCountingHead(reader)
  const body = parseBody(reader)
  closeBlock(reader)
  const [first, test, next] = parts
  return {
    type: 'loop',
    ...(first && { first }),
    ...(test && { test }),
    ...(next && { next }),
    body,
  }
}

/** `x in y`, `const x of y`, `$x (@y)`, `($y as $k => $x)`, `T x : y`, `i = 1, 9`. */
function parseEachHead(reader: Reader): { target: Node; items: Node } | undefined {
  const inside = reader.accept('(')
  const targets: Node[] = []
  for (let count = 0; count < 16; count++) {
    const { type, text: word } = reader.peek()
    if (type === 'name' && /^(?:in|of)$/.test(word)) return eachOver(reader, targets, inside)
    if (word === 'as' && type === 'name') return undefined
    if (type === 'operator' && (word === ':' || word === '<-') && inside && targets.length > 0)
      return eachOver(reader, targets.slice(-1), inside)
    if (type === 'operator' && (word === ':=' || word === '=') && reader.peek(1).text === 'range') {
      reader.next()
      return eachOver(reader, targets, inside)
    }
    if (type === 'operator' && word === '=' && reader.syntax.blocks === 'end')
      return eachOver(reader, targets, inside, true)
    // Perl: `for my $x (list)`, `for (list)`.
    if (word === '(' && !inside && targets.length > 0) return eachOver(reader, targets, false)
    if (type === 'name' || type === 'variable') {
      reader.next()
      if (!/^(?:const|let|var|my|our|final|val)$/.test(word))
        targets.push({
          type: 'name',
          name: type === 'variable' ? `$${word.replace(/^[$@]+/, '')}` : word,
        })
    } else if (type === 'operator' && /^[,*()[\]{}]$/.test(word) && !(word === ')' && inside))
      reader.next()
    else break
  }
  if (!inside) return undefined
  // `for (list)` of Perl, `foreach ($list as $k => $v)` of PHP.
  return undefined
}

function eachOver(
  reader: Reader,
  targets: Node[],
  inside: boolean,
  counts = false,
): { target: Node; items: Node } {
  if (!reader.is('(')) reader.next()
  const { inHead } = reader
  reader.inHead = true
  let items = parseExpression(reader)
  if (reader.is(',') && (counts || reader.syntax.blocks !== 'braces')) {
    // `for i = 1, 9` of Lua; `for x in 1, 2` of Python.
    const rest = [items]
    while (reader.accept(',')) rest.push(parseExpression(reader))
    items = counts
      ? { type: 'binary', operator: '..', left: rest[0]!, right: rest[1]! }
      : { type: 'list', items: rest }
  }
  reader.inHead = inHead
  if (inside) reader.accept(')')
  return { target: targets.length === 1 ? targets[0]! : { type: 'list', items: targets }, items }
}

function parseCountingHead(reader: Reader): (Node | undefined)[] {
  const parts: (Node | undefined)[] = [undefined]
  const inside = reader.accept('(')
  const { inHead } = reader
  reader.inHead = true
  while (!reader.ended && !reader.is('{') && reader.peek().type !== 'line') {
    const before = reader.position
    if (inside && reader.accept(')')) break
    if (reader.accept(';')) parts.push(undefined)
    else if (reader.acceptWord(/^as$/)) {
      // `foreach ($list as $k => $v)`: the last name gets the elements.
      const { args, named } = parseArguments(reader, ')')
      reader.inHead = inHead
      const target = named[0]?.value ?? args[0] ?? NOTHING
      return [{ type: 'each', target, items: parts[0] ?? NOTHING, body: NOTHING, collects: false }]
    } else if (!reader.accept(',')) {
      const part = parseVariablesOrExpression(reader)
      const before = parts.at(-1)
      parts[parts.length - 1] = before ? { type: 'block', body: [before, part] } : part
    }
    if (reader.position === before) reader.next()
  }
  reader.inHead = inHead
  return parts
}

function parseVariablesOrExpression(reader: Reader): Node {
  reader.acceptWord(/^(?:const|let|var|my|int|long|auto|size_t|char)$/)
  return parseExpression(reader)
}

function parseDeclaration(reader: Reader): Node {
  const start = reader.position
  const node = parseFunction(reader, false)
  if (node !== NOTHING) return parsePostfixCall(reader, node)
  reader.rewind(start)
  // `def x = 3` of Groovy.
  if (reader.syntax.braces === 'function') reader.next()
  return parseModified(reader, parseSimple(reader))
}

/** `function () { … }()`: called where it stands. */
function parsePostfixCall(reader: Reader, node: Node): Node {
  if (!reader.is('(') || reader.peek().spaced) return node
  reader.next()
  return { type: 'call', callee: node, ...parseArguments(reader, ')') }
}

function parseClass(reader: Reader): Node {
  if (reader.peek(1).type !== 'name') return parseModified(reader, parseSimple(reader))
  while (
    !reader.ended &&
    !reader.is('{', ';') &&
    reader.peek().type !== 'line' &&
    !(reader.syntax.blocks === 'indent' && reader.is(':'))
  )
    reader.next()
  if (reader.is(';')) return NOTHING
  if (reader.syntax.blocks === 'braces' && !reader.is('{')) return NOTHING
  const body = parseBody(reader)
  closeBlock(reader)
  return body
}

function parseReturn(reader: Reader): Node {
  reader.next()
  const { type, text: word } = reader.peek()
  if (
    type === 'line' ||
    type === 'end' ||
    word === ';' ||
    word === '}' ||
    (type === 'name' && MODIFIER.test(word))
  )
    return parseModified(reader, { type: 'return' })
  return parseModified(reader, { type: 'return', value: parseSimple(reader) })
}

/** `with open(x) as f, open(y) as g:` */
function parseWith(reader: Reader): Node {
  reader.next()
  if (reader.syntax.blocks !== 'indent') return parseBody(reader)
  const body: Node[] = []
  const inside =
    reader.is('(') && /^(?:open|socket)$/.test(reader.peek(1).text) && reader.accept('(')
  do {
    reader.acceptWord(/^await$/)
    const value = parseExpression(reader)
    if (reader.acceptWord(/^as$/))
      body.push({ type: 'assign', target: parseExpression(reader), operator: '=', value })
    else body.push(value)
  } while (reader.accept(','))
  if (inside) reader.accept(')')
  body.push(parseBody(reader))
  return { type: 'block', body }
}

/** `using Sockets` of Julia, `using (var x = …)` of C#. */
function parseUsing(reader: Reader): Node {
  reader.next()
  if (reader.is('(')) return parseExpression(reader)
  return skipStatement(reader)
}

function skipStatement(reader: Reader): Node {
  while (!reader.ended && !reader.is(';', '}') && reader.peek().type !== 'line') reader.next()
  return NOTHING
}

function parseCase(reader: Reader, word: string): Node {
  reader.next()
  // `case x:` inside of a switch.
  if (word === 'case' && reader.syntax.blocks !== 'end') return parseLabelRest(reader)
  const head = parseHead(reader)
  if (reader.syntax.blocks === 'indent' && !reader.is(':')) return head
  const body =
    reader.syntax.blocks === 'end' ? statementsUntil(reader, /^(?:end|esac)$/) : parseBody(reader)
  closeBlock(reader)
  return { type: 'block', body: [head, body] }
}

function parseLabel(reader: Reader): Node {
  reader.next()
  return parseLabelRest(reader)
}

/** What stands between a label and its statements. */
function parseLabelRest(reader: Reader): Node {
  const { inHead } = reader
  reader.inHead = true
  const head: Node[] = []
  while (
    !reader.ended &&
    !reader.is(':', '{', '=>', '->', ';', '}') &&
    reader.peek().type !== 'line' &&
    !reader.isWord(/^then$/)
  ) {
    const before = reader.position
    if (!reader.accept(',')) head.push(parseExpression(reader))
    if (reader.position === before) reader.next()
  }
  reader.inHead = inHead
  if (reader.syntax.blocks === 'indent')
    return { type: 'block', body: [...head, parseBody(reader)] }
  if (reader.accept('=>', '->') && reader.syntax.blocks === 'end') skipStatement(reader)
  reader.accept(':')
  return { type: 'block', body: head }
}

function parseNoise(reader: Reader): Node {
  reader.next()
  if (reader.ended || reader.is('}', ')', ']', ';') || reader.peek().type === 'line') return NOTHING
  if (reader.syntax.blocks === 'indent' && reader.is(':')) return parseBody(reader)
  return parseModified(reader, reader.isWord(MODIFIER) ? NOTHING : parseStatement(reader))
}

function parseBlockWord(reader: Reader): Node {
  const word = reader.next().text
  if (reader.syntax.blocks === 'indent' || reader.is('{')) return parseBody(reader)
  if (reader.syntax.blocks === 'end' && word === 'begin') {
    const body = statementsUntil(reader, /^end$/)
    closeBlock(reader)
    return body
  }
  return NOTHING
}

function parseDo(reader: Reader): Node {
  if (reader.peek(1).type === 'text' || reader.peek(1).type === 'variable') {
    // `do "file"` of Perl.
    reader.next()
    return call('do', parseExpression(reader))
  }
  reader.next()
  if (reader.syntax.blocks !== 'end' || reader.is('{'))
    return parseModified(reader, parseBody(reader))
  const body = statementsUntil(reader, /^end$/)
  closeBlock(reader)
  return body
}

function parseLoop(reader: Reader): Node {
  reader.next()
  const block = reader.is('{') || reader.isWord(/^do$/)
  if (!block) return NOTHING
  reader.acceptWord(/^do$/)
  const body = reader.is('{') ? parseBraces(reader) : statementsUntil(reader, ENDS)
  closeBlock(reader)
  return { type: 'loop', body }
}

function parseRepeat(reader: Reader): Node {
  reader.next()
  if (reader.syntax.blocks === 'braces') return { type: 'loop', body: parseBody(reader) }
  const body = statementsUntil(reader, /^(?:until|end)$/)
  if (reader.acceptWord(/^until$/)) return { type: 'block', body: [body, parseExpression(reader)] }
  return body
}

/** `const { a: b } = x`, `local a, b = f()`, `my ($x, $y) = @_`. */
function parseVariables(reader: Reader): Node {
  reader.next()
  if (reader.isWord(/^(?:function|def)$/)) return parseDeclaration(reader)
  if (!reader.is('{')) return parseModified(reader, parseSimple(reader))
  const target = parseTable(reader)
  if (!reader.accept('=')) return target
  return { type: 'assign', target, operator: '=', value: parseExpression(reader) }
}

/** A module by name: what an import binds. */
export function moduleNode(name: string): Node {
  return call('#module', text(name))
}
