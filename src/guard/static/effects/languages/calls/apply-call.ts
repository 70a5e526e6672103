import type { Aim } from '../../../certainty/aims.ts'
import { isKnown, symbolsOnly, type Value } from '../../../resolve/value.ts'
import { readFile, sendTo, writeFile } from '../../world.ts'
import { FILE_CALLS, noteUnnamed } from './file-calls.ts'
import {
  type CodeArgument,
  type CodeCall,
  type CodeCalls,
  type CodeState,
  type CodeValue,
  findCall,
  passOn,
} from './language.ts'
import { NETWORK_CALLS } from './network-calls.ts'
import { isUndescribed } from './ordinary-members.ts'
import { RUN_CALLS } from './run-calls.ts'
import { TEXT_CALLS } from './text-calls.ts'
import { mapCharacters } from './text-values.ts'

/** Calls of functions that are named by a value. */
const NAMED_CALLS: CodeCalls = {
  'call-by-name': ({ state, value, args }) => callByName(state, value, args.slice(1), undefined),
  /** `(apply f (list …))`: the function by its name, then its arguments. */
  apply: ({ state, args }) => {
    const name = args[0]?.path ?? ''
    return callByName(
      state,
      name,
      args.slice(1).flatMap((item) => item.list ?? [item]),
      undefined,
    )
  },
  /** `x.send(:name, …)` of Ruby; a socket sends something else. */
  'call-method': ({ state, value, args, receiver }) => {
    const own = receiver?.text === '' && receiver.path !== undefined ? `${receiver.path}.` : ''
    return callByName(state, own + value, args.slice(1), receiver)
  },
  /** Something that stands for a function with this name. */
  function: ({ path, value, receiver }) => ({
    text: '',
    path:
      receiver?.path && receiver.text === '' && receiver.path !== path
        ? `${receiver.path}.${value}`
        : value,
  }),
  'function-alone': ({ value }) => ({ text: '', path: value.replaceAll('::', '.') }),
  /** `methodcaller("system", "ls")(os)`: the arguments stand before the object. */
  'function-with': ({ state, value, args }) => {
    const type = findType(state, value) ?? findType(state, `os.${value}`)
    return applyCall(state, type, value, args.slice(1), undefined)
  },
  /** `map(f, list)`, `array_map("f", list)`: characters, or calls of a strong function. */
  'map-function': ({ state, args, receiver }) =>
    handOver(state, args, receiver, (item) => item.path || item.text) ?? mapCharacters(args),
  /** `list.map(f)`. */
  'map-receiver': (call) => {
    const { state, args, receiver } = call
    const list = receiver?.list
    if (list && /fromCharCode|^chr$/.test(args[0]?.path || args[0]?.text || ''))
      return mapCharacters([
        { text: '', path: 'chr' },
        { text: '', list },
      ])
    return (
      handOver(state, args, receiver, (item) => item.path) ??
      applyCall(state, undefined, call.path, args, receiver)
    )
  },
  /** A function that is called by another: with what is given beside it. */
  callback: (call) =>
    handOver(call.state, call.args, call.receiver, (item) => item.path ?? item.text) ??
    passOn(call),
}

function callByName(
  state: CodeState,
  name: string,
  args: CodeArgument[],
  receiver: CodeValue | undefined,
): CodeValue {
  const path = name.replaceAll('::', '.')
  return applyCall(
    state,
    findType(state, path) ?? findType(state, path.split('.').at(-1) ?? ''),
    path,
    args.length === 1 && args[0]?.list ? args[0].list : args,
    receiver,
  )
}

const CALLS: CodeCalls = {
  ...RUN_CALLS,
  ...FILE_CALLS,
  ...NETWORK_CALLS,
  ...TEXT_CALLS,
  ...NAMED_CALLS,
}

/** The type of a function, also of one that was imported with everything else of its module. */
export function findType({ language, wildcards }: CodeState, path: string): string | undefined {
  const own = findCall(language.calls, path)
  if (own !== undefined || wildcards.length === 0 || path.includes('.')) return own
  return wildcards.map((module) => findCall(language.calls, `${module}.${path}`)).find(Boolean)
}

/** Types that matter when a function is handed over as a value. */
const STRONG = /^(?:exec|words|spawn|eval|shell|open|read|fetch|write|delete|unpickle)(?:[-.]|$)/
/** The same, where nobody gives such a function away but to have it called. */
const RUNS = /^(?:exec|words|named-words|spawn|eval|shell)(?:[-.]|$)/

/** Whether a name is that of a function that runs what it is given, in a module or of the language. */
export function handsOver(state: CodeState, path: string): boolean {
  if (!path.includes('.') && !/^(?:exec|eval)$/.test(path)) return false
  const type = path.startsWith('.') ? undefined : findType(state, path)
  return type !== undefined && RUNS.test(type)
}

/** Such a function was named once, and what it was named for has been read. */
export function followed({ handed }: CodeState, path: string): void {
  const open = handed?.get(path)
  if (open !== undefined) handed!.set(path, open - 1)
}

/** Methods that call the function they belong to. */
const INVOKES = /\.(?:call|apply|bind|invoke|invokeArgs|__invoke|__call__|yield)$/
const WRITES = /(?:^|\.)(?:write\w*|puts|print\w*|fwrite|fputs|append|end|say|syswrite)$/

/** A call in the code: of a function that is known, defined in the code, or given by a value. */
export function callValue(
  state: CodeState,
  path: string,
  args: CodeArgument[],
  receiver: CodeValue | undefined,
): CodeValue {
  if (WRITES.test(path) && writesOpenFile(state, args, receiver)) return { text: '' }
  const type = findType(state, path)
  if (type !== undefined) return applyCall(state, type, path, args, receiver)
  const defined = state.variables.get(path.split('.').at(-1) ?? '')?.code
  if (defined) return defined(args)
  if (INVOKES.test(path)) {
    const inner = path.replace(INVOKES, '').replace(/\.(?:to_proc|curry|unbind|lambda)$/, '')
    const innerType = findType(state, inner)
    // `f.call(this, …)`: the first argument is the object.
    const own = args[0]?.text === '' && !args[0].list ? args.slice(1) : args
    const flat = own.length === 1 && own[0]?.list ? own[0].list : own
    if (innerType) return applyCall(state, innerType, inner, flat, undefined)
  }
  return (
    handOver(state, args, receiver, (item) => item.path) ??
    applyCall(state, undefined, path, args, receiver)
  )
}

/** `f.write(x)`, `print(x, file=f)`, `print F x`, `fwrite($f, x)`: the file gets the text. */
function writesOpenFile(
  state: CodeState,
  args: CodeArgument[],
  receiver: CodeValue | undefined,
): boolean {
  const target =
    receiver?.file !== undefined
      ? receiver
      : args.find((item, i) => item.file !== undefined && (i === 0 || item.keyword === 'file'))
  const bare = state.variables.get(args[0]?.path ?? '')
  const file = target?.file ?? bare?.file
  if (file === undefined) return false
  const texts = args.filter((item) => item.keyword !== 'file').map((item) => item.text)
  // What is put into an archive is named, not given.
  if (/ZipFile/.test(state.source) && /^[/~]/.test(texts[0] ?? ''))
    readFile(state.machine, state.by, texts[0]!, { tree: true })
  writeFile(state.machine, state.by, file, `${texts.join('')}\n`, true)
  return true
}

/** `map(os.system, …)`, `.then(eval)`, `Thread(target=f, args=(…))`: a strong function is a value. */
function handOver(
  state: CodeState,
  args: CodeArgument[],
  receiver: CodeValue | undefined,
  nameOf: (item: CodeArgument) => string | undefined,
): CodeValue | undefined {
  for (const item of args) {
    const name = nameOf(item)?.replaceAll('::', '.')
    if (name === undefined || name === '' || (item.text !== '' && item.path !== undefined)) continue
    const type = findType(state, name)
    if (type === undefined || !STRONG.test(type)) continue
    const others = args
      .filter((other) => other !== item)
      .flatMap((other) => other.list ?? (other.text === '' ? [] : [other]))
    const given =
      others.length > 0 ? others : (receiver?.list ?? (receiver?.text ? [receiver] : []))
    // Nothing is given yet: the result stands for the function.
    if (given.length === 0) return { text: '', path: name }
    followed(state, name)
    for (const one of given) applyCall(state, type, name, [one], undefined)
    return { text: '', path: name }
  }
  return undefined
}

/** Applies one call of a function whose type is known; calls of others only pass values on. */
export function applyCall(
  state: CodeState,
  type: string | undefined,
  path: string,
  args: CodeArgument[],
  receiver: CodeValue | undefined,
): CodeValue {
  state.machine.step()
  if (type === undefined) {
    noteWhole(state, path, args)
    if (receiver?.list && TAKES_TOGETHER.test(path))
      return { text: state.machine.unknown('output', `${path} in ${state.by}`) }
    // A name that begins at the root is another one after it: `"/etc/x".chop`.
    const changed =
      receiver !== undefined &&
      (state.language.givesFunctions || state.language.syntax.rubyQuotes) &&
      /^[/~]/.test(receiver.text) &&
      isKnown(receiver.text) &&
      !KEEPS_TEXT.test(path)
        ? state.machine.unknown('output', `${path} in ${state.by}`)
        : ''
    const text = changed + args.map((argument) => symbolsOnly(argument.text)).join('')
    return {
      text: (receiver?.text ?? '') + text,
      path,
      ...(receiver?.list && { list: receiver.list }),
      ...(receiver?.file !== undefined && { file: receiver.file }),
    }
  }
  const [kind = '', position = '0'] = type.split(/\.(?=\d|keyword)/)
  const at = Number(position) || 0
  const positional = args.filter((argument) => argument.keyword === undefined)
  const value = (positional[at] ?? args[at])?.text ?? ''
  const call = { state, kind, at, path, args, positional, value, receiver }
  noteUnnamedTarget(call)
  return (CALLS[kind] ?? passOn)(call)
}

/** Methods of a text that leave it as it is. */
const KEEPS_TEXT =
  /^$|\.(?:as_posix|as_uri|__str__|__fspath__|encode|toString|valueOf|toJSON|normalize|then|catch|finally|on|once|pipe|exists\w*|is_\w+|stat|startswith|endsWith|startsWith|endswith|includes|indexOf|freeze|dup|to_\w+|\w+\?)$/

/** What makes one value of a list, in a way that is not followed. */
const TAKES_TOGETHER = /\.(?:reduce\w*|inject|fold\w*)$/
/** What goes through all parts of a thing. */
const ALL_PARTS = /^(?:Object\.(?:entries|values|getOwnPropertyDescriptors?)|inspect\.getmembers)$/

/** All parts of a module that can do much: one of them is taken by its place. */
function noteWhole(state: CodeState, path: string, args: readonly CodeArgument[]): void {
  const { machine, languageName, by } = state
  const module = ALL_PARTS.test(path) ? args[0]?.path : undefined
  if (module && languageName && args[0]!.text === '' && isUndescribed(languageName, module, ''))
    machine.miss('module', by, '', `a part of ${module}`)
}

/** What a file, or an address, is for a call that is given its name. */
const AIM_OF: Readonly<Record<string, Aim>> = {
  read: 'read',
  'read-tree': 'read',
  write: 'write',
  append: 'write',
  'write-or-pipe': 'write',
  'write-stream': 'write',
  copy: 'read',
  'copy-tree': 'read',
  move: 'read',
  fetch: 'host',
  chmod: 'mode',
  chown: 'owner',
}
/** What a file offers to others, or takes from beside it: it is a part of something. */
const OF_PROJECT =
  /\bmodule\.exports\b|^export\b|\b(?:require|from)\b[\s(]*["']\.{1,2}\/|^from \.|\brequire_relative\b/m
/** In these a name needs no quotes, or what a function gets has no reader. */
const BARE_WORDS = /^(?:powershell|gnuplot|compiled|jvm|haskell)$/
const WITH_TARGET = /^(?:copy|copy-tree|move)$/

/** The name that a call is given is made in a way that nobody follows. */
function noteUnnamedTarget({ state, kind, at, positional }: CodeCall): void {
  if (
    OF_PROJECT.test(state.source) ||
    !Object.hasOwn(AIM_OF, kind) ||
    BARE_WORDS.test(state.languageName ?? '')
  )
    return
  if (isUnseen(positional[at])) noteUnnamed(state, AIM_OF[kind]!, [positional[at]!])
  else if (WITH_TARGET.test(kind) && isUnseen(positional[at + 1]))
    noteUnnamed(state, 'write', [positional[at + 1]!])
}

function isUnseen(argument: CodeArgument | undefined): boolean {
  return (
    argument !== undefined &&
    argument.text === '' &&
    !argument.list &&
    !argument.fields &&
    !argument.code &&
    argument.file === undefined
  )
}

/** Draws the conclusions that need the whole code: a connection and a shell are a reverse shell. */
export function finishCode(state: CodeState): Value {
  const { machine, by, connections, sends, reads } = state
  if (connections.length > 0 && state.executes) {
    machine.emit('remote-shell', by, connections[0]!)
  }
  for (const [path, open] of state.handed ?? [])
    if (open > 0) machine.miss('module', by, '', `who calls ${path}`)
  for (const { address, data } of sends) sendTo(machine, by, address, data + reads.join(''))
  if (sends.length === 0 && connections.length > 0 && reads.length > 0)
    sendTo(machine, by, connections[0]!, reads.join(''))
  if (state.output.length > 0) return state.output.join('')
  return reads.length > 0 ? reads.join('') : machine.unknown('output', by)
}
