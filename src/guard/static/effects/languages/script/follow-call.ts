import { symbolsOnly } from '../../../resolve/value.ts'
import type { Follow, Invocation, Language } from './language.ts'
import { applyLine, runsSomething } from './roles.ts'
import type { Session } from './session.ts'
import { computeText } from './text-calls.ts'
import { EMPTY, flatten, knownText, type Thing, textOf } from './thing.ts'

type Assign = Invocation['assign']
type Named = ReadonlyMap<string, Thing>

/** Names that lead to an entry, by language: spellings are worked out once. */
const entries = new WeakMap<
  Language,
  Map<string, { key: string; entry: string | Follow } | undefined>
>()

/** The entry of a function, whichever way its name is spelled. */
function findEntry(
  language: Language,
  name: string,
): { key: string; entry: string | Follow } | undefined {
  let known = entries.get(language)
  if (!known) {
    known = new Map()
    entries.set(language, known)
  }
  if (known.has(name)) return known.get(name)
  let key = name.replace(/\(\)$/, '').replace(/\.new$/, '')
  for (const [pattern, replacement] of language.spellings ?? [])
    key = key.replace(pattern, replacement)
  const found = [name, key].find((candidate) => Object.hasOwn(language.calls, candidate))
  const result = found === undefined ? undefined : { key: found, entry: language.calls[found]! }
  if (known.size < 5000) known.set(name, result)
  return result
}

/** Follows a call of a function, or of a method of the receiver. */
export function followCall(
  session: Session,
  target: Thing,
  receiver: Thing | undefined,
  args: Thing[],
  named: Named,
  assign: Assign,
): Thing {
  session.tick()
  if (receiver) return followMethod(session, target.name ?? '', receiver, args, named, assign)
  const callee = target.items?.at(-1) ?? target
  if (callee.closure) return callOwn(session, callee, args, named)
  const name = callee.name ?? (session.language.callsByName ? knownText(callee) : undefined)
  if (name === undefined) return callUnknown(session, 'a value', callee, args, named)
  if (name === '#module') return { name: (knownText(args[0]) ?? '').replace(/^node:/, '') }
  if (name === '#all') {
    if (args[0]?.name !== undefined) session.opened.push(args[0].name)
    return EMPTY
  }
  for (const candidate of [name, ...session.opened.map((module) => `${module}.${name}`)]) {
    const found = findEntry(session.language, candidate)
    if (found) return apply(session, found, args, named, assign)
  }
  return (
    computeText(session, name, undefined, args, named) ??
    callUnknown(session, name, undefined, args, named)
  )
}

function followMethod(
  session: Session,
  method: string,
  receiver: Thing,
  args: Thing[],
  named: Named,
  assign: Assign,
): Thing {
  const own = receiver.entries?.get(method)
  if (own?.closure) return callOwn(session, own, args, named)
  if (
    receiver.closure &&
    /^(?:call|apply|bind|invoke|run|start|yield|accept|get|__call__)$/.test(method)
  ) {
    return callOwn(
      session,
      receiver,
      method === 'apply'
        ? flatten(args.slice(1), 1)
        : method === 'call' && args.length > 1
          ? args.slice(1)
          : args,
      named,
    )
  }
  const shifted: Assign = (position, thing) => assign(position - 1, thing)
  const ofKind =
    receiver.kind === undefined
      ? undefined
      : findEntry(session.language, `@${receiver.kind}.${method}`)
  if (ofKind) return apply(session, ofKind, [receiver, ...args], named, shifted)
  const full = receiver.name === undefined ? undefined : `${receiver.name}.${method}`
  const ofName = full === undefined ? undefined : findEntry(session.language, full)
  if (ofName) return apply(session, ofName, args, named, assign)
  // Functions carry `call` and `apply` with them: `eval.call(null, x)`.
  if (
    /^(?:call|apply)$/.test(method) &&
    receiver.name !== undefined &&
    findEntry(session.language, receiver.name)
  ) {
    return followCall(
      session,
      receiver,
      undefined,
      method === 'apply' ? flatten(args.slice(1), 1) : args.slice(1),
      named,
      () => {},
    )
  }
  const ofAny = findEntry(session.language, `*.${method}`)
  if (ofAny) return apply(session, ofAny, [receiver, ...args], named, shifted)
  const computed = computeText(session, full ?? method, receiver, args, named)
  return computed ?? callUnknown(session, full ?? method, receiver, args, named)
}

function apply(
  session: Session,
  { key, entry }: { key: string; entry: string | Follow },
  args: Thing[],
  named: Named,
  assign: Assign,
): Thing {
  const invocation: Invocation = { session, name: key, args, named, assign }
  if (typeof entry === 'string') return applyLine(invocation, entry)
  return entry(invocation) ?? EMPTY
}

/** Calls a function of the code, arguments by name in their places. */
function callOwn(session: Session, thing: Thing, args: readonly Thing[], named: Named): Thing {
  const closure = thing.closure!
  const values = [...args]
  for (const [i, parameter] of closure.node.parameters.entries()) {
    const value = named.get(parameter)
    if (value) values[i] = value
  }
  return session.callClosure(closure, values)
}

/** Functions that call another one with the arguments that they get. */
const APPLIES =
  /thread|process|partial|apply|submit|executor|register|later|timer|schedule|defer|signal|call|spawn|map|invoke|every|cron|timeout|interval|tick/i
/** Functions that turn hidden text into plain text. */
const REVEALS =
  /decrypt|decipher|decod|decompress|unpack|inflate|unzip|loads$|deserial|unmarshal|deobf|xor|rot\d|crypt/i

/** A function that nobody knows: it may call what it gets, and keeps where its arguments came from. */
export function callUnknown(
  session: Session,
  name: string,
  receiver: Thing | undefined,
  args: Thing[],
  named: Named,
): Thing {
  const all = [...args, ...named.values()]
  const sources = symbolsOnly(
    [receiver, ...all].map((thing) => (thing ? (textOf(thing) ?? '') : '')).join(''),
  )
  let returned: Thing | undefined
  for (const thing of all) {
    if (thing.closure) {
      const { items: _items, ...single } = receiver ?? {}
      const argument: Thing =
        receiver && sources !== ''
          ? { ...single, text: sources }
          : session.derive(name, receiver, ...all.filter((item) => !item.closure))
      returned = session.callClosure(thing.closure, [argument, argument, argument])
    } else if (thing.name !== undefined && thing.text === undefined)
      passFunction(session, name, thing, all)
  }
  passData(session, all)
  if (receiver?.kind !== undefined && receiver.kind !== 'path') return receiver
  const isKnownText = [receiver, ...args].some((thing) => (knownText(thing)?.length ?? 0) > 3)
  const unknown =
    REVEALS.test(name) && isKnownText
      ? session.machine.unknown('decoded', name)
      : session.machine.unknown('user', name)
  const hides = REVEALS.test(name) && sources !== '' ? session.machine.unknown('decoded', name) : ''
  if (returned && textOf(returned) !== undefined && receiver && returned !== EMPTY) return returned
  return { text: sources === '' ? unknown : sources + hides, name: `${name}()` }
}

/** A function of the language is handed over: threads, timers and servers will call it. */
function passFunction(session: Session, name: string, thing: Thing, all: readonly Thing[]): void {
  const found = findEntry(session.language, thing.name!)
  if (!found || (typeof found.entry === 'string' && !runsSomething(found.entry))) return
  if (typeof found.entry !== 'string' && !/exec|system|spawn|popen|eval/i.test(found.key)) return
  const others = flatten(
    all.filter((item) => item !== thing && !item.closure && item.name === undefined),
  )
  if (APPLIES.test(name) && others.length > 0) session.call(thing, others)
  if (session.connection !== undefined) session.call(thing, [session.unknown('a request')])
}

/** Data and a place for it in one call: `json.dump(x, file)`, `copyfileobj(a, b)`. */
function passData(session: Session, all: readonly Thing[]): void {
  const sink = all.find((thing) => thing.kind === 'file' && thing.text === '')
  if (!sink) return
  session.flow(
    all
      .filter((thing) => thing !== sink)
      .map((thing) => session.text(thing))
      .join(''),
    sink,
  )
}
