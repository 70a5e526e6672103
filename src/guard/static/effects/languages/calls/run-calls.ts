import { isKnown, type Unknown, type Value, withoutSymbols } from '../../../resolve/value.ts'
import { setInherited } from '../../inherited-variables.ts'
import { isOneFile } from '../../own-content.ts'
import { isDropPlace } from '../../side-commands.ts'
import {
  type CodeArgument,
  type CodeCall,
  type CodeCalls,
  type CodeState,
  type CodeValue,
  nothing,
  passOn,
} from './language.ts'

/** Whose models everybody runs. */
const KNOWN_OWNER =
  /^(?:pytorch|facebookresearch|ultralytics|huggingface|intel-isl|isl-org|snakers4|nvidia)\//i

/** Calls that run commands or code, or take rights. */
export const RUN_CALLS: CodeCalls = {
  exec: runArguments,
  words: runArguments,
  /** The program, then what it is called, then its arguments: `execl("/bin/ls", "ls", "-l")`. */
  'named-words': runArguments,
  spawn: runArguments,
  /** One string is for a shell; several are the words of a command. */
  'exec-or-words': ({ state, at, positional }) => {
    // An environment before them, and options behind: `out: x`, `0 => socket`, `[:in, :out] => x`.
    const isOption = (item: CodeArgument) => item.fields || item.number || item.list
    const words = positional.filter(
      (item, i) => i < at || (i === at ? item.fields === undefined : !isOption(item)),
    )
    return execute(state, words.length > at + 1 ? 'words' : 'exec', at, words)
  },
  'exec-receiver': (call) =>
    call.receiver && call.receiver.text !== ''
      ? execute(call.state, 'exec', 0, [call.receiver])
      : passOn(call),
  /** The text among the arguments, wherever the object stands. */
  'exec-given': (call) => {
    const given = call.args.filter((item) => item.text !== '' || item.list)
    return given.length > 0 ? execute(call.state, 'exec', 0, given) : passOn(call)
  },
  shell: (call) => {
    const { machine, by } = call.state
    machine.within({ frame: machine.frameFor('code', by) }, () =>
      machine.emit('shell', call.path, call.path),
    )
    call.state.executes = true
    return passOn(call)
  },
  // A function is no text: `setTimeout(() => f())` was read already.
  eval: (call) => (call.args[call.at]?.code ? nothing(call) : evaluate(call.state, call.value)),
  /** `new Function("a", "b", "code")`: the names of the parameters stand before it. */
  'eval-last': (call) => evaluate(call.state, call.positional.at(-1)?.text ?? ''),
  /** `torch.hub.load("owner/name", …)`: code from somebody's repository is fetched and run. */
  'run-hosted': (call) => {
    const { state, value } = call
    if (/^[\w.-]+\/[\w.-]+(?::\S*)?$/.test(value) && !KNOWN_OWNER.test(value))
      noteExecuted(state, state.machine.unknown('network', `https://github.com/${value}`))
    return nothing(call)
  },
  /** A language in which nobody evaluates a variable but to hide what is in it. */
  'eval-unseen': ({ state, value, args }) => {
    if (value === '' && args.length > 0)
      noteExecuted(state, state.machine.unknown('output', `a variable in ${state.by}`))
    return evaluate(state, value)
  },
  /** An object is made of bytes, and they may name any function. */
  unpickle: (call) => {
    const { state, value } = call
    const sources = state.machine.symbols.in(value)
    if (sources.some(({ origin }) => origin === 'network')) noteExecuted(state, value)
    else if (isKnown(value) && NAMES_MODULE.test(value))
      noteExecuted(state, state.machine.unknown('decoded', call.path))
    return passOn(call)
  },
  /** Compiled code in a form that only its interpreter reads. */
  bytecode: ({ state, path, value }) => ({
    text: value === '' ? '' : state.machine.unknown('decoded', path),
  }),
  /** `{file: "sh", args: [...]}`. */
  'spawn-options': (call) => {
    const { fields } = call.args[0] ?? {}
    const words = [fields?.get('file'), ...(fields?.get('args')?.list?.slice(1) ?? [])]
    return execute(
      call.state,
      'words',
      0,
      words.filter((word) => word !== undefined),
    )
  },
  /** `ccall(:system, …, "ls")`. */
  'c-call': (call) => {
    const name = (call.args[0]?.list ?? [call.args[0]])[0]?.text ?? ''
    const library = call.args[0]?.list?.[1]?.text
    if (library?.startsWith('/')) call.state.machine.emit('load', call.state.by, library)
    const command = call.args.at(-1)
    return /^(?:system|popen|exec\w+)$/.test(name) && command
      ? execute(call.state, 'exec', 0, [command])
      : passOn(call)
  },
  /** A system call by its number: only starting a program needs a path. */
  'system-call': (call) => {
    const program = call.args.find((item) => item.text.startsWith('/'))
    return program ? execute(call.state, 'words', 0, [program]) : passOn(call)
  },
  /** YAML can name functions in a notation of its own. */
  yaml: (call) => {
    if (/!!python\/|!ruby\/object/.test(call.value))
      noteExecuted(call.state, call.state.machine.unknown('decoded', call.path))
    return passOn(call)
  },
  /** A thread with code of its own: the code itself, or the file that holds it. */
  worker: (call) => {
    const { state, args, value } = call
    if (args[1]?.fields?.has('eval')) return evaluate(state, value)
    noteForeign(state, value)
    return passOn(call)
  },
  /** `{exec: "x.js"}`: the file that further processes run. */
  'main-file': (call) => {
    noteForeign(call.state, call.args[0]?.fields?.get('exec')?.text ?? '')
    return passOn(call)
  },
  /** Code of the same language in a text, between marks. */
  embedded: (call) => evaluate(call.state, embeddedCode(call.value) ?? ''),
  kill: (call) => {
    const { machine, by } = call.state
    if (call.args.some((item) => item.text === '-1'))
      machine.emit('destroy', by, call.path, { how: `${by} kills every process` })
    return nothing(call)
  },
  python: ({ state, args }) => ({
    text: state.machine.runCode('python', args.at(-1)?.text ?? '', state.by),
  }),
  debugger: ({ state, value }) => ({
    text: state.machine.runCode('debugger', value, state.by),
  }),
  vim: ({ state, value }) => ({ text: state.machine.runCode('vim', value, state.by) }),
  /** The command is put together first and started by a later call. */
  builder: ({ value, args, at }) => ({ text: value, path: 'Command', list: args.slice(at) }),
  'builder-args': ({ receiver, args }) => ({
    text: receiver?.text ?? '',
    path: 'Command',
    list: [...(receiver?.list ?? []), ...args.flatMap((item) => item.list ?? [item])],
  }),
  'builder-keep': (call) => (call.receiver ? { ...call.receiver, path: 'Command' } : passOn(call)),
  'builder-run': (call) =>
    call.receiver?.list ? execute(call.state, 'words', 0, call.receiver.list) : passOn(call),
  rights: (call) => {
    const { machine, by } = call.state
    if (call.value === '0')
      machine.emit('privilege', by, call.path, { how: 'takes the rights of root' })
    return nothing(call)
  },
  destroy: (call) => {
    const { machine, by } = call.state
    machine.emit('destroy', by, call.path, { how: `${by} drops a whole database` })
    return nothing(call)
  },
}

/** A script where anybody may have put it. */
function noteForeign({ machine, by }: CodeState, path: Value): void {
  if (isDropPlace(path)) machine.miss('script', by, path, `the content of ${path}`)
}

/** The code between `<%` and `%>`; undefined where there is none. */
export function embeddedCode(text: Value): Value | undefined {
  const parts = [...text.matchAll(/<%[=#-]?([\s\S]*?)-?%>/g)]
  return parts.length === 0 ? undefined : parts.map(([, code]) => code).join('\n')
}

/** How a call names what it runs: a line, words, a program with a list of arguments. */
type Starts = 'exec' | 'words' | 'named-words' | 'spawn'

function runArguments(call: CodeCall): CodeValue {
  const { state, kind, at, positional, args } = call
  const given = positional.length > 0 ? positional : args
  const setting = settingOf(args)
  if (setting.size === 0) return execute(state, kind as Starts, at, given)
  const { machine } = state
  const environment = machine.environment.fork()
  return machine.within({ environment }, () => {
    const directory = setting.get('cwd')?.text
    if (directory) environment.directory = machine.absolute(directory)
    for (const [name, { text }] of setting.get('env')?.fields ?? [])
      if (text !== '') setInherited(machine, name, text)
    // What is called differently from what runs: the first word is only a name.
    const program = setting.get('executable') ?? setting.get('shell')
    if (program && /\//.test(program.text)) execute(state, 'words', 0, [program])
    return execute(state, kind as Starts, at, given)
  })
}

/** Where a program is started and with which variables: by keywords, or in an object behind its words. */
function settingOf(args: readonly CodeArgument[]): ReadonlyMap<string, CodeValue> {
  const setting = new Map<string, CodeValue>()
  for (const item of args) {
    if (item.keyword !== undefined && SETTINGS.test(item.keyword)) setting.set(item.keyword, item)
    for (const [name, value] of item.fields ?? []) if (SETTINGS.test(name)) setting.set(name, value)
  }
  return setting
}

const SETTINGS = /^(?:cwd|env|executable|shell)$/

/** A command is run from the code. */
export function execute(
  state: CodeState,
  kind: Starts,
  at: number,
  args: CodeArgument[],
): CodeValue {
  const { machine, by } = state
  const frame = machine.frameFor('code', by)
  const first = args[at]
  if (first === undefined) return { text: '' }
  const words =
    kind === 'words' || kind === 'named-words'
      ? wordsOf(args.slice(at), kind === 'named-words')
      : kind === 'spawn'
        ? wordsFor(state, [first, ...argumentList(args[at + 1])])
        : first.list && !isOneLine(first.list)
          ? wordsFor(state, first.list)
          : undefined
  if (first.text === '' && !words?.length) {
    const parameter = state.parameters.get(first.path?.split('.')[0] ?? '')
    // What a function runs is seen where it is called.
    if (parameter !== undefined) {
      if (!parameter) noteUnseen(state, machine.unknown('user', `who calls this`), frame)
      return { text: machine.unknown('output', by) }
    }
    // A variable that nothing is known of: what it runs cannot be seen.
    noteUnseen(state, machine.unknown('output', `a variable in ${by}`), frame)
    return { text: machine.unknown('output', by) }
  }
  const name = words?.[0] ?? first.text
  if (withoutSymbols(name).trim() === '') {
    noteUnseen(state, name === '' ? machine.unknown('output', `a variable in ${by}`) : name, frame)
    return { text: machine.unknown('output', by) }
  }
  if (/(?:^|\/|\s)(?:ba|z|da|k|a|c|tc)?sh\b|cmd\.exe|powershell/.test(name)) state.executes = true
  const text = words
    ? machine.runCommand(words, { frame, input: undefined, output: undefined })
    : machine.runText(first.text, { frame, input: undefined, output: undefined })
  return { text }
}

function noteUnseen(
  state: CodeState,
  target: Value,
  frame: ReturnType<CodeState['machine']['frameFor']>,
): void {
  state.executes = true
  state.machine.within({ frame }, () => state.machine.emit('execute', state.by, target))
}

/** What a symbol stands for is run as code. */
export function noteExecuted(state: CodeState, target: Value): void {
  noteUnseen(state, target, state.machine.frameFor('code', state.by))
}

/** Modules that a pickled object names in order to do something. */
const NAMES_MODULE =
  /(?:^|[^\w])c?(?:posix|nt|os|subprocess|builtins|__builtin__|commands|pty|platform|runpy|shutil|sys|importlib|ctypes|socket)(?:[^\w]|$)/

/** The words of a list; a shell that is given an unknown script runs it. */
function wordsFor({ machine, by, parameters }: CodeState, list: CodeValue[]): Value[] {
  return list.map(({ text, path }, i) =>
    text === '' &&
    path !== undefined &&
    !parameters.has(path.split('.')[0]!) &&
    /^-\w*c$/.test(list[i - 1]?.text ?? '') &&
    /sh$/.test(list[0]?.text ?? '')
      ? machine.unknown('output', `a variable in ${by}`)
      : text,
  )
}

/** A list with one text in it that holds several words: it is for a shell. */
function isOneLine(list: CodeValue[]): boolean {
  return list.length === 1 && /\s/.test(list[0]!.text.trim())
}

/** The arguments of a program: a list, or options that hold it. */
function argumentList(value: CodeValue | undefined): CodeValue[] {
  return value?.list ?? value?.fields?.get('args')?.list ?? []
}

/** The program, perhaps its name again, then the arguments. It may be called anything, but hardly an option. */
function wordsOf(args: CodeArgument[], isNamed: boolean): Value[] {
  const flat = args
    .filter((argument, i) => i === 0 || !/(?:^|\.)env(?:iron|p)?$/.test(argument.path ?? ''))
    .flatMap((argument) => argument.list ?? [argument])
    .map((argument) => argument.text)
  const [program = '', second, ...rest] = flat
  // The list of arguments ends with a null pointer in C.
  while (rest.length > 0 && /^(?:0|NULL|nil|null|undef|None|nullptr)?$/.test(rest.at(-1)!))
    rest.pop()
  const repeats =
    second !== undefined &&
    (second === program || program.endsWith(`/${second}`) || (isNamed && !second.startsWith('-')))
  return repeats ? [program, ...rest] : flat.filter((word, i) => i === 0 || word !== '')
}

function isOwnScript({ detail }: Unknown): boolean {
  return /^(?:[\w-]+\/)*[\w-]+\.(?:py|[cm]?js|rb|pl|lua|php|jl|R)$/.test(detail)
}

/** Code of the same language is run from the code. */
function evaluate(state: CodeState, code: Value): CodeValue {
  const { machine, by } = state
  if (code === '') return { text: '' }
  const { languageName } = state
  // `exec(open('x.py').read())` is `python x.py`, where x.py is a script of the project.
  if (isOneFile(machine, code) && machine.symbols.in(code).every(isOwnScript)) {
    return { text: machine.unknown('output', by) }
  }
  if (!isKnown(code) && !/\w/.test(withoutSymbols(code))) noteExecuted(state, code)
  else if (languageName) return { text: machine.runCode(languageName, code, by) }
  return { text: '' }
}
