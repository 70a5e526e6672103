import { runSideCommand } from '../side-commands.ts'
import { readFile, writeFile } from '../world.ts'
import type { Analyser } from './index.ts'
import { openShell, unquote } from './run-from-code.ts'

/** Variables of mutt whose value is a command line. */
const PROGRAMS =
  /^(?:unset|set|my_hdr)?\s*(sendmail|editor|visual|shell|ispell|pager|print_command|inews|mix_entry_format|query_command|new_mail_command|tunnel|account_command|\w*_(?:command|helper|script))\s*=\s*("(?:[^"\\]|\\.)*"|'[^']*'|\S+)/

/** mutt and neomutt: variables that name programs, keys that reach a shell, commands in backquotes. */
export const muttrc: Analyser = (machine, code, by) => {
  for (const line of code.split(/\n|;(?=\s*(?:set|push|exec|source|macro)\b)/)) {
    machine.step()
    const text = line.trim().replace(/^set\s+/, '')
    const [, name, value] = PROGRAMS.exec(text) ?? []
    if (value !== undefined) runSideCommand(machine, by, unquote(value), kindOf(name!))
    for (const [, command] of text.matchAll(
      /(?:<(?:shell-escape|pipe-message|pipe-entry)>|\b(?:push|exec)\s+["']?[!|])\s*([^<"']*)/g,
    )) {
      if (command!.trim() === '') openShell(machine, by)
      else runSideCommand(machine, by, command!, 'side')
    }
    for (const [, command] of text.matchAll(/`([^`]*)`/g))
      runSideCommand(machine, by, command!, 'side')
    const source = /^source\s+["']?(.+?)["']?$/.exec(text)?.[1]
    if (source?.trimEnd().endsWith('|'))
      runSideCommand(machine, by, source.replace(/\|\s*$/, ''), 'side')
    else if (source) readFile(machine, by, source)
  }
  return machine.unknown('output', by)
}

function kindOf(name: string): 'editor' | 'pager' | 'side' {
  if (/editor|visual/.test(name)) return 'editor'
  return name === 'pager' ? 'pager' : 'side'
}

/** Mail that is typed: a line that starts with a tilde is a command of the mail program. */
export const tildeCommands: Analyser = (machine, code, by) => {
  let reads = ''
  for (const line of code.split('\n')) {
    const [, letter, rest = ''] = /^~([!|<rRwdaA:_])\s*(.*)$/.exec(line) ?? []
    if (letter === undefined) continue
    machine.step()
    if (letter === '!' || letter === '|') {
      if (rest === '') openShell(machine, by)
      else runSideCommand(machine, by, rest.replace(/^\|/, ''), 'side')
    } else if (/[<rR]/.test(letter)) {
      if (rest.startsWith('!')) runSideCommand(machine, by, rest.slice(1), 'side')
      else reads += readFile(machine, by, rest.trim())
    } else if (letter === 'w') writeFile(machine, by, rest.trim(), '')
    else if (/[:_]/.test(letter) && /^\s*(?:!|shell)/.test(rest))
      runSideCommand(machine, by, rest.replace(/^\s*(?:!|shell)\s*/, ''), 'side')
  }
  return reads || code
}
