import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import type { Machine } from '../machine.ts'
import { canonicalName, isKnownProgram } from '../program-names.ts'
import { runSideCommand } from '../side-commands.ts'
import { derived, readFile, writeFile } from '../world.ts'
import { SHELL_NAME } from './shell-as-value.ts'

/** A shell by its full path: given to a program as an argument, it is meant to be run. */
export const SHELL_PATH = /^(?:\/usr)?(?:\/local)?\/bin\/(?:ba|da|z|k|a|c|tc|fi|mk|pdk|ya)?sh$/

/** Names of options that run a command beside the purpose of the program. */
const HOOK_OPTION =
  /^--?(?:(?:pre|post|on|before|after)-\w[\w-]*|\w[\w-]*-(?:hook|script|command|cmd|exec|program|action)|hook|pager|editor|rsh|shell|use-compress-program|proxy-command|to-command|info-script|new-volume-script)$/
/** Names of options that take what proves who asks: it is used, and not shown. */
export const KEY_OPTION =
  /^--?(?:identity(?:-?file)?|[\w-]*(?:(?:private|secret|ssh|tls|ssl|client|server|account|signing|jwt|rpc|pair|api|host|deploy)-)?key(?:-?pair)?(?:-?(?:file|path))?|[\w-]*key-pair-file|keyfile|keyring|keytab|keystore(?:-file)?|[\w-]*cert(?:ificate)?(?:-?(?:file|path))?|[\w-]*credentials?(?:-?(?:file|path))?|service-account(?:-file)?|defaults(?:-extra)?-file|kubeconfig)$/
/** Names of options that run a command. */
const EXEC_OPTION = /^--?(?:exec|execute|run|command|cmd|eval)$/
/** Names of options that write a file. */
const WRITE_OPTION =
  /^--?(?:o|out|output|outfile|out-file|output-file|output-document|log|logfile|log-file|write|save|dump|dump-file|export|dest|destination|report|trace|pidfile|pid-file)$/
/** `-o pool.example:3333`, `--output=json`: what an option for files is also used for. */
const ADDRESS = /^[a-z][\w+.-]*:\/\/|^[\w-]+(?:\.[\w-]+)+:\d{1,5}$/i
const FORMAT =
  /^(?:json[lp5]?|jsonpath|ya?ml|xml|csv|tsv|text|plain|table|wide|pretty|short|long|full|cat|export|name|html|markdown|md|sarif|junit|tap|none|verbose|brief|raw|toml)$/i
/** Flags by which many programs change the files that they are given. */
const IN_PLACE = /^(?:-i|-I|--in-?place|--write|--overwrite|--force|--replace|--fix)$/
/** Names of options for what is not looked at. */
const LEAVES_OUT = /^--?(?:[\w]+-)*(?:exclude|ignore|skip|except|without|omit)(?:-\w+)*$/
const LIBRARY = /\.(?:so|dylib|dll)(?:\.\d+)*$/
const LIBRARY_OPTION =
  /^--?(?:plugin|module|library|lib|engine|provider|preload|extension|load|load-\w+|pkcs11\w*)$/

/** No program has such a name: it is typed into the one that was started before. */
const TYPED_ESCAPE = /^:?!((?:ba|da|z|k|a)?sh)$/

/** A program that the knowledge base does not know: judged by what its arguments look like. */
export function runUnknownProgram(machine: Machine, path: Value, args: Value[]): Value {
  const name = plain(path)
  const typed = TYPED_ESCAPE.exec(name)?.[1]
  if (typed !== undefined) runSideCommand(machine, 'an interactive program', typed, 'side')
  const call: Call = {
    machine,
    name: name.slice(name.lastIndexOf('/') + 1),
    path,
    args,
    entry: undefined,
    before: machine.resolved.length,
  }
  const reads: Value[] = []
  if (args.some((word) => IN_PLACE.test(plain(word))))
    for (const word of args)
      if (/^(?:[/~]|\.{1,2}\/)/.test(word))
        machine.emit('rewrite', call.name, machine.absolute(word))
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!
    const text = plain(word)
    const command = SHELL_PATH.test(text) ? i : text === '--' ? i + 1 : -1
    if (command >= 0 && startsCommand(args[command])) {
      machine.runCommand(args.slice(command), { frame: machine.frameFor('wrapper', call.name) })
      break
    }
    const option = /^(--?[A-Za-z][\w-]*)(?:=(.*))?$/s.exec(text)
    if (!option) reads.push(guessOperand(call, word))
    else if (option[2] !== undefined) guessOption(call, option[1]!, option[2])
    else if (
      (takesGuessedValue(option[1]!) || option[1] === '-i') &&
      args[i + 1] !== undefined &&
      !args[i + 1]!.startsWith('-')
    )
      guessOption(call, option[1]!, args[++i])
  }
  return derived(machine, call.name, ...reads, machine.inputValue ?? '')
}

/** Whether a word behind `--` is a program: `tool exec -- sh`. A file may have the name of another one. */
function startsCommand(word: Value | undefined): boolean {
  return word !== undefined && (SHELL_PATH.test(plain(word)) || SHELL_NAME.test(plain(word)))
}

function takesGuessedValue(option: string): boolean {
  return (
    HOOK_OPTION.test(option) ||
    EXEC_OPTION.test(option) ||
    WRITE_OPTION.test(option) ||
    LIBRARY_OPTION.test(option) ||
    KEY_OPTION.test(option)
  )
}

/** An option that is not listed: its name says what it most likely does. */
export function guessOption(call: Call, option: string, value: Value | undefined): void {
  const { machine, name } = call
  if (value === undefined || value === '') return
  const text = plain(value)
  if (LEAVES_OUT.test(option)) return
  if (HOOK_OPTION.test(option)) {
    if (isCommand(text, option)) runSideCommand(machine, name, value, sideCommandKind(option))
  } else if (EXEC_OPTION.test(option)) {
    if (looksLikeCommand(text)) machine.runText(value, { frame: machine.frameFor('wrapper', name) })
  } else if (WRITE_OPTION.test(option)) {
    if (ADDRESS.test(text)) machine.emit('connect', name, text)
    else if (!FORMAT.test(text)) writeFile(machine, name, value, machine.inputValue ?? '')
  } else if (LIBRARY.test(text) && LIBRARY_OPTION.test(option)) machine.emit('load', name, text)
  else if (KEY_OPTION.test(option) || (option === '-i' && KEY_FILE.test(text)))
    machine.emit('use', name, machine.absolute(value.replace(/^fileb?:\/\//, '')))
  else guessPath(call, value)
}

function sideCommandKind(option: string): 'pager' | 'editor' | 'rsh' | 'compressor' | 'side' {
  if (/pager/.test(option)) return 'pager'
  if (/editor/.test(option)) return 'editor'
  if (/rsh|proxy/.test(option)) return 'rsh'
  return /compress/.test(option) ? 'compressor' : 'side'
}

const KEY_FILE = /(?:^|\/)(?:\.ssh\/[^/]+|[\w.-]*id_(?:rsa|dsa|ecdsa|ed25519)[\w.-]*|[\w.-]+\.pem)$/

/**
 * Whether the value of a hook is one. The name of an option alone says little: `--on-behalf-of
 * ann`, `--post-data x`, `--shell zsh` for the dialect of a completion.
 */
function isCommand(text: string, option: string): boolean {
  if (!looksLikeCommand(text)) return false
  const [head = ''] = text.split(/[\s;|]/)
  if (/shell$/.test(option))
    return /[\s/]/.test(text) && !/^[\w./~-]*\/(?:node|python[\d.]*)$/.test(text)
  return /[\s/;|]/.test(text) || isKnownProgram(canonicalName(head))
}

function looksLikeCommand(text: string): boolean {
  return /^(?:\/|\.{1,2}\/|~\/)?[\w.-]+(?:\/[\w.+-]+)*(?:\s|$|;|\|)/.test(text)
}

/** An operand whose meaning is not known: a path is read, as far as we know. */
export function guessOperand(call: Operand, value: Value): Value {
  const { machine } = call
  const { provenance } = machine
  if (provenance.by !== 'guess') machine.provenance = { ...provenance, by: 'guess' }
  const read = guessPath(call, value)
  machine.provenance = provenance
  return read
}

type Operand = Pick<Call, 'machine' | 'name'> & Partial<Pick<Call, 'entry'>>

/** A path inside of a longer word: `drawtext=textfile=/root/x:size=20`. */
function embedded({ machine, name, entry }: Operand, text: string): Value {
  let reads = ''
  // A whole command line, given to the script of an interpreter, is data for it.
  if (
    entry?.first[0]?.startsWith('script.') &&
    isKnownProgram(canonicalName(/^([\w.-]+)\s/.exec(text)?.[1] ?? ''))
  )
    return reads
  for (const [, path] of text
    .slice(0, 2000)
    .matchAll(/[=:@,("'\s]((?:~|\/(?:etc|root|home|proc|var|run))\/[\w.@/-]+)/g)) {
    reads += readFile(machine, name, path!, { certain: false })
  }
  return reads
}

function guessPath(call: Operand, value: Value): Value {
  const { machine, name } = call
  const text = plain(value)
  const path =
    /^(?:@|file:\/\/|[\w-]+=|[\w-]+:)*((?:~|\.{0,2})\/.*|\.[\w-]+(?:\/.*)?|[\w-]+\.[\w.-]+(?:\/[\w.-]+)*|[\w-]+(?:\/[\w.-]+)+)$/s.exec(
      text,
    )?.[1]
  if (/^\w+:\/\//.test(text) && !text.startsWith('file:')) return ''
  // `cd ~/.ssh; git diff --no-index /dev/null id_rsa`: outside of a project names mean files there.
  if (
    path === undefined &&
    /^[\w.-]+$/.test(text) &&
    machine.environment.directory?.startsWith('/')
  )
    return readFile(machine, name, value, { certain: false })
  if (path === undefined) return embedded(call, text)
  return readFile(machine, name, value.slice(value.length - path.length), { certain: false })
}
