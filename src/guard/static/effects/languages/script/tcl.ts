import type { Value } from '../../../resolve/value.ts'
import { evaluate } from './evaluate.ts'
import { contentOf, flowInto, itself, openFile, sameAs } from './follows.ts'
import type { Follow, Invocation, Language } from './language.ts'
import { parseTcl } from './parse-tcl.ts'
import { NAME, type Syntax } from './syntax.ts'
import { EMPTY, flatten, knownText, numberThing, type Thing } from './thing.ts'

const syntax: Syntax = {
  comment: /#[^\n]*/y,
  quotes: [],
  name: NAME,
  lines: 'end',
  blocks: 'braces',
}

/** A body in braces: code of the program itself. */
function body(session: Invocation['session'], thing: Thing | undefined): Thing {
  const code = knownText(thing)
  if (code === undefined) return thing ? session.evaluateCode(session.text(thing)) : EMPTY
  return session.patient ? evaluate(session, session.parse(code)) : EMPTY
}

/** Bodies among the arguments of `if`, `catch`, `try`, `switch`: each is followed. */
const bodies: Follow = ({ session, args }) => {
  let last: Thing = EMPTY
  for (const thing of args) {
    const text = knownText(thing)
    if (text === undefined) continue
    if (/^(?:else|elseif|then|on|trap|finally|error|ok|default|-\w+|--|\w*)$/.test(text)) continue
    last = isCondition(text) ? condition(session, text) : evaluate(session, session.parse(text))
  }
  return last
}

/** `catch {script} result`: the variable gets what the script gives. */
const catchScript: Follow = ({ session, args }) => {
  const value = body(session, args[0])
  const name = knownText(args[1])
  if (name !== undefined) session.scope.set(`$${name}`, value)
  return session.unknown('a status')
}

/** A condition has operators and no commands of its own outside of brackets. */
function isCondition(text: string): boolean {
  return /^\s*!?\s*(?:\[|\$|\d|"|\()/.test(text)
}

/** The brackets of a condition are followed. */
function condition(session: Invocation['session'], text: string): Thing {
  for (const match of text.matchAll(/\[((?:[^[\]]|\[[^[\]]*\])*)\]/g))
    evaluate(session, session.parse(match[1]!))
  return session.unknown('a condition')
}

const loop: Follow = ({ session, args }) => {
  session.endless++
  for (let i = 0; i < 2; i++) {
    for (const thing of args) {
      const text = knownText(thing)
      if (text === undefined || /^\s*\w*\s*$/.test(text)) continue
      if (isCondition(text)) condition(session, text)
      else evaluate(session, session.parse(text))
    }
  }
  session.endless--
  return EMPTY
}

const foreach: Follow = ({ session, args }) => {
  const name = knownText(args[0]) ?? ''
  const items = listOf(args[1])
  for (const item of items?.slice(0, 16) ?? [session.derive('an element', args[1])]) {
    session.scope.set(`$${name}`, item)
    body(session, args.at(-1))
  }
  return EMPTY
}

function listOf(thing: Thing | undefined): Thing[] | undefined {
  if (thing?.items) return thing.items
  const text = knownText(thing)
  return text === undefined
    ? undefined
    : text
        .trim()
        .split(/\s+/)
        .filter((word) => word !== '')
        .map((word) => ({ text: word.replace(/^\{(.*)\}$/, '$1') }))
}

const define: Follow = ({ session, args }) => {
  const [name, parameters, code] = args.map((item) => knownText(item))
  if (name === undefined || code === undefined) return EMPTY
  const names = (parameters ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `$${word.replace(/[{}]/g, '')}`)
  const node = {
    type: 'function',
    name: name.replaceAll('::', '.'),
    parameters: names,
    body: session.parse(code),
  } as const
  evaluate(session, node)
  return EMPTY
}

/** Words of `exec` that lead its streams somewhere else. */
const STREAM = /^(?:[<>]@|2?>@?|2>>?|<|<<|>&@?|&|2>&1|\|&?)/

/** `exec a b | c d << $data`. */
const execute: Follow = ({ session, args }) => {
  const words = args
    .flatMap((item) =>
      item.items ? item.items.map((inner) => session.text(inner)) : [session.text(item)],
    )
    .filter((word) => !/^-(?:keepnewline|ignorestderr|-)$/.test(word))
  let output: Value = ''
  let command: Value[] = []
  let input: Value | undefined
  const flush = () => {
    if (command.length > 0)
      output = session.runWords(
        command,
        input === undefined ? undefined : { kind: 'data', value: input },
      )
    input = output
    command = []
  }
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (word === '|' || word === '|&') flush()
    else if (word === '<<') input = words[++i] ?? ''
    else if (word.startsWith('<<')) input = word.slice(2)
    else if (word === '>' || word === '>>' || word === '2>')
      session.write(words[++i] ?? '', output, word === '>>')
    else if (word === '<' || word === '<@' || word === '>@' || word === '2>@') i++
    else if (!STREAM.test(word)) command.push(word)
  }
  if (command.length > 0)
    output = session.runWords(
      command,
      input === undefined ? undefined : { kind: 'data', value: input },
    )
  return { text: output }
}

const open: Follow = (invocation) => {
  const { session, args } = invocation
  const path = session.text(args[0])
  if (!path.startsWith('|')) return openFile()(invocation)
  const words = path
    .slice(1)
    .trim()
    .split(/\s+/)
    .filter((word) => !STREAM.test(word))
  return { kind: 'process', text: session.runWords(words) }
}

/** `socket host port`, `socket -server handler port`. */
const socket: Follow = ({ session, args }) => {
  const words = args.map((item) => session.text(item))
  const at = words.indexOf('-server')
  const rest = words.filter(
    (word, i) => !word.startsWith('-') && !/^-(?:server|myaddr|myport)$/.test(words[i - 1] ?? ''),
  )
  const place = rest.slice(-2).join(':')
  if (at >= 0) session.listen(place)
  else session.connect(place)
  return {
    kind: 'socket',
    place,
    text: session.machine.unknown('network', place || 'another machine'),
  }
}

/** `puts ?-nonewline? ?channel? text`. */
const puts: Follow = ({ session, args }) => {
  const rest = args.filter((item) => knownText(item) !== '-nonewline')
  const text = session.text(rest.at(-1))
  const [channel] = rest.length > 1 ? rest : []
  if (channel && knownText(channel) !== 'stdout') session.flow(text, channel)
  else session.print(`${text}\n`)
  return EMPTY
}

const gets: Follow = ({ session, args }) => {
  const [channel, name] = args
  const value: Thing = {
    text: knownText(channel) === 'stdin' ? session.input : session.text(channel),
  }
  if (name) session.scope.set(`$${session.text(name)}`, value)
  return name ? session.unknown('a length') : value
}

const spawn: Follow = ({ session, args }) => {
  const words = args.map((item) => session.text(item))
  if (words.includes('-open')) return EMPTY
  while (/^-(?:noecho|console|ignore|nottycopy|nottyinit|leaveopen|pty)$/.test(words[0] ?? ''))
    words.shift()
  return { kind: 'process', text: session.runWords(words) }
}

/** `file delete -force x`, `file copy a b`, `file attributes x -permissions 04755`. */
const fileCommand: Follow = ({ session, args }) => {
  const [action = '', ...rest] = args.map((item) => session.text(item))
  const paths = rest.filter((word) => !word.startsWith('-'))
  if (action === 'delete')
    for (const path of paths)
      session.machine.emit(
        rest.includes('-force') ? 'delete-tree' : 'delete',
        session.by,
        session.machine.absolute(path),
      )
  else if (action === 'copy') session.runWords(['cp', ...paths])
  else if (action === 'rename') session.runWords(['mv', ...paths])
  else if (action === 'link') session.runWords(['ln', '-s', ...paths.reverse()])
  else if (action === 'attributes') {
    const at = rest.indexOf('-permissions')
    if (at > 0) session.runWords(['chmod', rest[at + 1]?.replace(/^0o?/, '') ?? '', rest[0] ?? ''])
    if (rest.includes('-owner'))
      session.runWords(['chown', rest[rest.indexOf('-owner') + 1] ?? '', rest[0] ?? ''])
  } else if (action === 'join') return { text: paths.join('/') }
  return session.derive('a file', ...args)
}

const geturl: Follow = ({ session, args }) => {
  const [address, ...rest] = args
  const at = rest.findIndex((item) => knownText(item) === '-query')
  if (at >= 0) session.send(session.text(address), session.text(rest[at + 1]))
  return { text: session.fetch(session.text(address)) }
}

const evaluateAll: Follow = ({ session, args }) => {
  // `uplevel #0 code`, `after 100 code`, `namespace eval x code`.
  const rest = args.filter((item) => !/^(?:#?\d+|idle|eval)$/.test(knownText(item) ?? ''))
  const first = rest.length === 1 ? rest[0] : undefined
  if (first) return body(session, first)
  const name = knownText(rest[0])
  return name === undefined
    ? session.evaluateCode(rest.map((item) => session.text(item)).join(' '))
    : session.call({ name }, rest.slice(1))
}

export const tcl: Language = {
  name: 'tcl',
  syntax,
  parse: (code) => parseTcl(code),
  names: { $env: 'environment', $argv: 'arguments', $argv0: '=tclsh' },
  callsByName: true,
  calls: {
    '#command': ({ session, args }) => {
      const [head, ...rest] = args
      const name = knownText(head)
      return name === undefined
        ? session.evaluateCode([head, ...rest].map((item) => session.text(item)).join(' '))
        : session.call({ name }, rest)
    },
    set: ({ session, args }) => {
      const name = knownText(args[0]) ?? ''
      const element = /^(\w+)\((.*)\)$/.exec(name)
      if (element?.[1] === 'env' && !args[1]) return { text: session.variable(element[2]!) }
      if (args[1]) session.scope.set(`$${name}`, args[1])
      return args[1] ?? session.scope.get(`$${name}`) ?? EMPTY
    },
    append: ({ session, args }) => {
      const name = `$${knownText(args[0]) ?? ''}`
      const value: Thing = {
        text: [session.scope.get(name) ?? EMPTY, ...args.slice(1)]
          .map((item) => session.text(item))
          .join(''),
      }
      session.scope.set(name, value)
      return value
    },
    lappend: ({ session, args }) => {
      const name = `$${knownText(args[0]) ?? ''}`
      const value: Thing = { items: [...(session.scope.get(name)?.items ?? []), ...args.slice(1)] }
      session.scope.set(name, value)
      return value
    },
    list: ({ args }) => ({ items: args }),
    lindex: ({ session, args }) =>
      listOf(args[0])?.at(Number(knownText(args[1]) ?? 0)) ?? session.derive('an element', args[0]),
    concat: ({ args }) => ({
      items: flatten(args.map((item) => ({ items: listOf(item) ?? [item] }))),
    }),
    join: ({ session, args }) => ({
      text: (listOf(args[0]) ?? [])
        .map((item) => session.text(item))
        .join(args[1] ? session.text(args[1]) : ' '),
    }),
    expr: ({ session, args }) => {
      const text = args.map((item) => session.text(item)).join(' ')
      condition(session, text)
      return /^[\d\s+\-*()]+$/.test(text) && text.length < 60
        ? numberThing(Number(text) || 0)
        : session.derive('a number', ...args)
    },
    format: ({ session, args }) => session.call({ name: 'sprintf' }, args),
    binary: ({ session, args }) => {
      const [action, kind, data] = args.map((item) => knownText(item))
      if (action === 'decode' && data !== undefined)
        return session.call({ name: kind === 'hex' ? 'unhexlify' : 'b64decode' }, [{ text: data }])
      if (action === 'format' && kind?.startsWith('H') && data !== undefined)
        return session.call({ name: 'unhexlify' }, [{ text: data }])
      return session.derive('bytes', ...args)
    },
    string: ({ session, args }) => {
      const action = knownText(args[0])
      return action === 'reverse'
        ? session.call({ name: 'strrev' }, args.slice(1))
        : session.derive('a text', ...args.slice(1))
    },
    subst: ({ session, args }) => ({ text: session.text(args.at(-1)) }),
    if: bodies,
    switch: bodies,
    try: bodies,
    catch: catchScript,
    while: loop,
    for: loop,
    foreach,
    proc: define,
    eval: evaluateAll,
    uplevel: evaluateAll,
    after: evaluateAll,
    namespace: evaluateAll,
    apply: evaluateAll,
    fileevent: ({ session, args }) => {
      const code = args.at(-1)
      if (code?.items)
        return session.call({ name: knownText(code.items[0]) ?? '' }, code.items.slice(1))
      return code ? body(session, code) : EMPTY
    },
    'chan.event': ({ session, args }) => body(session, args.at(-1)),
    return: itself,
    exec: execute,
    open,
    socket,
    puts,
    gets,
    read: ({ session, args }) => ({
      text: session.text(args.find((item) => knownText(item) !== '-nonewline')),
    }),
    close: '- > none',
    source: 'script > none',
    load: 'load > none',
    package: '- > none',
    file: fileCommand,
    glob: ({ session, args }) => ({ text: session.text(args.at(-1)) }),
    'http.geturl': geturl,
    'http.data': contentOf,
    fconfigure: '- > none',
    chan: flowInto,
    // expect
    spawn,
    system: 'exec > output',
    interact: '- > none',
    send: '- > none',
    expect: bodies,
    send_user: 'print > none',
    exp_internal: '- > none',
    'oo.class': '- > none',
    kill: sameAs('kill', 0, 1),
    fork: ({ session }) => session.unknown('a process'),
  },
}
