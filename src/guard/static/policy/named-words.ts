import type { Code, Machine, Resolved } from '../effects/machine.ts'
import { hasGlob, isKnown, plain, type Value } from '../resolve/value.ts'

/** A word that names something, in a command whose program may make anything of it. */
export interface NamedWord {
  text: string
  program: string
}

/**
 * Programs that only print, compare or search by their words: to name something is not to touch
 * it. Files that they do read are effects of theirs.
 */
const ONLY_TEXT =
  /^(?:echo|printf|print|:|true|false|[efz]?grep|egrep|rg|ag|ack|pt|sift|g?sed|[gmn]?awk|jq|yq|expr|tr|cut|seq|basename|dirname|man|apropos|whatis|which|type|whereis|hash|alias|unalias|eval|find|gfind|bfs|fd|fdfind|locate|mdfind|pgrep|pkill|logger|notify-send|wall|say|cowsay|figlet|banner|trap|export|declare|local|readonly|typeset|let|set|unset|shift|return|exit|read|mapfile)$/
/** Programs that run another one: that one is looked at by itself, and of theirs only the place. */
const RUNS_OTHERS =
  /^(?:command|builtin|exec|env|sudo|doas|su|xargs|parallel|timeout|nice|ionice|nohup|setsid|stdbuf|watch|time|busybox|bash|sh|dash|zsh|ksh|ash|fish)$/
const PLACE_OPTION = /^(?:-[CDa]|--(?:chdir|working-directory|directory|arg-file)(?:=.*)?)$/
const COMPARES = /^(?:=|==|!=|=~|<|>|-eq|-ne|-lt|-le|-gt|-ge|-ef|-nt|-ot)$/
/** Programs that keep a history, and their options for texts that people read. */
const KEEPS_HISTORY = /^(?:git|hg|svn|jj|gh|glab|hub|tea|jira)$/
const MESSAGE =
  /^(?:-[a-zA-Z]*m|-[SGtb]|--(?:message|grep|author|title|body|notes|description|format|pretty|subject)(?:=.*)?)$/
/** Options for what is left alone. */
const LEAVES_OUT =
  /^--?(?:\w+-)*(?:exclude|ignore|skip|except|without|omit|prune)(?:-\w+)*(?:=.*)?$/
/** Words that are longer are no names. */
const LONGEST = 1024

/** The words of a command that may name a file or a host. */
export function namedWords({ arguments: words }: Resolved): NamedWord[] {
  const program = nameOf(plain(words[0] ?? ''))
  const args = words.slice(1)
  // What a pattern means is looked up in the directory, whoever prints it.
  if (ONLY_TEXT.test(program))
    return /^(?:echo|printf|print|:)$/.test(program)
      ? args.filter(hasGlob).flatMap((word) => named(word, program))
      : []
  if (RUNS_OTHERS.test(program))
    return args
      .filter((word, i) => PLACE_OPTION.test(word.includes('=') ? word : (args[i - 1] ?? '')))
      .flatMap((word) => named(word, program))
  if (/^\[{1,2}$|^test$/.test(program) && args.some((word) => COMPARES.test(word))) return []
  const keeps = KEEPS_HISTORY.test(program)
  return args.flatMap((word, i) => {
    const skipped = [word, args[i - 1] ?? ''].some((at, k) => leavesOut(at, k === 1, keeps))
    return skipped ? [] : named(word, program)
  })
}

function named(word: Value, program: string): NamedWord[] {
  return isName(word) ? [{ text: plain(word), program }] : []
}

function leavesOut(word: Value, isBefore: boolean, keeps: boolean): boolean {
  if (isBefore && word.includes('=')) return false
  return LEAVES_OUT.test(word) || (keeps && MESSAGE.test(word))
}

function isName(word: Value): boolean {
  return (
    word !== '' &&
    word.length <= LONGEST &&
    isKnown(word) &&
    (!/[\s"'`<>|;(){}]/.test(word) || /^(?:\w+=\S+\s+)*host=\S/.test(word))
  )
}

const STRINGS = /(["'`])((?:\\.|(?!\1)[^\\\n]){2,500})\1/g
const PRINTS = /(?:print\w*|puts|echo|log|say|write|warn|die|throw|Error)\s*\(?\s*[frbu]?$/

/** The strings in code that may name a file or a host; what is only printed does not count. */
export function namedStrings({ text, program }: Code): NamedWord[] {
  const found: NamedWord[] = []
  // PowerShell's words need no quotes.
  if (/^(?:pwsh|powershell)$/.test(program))
    found.push(
      ...(text.slice(0, 20_000).match(/\w+:\/\/\S+/g) ?? []).map((url) => ({ text: url, program })),
    )
  for (const match of text.slice(0, 20_000).matchAll(STRINGS)) {
    if (PRINTS.test(text.slice(Math.max(0, match.index - 24), match.index))) continue
    const name = match[2]!.replace(/^[<>+|\s]+/, '')
    if (isName(name)) found.push({ text: name, program })
  }
  return found
}

/** What cannot be parsed is not run in mind: every word of it may be a name. */
export function namedInText({ source = '' }: Machine): NamedWord[] {
  return source
    .slice(0, 20_000)
    .split(/[\s"'`<>|;&(){}]+/)
    .filter(isName)
    .map((text) => ({ text, program: '' }))
}

/** The paths that a word can mean: as a whole, glued to an option, or as one part of several. */
export function pathsIn(word: string): string[] {
  if (/^(?!file:)\w[\w+.-]*:\/\//.test(word)) return []
  const parts = [word.replace(/^-\w/, ''), ...word.split(/[=,:;@]/)].filter((part) =>
    /^(?:\/|~|\.{1,2}\/)/.test(part),
  )
  return word.startsWith('-') ? parts : [word, ...parts]
}

/** The name of a program without its place. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).split(' ')[0]!
}
