import type { Assignment, Command } from 'unbash'
import { evaluateText } from '../../resolve/arithmetic.ts'
import { expandToString } from '../../resolve/expand-text.ts'
import { expandWord } from '../../resolve/expand-word.ts'
import { isKnown, plain, type Value, withoutSymbols } from '../../resolve/value.ts'
import { asDeclared, assign, resolveName } from '../../resolve/variables.ts'
import { isOfTheShell, setInherited } from '../inherited-variables.ts'
import type { Machine } from '../machine.ts'
import { isKind } from '../program-kinds.ts'
import { withOtherValues } from './other-values.ts'
import { keepRedirections, withRedirections } from './redirections.ts'
import { runArguments } from './run-arguments.ts'
import { callByItself, listsFunctions } from './watched-sessions.ts'

const DECLARES: ReadonlySet<string> = new Set(['declare', 'typeset', 'local', 'export', 'readonly'])

/** Runs a simple command, and what it would be if variables held what they may hold. */
export function runSimpleCommand(machine: Machine, node: Command): Value {
  const { environment } = machine
  const assigned = node.name ? [] : node.prefix.filter((item) => item.type === 'Assignment')
  return withOtherValues(
    machine,
    () => runOnce(machine, node),
    () => {
      for (const { name } of assigned) {
        const value = machine.environment.variable(name)?.value
        if (value !== undefined) environment.addOthers(name, [value])
      }
    },
  )
}

/** Expands a simple command, applies its redirections, and runs it. */
function runOnce(machine: Machine, node: Command): Value {
  const words: Value[] = []
  const { connections, guesses } = machine
  if (node.name) words.push(...expandWord(machine, node.name))
  const declares = DECLARES.has(words[0] ?? '')
  let end = node.name?.end
  const effectsBefore = machine.effects.mark
  for (const argument of node.args) {
    const fields =
      argument.type === 'Word'
        ? expandWord(machine, argument)
        : [declarationWord(machine, argument, declares)]
    // The parser ends a word before `<(…)`; bash does not.
    if (argument.pos === end && words.length > 0)
      words.push((words.pop() ?? '') + (fields.shift() ?? ''))
    words.push(...fields)
    end = argument.end
  }
  if (machine.effects.mark !== effectsBefore || !isKnown(words[1] ?? ''))
    takeVariables(machine, words, effectsBefore)
  const assignments = node.prefix.filter((item) => item.type === 'Assignment')
  machine.status = undefined
  machine.outcome = undefined

  if (words.length === 0) {
    for (const assignment of assignments) setVariable(machine, assignment)
    // It ends as the command does whose output is kept.
    if (assignments.length > 0 && !assignments.some(substitutes)) machine.status = true
    // `$(<file)` is what the file holds.
    const shows = node.redirects.length === 1 && node.redirects[0]!.operator === '<'
    return withRedirections(machine, node.redirects, () =>
      shows && assignments.length === 0 ? (machine.inputValue ?? '') : '',
    )
  }
  if ((words[0] === 'exec' || words[0] === 'redirect') && words.length === 1) {
    keepRedirections(machine, node.redirects)
    return ''
  }
  const output = withRedirections(machine, node.redirects, () =>
    assignments.length === 0 ? runArguments(machine, words) : runWith(machine, assignments, words),
  )
  machine.drainSinks(connections)
  // A test of what was made up may end otherwise.
  if (machine.guesses !== guesses) machine.status = undefined
  return output
}

function substitutes({ value }: Assignment): boolean {
  return value.type === 'Word' && /\$\(|`/.test(value.text)
}

/** A file of variables of the project that one works in. */
const VARIABLES_FILE = /^(?:[\w.-]+\/)*\.env(?:\.[\w-]+)*$/

/**
 * `export $(grep -v '^#' .env | xargs)`, `env $(cat .env) tool`: what was read becomes variables,
 * as by `source .env`, and is not shown.
 */
function takeVariables(machine: Machine, words: Value[], since: number): void {
  if (words[0] !== 'export' && !setsVariables(words)) return
  for (const effect of machine.effects.takeBack(since)) {
    const isTaken = effect.kind === 'read' && VARIABLES_FILE.test(effect.target)
    machine.effects.add(isTaken ? { ...effect, kind: 'use' } : effect)
  }
  // To `env` they would look like the command.
  while (setsVariables(words) && words.length > 2 && isFileOfVariables(machine, words[1]!))
    words.splice(1, 1)
}

function setsVariables([program = '']: readonly Value[]): boolean {
  return isKind(program, 'variable-setter')
}

function isFileOfVariables(machine: Machine, word: Value): boolean {
  return (
    withoutSymbols(word) === '' &&
    machine.symbols
      .in(word)
      .some(({ origin, detail }) => origin === 'file' && VARIABLES_FILE.test(detail))
  )
}

/** Variables in front of a command are set for it alone, and programs inherit them. */
function runWith(machine: Machine, assignments: readonly Assignment[], words: Value[]): Value {
  const before = assignments.map(({ name }) => [name, machine.environment.variable(name)] as const)
  for (const assignment of assignments) {
    const value = setVariable(machine, assignment)
    if (value !== undefined) setInherited(machine, assignment.name, value)
  }
  // A builtin may set others (`IFS=: read x`), so only these are put back.
  const output = runArguments(machine, words)
  for (const [name, variable] of before) machine.environment.setVariable(name, variable ?? null)
  return output
}

function setVariable(machine: Machine, assignment: Assignment): Value | undefined {
  machine.step(2)
  const { name, append } = assignment
  if (assignment.value.type === 'ArrayValue') {
    setArray(machine, assignment)
    return undefined
  }
  const value = expandToString(machine, assignment.value)
  const written = assignment.index && expandToString(machine, assignment.index)
  const index = written && indexOf(machine, name, written)
  assign(machine, name, value, { append: append ?? false, ...(index !== undefined && { index }) })
  rebind(machine, name, index, value)
  return value
}

/** An index is computed: it may be the name of a variable whose value runs something. */
function runIndex(machine: Machine, index: Value): void {
  if (!/^\d+$/.test(index)) evaluateText(machine, index)
}

/** The element that an index means: in an array by numbers a name stands for its value. */
function indexOf(machine: Machine, name: string, index: Value): Value {
  if (/^\d+$/.test(index)) return index
  const number = evaluateText(machine, index)
  const elements = machine.environment.variable(resolveName(machine, name))?.elements
  const isByNumber =
    elements === undefined || [...elements.keys()].every((key) => /^\d+$/.test(key))
  const isVariable = /^\w+$/.test(index) && machine.environment.variable(index)?.value !== undefined
  return number !== undefined && number >= 0 && isByNumber && (isVariable || /[-+*]/.test(index))
    ? String(number)
    : index
}

/** Variables through which bash itself looks up commands, prompts and its history. */
function rebind(machine: Machine, name: string, index: Value | undefined, value: Value): void {
  if (index !== undefined && (name === 'BASH_ALIASES' || name === 'BASH_CMDS')) {
    machine.environment.setAlias(index, value)
  } else if (isOfTheShell(name)) setInherited(machine, name, value)
}

function setArray(machine: Machine, { name, append, value }: Assignment): void {
  if (value.type !== 'ArrayValue') return
  const target = resolveName(machine, name)
  const elements = new Map(append ? machine.environment.variable(target)?.elements : [])
  let next = elements.size
  for (const element of value.elements) {
    const keyed = /^\[([^\]]*)\]=/.exec(element.text)
    for (const item of expandWord(machine, element)) {
      if (keyed) {
        const split = item.indexOf(']=')
        const key = item.slice(1, split).replace(/^["']|["']$/g, '')
        runIndex(machine, key)
        elements.set(key, asDeclared(machine, target, item.slice(split + 2)))
        next = /^\d+$/.test(key) ? Number(key) + 1 : next
      } else elements.set(String(next++), asDeclared(machine, target, item))
    }
  }
  machine.environment.setVariable(target, { elements })
  if (listsFunctions(target))
    for (const item of elements.values()) callByItself(machine, plain(item))
  if (isOfTheShell(target))
    for (const item of elements.values()) setInherited(machine, target, item)
}

/** An assignment among the arguments: `declare x=1`, but also `dd if=x`. */
function declarationWord(machine: Machine, assignment: Assignment, declares: boolean): Value {
  if (assignment.value.type === 'ArrayValue') {
    if (declares) setArray(machine, assignment)
    return assignment.name
  }
  const value = expandToString(machine, assignment.value)
  return `${assignment.name}${assignment.append ? '+=' : '='}${value}`
}
