import { noteCodeGaps } from '../certainty/code-gaps.ts'
import { isKnown, plain, type Value, withoutSymbols } from '../resolve/value.ts'
import { checkForeign } from './foreign-code.ts'
import type { Language } from './knowledge/languages.ts'
import { codeBehaviour } from './languages/any-code/code-behaviour.ts'
import { hiddenTexts } from './languages/any-code/hidden-text.ts'
import { codeServer, namedPaths } from './languages/any-code/named-paths.ts'
import { takesEnvironment } from './languages/any-code/network-code.ts'
import { withoutTables } from './languages/any-code/without-tables.ts'
import { READERS, WITHOUT_CALLS } from './languages/index.ts'
import type { Machine } from './machine.ts'
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

/** Analyses code in a language: its effects count as the effects of the program that runs it. */
export function runCode(machine: Machine, language: Language, code: Value, by: string): Value {
  machine.step()
  if (language === 'sh') return machine.runText(code, { frame: machine.frameFor('shell', by) })
  const text = plain(code)
  // `python3 < script.py` is `python3 script.py`.
  if (isOneFile(machine, text) || isCompiled(machine, text)) {
    for (const { origin, detail } of machine.symbols.in(text))
      if (origin === 'file' && detail !== '')
        machine.scripts.push({ path: detail, program: by, span: machine.span })
    return machine.unknown('output', by)
  }
  // Code that nobody can see: where it came from decides.
  if (!isKnown(text) && withoutSymbols(text).trim() === '') {
    // Commands for a program of its own kind are not code.
    if (language === 'typed' || isOwnData(machine, language, text))
      return machine.unknown('output', by)
    machine.emit('execute', by, text)
    return machine.unknown('output', by)
  }
  machine.code.push({ text, program: by, span: machine.span, frame: machine.frame })
  if (!WITHOUT_CALLS.has(language)) {
    const shown = FOLLOWS_CALLS.test(language) ? withoutTables(text) : text
    namedPaths(machine, shown, by)
    codeServer(machine, shown, by)
    codeBehaviour(machine, shown, by, language)
  }
  const output = READERS[language](machine, text, by)
  noteCodeGaps(machine, language, text, by)
  // Whoever prints the environment prints what it holds, in whatever form.
  if (CODES.test(language) && takesEnvironment(text))
    return output + machine.unknown('output', 'env')
  const hidden = followHidden(machine, language, text, by)
  // Both may be what it prints: what was followed, and what its strings turn into.
  const followed = output.trim() !== '' && isKnown(output)
  if (followed && output.includes(hidden.trim())) return output
  if (hidden !== '') return followed ? `${output}\n${hidden}` : hidden
  // Nothing is known about what it prints; only a text that is run cares.
  return output.trim() === '' && PRINTS.test(text) ? machine.unknown('output', by) : output
}

/** Languages whose analysers see every call with its arguments. */
const FOLLOWS_CALLS = /^(?:python|javascript|ruby|php)$/

/** A copy of a local file, or what a compiler made: nothing more is known, and nothing hidden. */
function isCompiled(machine: Machine, content: Value): boolean {
  const sources = machine.symbols.in(content)
  return (
    sources.length > 0 &&
    withoutSymbols(content).trim() === '' &&
    sources.every(
      ({ origin, detail }) =>
        origin === 'file' || (origin === 'output' && isKind(detail, 'compiler')),
    )
  )
}

/** Whether a value is the unchanged content of files of this machine: one, or some in a row. */
export function isOneFile(machine: Machine, value: Value): boolean {
  const text = value.trim()
  return (
    text !== '' &&
    withoutSymbols(text).trim() === '' &&
    machine.symbols.in(text).every(({ origin }) => origin === 'file')
  )
}

/**
 * Whether text for a program that cannot be seen is data of one's own: what a database printed,
 * from this machine or another one that one logs in to, or a file that was unpacked.
 */
function isOwnData(machine: Machine, language: Language, text: Value): boolean {
  if (!DATA_LANGUAGES.test(language)) return false
  return machine.symbols.in(text).every(({ origin, detail }) => {
    if (origin === 'network') return language === 'sql' && /^(?:[\w.-]+@)?[\w.-]+$/.test(detail)
    return origin === 'file' || (origin === 'output' && !DECODERS.test(detail))
  })
}

/** Languages that people seldom write by hand: programs make them for each other. */
const DATA_LANGUAGES = /^(?:sql|config|roff|tex|postscript)$/
const DECODERS = /^(?:base64|base32|basenc|openssl|xxd|uudecode|gpg|rev|tr|perl|python\d?|awk)\b/

const PRINTS = /\b(?:print\w*|puts|echo|console\.log|stdout|say|write)\b/
const EVALUATES =
  /\b(?:eval\w*|exec|execvp?\w*|Function|compile|loadstring|load|instance_eval|iex)\b/
const STARTS = /\b(?:system|popen|spawn\w*|execSync|exec\w*|subprocess|shell_exec|passthru)\b|`/
const CODES = /^(?:python|javascript|perl|ruby|php|lua|awk|powershell|julia|r|jvm)$/

/** Follows what code hides in its strings; returns what it prints of that. */
function followHidden(machine: Machine, language: Language, code: string, by: string): Value {
  if (!CODES.test(language) || machine.decoding) return ''
  const texts = hiddenTexts(code)
  if (texts.length === 0) return ''
  machine.decoding = true
  try {
    for (const text of texts) {
      if (text.length > code.length / 2 || EVALUATES.test(code))
        runCode(machine, language, text, by)
      // The whole program in another spelling is no command line.
      const isProgram = text.slice(0, 12) === code.slice(0, 12)
      if (!isProgram && STARTS.test(code) && /^[\w./~-]+(?:\s|$)/.test(text))
        machine.runText(text, { frame: machine.frameFor('code', by), input: undefined })
      if (/^(?:\/|~\/)\S+$/.test(text)) namedPaths(machine, `open("${text}")`, by)
    }
  } finally {
    machine.decoding = false
  }
  // Whole programs in another spelling are no output.
  const printed = texts.filter((text) => text.length < code.length / 1.3)
  return PRINTS.test(code) ? printed.join('\n') : ''
}

/** Runs a script file: its content counts if this command line wrote or fetched it. */
export function runScriptFile(
  machine: Machine,
  language: Language,
  by: string,
  path: Value,
): Value {
  if (isInput(path)) {
    const input = machine.inputValue
    if (input === undefined) machine.interactive = by
    return input === undefined ? '' : runCode(machine, language, input, by)
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
    !((by === 'source' || by === '.') && HOLDS_VARIABLES.test(text)) &&
    !machine.files.has(machine.absolute(path)) &&
    !/^\/dev\/fd\//.test(text)
  ) {
    machine.emit('read', by, machine.absolute(path.replace(/^@(?=[/~.])/, '')), { certain: false })
  }
  if (
    /^(?:at|batch|pm2 start|systemd-run|nohup|screen|daemonize)$/.test(by) &&
    /^(?:\/tmp|\/var\/tmp|\/dev\/shm)\/|\/Downloads\/|\/incoming\//.test(text)
  ) {
    machine.emit('run', by, path, { how: `${by} is made to run` })
  }
  const content = contentToRun(machine, path)
  if (content === undefined)
    machine.scripts.push({ path: machine.absolute(path), program: by, span: machine.span })
  // A copy of a script of one's own, or the unpacked one, is run like the script itself.
  if (content !== undefined && !isOwnCopy(machine, content))
    return runCode(machine, language, content, by)
  if (!isKnown(path)) {
    const unseen = machine.symbols.in(path).some(({ origin }) => origin === 'network')
    if (unseen) machine.emit('execute', by, path)
  }
  return machine.unknown('output', plain(path))
}

/** Whether a file holds what another one held, which nobody but its owner can have put there. */
function isOwnCopy(machine: Machine, content: Value): boolean {
  return (
    isOneFile(machine, content) &&
    machine.symbols.in(content).every(({ detail }) => !isDropPlace(detail))
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
  const language = interpreter ? (INTERPRETERS[interpreter] ?? 'sh') : 'sh'
  const environment = machine.environment.fork()
  environment.positional = args
  return machine.within({ environment }, () => runCode(machine, language, content, plain(path)))
}
