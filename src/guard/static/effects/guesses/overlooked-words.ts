import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import type { Entry } from '../knowledge/entry.ts'
import { spawnedShell } from '../languages/any-code/any-language.ts'
import { codeBehaviour, servesConsole } from '../languages/any-code/code-behaviour.ts'
import { withoutTables } from '../languages/any-code/without-tables.ts'
import { runFromCode } from '../languages/run-from-code.ts'
import { startsWithKind } from '../program-kinds.ts'
import { canonicalName, isKnownProgram } from '../program-names.ts'
import { handlerOf } from '../programs/index.ts'
import { runSideCommand } from '../side-commands.ts'
import { sendTo } from '../world.ts'
import { followLoadedCode } from './code-from-drop-places.ts'
import { followShellAsValue } from './shell-as-value.ts'

/**
 * The net below all handlers and entries: knowledge of a program has gaps, but some words mean
 * the same everywhere. It only adds effects that the policy judges by their target, so a word
 * that was understood already does no harm.
 */
export function followOverlooked(given: Call): void {
  const call = withOwnWords(given)
  const { args } = call
  // Programs that only look at text or move it, and those whose code we read better than this.
  const quiet = call.entry?.traits.has('quiet') || handlerOf(call.name) !== undefined
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!
    if (!quiet) {
      followShellAsValue(call, i)
      followGluedHashes(call, word)
      followQuotedHashes(call, word)
    }
    if (word.charCodeAt(0) !== DASH) {
      followActionWord(call, word, args[i + 1])
      followLoadedCode(call, word, args[i + 1])
    } else {
      followOutputOption(call, word, args[i + 1])
      // `--name=value`; some write `-name:/path`.
      const equals = word.search(/=|:(?=\/)/)
      const option = equals > 0 ? word.slice(0, equals) : word
      const value = equals > 0 ? word.slice(equals + 1) : args[i + 1]
      followConfig(call, option, value ?? '')
      followLoadedCode(call, option, value)
    }
  }
  if (args.length > 0) {
    followOpaqueWord(call)
    if (!quiet) followSpawns(call)
  }
}

/**
 * Without the words of a known program that this one has run: they were that program's to read. Where
 * the name is not known, it may be the value of an option that nobody described.
 */
function withOwnWords(call: Call): Call {
  const { machine, name, args } = call
  const last = args.at(-1)
  const { resolved, span } = machine
  for (let i = call.before; last !== undefined && i < resolved.length; i++) {
    const { arguments: words, span: where, frame } = resolved[i]!
    const own = args.length - words.length
    if (
      where === span &&
      frame?.by.startsWith(name) &&
      words.at(-1) === last &&
      own >= 0 &&
      words.every((word, i) => word === args[own + i]) &&
      isKnownProgram(canonicalName(plain(words[0]!)))
    )
      return { ...call, args: args.slice(0, own) }
  }
  return call
}

/** Code in a word, or in a file that this command line wrote, that plainly starts a shell. */
function followSpawns({ machine, name, args }: Call): void {
  for (const word of args) {
    if (word.length <= 6 && machine.files.size === 0) continue
    const text = plain(word)
    const shell =
      (text.length > 6 ? spawnedShell(text) : undefined) ??
      (machine.files.size > 0 ? spawnedShell(contentOf(machine, word)) : undefined)
    if (machine.files.size > 0) codeBehaviour(machine, contentOf(machine, word), name, 'unknown')
    if (text.length > 12 && servesConsole(text)) machine.emit('remote-shell', name, name)
    if (shell !== undefined) runFromCode(machine, name, shell.replace(/^[a-z]+[\s(:=]+(?=\/)/, ''))
  }
}

function contentOf(machine: Call['machine'], word: Value): string {
  const path = machine.absolute(word.replace(/^--?[\w-]+=/, ''))
  const content = plain(machine.files.get(path) ?? '')
  return /\.(?:py|rb|php|[cm]?[jt]sx?)$/.test(path) ? withoutTables(content) : content
}

const HASHES = /^\/etc\/(?:g?shadow|master\.passwd)-?$/

/** Options that name a configuration, or a directory of them. */
const CONFIG_OPTION =
  /^(?:-[cCfF]|--?(?:[\w-]*conf(?:ig)?(?:-?(?:file|path|dir))?|rc-?file|settings|inventory))$/

/**
 * A configuration that this command line wrote is given to a program by an option that nobody
 * described: its directives may run commands.
 */
function followConfig({ machine, name, entry }: Call, option: Value, value: Value): void {
  if (value === '' || (machine.files.size === 0 && !value.includes('/etc/'))) return
  if (!CONFIG_OPTION.test(option)) return
  // No program is configured by them, but many show the line that they do not understand.
  const type = entry?.options.get(option)?.type ?? '-'
  if (option.startsWith('--') && HASHES.test(value) && /^(?:-|config|read)$/.test(type))
    machine.emit('read', name, value, { certain: false })
  if (machine.files.size === 0) return
  const place = plain(machine.absolute(value)).replace(/\/$/, '')
  // A letter means something else to every program: where an entry is there, it would say.
  if (entry && option.length === 2 && !entry.options.has(option)) return
  const described = entry?.options.get(option)?.type !== undefined
  // A described option knows its file; a directory of files it does not look into.
  if ((described && machine.files.has(place)) || handlerOf(name) !== undefined) return
  for (const [path, content] of machine.files) {
    if ((path === place || path.startsWith(`${place}/`)) && content !== '')
      machine.runCode('config', content, name)
  }
}

/** A word that says: what follows is run when something happens. */
const ACTION_WORD =
  /^(?:action(?:ban|unban|start|stop|check|flush|reload)|\w+[-_](?:hook|cmd|command))$/i

function followActionWord({ machine, name }: Call, word: Value, next: Value | undefined): void {
  if (next !== undefined && /^[/~]/.test(next) && ACTION_WORD.test(word))
    runSideCommand(machine, name, next, 'side')
}

/** The password hashes, glued into a longer word: `--file=/etc/shadow`, `romfile=/etc/shadow`. */
const GLUED_HASHES = /^[^\s/]*[=:,@](\/etc\/(?:g?shadow|master\.passwd)-?)(?=$|[,:])/

/** Nobody names them among settings but to have them shown. Leaving them out is another matter. */
function followGluedHashes({ machine, name }: Call, word: Value): void {
  const path = word.includes('/etc/') ? GLUED_HASHES.exec(plain(word))?.[1] : undefined
  if (
    path !== undefined &&
    !/^(?:--?)?(?:[\w-]*exclude|ignore|skip|path|watch|name|dir)/.test(word)
  )
    machine.emit('read', name, path, { certain: false })
}

/** The same as a string or a list of some language: `importstr "/etc/shadow"`. */
const QUOTED_HASHES = /(["'`([])(\/etc\/(?:g?shadow|master\.passwd)-?)["'`)\]]/

function followQuotedHashes({ machine, name }: Call, word: Value): void {
  if (!word.includes('/etc/')) return
  const path = QUOTED_HASHES.exec(plain(word))?.[2]
  // A question about the file itself, its owner or its rights, names it as a path.
  if (
    path !== undefined &&
    !/\b(?:path|target_path|filename)\b|exclude|ignore|deny|block/i.test(word)
  )
    machine.emit('read', name, path, { certain: false })
}

const DASH = 0x2d

/** Options that name a file for the output, whatever the program is. */
const OUTPUT_OPTION =
  /^--?(?:o|out|output(?:[-_]?(?:file|document|path|to|dir|directory|filename))?|out-?(?:file|path|dir)|outputfile|dest(?:ination)?(?:-?(?:file|path|dir))?|target-?file|save(?:-?(?:to|as|file|path|config|session|state|cookies))?|dump-?(?:file|to)|write(?:-?(?:to|file|out-file))?|log-?(?:file|to|path|output)|logfile|report-?file|trace-?file|junit-?xml|junitxml|xml-?output|result-?file|json-?(?:file|out|output)|stats-?file|profile-?(?:out|output)|record|transcript|pid-?file|export-?(?:to|file)|coverage-?file|cookie-jar|dump-header|[\w-]+[-_](?:out|outfile|output|output-file|logfile|log-file|log))$/i

function followOutputOption(
  { machine, name, entry }: Call,
  word: Value,
  next: Value | undefined,
): void {
  const equals = word.indexOf('=')
  const value = equals > 0 ? word.slice(equals + 1) : (next ?? '')
  const isPlace = /^(?:\/|~\/|\$HOME\/)/.test(value)
  if (!isPlace && !word.startsWith('-o/')) return
  const text = plain(word)
  const option = equals > 0 ? text.slice(0, equals) : text
  if (!OUTPUT_OPTION.test(option)) {
    // `-o/etc/file`
    if (text.startsWith('-o/') && !startsWithKind(name, 'other-o'))
      write(machine, name, text.slice(2))
    return
  }
  if (option === '-o' && startsWithKind(name, 'other-o')) return
  // A flag of that name writes nothing by itself.
  if (entry && isFlag(entry, option)) return
  if (isPlace) write(machine, name, plain(value))
}

function isFlag(entry: Entry, option: string): boolean {
  const meaning = entry.options.get(option)
  return meaning !== undefined && meaning.type === undefined
}

/** Only the effect: what the file then holds is known by those who know the program. */
function write(machine: Call['machine'], name: string, target: string): void {
  machine.emit('write', name, machine.absolute(target), {
    data: machine.unknown('output', name),
    certain: false,
  })
}

const BARE_ADDRESS = /(?:^|[@/:=])((?:\d{1,3}\.){3}\d{1,3})(?::\d+)?(?:[/?].*)?$/
const TOKEN = /(?:^|[=:/?])([A-Za-z0-9+/_-]{12,}={1,2}|[A-Za-z0-9+/_-]{16,})(?=$|[@&])/

/**
 * A word that is encoded text, beside the bare address of a machine: a login name, a query or a
 * path is the carrier. Tokens and hashes are random bytes; what decodes to text was encoded to
 * hide it.
 */
function followOpaqueWord({ machine, name, args, entry }: Call): void {
  if (!args.some(mayBeToken)) return
  if (!talks(entry) && !args.some((word) => word.includes('.') && BARE_ADDRESS.test(plain(word))))
    return
  for (const word of args) {
    if (!mayBeToken(word)) continue
    const token = TOKEN.exec(plain(word))?.[1]
    if (token === undefined) continue
    const address =
      args.map((other) => BARE_ADDRESS.exec(plain(other))?.[1]).find(Boolean) ??
      (talks(entry) ? args.map(plain).find((other) => HOST_NAME.test(other)) : undefined)
    if (address !== undefined && decodesToText(token)) sendTo(machine, name, address, token)
  }
}

/** Shorter ones are no tokens, and longer ones no words. */
function mayBeToken(word: Value): boolean {
  return word.length >= 12 && word.length <= 400
}

const HOST_NAME = /^(?:[\w.-]+@)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?::\d+)?$/i

const talkers = new WeakMap<Entry, boolean>()

/** Whether connecting to another machine is what a program is for. */
function talks(entry: Entry | undefined): boolean {
  if (!entry) return false
  let is = talkers.get(entry)
  if (is === undefined) {
    const types = [...entry.first, entry.repeated, ...entry.last]
    is =
      types.some((type) => type === 'host' || type === 'dest' || type === 'send') ||
      [...entry.options.values()].some(({ type }) => type === 'host' || type === 'dest')
    talkers.set(entry, is)
  }
  return is
}

/** Whether a word is Base64 or hexadecimal for a readable text. */
export function decodesToText(token: string): boolean {
  const bytes = /^(?:[0-9a-f]{2}){10,}$/i.test(token)
    ? Buffer.from(token, 'hex')
    : Buffer.from(token, 'base64')
  return bytes.length >= 9 && bytes.every((byte) => (byte >= 32 && byte < 127) || byte === 10)
}
