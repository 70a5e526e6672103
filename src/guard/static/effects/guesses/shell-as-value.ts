import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { isDropPlace } from '../side-commands.ts'

/** Ends of names, of options and settings, whose value is a command. */
const NAMES_COMMAND =
  /(?:^|[._:-])(?:\w*editor|\w*pager|\w*command|\w*cmd|(?:pre|post)?-?hook|exec|askpass|opener|viewer|previewer|mailer|filter|helper|terminal|exec_lines|ssh)$/i

/** The last letters of all of these: most words end otherwise. */
const MAY_NAME_COMMAND = /[rdkcslh]$/i

/** A shell, alone or with options, also as an item of a list. */
const SHELL =
  /^[["'\s!$]*(?:(?:\/usr)?(?:\/local)?\/bin\/)?(?:ba|da|z|k|a|c|tc|fi)?sh(?:["',\]\s]+-[\s\S]*)?["'\]\s]*$/

/** The name of a shell, without its folder. */
export const SHELL_NAME = /^(?:ba|da|z|k|fi)?sh$/

/** A shell with options, and with nothing behind them but its own command. */
const SHELL_LINE =
  /^(?:(?:\/usr)?(?:\/local)?\/bin\/)?(?:ba|da|z|k|fi)?sh(?:\s+-[il]+$|\s+-[il]*c\s+\S)/
/** Options whose value is only said or looked for. */
const SAYS =
  /^(?:-[mtdbep]|--?(?:message|title|body|comment|description|summary|notes?|text|subject|pattern|regexp?|grep|match|filter|name|prompt))$/

/** Words that say: a program follows. */
const RUNS_NEXT: ReadonlySet<string> = new Set(['exec', 'run', 'build-env'])

/** Words that say: a name and a value follow. */
const SETS = /^(?:set|config|settings?|setenv|--set|--config|--set-config|--global)$/

/** A shell as the value of a setting or an option that no knowledge base has listed. */
export function followShellAsValue(call: Call, at: number): void {
  const { args, entry } = call
  const word = plain(args[at]!)
  const next = args[at + 1]
  // `tool exec -- sh`, `tool -- 'bash -i'`
  if (word === '--' && next !== undefined && SHELL.test(plain(next))) {
    if (/\s/.test(next)) startText(call, next)
    else startCommand(call, args.slice(at + 1))
    return
  }
  // `tool exec sh`, `tool run bash`
  if (RUNS_NEXT.has(word) && next !== undefined && SHELL_NAME.test(plain(next))) {
    startCommand(call, args.slice(at + 1))
    return
  }
  // A whole command line in one word: `--anything 'bash -i'`.
  if (at > 0 && SHELL_LINE.test(word) && !SAYS.test(plain(args[at - 1]!))) {
    startText(call, word)
    return
  }
  const equals = word.indexOf('=')
  const key = equals > 0 ? word.slice(0, equals) : word
  if (!MAY_NAME_COMMAND.test(key) || !NAMES_COMMAND.test(key)) return
  // A listed option was understood; a setting behind another option was not.
  if (key.startsWith('-') && entry?.options.get(key)?.type !== undefined) return
  if (equals > 0) start(call, word.slice(equals + 1))
  else if (next !== undefined && (key.startsWith('-') || isSetting(args, at))) start(call, next)
}

function isSetting(args: readonly Value[], at: number): boolean {
  return args.slice(0, at).some((word) => SETS.test(plain(word)))
}

function startCommand(call: Call, words: Value[]): void {
  const { machine, name } = call
  if (!hasRun(call, words)) machine.runCommand(words, { frame: machine.frameFor('wrapper', name) })
}

function startText(call: Call, text: Value): void {
  const { machine, name } = call
  if (!hasRun(call, text.split(/\s+/)))
    machine.runText(text, { frame: machine.frameFor('wrapper', name) })
}

/** Whether what is known about the program has led to the same command already. */
function hasRun({ machine, name }: Call, words: readonly Value[]): boolean {
  const line = words.join(' ')
  return machine.resolved.some(
    ({ arguments: run, span, frame }) =>
      span === machine.span && frame?.by.startsWith(name) && run.join(' ') === line,
  )
}

function start(call: Call, value: Value): void {
  const { machine, name } = call
  const text = plain(value)
  if (SHELL.test(text)) {
    const command = text.replace(/["',[\]!$]+/g, ' ').trim()
    startText(call, /\s-\w*c\s/.test(text) ? text : command)
  } else if (/^["']?\/\S+$/.test(text) && isDropPlace(text))
    machine.emit('run', name, text, { how: `${name} is made to run` })
}
