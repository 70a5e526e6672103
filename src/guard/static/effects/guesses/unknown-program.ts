import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { runHook, useInterpreter } from '../hooks.ts'
import type { Machine } from '../machine.ts'
import { derived, readFile, writeFile } from '../world.ts'

/** A shell by its full path: given to a program as an argument, it is meant to be run. */
export const SHELL_PATH = /^(?:\/usr)?(?:\/local)?\/bin\/(?:ba|da|z|k|a|c|tc|fi|mk|pdk|ya)?sh$/

const SHELL_NAME = /^(?:ba|da|z|k|fi)?sh$/

/** Names of options that run a command beside the purpose of the program. */
const HOOK_OPTION =
  /^--?(?:(?:pre|post|on|before|after)-\w[\w-]*|\w[\w-]*-(?:hook|script|command|cmd|exec|program|action)|hook|pager|editor|rsh|shell|use-compress-program|proxy-command|to-command|info-script|new-volume-script)$/
/** Names of options that run a command. */
const EXEC_OPTION = /^--?(?:exec|execute|run|command|cmd|eval)$/
/** Names of options that write a file. */
const WRITE_OPTION =
  /^--?(?:o|out|output|outfile|out-file|output-file|output-document|log|logfile|log-file|write|save|dump|dump-file|export|dest|destination|report|trace|pidfile|pid-file)$/
/** Names of options for what is not looked at. */
const LEAVES_OUT = /^--?(?:[\w]+-)*(?:exclude|ignore|skip|except|without|omit)(?:-\w+)*$/
/** Names of options for what a program logs in with: it is used, not shown. */
const USE_OPTION =
  /^--?(?:[\w]+-)*(?:key|keyring|key-?file|keytab|identity(?:-file)?|cert(?:ificate)?(?:-?file)?|ca-?cert|credentials?(?:-file)?|password-?file|kubeconfig|env-file)$/
const LIBRARY = /\.(?:so|dylib|dll)(?:\.\d+)*$/
const LIBRARY_OPTION =
  /^--?(?:plugin|module|library|lib|engine|provider|preload|extension|load|load-\w+|pkcs11\w*)$/

/** A program that the knowledge base does not know: judged by what its arguments look like. */
export function runUnknownProgram(machine: Machine, path: Value, args: Value[]): Value {
  const name = plain(path)
  const call: Call = {
    machine,
    name: name.slice(name.lastIndexOf('/') + 1),
    path,
    args,
    entry: undefined,
  }
  const reads: Value[] = []
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
    else if (takesGuessedValue(option[1]!) && args[i + 1] !== undefined)
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
    USE_OPTION.test(option) ||
    LIBRARY_OPTION.test(option)
  )
}

/** An option that is not listed: its name says what it most likely does. */
export function guessOption(
  { machine, name }: Call,
  option: string,
  value: Value | undefined,
): void {
  if (value === undefined || value === '') return
  const text = plain(value)
  if (LEAVES_OUT.test(option)) return
  // `--shell bash` only says for whom something is made.
  if (/^--?shell$/.test(option)) useInterpreter(machine, name, value)
  else if (HOOK_OPTION.test(option)) {
    if (looksLikeCommand(text)) runHook(machine, name, value, hookKind(option))
  } else if (EXEC_OPTION.test(option)) {
    if (looksLikeCommand(text)) machine.runText(value, { frame: machine.frameFor('wrapper', name) })
  } else if (WRITE_OPTION.test(option)) writeFile(machine, name, value, machine.inputValue ?? '')
  else if (USE_OPTION.test(option)) machine.emit('use', name, machine.absolute(value))
  else if (LIBRARY.test(text) && LIBRARY_OPTION.test(option)) machine.emit('load', name, text)
  else guessPath(machine, name, value)
}

function hookKind(option: string): 'pager' | 'editor' | 'rsh' | 'compressor' | 'hook' {
  if (/pager/.test(option)) return 'pager'
  if (/editor/.test(option)) return 'editor'
  if (/rsh|proxy/.test(option)) return 'rsh'
  return /compress/.test(option) ? 'compressor' : 'hook'
}

function looksLikeCommand(text: string): boolean {
  return /^(?:\/|\.{1,2}\/|~\/)?[\w.-]+(?:\/[\w.+-]+)*(?:\s|$|;|\|)/.test(text)
}

/** An operand whose meaning is not known: a path is read, as far as we know. */
export function guessOperand(
  { machine, name }: Pick<Call, 'machine' | 'name'>,
  value: Value,
): Value {
  return guessPath(machine, name, value)
}

/** A path inside of a longer word: `drawtext=textfile=/root/x:size=20`. */
function embedded(machine: Machine, name: string, text: string): Value {
  let reads = ''
  for (const [, path] of text
    .slice(0, 2000)
    .matchAll(/[=:@,("'\s]((?:~|\/(?:etc|root|home|proc|var|run))\/[\w.@/-]+)/g)) {
    reads += readFile(machine, name, path!, { certain: false })
  }
  return reads
}

function guessPath(machine: Machine, name: string, value: Value): Value {
  const text = plain(value)
  const path =
    /^(?:@|file:\/\/|[\w-]+=|[\w-]+:)*((?:~|\.{0,2})\/.*|\.[\w-]+(?:\/.*)?|[\w-]+(?:[./][\w.-]+)+)$/s.exec(
      text,
    )?.[1]
  if (/^\w+:\/\//.test(text) && !text.startsWith('file:')) return ''
  if (path === undefined) return embedded(machine, name, text)
  return readFile(machine, name, value.slice(value.length - path.length), { certain: false })
}
