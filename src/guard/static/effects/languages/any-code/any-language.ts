import type { Machine } from '../../machine.ts'
import type { Analyser } from '../index.ts'
import { runFromCode } from '../run-from-code.ts'

/** Calls that start a program are called alike in all languages. */
const SPAWNS =
  /\b(?:system(?:_?(?:command|call|cmd))?|Run(?=\[)|exec[lv]?[pe]{0,2}|popen\d?|spawn\w*|shell(?:_?(?:exec|command|script|out))?|execute\w*|run[-_]?(?:shell|process|command|program)\w*|call[-_]?command|process|subprocess\.\w+|os:cmd|os\.cmd|open_?process|do[-_ ]?shell[-_ ]?script|pipe_open|start_?process|Command)\s*!?[\s([{,:]*(["'`])((?:(?!\1)[^\\\n]|\\.)+)\1/gi
/** The same without quotes: `exec /bin/sh`. */
const BARE_SPAWN =
  /\b(?:system|exec|popen|spawn|execute|sh|shell|run)[\s(:=]+((?:\/usr)?\/bin\/(?:ba|da|z|k|a)?sh\b[^"'`)};\n]*)/g
/** The ways of COBOL, SuperCollider, J and BQN. */
const OTHER_CALLS = [
  /\bcall\s+["'](?:system|cbl_exec\w*)["']\s+using\s+(?:by\s+\w+\s+)?(["'])(.+?)\1/gi,
  /(["'])([^"'\n]+)\1\s*\.(?:unixCmd\w*|systemCmd)\b/g,
  /\b2!:[012]\s*(['])([^'\n]+)\1/g,
  // Raku quotes words and commands in brackets.
  /\b(?:run|shell)[\s(]*(<)([^<>\n]+)>/g,
  /\bqq?x\s*([{(|/])([^{}()|\n]+)[})|/]/g,
  /•SH\s*⟨?\s*(["])([^"\n]+)\1/g,
]
/** A command put behind the end of what a program builds by itself: `}; /bin/sh #`. */
const INJECTED =
  /^[^\w\s]*[)}"'`;|&]\s*;?\s*((?:\/usr)?\/bin\/(?:ba|da|z|k|a)?sh)\b\s*(?:-[ip]\s*)?(?:[#;)]|$)/
/** A shell as the value of a word that names a program: `unixexec:path=/bin/sh`. */
const NAMED =
  /\b(?:path|exec|cmd|command|program|argv\d)[=:]((?:\/usr)?\/bin\/(?:ba|da|z|k|a)?sh)\b/

const SHELL_COMMAND = /^(?:(?:\/usr)?\/bin\/)?(?:ba|da|z|k|a)?sh(?:\s|$)/

/** Code in a language that nobody described: only the calls that start programs are read. */
export const anyLanguage: Analyser = (machine, code, by) => {
  runSpawns(machine, code, by)
  return machine.unknown('output', by)
}

function runSpawns(machine: Machine, code: string, by: string): void {
  for (const [, , command] of code.matchAll(SPAWNS)) runFromCode(machine, by, command!)
  for (const [, command] of code.matchAll(BARE_SPAWN)) runFromCode(machine, by, command!)
  for (const command of otherCalls(code)) runFromCode(machine, by, command)
}

function otherCalls(code: string): string[] {
  return OTHER_CALLS.flatMap((call) => [...code.matchAll(call)].map(([, , command]) => command!))
}

/** Every pattern below needs the end of a shell's name, or asks by this element. */
const MAY_START_SHELL = /sh\b|<shell-escape>/

/** The shell that a word or a written text starts, if it plainly does. */
export function spawnedShell(text: string): string | undefined {
  if (!MAY_START_SHELL.test(text)) return undefined
  for (const [, , command = ''] of text.matchAll(SPAWNS)) {
    if (SHELL_COMMAND.test(command)) return command
  }
  return (
    text.match(BARE_SPAWN)?.[0] ??
    otherCalls(text).find((command) => SHELL_COMMAND.test(command)) ??
    INJECTED.exec(text)?.[1] ??
    NAMED.exec(text)?.[1] ??
    /<shell-escape>\s*((?:ba|da|z|k)?sh)\b/.exec(text)?.[1]
  )
}
