import { isKnown, plain, type Value, withoutSymbols } from '../resolve/value.ts'
import { checkForeign } from './foreign-code.ts'
import type { Language } from './knowledge/languages.ts'
import type { Machine } from './machine.ts'
import { isCompiled } from './own-content.ts'
import { isKind } from './program-kinds.ts'
import { canonicalName } from './program-names.ts'
import { isDropPlace } from './side-commands.ts'
import { isInput } from './world.ts'

/** The language of an interpreter's script, where its name tells it. */
const INTERPRETERS: Record<string, Language> = {
  sh: 'sh',
  bash: 'sh',
  dash: 'sh',
  zsh: 'sh',
  ksh: 'sh',
  ash: 'sh',
  busybox: 'sh',
  python: 'python',
  python3: 'python',
  python2: 'python',
  perl: 'perl',
  ruby: 'ruby',
  node: 'javascript',
  nodejs: 'javascript',
  deno: 'javascript',
  bun: 'javascript',
  php: 'php',
  lua: 'lua',
  awk: 'awk',
  gawk: 'awk',
  mawk: 'awk',
  sed: 'sed',
  make: 'make',
  tclsh: 'tcl',
  expect: 'tcl',
  wish: 'tcl',
}

/** Runs a script file: its content counts if this command line wrote or fetched it. */
export function runScriptFile(
  machine: Machine,
  language: Language,
  by: string,
  path: Value,
): Value {
  // A shell does whatever comes in, and nobody sees it; what an interpreter is given may be a dialogue.
  const isOfShell = by === 'source' || by === '.'
  const typed = () => machine.unknown('user', 'typed input')
  if (isOfShell && isTerminal(path)) return machine.runCode(language, typed(), by)
  if (isInput(path)) {
    const input = machine.inputValue ?? (isOfShell ? typed() : undefined)
    if (input === undefined) machine.interactive = by
    return input === undefined ? '' : machine.runCode(language, input, by)
  }
  const text = plain(path)
  if (/^\w+:\/\//.test(text) && !/^file:/.test(text)) {
    machine.emit('execute', by, machine.unknown('network', text))
    return machine.unknown('output', text)
  }
  checkForeign(machine, machine.absolute(path))
  // A file that is no script is quoted line by line in the messages about its errors. Only a
  // shell that takes its variables from a file reads secrets for their purpose.
  if (
    !(isOfShell && HOLDS_VARIABLES.test(text)) &&
    !machine.files.has(machine.absolute(path)) &&
    !/^\/dev\/fd\//.test(text)
  ) {
    machine.emit('read', by, machine.absolute(path.replace(/^@(?=[/~.])/, '')), { certain: false })
  }
  if (
    isKind(by, 'scheduler') &&
    /^(?:\/tmp|\/var\/tmp|\/dev\/shm)\/|\/Downloads\/|\/incoming\//.test(text)
  ) {
    machine.emit('run', by, path, { how: `${by} is made to run` })
  }
  const content = contentToRun(machine, path)
  // A copy of a script of one's own, or the unpacked one, is run like the script itself.
  if (content !== undefined && !isOwnCopy(machine, content))
    return machine.runCode(language, content, by)
  if (!isKnown(path)) {
    const unseen = machine.symbols.in(path).some(({ origin }) => origin === 'network')
    if (unseen) machine.emit('execute', by, path)
  }
  return machine.unknown('output', plain(path))
}

function isTerminal(path: Value): boolean {
  return /^\/dev\/(?:tty\w*|console|pts\/[^/]+)$/.test(path)
}

/** Whether a file holds what another one held, which nobody but its owner can have put there. */
function isOwnCopy(machine: Machine, content: Value): boolean {
  const sources = machine.symbols.in(content)
  return (
    withoutSymbols(content).trim() === '' &&
    sources.some(({ origin }) => origin === 'file') &&
    sources.every(
      ({ origin, detail }) =>
        (origin === 'file' && !isDropPlace(detail)) ||
        (origin === 'output' && isKind(detail, 'rewriter')),
    )
  )
}

/** Names of files that people write for a shell to take variables from. */
const HOLDS_VARIABLES =
  /env|secret|cred|token|passw|[-_]keys?$|rc$|\.(?:\w*sh|conf|config|cfg|ini|vars?|profile|local|prod\w*)$/i

/** What a file holds, where the command line itself tells. */
function contentToRun(machine: Machine, path: Value): Value | undefined {
  const written = machine.files.get(machine.absolute(path))
  if (written !== undefined) return written
  const descriptor = /^\/(?:dev\/fd|proc\/self\/fd)\/(\d+)$/.exec(plain(path))
  const channel = descriptor && machine.environment.channel(Number(descriptor[1]))
  return channel ? machine.valueOf(channel) : undefined
}

/** A file that this command line wrote is started by its path. */
export function runWrittenFile(
  machine: Machine,
  path: Value,
  content: Value,
  args: Value[],
): Value {
  if (isCompiled(machine, content)) return machine.unknown('output', plain(path))
  const shebang = /^#!\s*(\S+)(?:[ \t]+(\S+))?/.exec(content)
  const interpreter =
    shebang && canonicalName(/\/env$/.test(shebang[1]!) ? (shebang[2] ?? 'sh') : shebang[1]!)
  const language =
    interpreter && Object.hasOwn(INTERPRETERS, interpreter) ? INTERPRETERS[interpreter]! : 'sh'
  const environment = machine.environment.fork()
  environment.positional = args
  return machine.within({ environment }, () => machine.runCode(language, content, plain(path)))
}
