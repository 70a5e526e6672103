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
    if (node.type === 'Statement' && node.background) background = true
    else if (node.type === 'Command' && waitsFor(node.name?.value ?? '')) waits = true
    else if (node.type === 'Command' && /^(?:break|exit|return)$/.test(node.name?.value ?? ''))
      waits = true
    forEachChild(node, visit)
  }
  forEachChild(body, visit)
  return background && !waits
}

/** A command, or a word of the shell, that takes its time. */
function waitsFor(name: string): boolean {
  return isKind(name, 'waiter') || /^(?:wait|read|fg)$/.test(name)
}

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
