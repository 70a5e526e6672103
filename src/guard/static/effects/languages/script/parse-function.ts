import { NOTHING, type Node } from './node.ts'
import { parseArguments } from './parse-arguments.ts'
import { parameterNames, parseExpression } from './parse-expression.ts'
import { parseBody, statementsUntil } from './parse-statement.ts'
import type { Reader } from './reader.ts'

/**
 * A function: `def f(x): …`, `function (x) { … }`, `sub { … }`, `lambda x: …`. Anonymous ones
 * may start at their parameters. `NOTHING` where the word was no function after all.
 */
export function parseFunction(reader: Reader, anonymous: boolean): Node {
  const word = anonymous ? '' : reader.next().text
  if (word === 'lambda') return parseLambda(reader)
  if (anonymous && reader.accept('->')) return parseRubyLambda(reader)
  const name = anonymous ? undefined : parseFunctionName(reader)
  const parameters: string[] = []
  if (reader.accept('(')) parameters.push(...parseParameters(reader))
  else if (word === 'sub' && !reader.is('{')) return NOTHING
  else if (word !== 'sub' && word !== 'def' && !reader.is('{')) return NOTHING
  else if (word === 'def') {
    if (name === undefined) return NOTHING
    while (reader.peek().type === 'name') {
      parameters.push(reader.next().text)
      reader.accept(',')
    }
  }
  if (reader.isWord(/^use$/) && reader.peek(1).text === '(') {
    reader.next()
    reader.next()
    parseArguments(reader, ')')
  }
  // A method of Go: the receiver came first.
  if (word === 'func' && reader.peek().type === 'name' && reader.peek(1).text === '(') {
    reader.next()
    reader.next()
    parameters.push(...parseParameters(reader))
  }
  const body = parseDeclaredBody(reader)
  if (!body) return NOTHING
  return { type: 'function', parameters, body, ...(name !== undefined && { name }) }
}

function parseFunctionName(reader: Reader): string | undefined {
  let name: string | undefined
  while (reader.peek().type === 'name' && reader.peek().text !== 'use') {
    name = reader.next().text
    if (!reader.accept('.', ':', '::')) break
  }
  return name
}

function parseParameters(reader: Reader): string[] {
  const { args, named } = parseArguments(reader, ')')
  return [...args, ...named.map(({ key }) => key)].flatMap(parameterNames)
}

/** The body after the parameters, with a type perhaps in between. */
function parseDeclaredBody(reader: Reader): Node | undefined {
  const { blocks } = reader.syntax
  if (blocks === 'indent') {
    if (reader.accept('->')) parseExpression(reader)
    return reader.is(':') ? parseBody(reader) : undefined
  }
  if (blocks === 'end') {
    if (reader.accept('=')) return parseExpression(reader)
    const body = statementsUntil(reader, /^end$/)
    reader.acceptWord(/^end$/)
    return body
  }
  // Skips a type: `: T {`, `-> T {`, `(int, error) {`.
  for (let ahead = 0; ahead < 12; ahead++) {
    const { type, text } = reader.peek(ahead)
    if (text === '{' || text === '=>' || text === '=') {
      for (; ahead > 0; ahead--) reader.next()
      return parseFunctionBody(reader)
    }
    if (type === 'end' || type === 'line' || text === ';' || text === ',' || text === '}') break
  }
  // R: any expression is a body.
  return reader.syntax.namedArguments ? parseExpression(reader) : undefined
}

/** A block in braces, or one expression after an arrow. */
export function parseFunctionBody(reader: Reader): Node {
  reader.accept('=>', '=')
  reader.skipLines()
  if (!reader.is('{')) return parseExpression(reader)
  const { inHead } = reader
  reader.inHead = false
  reader.next()
  const body = statementsUntil(reader, undefined)
  reader.accept('}')
  reader.inHead = inHead
  return body
}

function parseLambda(reader: Reader): Node {
  const parameters: string[] = []
  if (reader.syntax.blocks !== 'indent') return NOTHING
  while (!reader.ended && !reader.accept(':')) {
    const { type, text } = reader.next()
    if (type === 'name') parameters.push(text)
    else if (text === '=') {
      const value = parseExpression(reader)
      if (value === NOTHING) break
    } else if (type === 'line' || text === ')') return NOTHING
  }
  return { type: 'function', parameters, body: parseExpression(reader) }
}

/** `->(x) { … }`, `-> x do … end`. */
function parseRubyLambda(reader: Reader): Node {
  const parameters: string[] = []
  if (reader.accept('(')) parameters.push(...parseParameters(reader))
  while (reader.peek().type === 'name' && !reader.isWord(/^do$/)) {
    parameters.push(reader.next().text)
    reader.accept(',')
  }
  const block = reader.is('{') ? parseBraceFunction(reader) : parseDoFunction(reader)
  return block.type === 'function'
    ? { ...block, parameters: [...parameters, ...block.parameters] }
    : block
}

/** `{ |x| … }`, `{ x -> … }`, `{ x => … }`, `{ … }`: a function in braces. */
export function parseBraceFunction(reader: Reader): Node {
  const { inHead } = reader
  reader.inHead = false
  reader.next()
  const parameters = parseBlockParameters(reader)
  const body = statementsUntil(reader, undefined)
  reader.accept('}')
  reader.inHead = inHead
  return { type: 'function', parameters, body }
}

function parseDoFunction(reader: Reader): Node {
  if (!reader.acceptWord(/^do$/)) return NOTHING
  const parameters = parseBlockParameters(reader)
  const body = statementsUntil(reader, /^end$/)
  reader.acceptWord(/^end$/)
  return { type: 'function', parameters, body }
}

function parseBlockParameters(reader: Reader): string[] {
  const parameters: string[] = []
  if (reader.accept('|')) {
    while (!reader.ended && !reader.accept('|')) {
      const { type, text } = reader.next()
      if (type === 'name') parameters.push(text)
      if (type === 'line') break
    }
    return parameters
  }
  // `{ a, b -> … }`: only names before the arrow.
  for (let ahead = 0; ahead < 8; ahead++) {
    const { type, text } = reader.peek(ahead)
    if (text === '->' || text === '=>') {
      for (; ahead >= 0; ahead--) {
        const token = reader.next()
        if (token.type === 'name') parameters.push(token.text)
      }
      return parameters
    }
    if (type !== 'name' && text !== ',' && text !== '(' && text !== ')' && text !== ':')
      return parameters
  }
  return parameters
}

/** A block behind a call is one more argument. */
export function parseTrailingBlock(reader: Reader, node: Node): Node {
  const block = reader.is('{') ? parseBraceFunction(reader) : parseDoFunction(reader)
  if (node.type === 'call') return { ...node, args: [...node.args, block] }
  return { type: 'call', callee: node, args: [block], named: [] }
}
