import { isKnown, plain, type Value } from '../../../resolve/value.ts'
import { assign, evaluate, evaluateAll } from './evaluate.ts'
import { readEnvironment } from './follows.ts'
import { format } from './format.ts'
import type { Language } from './language.ts'
import { NOTHING, type Node, spelled } from './node.ts'
import { parseExpression } from './parse-expression.ts'
import { parseFunction, parseFunctionBody } from './parse-function.ts'
import { compile } from './patterns.ts'
import { Reader } from './reader.ts'
import type { Session } from './session.ts'
import type { Syntax } from './syntax.ts'
import { EMPTY, knownText, numberThing, type Thing } from './thing.ts'

const syntax: Syntax = {
  comment: /#[^\n]*/y,
  quotes: [{ open: '"', close: '"', escapes: 'all' }],
  name: /@?[A-Za-z_]\w*/y,
  variable: /\$(?:\d+|[A-Za-z_]\w*)/y,
  patterns: true,
  lines: 'end',
  blocks: 'braces',
  bareCalls: /^(?:print|printf|getline|delete|@load|@include)$/,
  juxtaposition: true,
  concatenation: ['.'],
  countsFromOne: true,
}

/** Lines of known input that rules are tried on. */
const MAX_LINES = 24

/** `BEGIN { … } /pattern/ { … } function f(x) { … }`: all become one block; rules are functions. */
function parse(code: Value): Node {
  const reader = new Reader(code, syntax)
  const first: Node[] = []
  const rules: Node[] = []
  const last: Node[] = []
  while (!reader.ended) {
    const before = reader.position
    if (reader.accept(';') || reader.peek().type === 'line') {
      reader.skipLines()
      continue
    }
    if (reader.isWord(/^(?:function|func)$/)) first.push(parseFunction(reader, false))
    else if (reader.isWord(/^@(?:load|include)$/)) first.push(parseExpression(reader))
    else {
      const into = reader.isWord(/^(?:BEGIN|BEGINFILE)$/)
        ? first
        : reader.isWord(/^(?:END|ENDFILE)$/)
          ? last
          : rules
      into.push(parseRule(reader, into !== rules))
    }
    if (reader.position === before) reader.next()
  }
  return {
    type: 'block',
    body: [
      ...first,
      {
        type: 'call',
        callee: { type: 'name', name: '#lines' },
        args: [{ type: 'function', parameters: [], body: { type: 'block', body: rules } }],
        named: [],
      },
      ...last,
    ],
  }
}

function parseRule(reader: Reader, special: boolean): Node {
  if (special) reader.next()
  reader.inHead = true
  const tests: Node[] = []
  while (
    !special &&
    !reader.ended &&
    !reader.is('{') &&
    reader.peek().type !== 'line' &&
    !reader.is(';')
  ) {
    const before = reader.position
    if (!reader.accept(',')) tests.push(parseExpression(reader))
    if (reader.position === before) reader.next()
  }
  reader.inHead = false
  const body = reader.is('{')
    ? parseFunctionBody(reader)
    : ({
        type: 'call',
        callee: { type: 'name', name: 'print' },
        args: [],
        named: [],
      } satisfies Node)
  const test = tests.length === 1 ? tests[0] : undefined
  return test ? { type: 'choose', test, yes: body } : { type: 'block', body: [...tests, body] }
}

const REDIRECTION = /^(?:>|>>|\||\|&)$/

/** `print x > file`, `print x | command`, `command | getline x`, `getline x < file`. */
function special(session: Session, node: Node): Thing | undefined {
  if (node.type === 'binary') {
    if (
      REDIRECTION.test(node.operator) &&
      node.right.type === 'call' &&
      spelled(node.right.callee) === 'getline'
    )
      return getLine(session, node.right.args[0], node)
    if (REDIRECTION.test(node.operator) && spelled(node.right) === 'getline')
      return getLine(session, undefined, node)
    if (node.operator === '~' || node.operator === '!~') {
      evaluate(session, node.left)
      evaluate(session, node.right)
      return session.unknown('a match')
    }
    return undefined
  }
  if (node.type === 'pattern') return matchesLine(session, node)
  if (node.type === 'name') {
    if (node.name === 'getline') return getLine(session, undefined, undefined)
    if (node.name === 'length') return numberThing(session.text(session.scope.get('$0')).length)
    return undefined
  }
  if (node.type !== 'call') return undefined
  const name = spelled(node.callee)
  if (name === 'print' || name === 'printf') return print(session, node, name === 'printf')
  if (name !== 'getline') return undefined
  const [target] = node.args
  return target?.type === 'binary' && target.operator === '<'
    ? getLine(session, target.left, { ...target, left: target.right, operator: '<' })
    : getLine(session, target, undefined)
}

function matchesLine(session: Session, node: Node & { type: 'pattern' }): Thing {
  const line = knownText(session.scope.get('$0'))
  const expression = line === undefined ? undefined : compile(node.source, '')
  return expression
    ? { ...numberThing(expression.test(line!) ? 1 : 0), pattern: node }
    : { ...session.unknown('a match'), pattern: node }
}

function print(session: Session, node: Node & { type: 'call' }, formatted: boolean): Thing {
  const last = node.args.at(-1)
  const redirected = last?.type === 'binary' && REDIRECTION.test(last.operator) ? last : undefined
  const nodes = redirected ? [...node.args.slice(0, -1), redirected.left] : node.args
  const values = evaluateAll(
    session,
    nodes.filter((item) => item !== NOTHING),
  ).flatMap((item) => item.items ?? [item])
  const [template, ...rest] = values
  const line =
    values.length === 0
      ? session.text(session.scope.get('$0'))
      : values.map((item) => session.text(item)).join(' ')
  const output = formatted ? format(session, session.text(template), rest) : `${line}\n`
  if (!redirected) session.print(output)
  else
    deliver(session, redirected.operator, session.text(evaluate(session, redirected.right)), output)
  return EMPTY
}

function deliver(session: Session, operator: string, target: Value, output: Value): void {
  const address = networkAddress(target)
  if (address !== undefined) {
    connectOnce(session, address)
    session.send(address, output)
  } else if (operator.startsWith('|'))
    session.print(session.runText(target, { kind: 'data', value: output }))
  else session.write(target, output, operator === '>>')
}

/** `/inet/tcp/LOCAL/HOST/PORT`: a connection, or a port that is opened. */
function networkAddress(path: Value): Value | undefined {
  const match = /^\/inet[46]?\/(?:tcp|udp|raw)\/([^/]*)\/([^/]*)\/([^/]*)$/.exec(plain(path))
  if (!match) return undefined
  const [, local = '', host = '', port = ''] = match
  return host === '0' || port === '0' ? `:${local}` : `${host}:${port}`
}

function connectOnce(session: Session, address: Value): void {
  if (session.connection === address) return
  if (address.startsWith(':')) session.listen(address)
  else session.connect(address)
}

function getLine(
  session: Session,
  target: Node | undefined,
  source: (Node & { type: 'binary' }) | undefined,
): Thing {
  const value: Thing = { text: source ? readSource(session, source) : session.input }
  assign(session, target ?? { type: 'name', name: '$0' }, value)
  return session.unknown('a line')
}

function readSource(session: Session, { operator, left }: Node & { type: 'binary' }): Value {
  const from = session.text(evaluate(session, left))
  const address = networkAddress(from)
  if (address !== undefined) {
    connectOnce(session, address)
    return session.machine.unknown('network', address)
  }
  if (operator === '<') return from === '-' ? session.input : session.read(from)
  return session.runText(from)
}

/** What the rules work on: the files of the command line, else the input. */
function inputLines(session: Session): Value[] {
  const { machine, commandLine } = session
  const files = commandLine.after.filter((word) => !/^\w+=/.test(word) && word !== '')
  const content =
    files.length > 0
      ? files.map((file) => (file === '-' ? session.input : machine.fileContent(file))).join('')
      : session.input
  return isKnown(content) ? content.replace(/\n$/, '').split('\n').slice(0, MAX_LINES) : [content]
}

function setFields(session: Session, line: Value, number: number): void {
  const separator = knownText(session.scope.get('FS')) ?? ' '
  const fields = !isKnown(line)
    ? []
    : separator === ' '
      ? line.trim().split(/\s+/)
      : line.split(separator.length === 1 ? separator : (compile(separator, '') ?? separator))
  session.scope.set('$0', { text: line })
  session.scope.set('NR', numberThing(number))
  session.scope.set('NF', isKnown(line) ? numberThing(fields.length) : session.unknown('NF'))
  for (let i = 1; i <= 12; i++)
    session.scope.set(`$${i}`, isKnown(line) ? { text: fields[i - 1] ?? '' } : { text: line })
  session.scope.set('$NF', { text: isKnown(line) ? (fields.at(-1) ?? '') : line })
}

export const awk: Language = {
  name: 'awk',
  syntax,
  parse,
  special,
  names: { ENVIRON: 'environment' },
  begin(session) {
    const { before } = session.commandLine
    for (const [i, word] of before.entries()) {
      // `-v name=value`, `-F:`.
      const setting = /^-v(.*)$/s.exec(word)
      const [name, ...value] = (
        setting?.[1] ||
        (setting || word === '--assign'
          ? (before[i + 1] ?? '')
          : word.startsWith('--assign=')
            ? word.slice(9)
            : '')
      ).split('=')
      if (name) session.scope.set(name, { text: value.join('=') })
      const separator = /^-F(.*)$/s.exec(word)
      if (separator) session.scope.set('FS', { text: separator[1] || (before[i + 1] ?? ' ') })
    }
    session.scope.set('$0', { text: session.input })
    for (const word of session.commandLine.after) {
      const assignment = /^(\w+)=([\s\S]*)$/.exec(word)
      if (assignment) session.scope.set(assignment[1]!, { text: assignment[2]! })
    }
  },
  calls: {
    '#lines': ({ session, args }) => {
      const [rules] = args
      if (rules?.closure?.node.body.type === 'block' && rules.closure.node.body.body.length === 0) {
        rules.closure.called = true
        return EMPTY
      }
      for (const [i, line] of inputLines(session).entries()) {
        setFields(session, line, i + 1)
        if (rules && (i === 0 || session.patient)) session.call(rules, [])
      }
      return EMPTY
    },
    system: ({ session, args }) => {
      session.print(session.runText(session.text(args[0])))
      return EMPTY
    },
    close: '- > none',
    fflush: '- > none',
    '@load': 'load > none',
    '@include': 'script > none',
    sprintf: ({ session, args }) => ({
      text: format(session, session.text(args[0]), args.slice(1)),
    }),
    split: ({ session, args, assign: bind }) => {
      const subject = knownText(args[0])
      const separator = knownText(args[2]) ?? ' '
      if (subject === undefined) {
        bind(1, session.derive('parts', args[0]))
        return session.unknown('a number')
      }
      const parts =
        separator === ' '
          ? subject.trim().split(/\s+/)
          : separator === ''
            ? [...subject]
            : subject.split(separator)
      bind(1, { items: parts.map((part) => ({ text: part })) })
      return numberThing(parts.length)
    },
    gsub: ({ session, args, assign: bind }) => exchangeText(session, args, bind, true),
    sub: ({ session, args, assign: bind }) => exchangeText(session, args, bind, false),
    gensub: ({ session, args }) => session.derive('a text', args[3] ?? session.scope.get('$0')),
    index: ({ session }) => session.unknown('a place'),
    match: ({ session }) => session.unknown('a match'),
    getenv: readEnvironment,
    strtonum: ({ session, args }) => session.call({ name: 'int' }, args),
  },
}

function exchangeText(
  session: Session,
  args: readonly Thing[],
  bind: (position: number, thing: Thing) => void,
  all: boolean,
): Thing {
  const subject = args[2] ?? session.scope.get('$0')
  const known = knownText(subject)
  const source = args[0]?.pattern?.source ?? knownText(args[0])
  const expression = source === undefined ? undefined : compile(source, all ? 'g' : '')
  const changed: Thing =
    known === undefined || !expression
      ? session.derive('a text', subject, args[1])
      : { text: known.replace(expression, () => session.text(args[1])) }
  if (args[2]) bind(2, changed)
  else session.scope.set('$0', changed)
  return numberThing(1)
}
