import { type CompoundList, forEachChild, type SyntaxNode, type Word } from 'unbash'
import { isKnown, plain } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { LOST } from './knowledge/joint-facts.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'

/** The name of a file, and not of a folder that all are put into. */
const FILE = /[^/]\.(?!d$)[a-z]\w{1,4}$/i
/** What is there stays, or all go into a folder. */
const SPARES = /^(?:-\w*[nbtu]\w*|--(?:no-clobber|backup|target-directory|update|suffix).*)$/

/** `find … -exec mv {} x.txt`: each takes the place of the one before, and only the last is left. */
export function checkOverwritingMoves({ machine, name, args }: Call): void {
  const { frame } = machine
  const target = args.at(-1)
  if (frame === undefined || target === undefined || !isKind(frame.by, 'launcher')) return
  if (!isKnown(target) || !FILE.test(plain(target)) || args.slice(0, -1).every(isKnown)) return
  if (!args.some((word) => SPARES.test(plain(word)))) machine.miss('outcome', name, '', LOST)
}

/** `for f in *; do mv "$f" x.txt; done`: the same in a loop over this variable. */
export function noteMovedInLoop(machine: Machine, body: CompoundList, variable: string): void {
  const visit = (node: SyntaxNode) => {
    if (node.type === 'Command' && isKind(node.name?.value ?? '', 'mover'))
      if (takesOneName(node.args.filter(isWord), variable))
        machine.miss('outcome', node.name!.value, '', LOST)
    forEachChild(node, visit)
  }
  forEachChild(body, visit)
}

function isWord(node: SyntaxNode): node is Word {
  return node.type === 'Word'
}

function takesOneName(words: readonly Word[], variable: string): boolean {
  const [target, ...others] = [...words].reverse()
  if (target === undefined || /[$`*?[]/.test(target.text) || !FILE.test(target.value)) return false
  const isNamed = new RegExp(String.raw`\$\{?${variable}\b`)
  return (
    others.some((word) => isNamed.test(word.text)) &&
    !others.some((word) => SPARES.test(word.value))
  )
}
