// What a module in rolldown's CommonJS says: what it requires and exports.
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'rolldown/utils'

export function parseModule(name, code) {
  const { program, errors } = parseSync(`${name}.js`, code, { sourceType: 'script' })
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`)
  return program
}

/** `require('…')` as a statement, or as the value of its only variable. */
export function requiredBy({ type, expression, declarations }) {
  if (type === 'ExpressionStatement') {
    const from = requiredFrom(expression)
    return from && { from }
  }
  if (type !== 'VariableDeclaration' || declarations.length !== 1) return undefined
  const [{ id, init }] = declarations
  const from = init && requiredFrom(init)
  return from && { from, as: id.name }
}

export function requiredFrom({ type, callee, arguments: words }) {
  const is = type === 'CallExpression' && callee.type === 'Identifier' && callee.name === 'require'
  return is ? words[0].value : undefined
}

/** The names in `exports.name = local`. */
export function exportedBy({ type, expression }) {
  const is =
    type === 'ExpressionStatement' &&
    expression.type === 'AssignmentExpression' &&
    expression.left.type === 'MemberExpression' &&
    expression.left.object.name === 'exports'
  return is && expression.right.type === 'Identifier'
    ? { name: expression.left.property.name, local: expression.right }
    : undefined
}

/** The modules of which somebody wants more than a name. */
export function takenAsWhole(name, program) {
  const required = new Map(
    program.body.map(requiredBy).flatMap((each) => (each?.as ? [[each.as, each.from]] : [])),
  )
  const whole = []
  for (const { node, parent, key } of nodesIn(program)) {
    const isMember = parent?.type === 'MemberExpression' && key === 'object' && !parent.computed
    if (isName(node, parent, key) && !isMember && key !== 'id') whole.push(required.get(node.name))
    if (key !== 'init') whole.push(requiredFrom(node))
  }
  return whole.filter((from) => from?.startsWith('.')).map((from) => join(dirname(name), from))
}

/** Every node below one, with what holds it. */
export function* nodesIn(node, parent, key) {
  yield { node, parent, key }
  for (const [name, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') yield* nodesIn(child, node, name)
}

/** Every word that names a variable, where it stands for one. */
export function* namesIn(root) {
  for (const { node, parent, key } of nodesIn(root))
    if (isName(node, parent, key)) yield { node, parent: parent ?? {}, key }
}

function isName({ type }, parent, key) {
  if (type !== 'Identifier') return false
  const isField = key === 'property' || key === 'key'
  return !(isField && !parent.computed) && key !== 'label'
}
