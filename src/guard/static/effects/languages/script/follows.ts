import { plain, type Value } from '../../../resolve/value.ts'
import type { Follow, Invocation } from './language.ts'
import { joinPaths } from './operate.ts'
import { EMPTY, flatten, knownText, numberOf, type Thing } from './thing.ts'

/** Opens a file by path and mode: `open(path, 'w')`. Positions count from the receiver, if any. */
export function openFile(path = 0, mode = 1): Follow {
  return ({ session, args, named }) => {
    const target = args[path] ?? named.get('file') ?? named.get('path')
    if (!target) return undefined
    const how = knownText(args[mode] ?? named.get('mode')) ?? 'r'
    const place = session.text(target)
    if (
      /[wax+]|O_(?:WRONLY|RDWR|CREAT|APPEND|TRUNC)|WRITE|APPEND|CREATE/i.test(how) &&
      !/^(?:r|read|text)$/i.test(how)
    ) {
      return session.openToWrite(place, /a|APPEND/i.test(how))
    }
    // Flags that we cannot read: os.open(path, os.O_WRONLY).
    const flags = session.text(args[mode])
    if (
      args[mode] &&
      /O_(?:WRONLY|RDWR|CREAT)/.test(args[mode]!.name ?? session.machine.symbols.show(flags))
    )
      return session.openToWrite(place, false)
    return { kind: 'file', place, text: session.read(place) }
  }
}

/** Runs the program that does the same, so that one table knows what it means. */
export function sameAs(program: string, ...positions: number[]): Follow {
  return ({ session, args }) => {
    const words = positions.flatMap((position) =>
      args[position] ? flatten([args[position]!]).map((item) => session.text(item)) : [],
    )
    session.runWords([program, ...words])
    return EMPTY
  }
}

/** The rights of a file: a number is octal for the program of that name. */
export function changeMode(path: number, mode: number): Follow {
  return ({ session, args }) => {
    const rights = args[mode]
    const number = rights?.number
    const text = number === undefined ? session.text(rights) : number.toString(8)
    const files = path < 0 ? flatten(args.slice(-path)) : args[path] ? flatten([args[path]!]) : []
    if (text !== '' && files.length > 0)
      session.runWords(['chmod', text, ...files.map((file) => session.text(file))])
    return EMPTY
  }
}

export function changeOwner(path: number, owner: number): Follow {
  return ({ session, args }) => {
    const user = numberOf(args[owner])
    const name = user === 0 ? 'root' : session.text(args[owner])
    const files = path < 0 ? flatten(args.slice(-path)) : args[path] ? flatten([args[path]!]) : []
    if (name !== '' && files.length > 0)
      session.runWords(['chown', name, ...files.map((file) => session.text(file))])
    return EMPTY
  }
}

/** Takes the rights of another user. */
export const becomeUser: Follow = ({ session, args, name }) => {
  if (flatten(args).some((item) => numberOf(item) === 0))
    session.machine.emit('privilege', session.by, name, { how: 'takes the rights of root' })
  return EMPTY
}

/** A process that starts itself again and again. */
export const fork: Follow = ({ session, args }) => {
  for (const thing of args) if (thing.closure) session.callClosure(thing.closure, [])
  if (session.endless > 0)
    session.machine.emit('destroy', session.by, session.by, {
      how: `${session.by} starts processes without end`,
    })
  return session.unknown('a process')
}

/** `kill(pid, signal)`: everything, or process 1. */
export function killProcess(pid: number, signal: number): Follow {
  return ({ session, args }) => {
    session.runWords(['kill', `-${session.text(args[signal]) || '15'}`, session.text(args[pid])])
    return EMPTY
  }
}

/** A variable of the environment, with a default perhaps. */
export const readEnvironment: Follow = ({ session, args, name }) => {
  const [key] = name.startsWith('@') ? args.slice(1) : args
  const text = knownText(key)
  return text === undefined ? session.unknown('the environment') : { text: session.variable(text) }
}

/** Parts of a path, one behind the other. */
export const joinPath: Follow = ({ session, args }) => {
  const [first, ...rest] = flatten(args).map((item) => session.text(item))
  return { text: joinPaths(first ?? '', ...rest) }
}

/** The home directory of the user. */
export const home: Follow = ({ session }) => ({ kind: 'path', text: session.variable('HOME') })

/** `~/x` is below the home directory. */
export const expandHome: Follow = ({ session, args }) => ({ text: session.text(args[0]) })

/** A module by its name. */
export const module: Follow = ({ session, args }) => {
  const name = knownText(args[0])
  return name === undefined
    ? session.derive('a module', args[0])
    : { name: name.replace(/^node:/, '') }
}

/** Data goes into the object whose method this is. */
export const flowInto: Follow = ({ session, args }) => {
  const [sink, ...data] = args
  if (sink) session.flow(data.map((item) => session.text(item)).join(''), sink)
  return sink
}

/** What comes out of the object whose method this is. */
export const contentOf: Follow = ({ session, args, assign }) => {
  const [source, second] = args
  if (!source) return undefined
  const content: Thing = { text: session.text(source) }
  // `recv($buffer, 1024)`: the variable gets it.
  if (second && second.number === undefined) assign(1, content)
  return content
}

/** The object itself. */
export const itself: Follow = ({ args }) => args[0]

/** Address of an object in words, for sockets that are connected by a method. */
export function connectTo(kind: 'connect' | 'listen'): Follow {
  return ({ session, args, named }: Invocation) => {
    const [receiver, ...rest] = args
    const place =
      addressText(
        session.words(
          [...rest, ...named.values()].filter((thing) => !thing.closure && !thing.entries),
        ),
      ) || addressOfTable(rest, session)
    if (kind === 'listen') session.listen(place || 'a port')
    else session.connect(place || 'another machine')
    for (const thing of rest)
      if (thing.closure) session.callClosure(thing.closure, [receiver ?? EMPTY])
    if (receiver && receiver.kind === 'socket') receiver.place = place
    return { kind: 'socket', place, text: session.machine.unknown('network', plain(place)) }
  }
}

function addressText(words: Value[]): Value {
  return words
    .filter((word) => word !== '')
    .slice(0, 2)
    .join(':')
}

function addressOfTable(things: readonly Thing[], session: Invocation['session']): Value {
  const table = things.find((thing) => thing.entries)?.entries
  if (!table) return ''
  return addressText(
    ['host', 'hostname', 'port', 'path'].flatMap((key) =>
      table.get(key) ? [session.text(table.get(key)!)] : [],
    ),
  )
}
