import { plain, type Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'
import { runScriptFile } from '../script-files.ts'
import { runSideCommand } from '../side-commands.ts'
import { readFile, writeFile } from '../world.ts'
import type { Analyser } from './index.ts'
import { openShell, runFromCode } from './run-from-code.ts'

/** Keys that open a shell in programs where a single key is enough. */
const SHELL_KEYS: Readonly<Record<string, RegExp>> = {
  ncdu: /^[b!]$/,
  mc: /^\^O$/,
  ranger: /^[S#!]$/,
  nnn: /^[!^]$/,
  vifm: /^:(?:sh|shell)$/,
  lf: /^[w$!]$/,
  iftop: /^!$/,
  tig: /^:?!/,
}

/**
 * Lines typed into an interactive program. Programs differ, but their escapes are alike:
 * `!command`, `:!command`, `shell command`, `system command`, `\! command`, `@exec command`.
 */
export const typed: Analyser = (machine, code, by) => {
  let reads = ''
  for (const line of code.split('\n').slice(0, 200)) {
    const text = line.trim()
    // On a router `sh` is short for `show`, and `!` begins a comment.
    if (by !== 'vtysh') reads += typedLine(machine, text, by)
    else if (!text.startsWith('!'))
      reads += typedLine(machine, text.replace(/^sh(?=\s+\w)/, 'show'), by)
  }
  return reads
}

/** Keys by which editors save what is open in them: `^O`, `C-x C-s`, `^KX`. */
const SAVE_KEYS = /^(?:\^[OS]|\^K\^?[DX]|(?:C-x C-|\^X\^)[SWsw])(?![\w!])/

/** What was opened to be edited is written. */
function saveEdited(machine: Machine, by: string): void {
  const edited = machine.effects.all.filter(
    ({ kind, program }) => kind === 'edit' && program === by,
  )
  for (const { target } of edited) machine.emit('write', by, target)
}

function typedLine(machine: Machine, line: string, by: string): Value {
  machine.step()
  if (line === '') return ''
  if (SAVE_KEYS.test(line)) {
    saveEdited(machine, by)
    return ''
  }
  if (Object.hasOwn(SHELL_KEYS, by) && SHELL_KEYS[by]!.test(line)) {
    openShell(machine, by)
    return ''
  }
  const shellEscape =
    /^(?:\^\w|\^\[|<\w+>|\\?[:.%~]?)?\s*!{1,2}\s*(.*)$/.exec(line) ??
    /^(?:\\!|#!pipe\b|\/exec\b(?:\s+-\S*(?=\s))*|\)(?:host|HOST|system|sh)\b|\.shell\b|\.system\b|:?sh(?:ell)?\b|system\b|@exec\b|[:.]?[eE]xec(?:ute)?\b|spawn\b|start-shell\b|:!|\.!)\s*(.*)$/.exec(
      line,
    )
  if (shellEscape) {
    const command = unwrap(shellEscape[1]!)
    if (command === '') openShell(machine, by)
    else runSideCommand(machine, by, command, 'side')
    return ''
  }
  // One letter and a path: `s/tmp/file` in a pager.
  const word = /^[/:.\\]?(\w+)\s+(.+)$/.exec(line) ?? /^:?([soOwrRe])(~?\/\S+)$/.exec(line)
  if (!word) return ''
  const [, verb = '', rest = ''] = word
  const path = unwrap(rest.split(/\s+/).find((item) => !/^[->]/.test(item)) ?? '')
  if (
    /^(?:open|read|r|source|load|include|edit|e|view|cat|type|less|more|input|i|import|restore|rkt|read_kt|rst|read_st|addent)$/.test(
      verb,
    )
  )
    return readFile(machine, by, path, { certain: false })
  const second = unwrap(rest.split(/\s+/)[1] ?? '')
  if (verb === 'write' && second.startsWith('/')) {
    writeFile(machine, by, second, '')
    return ''
  }
  if (
    /^(?:save|saveas|w|s|O|write|output|tee|log|logfile|dump|export|o|once|backup|spool|redir|record|capture|transcript|store|put-?file|append|wkt|write_kt)$/.test(
      verb,
    )
  )
    writeFile(machine, by, path, '')
  return ''
}

function unwrap(text: string): string {
  return text
    .trim()
    .replace(/;$/, '')
    .replace(/^\((.*)\)$/s, '$1')
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
}

/** `ed`: `!command`, `r file`, `r !command`, `w file`, `e file`. */
export const ed: Analyser = (machine, code, by) => {
  let reads = ''
  for (const line of code.split('\n')) {
    const match = /^[\d,;.$%'a-z]*?\s*([!rweEWf])\s*(!?)(.*)$/.exec(line.trim())
    if (!match) continue
    const [, letter, bang, rest = ''] = match
    if (letter === '!') {
      if (rest === '') openShell(machine, by)
      else runFromCode(machine, by, rest)
    } else if (bang) runFromCode(machine, by, rest)
    else if (/[rEe]/.test(letter!) && rest.trim() !== '')
      reads += readFile(machine, by, rest.trim())
    else if (/[wW]/.test(letter!)) {
      if (rest.trim() !== '' && rest.trim() !== 'q') writeFile(machine, by, rest.trim(), '')
      else saveEdited(machine, by)
    }
  }
  return reads
}

/** dc and bc: a line that starts with `!` goes to a shell. */
export const dc: Analyser = (machine, code, by) => {
  for (const line of code.split('\n')) {
    const command = /^\s*!(?![<>=])(.+)$/.exec(line)?.[1]
    if (command) runFromCode(machine, by, command)
  }
  return machine.unknown('output', by)
}

/** gdb and lldb: `shell`, `!`, embedded Python, and calls into the process. */
export const debuggerCommands: Analyser = (machine, code, by) => {
  let reads = ''
  for (const line of code.split('\n')) {
    const text = line.trim()
    const command = /^(?:!|shell\b|make\b|pipe\b|platform shell\b|\|)\s*(.*)$/.exec(text)?.[1]
    if (command !== undefined) {
      if (command === '') openShell(machine, by)
      else runFromCode(machine, by, command)
      continue
    }
    const python = /^(?:python-interactive|python|py|pi|script)\s+(.*)$/.exec(text)?.[1]
    if (python) reads += machine.runCode('python', python, by)
    const guile = /^guile\s+(.*)$/.exec(text)?.[1]
    if (guile) reads += machine.runCode('lisp', guile, by)
    const called =
      /\b(?:call|print|p|expr|expression)\b.*\b(?:system|popen|execl\w*|execv\w*)\s*\(\s*"([^"]*)"/.exec(
        text,
      )?.[1]
    if (called) {
      runFromCode(machine, by, called)
      machine.emit('run', by, called, { how: 'another process is made to run' })
    }
    // Another process is made to load or run something.
    const loaded = /\b(?:dlopen|dlmopen|LoadLibrary\w?)\s*\([^"]*"([^"]*)"/.exec(text)?.[1]
    if (loaded) machine.emit('load', by, loaded)
    // A command that is put together from values of the process.
    if (/^(?:eval|output-eval)\s/.test(text))
      machine.miss('code', by, '', 'the command that it puts together')
    const imported = /^com\w* script import\s+(?:-\S+\s+)*(\S+)/.exec(text)?.[1]
    if (imported) runScriptFile(machine, 'python', by, imported)
    const source = /^source\s+(\S+)/.exec(text)?.[1]
    if (source) {
      reads += readFile(machine, by, source)
      runScriptFile(machine, 'debugger', by, source)
    }
    const written =
      /^(?:set logging file|dump(?: \w+)? (?:value|memory)|generate-core-file|gcore|save \w+)\s+(\S+)/.exec(
        text,
      )?.[1]
    if (written) writeFile(machine, by, written, '')
    if (DUMPS_MEMORY.test(text) && isAttached(machine, by, code))
      machine.emit('read', by, '/proc/1/mem')
  }
  return reads
}

const DUMPS_MEMORY =
  /^(?:gcore|generate-core-file|dump (?:\w+ )?memory|process save-core|memory read)\b/

/** A debugger looks into a process that ran before: not its own, and not the rest of a dead one. */
function isAttached(machine: Machine, by: string, code: string): boolean {
  return (
    /^\s*(?:process )?attach\b/m.test(code) ||
    machine.resolved.some(
      ({ arguments: [program = '', ...words] }) =>
        plain(program).endsWith(by) &&
        words.some((word) =>
          /^--?(?:p|pid|attach-pid|n|attach-name)(?:[=\d]|$)|^(?:process )?attach\b/.test(
            plain(word),
          ),
        ),
    )
  )
}

/** jshell: `/open`, `/save`, and Java for the rest. */
export const jshell: Analyser = (machine, code, by) => {
  const own: string[] = []
  for (const line of code.split('\n')) {
    const text = line.trim().replace(/^jshell>\s*/, '')
    if (text.startsWith('/')) typedLine(machine, text, by)
    else own.push(text)
  }
  return machine.runCode('jvm', own.join('\n'), by)
}
