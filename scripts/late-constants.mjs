// A call looks at few of the tables and patterns that the modules of the hook hold, and to make them all
// takes longer than what is done with them. So constants that are more than a word or a number are made
// when they are first looked at:
//   const NAMES = new Set(['a'])   becomes   let NAMES; function NAMES$() { return NAMES ??= new Set(['a']) }
//   NAMES.has(x)                   becomes   (NAMES ?? NAMES$()).has(x)
// A module that exports one exports its function, and whoever imports it calls that. What a constant is
// made of must be the same whenever it is made; any other stays as it is.
import { dirname, join } from 'node:path/posix'
import {
  exportedBy,
  namesIn,
  nodesIn,
  parseModule,
  requiredBy,
  takenAsWhole,
} from './common-js.mjs'

/** What the language itself offers, as far as it gives the same at any time. */
const UNCHANGING = new Set([
  ...['Array', 'Infinity', 'JSON', 'Map', 'NaN', 'Number', 'Object', 'RegExp', 'Set', 'String'],
  ...['Symbol', 'TextDecoder', 'undefined'],
])

/** Modules by name, the same with late constants. What `entry` exports is read from outside. */
export function withLateConstants(chunks, entry) {
  const modules = new Map([...chunks].map(([name, code]) => [name, readModule(name, code)]))
  const read = [...modules.values()].flatMap(({ name, program }) => takenAsWhole(name, program))
  for (const name of [entry, ...read]) modules.get(name)?.offered.clear()
  return new Map([...modules].map(([name, module]) => [name, rewritten(module, modules)]))
}

/** What a module requires, which of its constants can be late, and the names they are offered under. */
function readModule(name, code) {
  const program = parseModule(name, code)
  const required = new Map()
  const steady = new Set(UNCHANGING)
  const constants = new Map()
  for (const statement of program.body) {
    const { from, as } = requiredBy(statement) ?? {}
    if (statement.type === 'FunctionDeclaration') steady.add(statement.id.name)
    if (as && from.startsWith('.')) {
      required.set(as, join(dirname(name), from))
      steady.add(as)
    }
    if (from || statement.type !== 'VariableDeclaration' || statement.kind !== 'const') continue
    for (const { id } of statement.declarations) steady.add(id.name)
    const [{ id, init }] = statement.declarations
    if (statement.declarations.length === 1 && id.type === 'Identifier' && !isCheap(init))
      constants.set(id.name, { statement, init })
  }
  const bound = boundIn(program)
  for (const [constant, { init }] of constants) {
    const own = new Set(boundIn(init))
    const isSteady = (used) => steady.has(used) || own.has(used)
    // A name that means something else somewhere in the module is left alone.
    const isOnce = bound.filter((other) => other === constant).length === 1
    if (!isOnce || ![...namesIn(init)].every(({ node }) => isSteady(node.name)))
      constants.delete(constant)
  }
  const offered = new Map()
  for (const statement of program.body) {
    const named = exportedBy(statement)
    if (named && constants.has(named.local.name)) offered.set(named.name, named.local.name)
  }
  return { name, code, program, required, constants, offered }
}

/** As quickly made as looked up. */
function isCheap({ type, regex, expressions, argument, left, right }) {
  if (type === 'Literal') return regex === undefined
  if (type === 'TemplateLiteral') return expressions.length === 0
  if (type === 'UnaryExpression') return isCheap(argument)
  if (type === 'BinaryExpression') return isCheap(left) && isCheap(right)
  return ['ArrowFunctionExpression', 'ClassExpression', 'FunctionExpression'].includes(type)
}

function rewritten({ code, program, required, constants, offered }, modules) {
  const edits = []
  const replace = ({ start, end }, text) => edits.push({ start, end, text })
  const insert = (at, text) => edits.push({ start: at, end: at, text })
  for (const [constant, { statement, init }] of constants) {
    replace(
      { start: statement.start, end: init.start },
      `let ${constant};\nfunction ${constant}$() { return ${constant} ??= (`,
    )
    replace({ start: init.end, end: statement.end }, `); }`)
  }
  const exported = new Set(
    program.body.flatMap((statement) => {
      const named = exportedBy(statement)
      return named && offered.has(named.name) ? [named.local] : []
    }),
  )
  for (const { node, parent, key } of namesIn(program)) {
    if (constants.has(node.name) && key !== 'id') {
      const looked = `(${node.name} ?? ${node.name}$())`
      if (exported.has(node)) insert(node.end, '$')
      else replace(node, parent.shorthand ? `${node.name}: ${looked}` : looked)
    }
    if (
      parent.type === 'MemberExpression' &&
      key === 'object' &&
      modules.get(required.get(node.name))?.offered.has(parent.property.name)
    ) {
      insert(parent.start, '(')
      insert(parent.end, '())')
    }
  }
  let at = 0
  let text = ''
  for (const edit of edits.sort((a, b) => a.start - b.start || a.end - b.end)) {
    text += code.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + code.slice(at)
}

/** The names that are bound somewhere below: each as often as it is. */
function boundIn(root) {
  const names = []
  const bind = (pattern) => {
    for (const { node, key } of namesIn(pattern)) if (key !== 'right') names.push(node.name)
  }
  for (const { node } of nodesIn(root)) {
    if (node.type === 'VariableDeclarator' || /^(?:Function|Class)/.test(node.type))
      if (node.id) bind(node.id)
    for (const parameter of node.params ?? []) bind(parameter)
    if (node.type === 'CatchClause' && node.param) bind(node.param)
  }
  return names
}
