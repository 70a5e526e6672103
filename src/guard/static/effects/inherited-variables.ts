import { runSubscripts } from '../resolve/arithmetic.ts'
import { isKnown, plain, type Value } from '../resolve/value.ts'
import { deferWords } from './deferred-words.ts'
import type { VariableType } from './knowledge/facts.ts'
import { findEntry, findVariableType } from './knowledge/index.ts'
import type { Language } from './knowledge/languages.ts'
import { remembered } from './knowledge/remembered.ts'
import { mayBeUnclear, PLAIN_VARIABLE, UNCLEAR_VARIABLES } from './knowledge/shared-variables.ts'
import { isAddressOfOthers, isWeightyPlace } from './knowledge/weighty-aims.ts'
import { spawnedShell } from './languages/any-code/any-language.ts'
import { openShell } from './languages/run-from-code.ts'
import { loadsByFlags, loadsByOption } from './load-options.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'
import { readListing } from './programs/listings.ts'
import { runScriptFile } from './script-files.ts'
import { applySetting } from './settings.ts'
import { runBesideCommands } from './shell/watched-sessions.ts'
import { isDropPlace, runSideCommand, type SideCommandKind } from './side-commands.ts'
import { readFile } from './world.ts'

/** Variables by which shells themselves go: prompts, and the history of commands. */
export function isOfTheShell(name: string): boolean {
  return /^(?:PS[0-4]|R?PROMPT|PROMPT_COMMAND|HIST(?:FILE|SIZE|FILESIZE|IGNORE)|SAVEHIST)$/.test(
    name,
  )
}

/** A variable that programs inherit gets a value: some of them run or load what they are given. */
export function setInherited(machine: Machine, name: string, value: Value): void {
  const type = findType(name)
  const { provenance } = machine
  machine.provenance =
    type === undefined
      ? { by: 'guess', name: 'variable', key: name }
      : { by: 'table', name: 'inherited-variables', key: name, type }
  nameTarget(machine, name, value)
  if (name === 'PROMPT_COMMAND')
    runBesideCommands(machine, () => applyVariable(machine, name, value, type))
  else applyVariable(machine, name, value, type)
  const path = machine.absolute(value)
  if (BELIEVED.test(name) && (machine.files.has(path) || isDropPlace(plain(path))))
    machine.miss('outcome', name, '', 'whom programs believe')
  const pair = `${name}=${plain(value)}`
  if (mayBeUnclear(pair))
    for (const [question, how] of UNCLEAR_VARIABLES)
      if (isUnclear(machine, question.exec(pair))) machine.miss('outcome', name, '', how)
  if (AGENT_SOCKET.test(name) && isSearchedFor(machine, value))
    machine.miss('outcome', name, '', 'whose keys those are')
  machine.provenance = provenance
}

/** Whether a value is one that matters, and not a place where the same text has put something. */
function isUnclear(machine: Machine, found: RegExpExecArray | null): boolean {
  const place = found?.groups?.place
  return found !== null && (place === undefined || !machine.files.has(machine.absolute(place)))
}

/** The socket of an SSH agent. */
const AGENT_SOCKET = /^SSH_AUTH_SOCK$/

/** Who looks for an agent takes that of anybody. */
function isSearchedFor(machine: Machine, value: Value): boolean {
  return machine.symbols
    .in(value)
    .some(
      ({ origin, detail }) =>
        origin === 'output' &&
        (isKind(detail.split(' ')[0]!, 'tree-searcher') || readListing(detail) !== undefined),
    )
}

/** A variable that nobody described is given something that one would aim at. */
function noteAim(machine: Machine, name: string, value: Value): void {
  const text = plain(value)
  if (!isKnown(value) || PLAIN_VARIABLE.test(name)) return
  const isGiven =
    isDropPlace(text) && (LIBRARY.test(text) || !FILLED.test(name)) && !machine.files.has(text)
  if (isGiven || isWeightyPlace(text) || isAddressOfOthers(text))
    machine.miss('outcome', name, '', `what programs make of ${JSON.stringify(text)}`)
}

const LIBRARY = /\.(?:so|dylib|dll)(?:\.\d+)*$/
/**
 * Names for a place that programs fill, or that say nothing but that it is one: from any other where
 * anybody can put files they may take code.
 */
const FILLED =
  /(?:^|_)(?:TE?MP\w*|OUT\w*|DEST\w*|TARGET|(?:GO(?:MOD)?)?CACHE\w*|LOG\w*|WORK\w*|DATA\w*|DB\w*|BUILD\w*|DIST|STATE|STORE|STORAGE|BACKUPS?|REPORTS?|RESULTS?|COVERAGE|ARTIFACTS?|DOWNLOADS?|UPLOADS?|SOCK\w*|PID\w*|LOCK\w*|\w*PREFIX|INSTALL\w*|DUMP|SNAPSHOTS?|SCRATCH|RUN|RUNTIME|TESTS?|SCREENSHOTS?|PROJECT|REPO|HF|TORCH|PIPX|CLI|FILE)(?:_?(?:DIR|DIRECTORY|FILE|FOLDER|PATH|ROOT|HOME))?$|^(?:XDG_CONFIG_HOME|ROOT|DIR|PATH|FOLDER)$/i

/** Certificates of those who may speak for any other machine: not what the same text has put there. */
const BELIEVED =
  /^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|AWS_CA_BUNDLE|GIT_SSL_CAINFO|PIP_CERT|CARGO_HTTP_CAINFO|npm_config_cafile)$/i

function applyVariable(
  machine: Machine,
  name: string,
  value: Value,
  type: VariableType | undefined,
): void {
  if (type === undefined && machine.files.size > 0) lookInto(machine, name, value)
  if (type === undefined) noteAim(machine, name, value)
  if (name === 'HISTFILE' && value === '') keepLess(machine, name, '/dev/null')
  if (type === undefined || value === '') return
  const text = plain(value)
  switch (type) {
    case 'lib':
      // A list of libraries: each is forced into the process.
      for (const item of text.split(/[: ]+/))
        machine.emit('load', name, machine.absolute(item), { how: `by ${name}` })
      return
    case 'path':
      for (const item of text.split(':')) {
        if (isWritablePlace(item))
          machine.emit('load', name, item, {
            how: `from a place that anybody can write to, by ${name}`,
          })
      }
      return
    case 'prompt':
      // Only the substitutions in a prompt run.
      runBesideCommands(machine, () => runSubscripts(machine, text))
      return
    case 'history':
      keepLess(machine, name, text)
      return
    case 'called':
      // A debugger is what it is made for.
      if (!/^0?$|(?:set_trace|post_mortem|embed|breakpoint|start)$/.test(text))
        machine.emit('run', name, text, { how: `${name} is made to call` })
      return
    case 'options':
      loadsByOption(machine, name, text)
      return
    case 'flags':
      loadsByFlags(machine, name, text)
      return
    case 'function':
      // An exported function: its body runs when a shell calls it.
      machine.runText(text.replace(/^\s*\(\s*\)\s*/, ''), {
        frame: machine.frameFor('shell', name),
        input: undefined,
      })
      return
    case 'dropped':
      startDropped(machine, name, text)
      return
    case 'read':
      readFile(machine, name, value)
      return
    case 'write':
      if (text.startsWith('/'))
        machine.emit('write', name, text, {
          data: machine.unknown('output', name),
          certain: false,
        })
      return
    case 'judged':
      runJudged(machine, name, text)
      return
    case 'script.sh':
      runScriptFile(machine, 'sh', name, value)
      machine.emit('run', name, text, { how: `every shell that starts runs, by ${name},` })
      return
    case 'code.perl':
      machine.runCode('perl', text, name)
      return
    case 'code.perl-options':
      perlOptions(machine, name, text)
      return
    case 'code.lua':
      if (text.startsWith('@')) runStartup(machine, name, value.slice(1), 'lua')
      else machine.runCode('lua', text, name)
      return
    case 'code.vim':
      machine.runCode('vim', text, name)
      return
    case 'script.python':
      runScriptFile(machine, 'python', name, value)
      machine.emit('load', name, text, { how: `by ${name}` })
      return
    default:
      applyCommandVariable(machine, name, value, type)
  }
}

/** Programs whose uses somebody would want to look up. */
const OF_INTEREST = [
  'login-client',
  'meddler',
  'remote-client',
  'shell',
  'tool',
  'user-switch',
] as const

/** Whether commands of a pattern are left out that matter: `sudo *`, `*curl*`; not `ls *`, nor what begins with a blank. */
function hidesMore(pattern: string): boolean {
  if (!/[*?[]/.test(pattern) || /^(?:\[?[\s\\t]+\]?\**|&)$/.test(pattern)) return false
  const [program = ''] = pattern.split(/[\s*?[]/)
  return program === '' || OF_INTEREST.some((kind) => isKind(program, kind))
}

/** The history of commands is not kept any more, or not all of it. */
function keepLess(machine: Machine, name: string, text: string): void {
  const ignored = name === 'HISTIGNORE' ? text.split(':') : []
  if (/^\/dev\/|^[0-3]$/.test(text) || ignored.some((item) => /^[*?]+$/.test(item)))
    machine.emit('destroy', name, name, {
      how: `the history of commands is switched off by ${name}`,
    })
  else if (ignored.some(hidesMore))
    machine.miss('outcome', name, '', 'which commands nobody can look up later')
}

/** A variable that names a start-up file, options of a program, or a command. */
function applyCommandVariable(
  machine: Machine,
  name: string,
  value: Value,
  type: VariableType,
): void {
  const text = plain(value)
  if (type.startsWith('startup')) {
    runStartup(machine, name, value, (type.slice(8) || 'config') as Language)
    return
  }
  if (type.startsWith('settings.')) {
    for (const [, key, value, pair] of text.matchAll(QUOTED_SETTING))
      applySetting(machine, type.slice(9), name, pair ?? `${key}=${value}`)
    return
  }
  if (type.startsWith('setting.')) {
    applySetting(machine, type.slice(8), name, namedSetting(machine, name, value))
    return
  }
  if (type.startsWith('option.')) {
    const [program = '', ...words] = type.slice(7).split(' ')
    deferWords({ machine, name: program, args: [...words, value], entry: findEntry(program) })
    return
  }
  if (type.startsWith('options.')) {
    loadsByOption(machine, name, text)
    runWithOptions(machine, name, type.slice(8), text)
    return
  }
  // An address is no command: `MY_REPO_SSH=ssh://host/repository`.
  if (/^\w+:\/\//.test(text)) return
  const output = runSideCommand(
    machine,
    name,
    type === 'side' ? text.replace(/^\|+-?/, '') : value,
    type as SideCommandKind,
  )
  // Without a pipe in front it prints the name of the file that is shown instead.
  if (name === 'LESSOPEN' && !text.startsWith('|')) readFile(machine, name, output.trim())
}

const ADDRESS = /(?:_proxy|_host|_registry|_endpoint|_server|_ur[il])$/i

/** `http_proxy=…`, `GIT_DIR=…`: the machine or the place that programs will go to. */
function nameTarget(machine: Machine, name: string, value: Value): void {
  const text = plain(value)
  if (/^\w+:\/\//.test(text) || ADDRESS.test(name)) machine.emit('connect', name, text)
  else if (/^[/~]/.test(text))
    for (const path of text.split(':')) machine.emit('touch', name, machine.absolute(path))
}

/** A variable that names a directory into which this command line wrote code that starts a shell. */
function lookInto(machine: Machine, name: string, value: Value): void {
  if (!/(?:LIB|PATH|DIR|HOME|MODULES?|PLUGINS?|CONFIG|RC)$/.test(name) || value === '') return
  const place = machine.absolute(value).replace(/\/$/, '')
  for (const [path, content] of machine.files) {
    // Where the text does not say which directory this is, names in it have none either.
    const isHere = /^\.?$/.test(place) && !path.includes('/')
    if (path !== place && !path.startsWith(`${place}/`) && !isHere) continue
    const shell = spawnedShell(plain(content))
    if (shell !== undefined) openShell(machine, name)
  }
}

const findType = remembered((name: string): VariableType | undefined => {
  // Of numbered ones the first is described.
  const known = findVariableType(name) ?? findVariableType(name.replace(/_\d+$/, '_0'))
  if (known !== undefined) return known
  if (/^BASH_FUNC_.+(?:%%|\(\))$/.test(name)) return 'function'
  return BY_ENDING.find(([ending]) => ending.test(name))?.[1]
})

/** Programs name such variables alike: their own name in front, the purpose behind. */
const BY_ENDING: readonly (readonly [RegExp, VariableType])[] = [
  [/[A-Z_]PAGER$/, 'pager'],
  [/[A-Z_]EDITOR$/, 'editor'],
  [/[A-Z_]BROWSER$/, 'browser'],
  [/_(?:RSH|SSH|SSH_COMMAND)$/, 'rsh'],
  [/_ASKPASS$/, 'side'],
  [
    /_(?:LAUNCHER|WRAPPER|OPENER|RUNNER|LINKER|EXECUTABLE|PROG|PROGRAM|BINARY|SYMBOLIZER_PATH|SHELL)$/,
    'dropped',
  ],
  [/_(?:TRACE|TRACE2|LOGFILE|LOG_FILE|LOG_PATH|HISTFILE)$/, 'write'],
  [
    /(?:PLUGINS?|MODULES?|EXTENSIONS?|ADDONS?|LAYERS?|DRIVERS?|ENGINES?|PROVIDERS?|FILTERS?|HOOKS?)_?(?:PATHS?|DIRS?|DIRECTORY|FOLDER|ROOT)$/,
    'path',
  ],
  [/_(?:MODULES|PLUGINS|EXTENSIONS)$|_PRELOAD$/, 'path'],
  [/^(?:\w*_)?(?:[CFH]|CC|CXX|CPP|LD|FC|KCC?|OBJC|NVCC|CUDA)FLAGS$/, 'flags'],
]

/** A program from a place where anybody can put one. */
function startDropped(machine: Machine, name: string, text: string): void {
  const program = text.trim().split(/\s/)[0]!
  if (isDropPlace(program))
    machine.emit('run', name, program, { how: `a program is made, by ${name}, to run` })
}

/** A tool in a variable: `CC="ccache gcc"` is everyday, a shell or a file from /tmp is not. */
function runJudged(machine: Machine, name: string, text: string): void {
  if (!isKnown(text)) return
  startDropped(machine, name, text)
  // A tool is one command: who gives several wants another to run.
  if (/;|&&|\n/.test(text.replace(/"[^"]*"|'[^']*'/g, '')))
    machine.emit('run', name, text, { how: `${name} makes it run several commands` })
  machine.runText(text, { frame: machine.frameFor('wrapper', name), input: undefined })
}

/** A configuration or start-up file that is obeyed: from where anybody can write it is anybody's. */
function runStartup(machine: Machine, name: string, value: Value, language: Language): void {
  for (const item of value.split(':')) {
    const path = machine.absolute(item)
    if (isDropPlace(plain(path)))
      machine.emit('load', name, path, {
        how: `from a place that anybody can write to, by ${name}`,
      })
    if (machine.files.has(path) || /^\/dev\/fd\//.test(plain(item)))
      runScriptFile(machine, language, name, item)
  }
  lookInto(machine, name, value)
}

/** The variable's words are options of a program, as if they were typed. */
function runWithOptions(machine: Machine, name: string, program: string, text: string): void {
  // The letters of `make` come without a dash when it calls itself.
  if (!/(?:^|\s)-|^\w+=/.test(text)) return
  machine.runCommand(
    [
      ...program.split(' '),
      ...text
        .trim()
        .split(/(?<!\\)\s+/)
        .map((word) => word.replace(/\\(\s)/g, '$1')),
    ],
    {
      frame: machine.frameFor('wrapper', name),
      input: { kind: 'data', value: '' },
    },
  )
}

const QUOTED_SETTING = /'([^'=]+)'='([^']*)'|'([^'=]+=[^']*)'/g

/** `GIT_CONFIG_KEY_0` names the setting that `GIT_CONFIG_VALUE_0` gives a value. */
function namedSetting(machine: Machine, name: string, value: Value): Value {
  const key = machine.environment.variable(name.replace('VALUE', 'KEY'))?.value
  return key === undefined ? value : `${key}=${value}`
}

const WRITABLE = /^(?:\/tmp|\/var\/tmp|\/dev\/shm|\/run\/user)(?:\/|$)/

function isWritablePlace(path: string): boolean {
  return WRITABLE.test(path)
}

function perlOptions(machine: Machine, name: string, text: string): void {
  const module = /-[Mm](\S+)/.exec(text)?.[1]
  if (module && /[(;'"/]/.test(module))
    machine.runCode('perl', text.slice(text.indexOf(module)), name)
  if (/-I\s*\/(?:tmp|var\/tmp|dev\/shm)/.test(text))
    machine.emit('load', name, text, { how: `by ${name}` })
  if (/(?:^|\s)-d(?:\s|$|:)/.test(text)) machine.emit('load', name, text, { how: `by ${name}` })
}
