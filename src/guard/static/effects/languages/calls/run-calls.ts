import { type Unknown, type Value, withoutSymbols } from '../../../resolve/value.ts'
import { isOneFile, runCode } from '../../interpret.ts'
import {
  type CodeArgument,
  type CodeCall,
  type CodeCalls,
  type CodeState,
  type CodeValue,
  nothing,
  passOn,
} from './language.ts'

/** Calls that run commands or code, or take rights. */
export const RUN_CALLS: CodeCalls = {
  exec: runArguments,
  words: runArguments,
  spawn: runArguments,
  /** One string is for a shell; several are the words of a command. */
  'exec-or-words': ({ state, at, positional }) =>
    execute(state, positional.length > 1 ? 'words' : 'exec', at, positional),
  'exec-receiver': (call) =>
    call.receiver && call.receiver.text !== ''
      ? execute(call.state, 'exec', 0, [call.receiver])
      : passOn(call),
  shell: (call) => {
    const { machine, by } = call.state
    machine.within({ frame: machine.frameFor('code', by) }, () =>
      machine.emit('shell', call.path, call.path),
    )
    call.state.executes = true
    return passOn(call)
  },
  eval: ({ state, value }) => evaluate(state, value),
  vim: ({ state, value }) => ({ text: runCode(state.machine, 'vim', value, state.by) }),
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

function runArguments({ state, kind, at, positional, args }: CodeCall): CodeValue {
  return execute(
    state,
    kind as 'exec' | 'words' | 'spawn',
    at,
    positional.length > 0 ? positional : args,
  )
}

/** A command is run from the code. */
export function execute(
  state: CodeState,
  kind: 'exec' | 'words' | 'spawn',
  at: number,
  args: CodeArgument[],
): CodeValue {
  const { machine, by } = state
  const frame = machine.frameFor('code', by)
  const first = args[at]
  if (first === undefined) return { text: '' }
  const words =
    kind === 'words'
      ? wordsOf(args.slice(at))
      : kind === 'spawn'
        ? [first.text, ...(args[at + 1]?.list ?? []).map((item) => item.text)]
        : first.list?.map((item) => item.text)
  if (first.text === '' && !words?.length) {
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

/** `execl("/bin/sh", "sh", "-i")`: the program, then its name again, then the arguments. */
function wordsOf(args: CodeArgument[]): Value[] {
  const flat = args
    .flatMap((argument) => argument.list ?? [argument])
    .map((argument) => argument.text)
  const [program = '', second, ...rest] = flat
  // The list of arguments ends with a null pointer in C.
  while (rest.length > 0 && /^(?:0|NULL|nil|null|undef|None|nullptr)?$/.test(rest.at(-1)!))
    rest.pop()
  const repeats = second !== undefined && (second === program || program.endsWith(`/${second}`))
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
  if (isOneFile(machine, code) && machine.symbols.in(code).every(isOwnScript)) return { text: '' }
  if (withoutSymbols(code).trim() === '') noteUnseen(state, code, machine.frameFor('code', by))
  else if (languageName) return { text: runCode(machine, languageName, code, by) }
  return { text: '' }
}
