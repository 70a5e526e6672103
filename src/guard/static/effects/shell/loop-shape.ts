import {
  type ArithmeticFor,
  type Assignment,
  type Command,
  type CompoundList,
  forEachChild,
  type Pipeline,
  type SyntaxNode,
  type While,
} from 'unbash'
import { plain } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'
import { isKind } from '../program-kinds.ts'

/** Whether a condition is one that says the same at each turn: `true`, `((1))`, `! [ a = b ]`. */
export function isConstant({ clause }: While): boolean {
  const last = clause.commands.at(-1)?.command
  // What is only printed on the way changes nothing.
  const isPlain = (node: SyntaxNode | undefined) =>
    (node?.type === 'Command' &&
      CONSTANTS.test(node.name?.value ?? '') &&
      node.prefix.length === 0) ||
    node?.type === 'ArithmeticCommand' ||
    node?.type === 'TestCommand'
  return (
    clause.commands.every(({ command, background }) => !background && isPlain(bare(command))) &&
    last !== undefined &&
    (succeeds(last) || asksNothing(last))
  )
}

/** `for ((;;))`, `for ((i = 0; 1; i++))` */
export function isConstantFor({ test }: ArithmeticFor): boolean {
  return test === undefined || asksNothing(test)
}

const CONSTANTS = /^(?:true|false|:|\[|test|echo|printf)$/

/** It succeeds, whatever its words are. */
export function succeeds(node: SyntaxNode): boolean {
  return node.type === 'Command' && /^(?:true|:|echo|printf)$/.test(node.name?.value ?? '')
}

/** `! command`, without the mark. */
function bare(node: SyntaxNode): SyntaxNode {
  const isAlone = node.type === 'Pipeline' && (node as Pipeline).commands.length === 1
  return isAlone ? (node as Pipeline).commands[0]! : node
}

/** Whether no variable, no file and no other command has a part in what a test says. */
function asksNothing(test: SyntaxNode): boolean {
  let is = true
  const visit = (node: SyntaxNode) => {
    if (node.type === 'ArithmeticWord') is &&= /^\s*\d+\s*$/.test(node.value)
    else if (node.type === 'Word') is &&= !/[$`]|^-(?:[a-mo-yA-Z]|nt|ot|ef)$/.test(node.text)
    else if (node.type === 'TestUnary') is &&= /^-[nz]$/.test(node.operator)
    else if (node.type === 'TestBinary') is &&= !/^-(?:nt|ot|ef)$/.test(node.operator)
    else if (/Expan|Redirect|Assign/.test(node.type)) is = false
    if (is) forEachChild(node, visit)
  }
  visit(test)
  return is
}

/** Calls `look` for each command of a loop's body, and of the functions that it calls. */
function lookThrough(
  machine: Machine,
  body: SyntaxNode,
  look: (node: SyntaxNode, isInFunction: boolean) => boolean | undefined,
): void {
  const seen = new Set<string>()
  let depth = 0
  const visit = (node: SyntaxNode) => {
    if (look(node, depth > 0) === false) return
    const name = node.type === 'Command' ? plain(node.name?.value ?? '') : ''
    const called = name === '' || seen.has(name) ? undefined : machine.environment.function(name)
    if (called !== undefined) {
      seen.add(name)
      depth++
      forEachChild(called.node.body, visit)
      depth--
    }
    forEachChild(node, visit)
  }
  forEachChild(body, visit)
}

/** Whether the body of a loop puts commands in the background and goes on at once. */
export function piles(machine: Machine, body: SyntaxNode): boolean {
  let background = false
  let waits = false
  lookThrough(machine, body, (node, isInFunction) => {
    // What is put there is not waited for, however long it takes.
    if (node.type === 'Statement' && node.background) {
      background = true
      return false
    }
    waits ||= node.type === 'Command' && waitsOrLeaves(node, isInFunction)
    return undefined
  })
  return background && !waits
}

/** Whether the body of a loop adds to files, makes bytes, or lengthens a variable, and never waits. */
export function fillsUp(machine: Machine, body: SyntaxNode): boolean {
  let adds = false
  let waits = false
  lookThrough(machine, body, (node, isInFunction) => {
    if (node.type === 'Redirected')
      adds ||= node.redirects.some(({ operator }) => operator === '>>')
    if (node.type !== 'Command') return
    waits ||= waitsOrLeaves(node, isInFunction)
    adds ||=
      node.redirects.some((one) => one.type === 'Redirect' && one.operator === '>>') ||
      node.prefix.some((one) => one.type === 'Assignment' && lengthens(one)) ||
      node.suffix.some(
        (word) => word.type === 'Word' && /^\/dev\/(?:zero|u?random)$/.test(word.value),
      )
  })
  return adds && !waits
}

/** `x+=a`, `x=$x$x`: it gets longer each time. */
function lengthens({ name, append, value, text }: Assignment): boolean {
  if (append === true) return true
  if (value.type !== 'Word' || !text.includes('$') || /\$\(|`/.test(value.text)) return false
  const itself = new RegExp(String.raw`\$(?:${name}(?!\w)|\{${name}\})`, 'g')
  const others = value.text.replace(itself, '').replace(/["']/g, '')
  const times = value.text.match(itself)?.length ?? 0
  return times > 1 || (times === 1 && others !== '')
}

/** A command at which a loop takes its time, or is left. */
function waitsOrLeaves(node: Command, isInFunction: boolean): boolean {
  const name = node.name?.value ?? ''
  if (/^(?:break|exit)$/.test(name) || (name === 'return' && !isInFunction)) return true
  // `sleep 0` takes none.
  const [first, ...more] = node.suffix
  const isNothing =
    more.length === 0 && first?.type === 'Word' && /^0*\.?0+[smhd]?$/.test(first.value)
  return waitsFor(name) && !(isNothing && isKind(name, 'waiter'))
}

/** A command, or a word of the shell, that takes its time. */
function waitsFor(name: string): boolean {
  return isKind(name, 'waiter') || /^(?:wait|read|fg)$/.test(name)
}

/** `while true`, or `while sleep 5`: what its body does goes on until somebody ends it. */
export function goesOn(node: While): boolean {
  const first = node.clause.commands[0]?.command
  return isConstant(node) || (first?.type === 'Command' && waitsFor(first.name?.value ?? ''))
}

/** The program in a body that tells what somebody does at the desktop, or has copied. */
export function onlookerIn(body: CompoundList): string | undefined {
  let found: string | undefined
  const visit = (node: SyntaxNode) => {
    const name = node.type === 'Command' ? (node.name?.value ?? '') : ''
    if (name !== '' && ONLOOKERS.some((kind) => isKind(name, kind))) found ??= name
    forEachChild(node, visit)
  }
  forEachChild(body, visit)
  return found
}

const ONLOOKERS = ['onlooker', 'clipboard', 'clipboard-teller'] as const

/** Text, and variables as they are. */
const PLAIN_NODES =
  /^(?:CompoundList|Statement|Word|Literal|SingleQuoted|DoubleQuoted|AnsiCQuoted|SimpleExpansion)$/

/** Whether a loop prints and waits, and does nothing else. */
export function onlyPrints(body: SyntaxNode): boolean {
  let is = true
  const visit = (node: SyntaxNode) => {
    if (node.type === 'Command')
      is &&=
        /^(?:echo|:|sleep)$/.test(node.name?.value ?? '') &&
        node.prefix.length + node.redirects.length === 0
    else if (!PLAIN_NODES.test(node.type)) is = false
    // Each turn leaves one more process.
    else if (node.type === 'Statement' && node.background) is = false
    if (is) forEachChild(node, visit)
  }
  visit(body)
  return is
}
