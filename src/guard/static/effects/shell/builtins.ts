import { MAX_DEPTH, TooComplex } from '../../parse/parse-script.ts'
import { evaluateText, runSubscripts } from '../../resolve/arithmetic.ts'
import type { Attribute } from '../../resolve/environment.ts'
import { EVERY, onBothWays, withoutPromise, withPromise } from '../../resolve/promises.ts'
import { hasGlob, isKnown, plain, type Value } from '../../resolve/value.ts'
import { ALL_VARIABLES, assign, HOME, resolveName } from '../../resolve/variables.ts'
import { noteGuardRenamed } from '../guard-switches.ts'
import { isOfTheShell, setInherited } from '../inherited-variables.ts'
import { remembered } from '../knowledge/remembered.ts'
import type { Machine } from '../machine.ts'
import { noteOpenMask } from '../programs/opened-programs.ts'
import { computeOutput } from '../pure/index.ts'
import { formatPrintf } from '../pure/printf.ts'
import { runProgram } from '../run-program.ts'
import { runScriptFile } from '../script-files.ts'
import { isDropPlace, isInstalled, runSideCommand } from '../side-commands.ts'
import { readFile } from '../world.ts'
import { popDirectory, pushDirectory, showDirectories } from './directory-stack.ts'
import { hideHistory, history, runAgain } from './history.ts'
import { jump, leave } from './jumps.ts'
import { limit } from './limits.ts'
import { nextOption, readInput, readLines } from './read-input.ts'
import { testWords } from './test-words.ts'
import {
  callByItself,
  noteFalseName,
  noteTrace,
  runBesideCommands,
  watchesCommands,
} from './watched-sessions.ts'

type Builtin = (machine: Machine, args: Value[], name: string) => Value

const nothing: Builtin = () => ''

/** The commands that a shell runs by itself. */
const BUILTINS: Readonly<Record<string, Builtin>> = {
  ':': succeed,
  true: succeed,
  false: (machine) => {
    machine.status = false
    return ''
  },
  cd: changeDirectory,
  pushd: (machine, args) =>
    pushDirectory(machine, args, (words) => changeDirectory(machine, words)),
  popd: popDirectory,
  dirs: showDirectories,
  eval: (machine, args) => {
    // Each of them would read all the words behind it again.
    if (args.length > MAX_DEPTH && args.slice(0, MAX_DEPTH).every((word) => word === 'eval'))
      throw new TooComplex('commands are nested too deeply')
    return machine.runText(args[0] === '--' ? args.slice(1).join(' ') : args.join(' '), {
      frame: machine.frameFor('shell', 'eval'),
    })
  },
  source: sourceFile,
  '.': sourceFile,
  exec: execute,
  command: lookThrough,
  builtin: lookThrough,
  noglob: (machine, args) => machine.runWords(args),
  nocorrect: (machine, args) => machine.runWords(args),
  '-': (machine, args) => machine.runWords(args),
  export: declare,
  declare,
  typeset: declare,
  local: declare,
  readonly: declare,
  unset: (machine, args) => {
    for (const name of args) {
      runSubscripts(machine, name)
      if (name.startsWith('-')) continue
      const [, array = '', index = ''] = /^(\w+)\[(\w+)\]$/.exec(name) ?? []
      const elements = machine.environment.variable(array)?.elements
      if (elements) {
        const rest = [...elements].filter(([key]) => key !== index)
        machine.environment.setVariable(array, { elements: new Map(rest) })
        continue
      }
      machine.environment.setVariable(name, null)
      if (/^(?:HIST(?:FILE|SIZE|FILESIZE)|SAVEHIST)$/.test(name))
        hideHistory(machine, `unset ${name}`)
    }
    return ''
  },
  set: setOptions,
  shopt: (machine, args) => {
    if (args.some((word) => /^nocase/.test(word)))
      machine.miss('rest', 'shopt', '', 'words that are the same in large and small letters')
    return ''
  },
  shift: (machine, args) => {
    const { positional } = machine.environment
    machine.environment.positional = positional?.slice(Number(args[0] ?? 1) || 1)
    return ''
  },
  read: readInput,
  mapfile: readLines,
  readarray: readLines,
  alias: (machine, args) => {
    // fish keeps it for every shell to come.
    if (args.some((word) => /^(?:-s|--save)$/.test(word)))
      machine.miss('outcome', 'alias', '', 'what runs under this name in every shell')
    // zsh puts such a one in place of any word, wherever it stands.
    if (args.some((word) => /^-\w*g/.test(word)))
      machine.miss('rest', 'alias', '', 'words that stand for others')
    for (const word of args) {
      const equals = word.indexOf('=')
      if (equals <= 0) continue
      noteFalseName(machine, word.slice(0, equals), plain(word.slice(equals + 1)))
      noteGuardRenamed(machine, 'alias', word.slice(0, equals))
      machine.environment.setAlias(word.slice(0, equals), word.slice(equals + 1))
    }
    return ''
  },
  unalias: nothing,
  trap: (machine, args) => {
    const script = args.find((word) => !word.startsWith('-') || word === '-')
    if (script && script !== '-' && args.length > 1) {
      // It runs some other time, and what it takes back then does not hold.
      const { promises } = machine.environment
      const run = () => machine.runText(script, { frame: machine.frameFor('shell', 'trap') })
      if (watchesCommands(args)) runBesideCommands(machine, run)
      else run()
      machine.environment.promises = onBothWays(promises, machine.environment.promises)
      machine.traps.push({ script, environment: machine.environment })
    }
    return ''
  },
  test: (machine, args) => testWords(machine, args),
  '[': (machine, args) => testWords(machine, args.at(-1) === ']' ? args.slice(0, -1) : args),
  let: (machine, args) => {
    for (const expression of args) calculate(machine, expression)
    return ''
  },
  printf: printFormatted,
  history,
  fc: runAgain,
  enable: (machine, args) => {
    const at = args.indexOf('-f')
    if (at >= 0 && args[at + 1]) machine.emit('load', 'enable', plain(args[at + 1]!))
    return ''
  },
  complete: completionCommand,
  compgen: completionCommand,
  bind: (machine, args) => {
    const file = args[args.indexOf('-f') + 1]
    if (args.includes('-f') && file !== undefined) readFile(machine, 'bind', file)
    const at = args.indexOf('-x')
    const command = at >= 0 ? /:\s*(.*)$/s.exec(args[at + 1] ?? '')?.[1] : undefined
    if (command)
      runBesideCommands(machine, () =>
        runSideCommand(machine, 'bind', command.replace(/^"(.*)"$/s, '$1'), 'side'),
      )
    // A key that types whole lines.
    if (args.some((word) => /^"[^"]*":\s*".*\\(?:n|r|C-[jm])/.test(plain(word))))
      machine.miss('outcome', 'bind', '', 'what the key types')
    return ''
  },
  type: lookUp,
  hash: (machine, args) => {
    // `hash -p PATH NAME` makes NAME another program.
    const at = args.indexOf('-p')
    if (at >= 0) for (const name of args.slice(at + 2)) rebind(machine, name, args[at + 1] ?? '')
    return ''
  },
  getopts: nextOption,
  wait: (machine, args) => {
    // `wait -p NAME`
    for (const word of args) runSubscripts(machine, word)
    return ''
  },
  jobs: (machine, args) => (args[0] === '-x' ? machine.runWords(args.slice(1)) : ''),
  fg: nothing,
  bg: nothing,
  disown: nothing,
  return: (machine) => jump(machine, machine.calls.length > 0),
  exit: leave,
  logout: leave,
  break: (machine) => jump(machine, machine.loops > 0),
  continue: (machine) => jump(machine, machine.loops > 0),
  times: nothing,
  ulimit: limit,
  umask: (machine, args) => noteOpenMask(machine, plain(args.at(-1) ?? '')),
  caller: nothing,
  // zsh
  zmodload: loadModule,
  'add-zsh-hook': (machine, args) => {
    const [, name] = args.filter((word) => !word.startsWith('-'))
    if (name !== undefined) callByItself(machine, plain(name))
    return ''
  },
  zle: (machine, args) => {
    const [, widget, name = widget] = args
    if (args[0] === '-N' && name !== undefined) callByItself(machine, plain(name))
    return ''
  },
  autoload: nothing,
  setopt: nothing,
  unsetopt: nothing,
  ztcp: openSocket,
}

export const builtinOf = remembered((word) =>
  Object.hasOwn(BUILTINS, word) ? BUILTINS[word] : undefined,
)

/** A name is made to mean another program. */
function rebind(machine: Machine, name: Value, path: Value): void {
  noteGuardRenamed(machine, 'hash', name)
  machine.environment.setAlias(name, path)
  if (!isInstalled(plain(path)) && !/^\/s?bin\//.test(plain(path)))
    machine.miss('stand-in', name, path, `what ${plain(path)} does`)
  if (/^(?:\/tmp|\/var\/tmp|\/dev\/shm)\/|\/\.[^/]+\/[^/]+$/.test(plain(path)))
    machine.emit('run', 'hash', path, { how: `the name ${name} is made to run` })
}

function succeed(machine: Machine): Value {
  machine.status = true
  return ''
}

function changeDirectory(machine: Machine, args: Value[]): Value {
  const target = args.find((word) => !word.startsWith('-'))
  machine.environment.directory =
    target === undefined
      ? args.includes('-')
        ? machine.environment.previous
        : HOME
      : machine.absolute(opened(machine, found(machine, target))).replace(/^\.$/, '')
  machine.emit('touch', 'cd', machine.environment.directory || '.')
  return ''
}

/** `/proc/self/fd/3`: the directory that a descriptor was opened for. */
function opened(machine: Machine, target: Value): Value {
  const [, digits, rest = ''] =
    /^\/(?:dev\/fd|proc\/(?:self|thread-self|\$\$|\d+)\/fd)\/(\d+)(\/.*)?$/s.exec(plain(target)) ??
    []
  const channel = digits === undefined ? undefined : machine.environment.channel(Number(digits))
  if (channel?.kind === 'file') return channel.path + rest
  // What was opened to be read is known by what it holds.
  const [source, ...more] = channel?.kind === 'data' ? machine.symbols.in(channel.value) : []
  return source?.origin === 'file' && more.length === 0 ? source.detail + rest : target
}

/** Names without a dot or a slash in front are looked for in the folders of CDPATH. */
function found(machine: Machine, target: Value): Value {
  const [folder = ''] = machine.environment.variable('CDPATH')?.value?.split(':') ?? []
  return folder === '' || folder === '.' || /^\.{0,2}\/|^\.{1,2}$|^~/.test(target)
    ? target
    : `${folder}/${target}`
}

function sourceFile(machine: Machine, args: Value[], name: string): Value {
  const [path, ...rest] = args
  // fish: `source` without a file reads its input.
  if (path === undefined || path === '-') {
    const input = machine.inputValue
    return input === undefined
      ? ''
      : machine.runText(input, { input: undefined, frame: machine.frameFor('shell', name) })
  }
  if (rest.length > 0) machine.environment.positional = rest
  return machine.within({ frame: machine.frameFor('shell', name) }, () =>
    runScriptFile(machine, 'sh', name, path),
  )
}

function execute(machine: Machine, args: Value[]): Value {
  let at = 0
  let shown: Value | undefined
  while (args[at] !== undefined && /^-[acl]+$/.test(args[at]!)) {
    const renames = args[at]!.includes('a')
    if (renames) shown = args[at + 1]
    at += renames ? 2 : 1
  }
  if (shown !== undefined && isMasked(shown, args[at] ?? ''))
    machine.miss('outcome', 'exec', '', 'a program that goes by the name of another')
  return args.length > at ? machine.runWords(args.slice(at)) : ''
}

/** Whether a program is listed under a name that is not its own; `-bash` is a shell that one logs in with. */
function isMasked(shown: Value, program: Value): boolean {
  const name = (value: Value) => plain(value).replace(/^-|^.*\//g, '')
  return isKnown(shown) && isKnown(program) && name(shown) !== name(program)
}

/** `command x`, `builtin x`: x itself, without functions or aliases. */
function lookThrough(machine: Machine, args: Value[], name: string): Value {
  const [first = '', ...rest] = args
  if (/^-[vV]+$/.test(first))
    return rest
      .map((word) => (word.includes('/') ? plain(word) : `/usr/bin/${plain(word)}`))
      .join('\n')
  const words = /^-p$|^--$/.test(first) ? rest : args
  const [head, ...others] = words
  if (head === undefined) return ''
  const builtin = head === name ? undefined : builtinOf(head)
  if (builtin) return builtin(machine, others, head)
  return isKnown(head) && !hasGlob(head)
    ? runProgram(machine, head, others)
    : machine.runWords(words)
}

const DECLARES_OWN = /^(?:local|declare|typeset)$/

/** A function's own variable ends with it. */
function keepOutside({ locals, environment }: Machine, name: Value): void {
  if (/^\w+$/.test(name) && locals?.has(name) === false)
    locals.set(name, environment.variable(name))
}

function declare(machine: Machine, args: Value[], name: string): Value {
  const flags = args.filter((word) => /^[-+][A-Za-z]+$/.test(word)).join('')
  if (/[pfF]/.test(flags)) return describe(machine, args, flags)
  // Without a name it shows all that programs would inherit.
  if (args.every((word) => /^-[xg]+$/.test(word)))
    return /^(?:export|declare|typeset)$/.test(name) ? machine.unknown('output', ALL_VARIABLES) : ''
  for (const word of args) {
    const match = /^([A-Za-z_]\w*)(\+?)=([\s\S]*)$/.exec(word)
    if (DECLARES_OWN.test(name) && !flags.includes('g')) keepOutside(machine, match?.[1] ?? word)
    if (name !== 'export' && name !== 'readonly')
      setAttribute(machine, resolveName(machine, match?.[1] ?? word), args)
    if (!match) {
      runSubscripts(machine, word)
      if (/^\w+$/.test(word)) exportKnown(machine, name, flags, word)
      continue
    }
    const [, variable, append, value] = match as unknown as [string, string, string, string]
    const kept = machine.environment.isFixed(variable) && machine.environment.variable(variable)
    if (flags.includes('n') && name !== 'export') {
      runSubscripts(machine, value)
      machine.environment.setVariable(variable, { reference: value })
    } else assign(machine, variable, value, { append: append !== '' })
    // The shell may refuse, and go on with what it was.
    if (kept && kept.value !== undefined) machine.environment.addOthers(variable, [kept.value])
    if (name === 'readonly' || (name !== 'export' && flags.includes('r')))
      machine.environment.fix(variable)
    if (name === 'export' || flags.includes('x') || isOfTheShell(variable))
      setInherited(machine, variable, value)
  }
  return ''
}

/** `declare -l x`, `declare +l x`: bash keeps one of these, the last. */
function setAttribute(machine: Machine, variable: string, args: readonly Value[]): void {
  if (!/^\w+$/.test(variable)) return
  for (const word of args) {
    const [, sign, letters = ''] = /^([-+])([A-Za-z]+)$/.exec(word) ?? []
    for (const letter of letters.match(/[iluc]/g) ?? [])
      machine.environment.setAttribute(variable, sign === '-' ? (letter as Attribute) : '')
  }
}

/** `declare -p x`, `declare -f x`: the code that makes a variable or a function again. */
function describe(machine: Machine, args: Value[], flags: string): Value {
  const code = args
    .filter((word) => /^\w+$/.test(word))
    .map((name) => {
      const body = flags.includes('p') ? undefined : machine.environment.function(name)
      if (body) return body.source?.slice(body.node.pos, body.node.end)
      const value = machine.environment.variable(name)?.value
      return value === undefined
        ? undefined
        : `declare -- ${name}='${value.replaceAll("'", "'\\''")}'`
    })
  if (code.length === 0)
    return machine.unknown('output', /[fF]/.test(flags) ? 'declare' : ALL_VARIABLES)
  return code.includes(undefined) ? machine.unknown('output', 'declare') : `${code.join('\n')}\n`
}

/** `X=…; export X` is the same as `export X=…`. */
function exportKnown(machine: Machine, builtin: string, flags: string, name: string): void {
  if (builtin !== 'export' && !flags.includes('x')) return
  const value = machine.environment.variable(name)?.value
  if (value !== undefined) setInherited(machine, name, value)
}

function setOptions(machine: Machine, args: Value[]): Value {
  if (args.length === 0) return machine.unknown('output', ALL_VARIABLES)
  if (args.some((word, i) => /^\+\w*o$/.test(word) && args[i + 1] === 'history'))
    hideHistory(machine, 'set +o history')
  if (args.some((word) => /^-\w*x/.test(word) || word === 'xtrace')) noteTrace(machine)
  const start = args[0] === '--' ? 1 : args.findIndex((word) => !/^[-+]/.test(word))
  const { environment } = machine
  const unset = asksForAll(args)
  if (unset !== undefined)
    environment.promises = unset
      ? withPromise(environment.promises, EVERY)
      : withoutPromise(environment.promises, EVERY)
  const takesName = args.some((word) => /^[-+]\w*o$/.test(word))
  if (args[0] === '--' || (start >= 0 && !takesName))
    machine.environment.positional = args.slice(start)
  return ''
}

/** `set -u`, `set -o nounset` and their opposites; undefined where nothing is said about it. */
function asksForAll(args: readonly Value[]): boolean | undefined {
  let asks: boolean | undefined
  for (const [i, word] of args.entries()) {
    if (!/^[-+]\w/.test(word)) continue
    const names = /^[-+]\w*o$/.test(word) && args[i + 1] === 'nounset'
    if (names || /^[-+]\w*u/.test(word)) asks = word.startsWith('-')
  }
  return asks
}

function calculate(machine: Machine, text: Value): Value {
  const number = evaluateText(machine, text)
  return number === undefined ? machine.unknown('output', 'arithmetic') : String(number)
}

function printFormatted(machine: Machine, args: Value[]): Value {
  if (args[0] === '-v' && args[1]) {
    runSubscripts(machine, args[1])
    assign(machine, args[1], formatPrintf(args.slice(args[2] === '--' ? 3 : 2).map(plain)))
    return ''
  }
  const call = { machine, name: 'printf', path: 'printf', args, entry: undefined, before: 0 }
  return computeOutput(call) ?? ''
}

/** `type -P x`, `type x`: the place of a program. */
function lookUp(_machine: Machine, args: Value[]): Value {
  const name = args.find((word) => !word.startsWith('-'))
  return name === undefined ? '' : `/usr/bin/${plain(name)}\n`
}

function completionCommand(machine: Machine, args: Value[]): Value {
  const at = args.indexOf('-C')
  if (
    at >= 0 &&
    args[at + 1] &&
    (!/^\S*\/?[\w.-]+$/.test(args[at + 1]!) || isDropPlace(plain(args[at + 1]!)))
  )
    runSideCommand(machine, 'complete', args[at + 1]!, 'side')
  const called = args[args.indexOf('-F') + 1]
  if (args.includes('-F') && called !== undefined) callByItself(machine, plain(called))
  // The list of words is expanded like any other.
  const words = args.indexOf('-W')
  if (words >= 0) runSubscripts(machine, args[words + 1] ?? '')
  return machine.unknown('output', 'compgen')
}

/** A module of zsh: its own ones are known, any other is a library. */
function loadModule(machine: Machine, args: Value[]): Value {
  for (const word of args.map(plain)) {
    if (!word.startsWith('-') && !word.startsWith('zsh/')) machine.emit('load', 'zmodload', word)
  }
  return ''
}

/** zsh's `ztcp`: the descriptor is in $REPLY, whose number nobody knows. */
function openSocket(machine: Machine, args: Value[]): Value {
  const words = args.filter((word) => !word.startsWith('-')).map(plain)
  const address = words.join(':')
  machine.emit('fetch', 'ztcp', address, { how: 'opens a connection to' })
  machine.environment.setChannel(-1, { kind: 'socket', address })
  machine.environment.setVariable('REPLY', { value: machine.unknown('output', 'descriptor') })
  return ''
}
