import { setInherited } from '../../inherited-variables.ts'
import type { Machine } from '../../machine.ts'
import type { Analyser } from '../index.ts'

/** Keys whose value is a command line, in the settings of editors and agents. */
const COMMAND_KEY =
  /^(?:command|run|script|exec|shell|\w+(?:Command|Helper|Hook|AuthRefresh|CredentialExport))$/
/** Keys whose value is a program that is started: it matters where anybody can put one. */
const PROGRAM_KEY =
  /(?:executable|interpreter|runtime|binary|tsdk|(?:analyzer|cargo|clangd?|cmake|compiler|debugger|deno|eslint|formatter|gdb|git|go|interpreter|java|linter|lldb|node|perl|php|prettier|python|ruby|rustc?|server|shell|terraform|tool)s?[._-]?path)$/i
const DROPPED_PROGRAM = /^(?:\/var)?\/(?:tmp|dev\/shm)\/\S+$/
/** Keys whose value is a list of variables. */
const ENVIRONMENT_KEY = /^env$|(?:^|\.)env(?:\.\w+)?$|(?:container|remote)Env$/

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Settings in JSON that name servers, tasks and hooks, which an editor or an agent starts. */
export const jsonCommands: Analyser = (machine, code, by) => {
  const value = parseLoosely(code)
  if (value !== undefined) walk(machine, by, value)
  return ''
}

/** JSON, perhaps with comments and with commas too many. */
function parseLoosely(code: string): Json | undefined {
  const texts = [
    code,
    code
      .replace(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '$1')
      .replace(/,(?=\s*[\]}])/g, ''),
  ]
  for (const text of texts) {
    try {
      return JSON.parse(text) as Json
    } catch {}
  }
  return undefined
}

function walk(machine: Machine, by: string, value: Json): void {
  machine.step()
  if (Array.isArray(value)) {
    for (const item of value) walk(machine, by, item)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    if (COMMAND_KEY.test(key) && runCommand(machine, by, item, value.args)) continue
    if (typeof item === 'string' && DROPPED_PROGRAM.test(item) && PROGRAM_KEY.test(key))
      runCommand(machine, by, item, [])
    if (ENVIRONMENT_KEY.test(key) && typeof item === 'object' && item !== null)
      for (const [name, text] of Object.entries(item))
        if (typeof text === 'string') setInherited(machine, name, text)
    walk(machine, by, item)
  }
}

/** A line for a shell, or a program with its arguments; says whether it was one. */
function runCommand(machine: Machine, by: string, command: Json, args: Json | undefined): boolean {
  const change = {
    frame: machine.frameFor('wrapper', by),
    input: { kind: 'data', value: '' },
  } as const
  if (typeof command === 'string' && !Array.isArray(args)) machine.runText(command, change)
  else if (typeof command === 'string') machine.runCommand([command, ...texts(args)], change)
  else if (Array.isArray(command) && command.length > 0) machine.runCommand(texts(command), change)
  else return false
  return true
}

function texts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
