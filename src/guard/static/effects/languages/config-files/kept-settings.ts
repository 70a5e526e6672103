import { setInherited } from '../../inherited-variables.ts'
import type { Machine } from '../../machine.ts'
import { isDropPlace } from '../../side-commands.ts'
import type { Analyser } from '../index.ts'

/** Names of settings whose value is a command. */
const RUNS =
  /(?:^run|command|cmd|exec|program|pager|editor|hook|shell|wrapper|runner|run_under|linker|launcher|helper|askpass|fsmonitor|yarnpath|rustc)$/i
/** Names of settings whose value is code for the program itself. */
const LOADS =
  /(?:plugins?|require|import|loader|preload|modules?|extension|node-options|provider)$/i
const OPTION = /(?<!\S)--([\w-]+)(?:=|\s+)(\S+)/g
const SETTING = /^\s*(?:export\s+)?["']?([\w./-]+(?::+[\w./-]+)*)["']?\s*(?:[=:]|\s)\s*(.+?)[\s,]*$/
const CONDITION = /\bexec\s+"([^"]+)"/
/** `[hooks]`, perhaps with a name in quotes, and what stands behind it on the same line. */
const SECTION = /^\s*\[+\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]+\s*([\w-]+\s*=.*)?$/
/** Sections in which each value is a command, whatever its key is. */
const RUNS_ALL = /^hooks(?:\.|$)/i
/** Sections in which each value is code for the program itself, by its path. */
const LOADS_ALL = /^(?:extensions|plugins)(?:\.|$)/i
const VARIABLES = /^env$/i
/** Options of a virtual machine, and of its builders, that put code into each of them. */
const JVM_CODE = /-(?:javaagent:|agentpath:|Dmaven\.ext\.class\.path=)([^\s"'=,]+)/g

/**
 * Settings that a program keeps in a file: of ssh, npm, cargo, git, the desktop. What they run is
 * judged by itself, for most of it is what somebody needs; what lies in a place for all is not.
 */
export const keptSettings: Analyser = (machine, code, by) => {
  // `echo` without `-e` leaves line ends as they were written; most shells do not.
  let section = ''
  for (const whole of code.split(/\n|\\n/).slice(0, 500)) {
    machine.step()
    const begun = SECTION.exec(whole)
    if (begun) section = begun[1]!
    const line = begun ? (begun[2] ?? '') : whole
    if (/^\s*(?:[#;[]|\/\/)/.test(line)) continue
    for (const [, key, value] of line.matchAll(OPTION)) applyKept(machine, by, key!, value!)
    if (line.includes('-'))
      for (const [, path] of line.matchAll(JVM_CODE))
        if (isDropPlace(path!)) machine.emit('load', by, path!)
    const [, key, value] = SETTING.exec(line) ?? []
    if (key !== undefined) applyInSection(machine, by, section, key, value!)
    const condition = CONDITION.exec(line)?.[1]
    if (condition !== undefined) runKept(machine, by, condition)
  }
  return ''
}

/** A setting by its key, or by the section that it stands in. */
function applyInSection(
  machine: Machine,
  by: string,
  section: string,
  key: string,
  value: string,
): void {
  const text = unquoted(value)
  if (RUNS_ALL.test(section) && !text.startsWith('python:')) runKept(machine, by, words(text))
  else if (LOADS_ALL.test(section) && isDropPlace(text)) machine.emit('load', by, text)
  else if (VARIABLES.test(section)) setInherited(machine, key, text)
  else applyKept(machine, by, key, value)
}

function unquoted(value: string): string {
  return value.trim().replace(/^(["'])(.*)\1$/s, '$2')
}

function applyKept(machine: Machine, by: string, key: string, value: string): void {
  const text = unquoted(value)
  if (text.startsWith('!')) runKept(machine, by, text.slice(1))
  else if (RUNS.test(key)) {
    // Which shell it shall be is no command.
    if (!/^[\w/]*sh$/.test(text) || isDropPlace(text)) runKept(machine, by, words(text))
  } else if (LOADS.test(key)) {
    for (const [path] of text.matchAll(/[/~][^\s"',\]}]+/g))
      if (isDropPlace(path)) machine.emit('load', by, path, { how: `by ${key}` })
  }
}

/** A list of words as one line. */
function words(text: string): string {
  return text.startsWith('[')
    ? [...text.matchAll(/"([^"]*)"|'([^']*)'/g)].map((match) => match[1] ?? match[2]).join(' ')
    : text
}

function runKept(machine: Machine, by: string, command: string): void {
  const before = machine.effects.mark
  machine.runText(command, { frame: machine.frameFor('wrapper', by), input: undefined })
  // A menu entry may well open a terminal: whoever chooses it sits in front of it.
  for (const effect of machine.effects.takeBack(before))
    if (effect.kind !== 'session') machine.effects.add(effect)
}

/** `NAME=VALUE` lines that later steps inherit. */
export const environmentFile: Analyser = (machine, code) => {
  for (const [, name, value] of code.matchAll(/^([A-Za-z_]\w*)=(.*)$/gm))
    setInherited(machine, name!, value!)
  return ''
}

/** Directories in which later steps look for programs. */
export const pathFile: Analyser = (machine, code) => {
  for (const line of code.split('\n')) setInherited(machine, 'PATH', line.trim())
  return ''
}

/** Mail for `|command` is given to the command. */
export const mailAliases: Analyser = (machine, code, by) => {
  for (const [, command] of code.matchAll(/\|\s*([^",\n]+)/g)) runKept(machine, by, command!)
  return ''
}

/** Commands of tmux in its start-up file that run others. */
export const tmuxLines: Analyser = (machine, code, by) => {
  for (const [, double, single, bare] of code.matchAll(
    /(?<=^|[\s;])(?:run-shell|run|if-shell|if|pipe-pane|default-command)\s+(?:-\w+\s+)*(?:"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|([^\s;"'-][^;\n]*))/gm,
  ))
    runKept(machine, by, double ?? single ?? bare!)
  for (const [, command] of code.matchAll(/#\(([^)\n]+)\)/g)) runKept(machine, by, command!)
  return ''
}
