import type { Operation } from '../operation.ts'
import { TooComplex } from '../parse/parse-script.ts'
import { fromOutside, type Value } from '../resolve/value.ts'
import { HOME } from '../resolve/variables.ts'
import { MAX_SCRIPT } from './implicit-files.ts'
import type { Language } from './knowledge/languages.ts'
import { isRead } from './languages/index.ts'
import type { Machine } from './machine.ts'
import { runOffMachine } from './off-machine.ts'
import { AGENT_TOOL } from './provenance.ts'
import { readFile, writeFile } from './world.ts'

/** Who does what a tool of an agent does. */
const AGENT = 'the agent'

/** Writes down the effects of what a tool is about to do. */
export function followOperation(
  machine: Machine,
  operation: Exclude<Operation, { kind: 'command' }>,
): void {
  machine.provenance = AGENT_TOOL
  switch (operation.kind) {
    case 'read':
      readFile(machine, AGENT, pathOf(operation.path), { tree: operation.tree ?? false })
      return
    case 'write':
      followWrite(machine, operation.path, operation.content)
      return
    case 'edit':
      followWrite(machine, operation.path, operation.result, operation.added)
      return
    case 'delete':
      // The tool may well take a directory.
      machine.emit('delete-tree', AGENT, machine.absolute(pathOf(operation.path)))
      return
    case 'fetch':
      if (/^file:/i.test(operation.address)) readFile(machine, AGENT, pathOf(operation.address))
      else machine.emit('fetch', AGENT, fromOutside(operation.address))
      return
    case 'code':
      followCell(machine, operation.language.toLowerCase(), fromOutside(operation.text))
      return
    default:
      operation satisfies never
  }
}

/** A path as a shell would spell it: tools take `~`, and those of Windows their own separators. */
function pathOf(written: string): Value {
  const path = fromOutside(written).trim()
  const slashed = /^[A-Za-z]:[\\/]/.test(path) ? path.slice(2).replaceAll('\\', '/') : path
  return slashed.replace(/^~(?=\/|$)/, HOME)
}

/** A file gets a new content; where only a part of it is told, the rest is unknown. */
function followWrite(machine: Machine, path: string, content: string | undefined, part = ''): void {
  const target = pathOf(path)
  const text =
    content === undefined
      ? fromOutside(part) + machine.unknown('output', 'a tool')
      : fromOutside(content)
  writeFile(machine, AGENT, target, text)
  if (isShellScript(target, text)) followScript(machine, target, text)
}

/**
 * A shell script of a project may do what it likes to the machine that it is for. What it tells
 * others, or lets in, is judged when it is written: nobody looks when it is run.
 */
function followScript(machine: Machine, path: Value, text: Value): void {
  if (text.length > MAX_SCRIPT) throw new TooComplex('the script is too long')
  let unread: unknown
  runOffMachine(machine, path, () => {
    try {
      machine.runCode('sh', text, path)
    } catch (error) {
      // What it does up to there is still no affair of this machine.
      unread = error
    }
  })
  if (unread !== undefined) throw unread
}

function isShellScript(path: Value, text: Value): boolean {
  return /\.(?:ba|z|k)?sh$/.test(path) || /^#!\s*\S*(?:\/|env )(?:ba|da|z|k)?sh\b/.test(text)
}

/** Languages of cells by other names. */
const LANGUAGE_NAMES: ReadonlyMap<string, Language> = new Map([
  ['sh', 'sh'],
  ['bash', 'sh'],
  ['shell', 'sh'],
  ['zsh', 'sh'],
  ['python3', 'python'],
  ['ipython', 'python'],
  ['py', 'python'],
  ['node', 'javascript'],
  ['js', 'javascript'],
  ['typescript', 'javascript'],
  ['ts', 'javascript'],
])

/** Code for an interpreter; a cell of a notebook may hold lines for a shell. */
function followCell(machine: Machine, named: string, text: Value): void {
  const language = LANGUAGE_NAMES.get(named) ?? (isRead(named) ? named : 'foreign')
  const magic = /^\s*%%(bash|sh|script \w+)\b[^\n]*\n([\s\S]*)$/.exec(text)
  if (magic) {
    machine.runCode('sh', magic[2]!, AGENT)
    return
  }
  for (const [, command] of text.matchAll(
    /^\s*(?:\w+\s*=\s*)?[!%](?:(?:sx|system)\s+)?!?([a-z./~][^\n]*)$/gm,
  ))
    machine.runText(command!, { frame: machine.frameFor('wrapper', named), input: undefined })
  machine.runCode(language, text.replace(/^\s*[!%][^\n]*$/gm, ''), named)
}
