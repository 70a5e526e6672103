import type { Channel } from '../../../resolve/environment.ts'
import { plain, type Value } from '../../../resolve/value.ts'
import { runCode, runScriptFile } from '../../interpret.ts'
import type { Invocation } from './language.ts'
import type { Session } from './session.ts'
import { EMPTY, flatten, knownText, type Thing, truthOf } from './thing.ts'

/** What an argument means to a function; see `CallTable` for where roles stand. */
export const ROLES = {
  '-': 'nothing that matters',
  exec: 'a command line for a shell, or a list of words',
  line: 'a command line that is cut at spaces, without a shell',
  command: 'one text is for a shell, several are the words of a command',
  words: 'the words of a command',
  program: 'the program of a command',
  args: 'the arguments of the program',
  argv0: 'the arguments of the program; the first is the name it sees and does not count',
  code: 'code of the same language that is evaluated (`code.lua`: of another)',
  script: 'a file with code of the same language',
  read: 'a file that is read, or an address',
  tree: 'a directory that is read',
  write: 'a file that is written with the data, or with what was read or fetched',
  append: 'a file that the data is added to',
  delete: 'a file that is removed',
  'delete-tree': 'a directory that is removed',
  data: 'data that is written or sent',
  url: 'an address that is asked; with data it is sent there',
  to: 'an address that the data is sent to',
  address: 'host and port of a raw connection',
  listen: 'host and port, or port, that is opened for others',
  load: 'a library that is loaded',
  print: 'text that is printed',
  println: 'text that is printed with a line end',
  sink: 'an object that the data goes into',
  call: 'a function that is called with the other arguments',
  run: 'a command object: a list of words',
} as const

interface Line {
  roles: string[]
  rest: string | undefined
  named: Map<string, string>
  result: string | undefined
}

const lines = new Map<string, Line>()

function readLine(line: string): Line {
  const known = lines.get(line)
  if (known) return known
  const [left = '', result] = line.split('>').map((part) => part.trim())
  const parsed: Line = { roles: [], rest: undefined, named: new Map(), result: result || undefined }
  for (const word of left.split(' ').filter((item) => item !== '')) {
    const colon = word.indexOf(':')
    if (colon > 0) parsed.named.set(word.slice(0, colon), word.slice(colon + 1))
    else if (word.endsWith('*')) parsed.rest = word.slice(0, -1)
    else parsed.roles.push(word)
  }
  lines.set(line, parsed)
  return parsed
}

/** Whether a function with this line runs commands or code. */
export function runsSomething(line: string): boolean {
  return /\b(?:exec|line|command|words|program|code|script)\b/.test(line)
}

/** What is known after all arguments are looked at. */
interface Flow {
  texts: Value[]
  words: Value[]
  lists: number
  kind: 'exec' | 'line' | 'command' | 'words' | undefined
  contents: Value[]
  fetched: Value[]
  writes: { path: Value; append: boolean }[]
  data: Thing[]
  urls: Value[]
  targets: Value[]
  sinks: Thing[]
  connects: Value[]
  listens: Value[]
  printed: Value[]
  outputs: Value[]
  lineEnd: boolean
  /** The name that a program sees of itself has passed. */
  named: boolean
}

/** Follows a call by its line of roles. */
export function applyLine(invocation: Invocation, line: string): Thing {
  const { session, args, named } = invocation
  const { roles, rest, named: byName, result } = readLine(line)
  const flow: Flow = {
    texts: [],
    words: [],
    lists: 0,
    kind: undefined,
    contents: [],
    fetched: [],
    writes: [],
    data: [],
    urls: [],
    targets: [],
    sinks: [],
    connects: [],
    listens: [],
    printed: [],
    outputs: [],
    lineEnd: false,
    named: false,
  }
  for (const [i, thing] of args.entries()) {
    const role = roles[i] ?? rest
    if (role !== undefined && role !== '-') applyRole(invocation, flow, role, thing)
  }
  for (const [name, role] of byName) {
    const thing = named.get(name) ?? optionsOf(args)?.get(name)
    if (thing) applyRole(invocation, flow, role, thing)
  }
  finish(invocation, flow)
  const value = resultOf(invocation, flow, result)
  for (const thing of [...args, ...named.values()]) {
    if (thing.closure && !thing.closure.called) session.callClosure(thing.closure, [value, value])
  }
  return value
}

/** Options in a table at the end: `spawn(x, { input: … })`. */
function optionsOf(args: readonly Thing[]): Map<string, Thing> | undefined {
  return args.findLast((thing) => thing.entries)?.entries
}

function applyRole(invocation: Invocation, flow: Flow, role: string, thing: Thing): void {
  const { session } = invocation
  const text = () => session.text(thing)
  switch (role) {
    case 'exec':
    case 'line':
    case 'command':
    case 'words':
      if (thing.closure || thing.entries) return
      flow.kind ??= role
      if (thing.items) flow.lists++
      if (thing.items) flow.words.push(...session.words([thing]))
      else flow.words.push(text())
      flow.texts.push(text())
      return
    case 'program':
      flow.kind = 'words'
      flow.words.unshift(text())
      return
    case 'args':
      flow.words.push(...session.words(thing.entries ? [] : [thing]))
      return
    case 'argv0':
      if (thing.entries) return
      if (thing.items) flow.words.push(...session.words(thing.items.slice(1)))
      else if (flow.named) flow.words.push(text())
      flow.named = true
      return
    case 'run':
      if (thing.items)
        flow.outputs.push(session.runWords(session.words(thing.items), inputOf(invocation)))
      else if (thing.text !== undefined) flow.outputs.push(thing.text)
      return
    case 'code':
      flow.outputs.push(session.text(session.evaluateCode(text())))
      return
    case 'script':
      flow.outputs.push(runScript(session, text()))
      return
    case 'read':
    case 'tree':
      flow.contents.push(
        thing.kind === 'file' || thing.kind === 'stdin' || thing.kind === 'socket'
          ? text()
          : session.read(text(), role === 'tree'),
      )
      return
    case 'write':
    case 'append':
      if (thing.kind === 'file') flow.sinks.push(thing)
      else flow.writes.push({ path: text(), append: role === 'append' })
      return
    case 'delete':
    case 'delete-tree':
      for (const item of flatten([thing]))
        session.machine.emit(role, session.by, session.machine.absolute(session.text(item)))
      return
    case 'data':
      flow.data.push(thing)
      return
    case 'url':
      flow.urls.push(urlOf(session, thing))
      return
    case 'to':
      flow.targets.push(text())
      return
    case 'address':
      flow.connects.push(...addressOf(session, thing))
      return
    case 'listen':
      flow.listens.push(...addressOf(session, thing))
      return
    case 'load':
      loadLibrary(session, text())
      return
    case 'print':
    case 'println':
      flow.lineEnd = role === 'println'
      flow.printed.push(text())
      return
    case 'sink':
      flow.sinks.push(thing)
      return
    case 'call':
      if (thing.closure || thing.name !== undefined)
        flow.outputs.push(
          session.text(
            session.call(thing, flatten(invocation.args.filter((item) => item !== thing))),
          ),
        )
      return
    default:
      if (role.startsWith('code.'))
        flow.outputs.push(runCode(session.machine, role.slice(5), text(), session.by))
  }
}

/** An address may be a text, or an object that was made from one. */
function urlOf(session: Session, thing: Thing): Value {
  const host = thing.entries?.get('host') ?? thing.entries?.get('hostname')
  if (host) return session.text(host)
  return thing.place ?? session.text(thing)
}

/** Host and port from a tuple, a table, a text or two arguments. */
function addressOf(session: Session, thing: Thing): Value[] {
  if (thing.closure) return []
  const { entries } = thing
  if (entries) {
    return ['host', 'hostname', 'address', 'port', 'path'].flatMap((key) => {
      const item = entries.get(key)
      return item ? [session.text(item)] : []
    })
  }
  if (thing.place !== undefined) return [thing.place]
  return session.words([thing]).filter((word) => word !== '')
}

const SYSTEM_LIBRARY =
  /^(?:\/usr)?(?:\/local)?\/lib(?:32|64)?\/|^\/opt\/|^[\w+-]+(?:\.so[.\d]*|\.dylib|\.dll)?$/

/** A library by its bare name or from the system's directories is everyday. */
function loadLibrary(session: Session, path: Value): void {
  const name = plain(path)
  if (name === '' || SYSTEM_LIBRARY.test(name)) return
  session.machine.emit('load', session.by, session.machine.absolute(path))
}

/** Runs a file with code: one that was written before, or comes from the network. */
function runScript(session: Session, path: Value): Value {
  const name = plain(path)
  const { machine } = session
  if (/^(?:https?|ftp):\/\//i.test(name)) {
    machine.emit('execute', session.by, machine.unknown('network', name))
    return machine.unknown('network', name)
  }
  const foreign = machine.symbols
    .in(name)
    .some(({ origin }) => origin === 'network' || origin === 'decoded')
  if (foreign) {
    machine.emit('execute', session.by, name)
    return ''
  }
  if (/^data:/.test(name))
    return session.text(session.evaluateCode(name.slice(name.indexOf(',') + 1)))
  if (machine.files.has(machine.absolute(path)))
    return runScriptFile(machine, session.language.name, session.by, path)
  return session.read(path)
}

/** What a command that is started gets as its input. */
function inputOf({ session, args, named }: Invocation): Channel | undefined {
  const options = optionsOf(args)
  const data = named.get('input') ?? options?.get('input') ?? named.get('stdin_data')
  if (data) return { kind: 'data', value: session.text(data) }
  const streams = [...named.values(), ...args, ...(options?.values() ?? [])]
  const socket = flatten(streams).find((thing) => thing.kind === 'socket')
  return socket
    ? { kind: 'socket', address: socket.place ?? session.connection ?? 'another machine' }
    : undefined
}

function finish(invocation: Invocation, flow: Flow): void {
  const { session, named } = invocation
  runCommands(invocation, flow)
  const data = flow.data.map((thing) => session.text(thing)).join('')
  for (const url of flow.urls) {
    if (flow.data.length > 0) session.send(url, data)
    flow.fetched.push(session.fetch(url))
  }
  for (const target of flow.targets) session.send(target, data || flow.contents.join(''))
  if (flow.connects.length > 0) session.connect(flow.connects.join(':'))
  if (flow.listens.length > 0) session.listen(flow.listens.join(':'))
  const content = flow.data.length > 0 ? data : [...flow.contents, ...flow.fetched].join('')
  for (const { path, append } of flow.writes) session.write(path, content, append)
  for (const sink of flow.sinks) session.flow(content, sink)
  if (flow.printed.length > 0 || flow.lineEnd) {
    const separator = named.get('sep')
    const end = named.get('end')
    const text =
      flow.printed.join(separator ? session.text(separator) : ' ') +
      (end ? session.text(end) : flow.lineEnd ? '\n' : '')
    const file = named.get('file') ?? named.get('handle')
    if (file && file.kind !== 'stdout' && file.name !== 'STDOUT') session.flow(text, file)
    else session.print(text)
  }
}

function runCommands(invocation: Invocation, flow: Flow): void {
  const { session, args, named } = invocation
  if (flow.kind === undefined) return
  const input = inputOf(invocation)
  const [first = ''] = flow.texts
  const shell = truthOf(named.get('shell') ?? optionsOf(args)?.get('shell') ?? EMPTY) === true
  const single = flow.words.length === 1 && flow.lists === 0
  if (flow.kind === 'exec' && flow.lists === 0) flow.outputs.push(session.runText(first, input))
  else if (flow.kind === 'line' && flow.lists === 0 && flow.words.length === 1)
    flow.outputs.push(session.runWords(first.trim().split(/\s+/), input))
  else if ((flow.kind === 'command' && single) || (shell && flow.lists === 0))
    flow.outputs.push(session.runText(flow.words.join(' '), input))
  else if (flow.words.some((word) => word !== ''))
    flow.outputs.push(session.runWords(flow.words, input))
}

function resultOf(invocation: Invocation, flow: Flow, result: string | undefined): Thing {
  const { session, name, args } = invocation
  switch (result) {
    case 'output':
      return { text: flow.outputs.join('') }
    case 'process':
    case '@process':
      // Methods that wait for it or read from it give the same thing.
      return { kind: 'process', text: flow.outputs.join('') }
    case 'content':
      return { text: flow.contents.join('') || session.machine.unknown('user', name) }
    case 'network':
      return {
        text:
          flow.fetched.join('') || session.machine.unknown('network', session.connection ?? name),
      }
    case 'first':
      return args[0] ?? EMPTY
    case 'none':
      return EMPTY
    default:
  }
  if (result?.startsWith('@')) return objectOf(invocation, flow, result.slice(1))
  if (result?.startsWith('=')) return { name: result.slice(1) }
  const text = [...flow.outputs, ...flow.contents, ...flow.fetched].join('')
  return text === ''
    ? { ...session.derive(name, ...args), name: `${name}()` }
    : { text, name: `${name}()` }
}

/** An object of a kind, with where it leads and what it holds. */
function objectOf({ session, args }: Invocation, flow: Flow, kind: string): Thing {
  if (kind === 'socket') {
    const place = [...flow.connects, ...flow.listens].join(':') || session.connection
    return {
      kind,
      text: session.machine.unknown('network', plain(place ?? 'another machine')),
      ...(place !== undefined && { place }),
    }
  }
  if (kind === 'request') {
    const place = flow.urls[0] ?? (args[0] ? session.text(args[0]) : '')
    return {
      kind,
      place,
      text: flow.fetched.join('') || session.machine.unknown('network', plain(place)),
    }
  }
  if (kind === 'path')
    return {
      kind,
      text:
        args.length > 1
          ? args.map((item) => session.text(item)).join('/')
          : (knownText(args[0]) ?? session.text(args[0])),
    }
  const text = [...flow.contents, ...flow.fetched, ...flow.outputs].join('')
  return { kind, ...(text !== '' && { text }), ...(args[0] && { place: session.text(args[0]) }) }
}
