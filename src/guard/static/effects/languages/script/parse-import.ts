import { NOTHING, type Node } from './node.ts'
import { parseExpression } from './parse-expression.ts'
import { moduleNode } from './parse-statement.ts'
import type { Reader } from './reader.ts'

/** Statements that bring in modules: those of Python and JavaScript bind names. */
export function parseImport(reader: Reader, word: string): Node {
  const { blocks, arrow } = reader.syntax
  if (blocks === 'indent')
    return word === 'from' ? parseFromImport(reader) : parsePlainImport(reader)
  if (arrow === '=>' && word === 'import') return parseScriptImport(reader)
  reader.next()
  while (!reader.ended && !reader.is(';', '}') && reader.peek().type !== 'line') reader.next()
  return NOTHING
}

function dottedName(reader: Reader): string {
  let name = ''
  for (;;) {
    if (reader.peek().type === 'name') name += reader.next().text
    if (!reader.accept('.')) return name
    name += '.'
  }
}

function bind(name: string, value: Node): Node {
  return { type: 'assign', target: { type: 'name', name }, operator: '=', value }
}

/** `import a.b as c, d` */
function parsePlainImport(reader: Reader): Node {
  reader.next()
  const body: Node[] = []
  do {
    const name = dottedName(reader)
    if (name === '') break
    if (reader.acceptWord(/^as$/)) body.push(bind(reader.next().text, moduleNode(name)))
    else body.push(bind(name.split('.')[0]!, moduleNode(name.split('.')[0]!)))
  } while (reader.accept(','))
  return { type: 'block', body }
}

/** `from a.b import c as d, e` */
function parseFromImport(reader: Reader): Node {
  reader.next()
  const module = dottedName(reader)
  if (!reader.acceptWord(/^import$/)) return NOTHING
  const inside = reader.accept('(')
  const body: Node[] = []
  do {
    if (inside) reader.skipLines()
    if (reader.accept('*')) {
      body.push({
        type: 'call',
        callee: { type: 'name', name: '#all' },
        args: [moduleNode(module)],
        named: [],
      })
      continue
    }
    if (reader.peek().type !== 'name') break
    const name = reader.next().text
    const alias = reader.acceptWord(/^as$/) ? reader.next().text : name
    body.push(bind(alias, moduleNode(`${module}.${name}`)))
  } while (reader.accept(','))
  if (inside) reader.accept(')')
  return { type: 'block', body }
}

/** `import a, { b as c } from 'm'`, `import * as a from 'm'`, `import 'm'`, `import('m')`. */
function parseScriptImport(reader: Reader): Node {
  if (reader.peek(1).text === '(' || reader.peek(1).text === '.') return parseExpression(reader)
  reader.next()
  const names: { name: string | undefined; alias: string }[] = []
  let braces = false
  while (
    !reader.ended &&
    !reader.isWord(/^from$/) &&
    reader.peek().type !== 'text' &&
    !reader.is(';')
  ) {
    const { type, text } = reader.next()
    if (text === '{') braces = true
    else if (text === '}') braces = false
    else if (text === '*' && reader.acceptWord(/^as$/))
      names.push({ name: undefined, alias: reader.next().text })
    else if (type === 'name' && text !== 'type') {
      const alias = reader.acceptWord(/^as$/) ? reader.next().text : text
      names.push({ name: braces ? text : undefined, alias })
    }
  }
  reader.acceptWord(/^from$/)
  if (reader.peek().type !== 'text') return NOTHING
  const [part] = reader.parts(reader.next())
  const module = moduleNode(typeof part === 'string' ? part : '')
  return {
    type: 'block',
    body: [
      module,
      ...names.map(({ name, alias }) =>
        bind(
          alias,
          name === undefined || name === 'default'
            ? module
            : { type: 'member', object: module, name },
        ),
      ),
    ],
  }
}
