import { type CompoundList, forEachChild, type SyntaxNode, type While } from 'unbash'
import { isKind } from '../program-kinds.ts'

/** `while true`, `while :`: the end cannot be seen. */
export function isConstant({ clause }: While): boolean {
  const [first, ...more] = clause.commands
  return (
    more.length === 0 &&
    first?.command.type === 'Command' &&
    /^(?:true|:)$/.test(first.command.name?.value ?? '')
  )
}

/** Whether the body of a loop puts commands in the background and goes on at once. */
export function piles(body: CompoundList): boolean {
  let background = false
  let waits = false
  const visit = (node: SyntaxNode) => {
    // What is put there is not waited for, however long it takes.
    if (node.type === 'Statement' && node.background) {
      background = true
      return
    }
    if (node.type === 'Command' && waitsFor(node.name?.value ?? '')) waits = true
    else if (node.type === 'Command' && /^(?:break|exit|return)$/.test(node.name?.value ?? ''))
      waits = true
    forEachChild(node, visit)
  }
  forEachChild(body, visit)
  return background && !waits
}

/** Whether the body of a loop adds to files, or makes bytes, and never waits. */
export function fillsUp(body: CompoundList): boolean {
  let adds = false
  let waits = false
  const visit = (node: SyntaxNode) => {
    if (node.type === 'Command') {
      const name = node.name?.value ?? ''
      if (waitsFor(name) || /^(?:break|exit|return)$/.test(name)) waits = true
      adds ||=
        node.redirects.some((one) => one.type === 'Redirect' && one.operator === '>>') ||
        node.suffix.some(
          (word) => word.type === 'Word' && /^\/dev\/(?:zero|u?random)$/.test(word.value),
        )
    }
    forEachChild(node, visit)
  }
  forEachChild(body, visit)
  return adds && !waits
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
    if (is) forEachChild(node, visit)
  }
  visit(body)
  return is
}
