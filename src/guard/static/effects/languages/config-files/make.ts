import { readFile, writeFile } from '../../world.ts'
import type { Analyser } from '../index.ts'
import { runFromCode } from '../run-from-code.ts'
import { makeVariables } from './make-variables.ts'

/** A makefile: `$(shell …)`, `$(file …)`, `!=`, and the recipes of its targets. */
export const make: Analyser = (machine, code, by) => {
  const fromMake = makeVariables(machine, code, by)
  let reads = ''
  for (const body of functionBodies(code, 'shell')) runFromCode(machine, by, fromMake(body))
  for (const body of functionBodies(code, 'file')) {
    const match = /^\s*(>>?|<)\s*([^,]+)(?:,([\s\S]*))?$/.exec(body)
    if (!match) continue
    // `$(subst …)`: a function of make makes the name.
    if (match[1] === '<' && /\$[({]\w+\s/.test(body))
      machine.miss('read', by, '', 'a name that the makefile makes up')
    if (match[1] === '<') reads += readFile(machine, by, match[2]!.trim())
    else if (!/^\/dev\/std/.test(match[2]!.trim()))
      writeFile(machine, by, match[2]!.trim(), match[3] ?? '')
  }
  for (const body of functionBodies(code, 'guile')) runFromCode(machine, by, body)
  let targets: string[] = []
  for (const line of code.split('\n')) {
    machine.step()
    targets = TARGETS.exec(line)?.[1]?.trim().split(/\s+/) ?? targets
    if (makesItself(line, targets))
      machine.emit('destroy', by, 'fork', { how: 'a target of the makefile makes itself again' })
    const assigned = /^\s*\w+\s*!=\s*(.+)$/.exec(line)?.[1]
    const recipe =
      /^\t[-@+]*(.+)$/.exec(line)?.[1] ?? /^[\w./ %-]+:[^=;]*;\s*[-@+]*(.+)$/.exec(line)?.[1]
    const included = /^\s*-?s?include\s+(\S+)/.exec(line)?.[1]
    if (assigned) runFromCode(machine, by, fromMake(assigned))
    if (recipe)
      machine.runText(fromMake(recipe), { frame: machine.frameFor('code', by), input: undefined })
    if (included) reads += readFile(machine, by, fromMake(included))
    const loaded = /^\s*-?load\s+(\S+)/.exec(line)?.[1]
    if (loaded) machine.emit('load', by, loaded)
  }
  return reads || machine.unknown('output', by)
}

/** `all clean: lib`, which are no variables. */
const TARGETS = /^([\w./ %-]+):(?!:?:?=)/
/** A line of a recipe that calls make again, on this machine. */
const CALLS_ITSELF = /^\t[-@+\s]*\$(?:\(MAKE\)|\{MAKE\})(.*)$/
/** Elsewhere, by another file, or only if something holds: it comes to an end some time. */
const OTHER_OR_CONDITIONAL =
  /(?:^|\s)(?:-\w*[Cf]|--directory|--(?:make)?file|\w+=)|\b(?:if|test|cd|case)\b|\[|&&|\|\|/

/** `a: ; $(MAKE) -j a a`: a process that starts itself, of which there are more and more. */
function makesItself(line: string, targets: readonly string[]): boolean {
  if (!line.startsWith('\t') || OTHER_OR_CONDITIONAL.test(line)) return false
  const words = CALLS_ITSELF.exec(line)?.[1]?.split(/\s+/) ?? []
  return words.some((word) => targets.includes(word))
}

function functionBodies(code: string, name: string): string[] {
  const bodies: string[] = []
  const start = new RegExp(`\\$[({]${name}\\s`, 'g')
  for (const match of code.matchAll(start)) {
    const from = match.index + match[0].length
    let level = 1
    let end = from
    for (; end < code.length && level > 0; end++) {
      if (code[end] === '(' || code[end] === '{') level++
      else if (code[end] === ')' || code[end] === '}') level--
    }
    bodies.push(code.slice(from, end - 1))
  }
  return bodies
}
