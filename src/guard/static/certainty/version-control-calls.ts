import type { Span } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { canonicalName } from '../effects/program-names.ts'
import { plain } from '../resolve/value.ts'

/** A call of git: its subcommand, and the words behind. */
export interface VersionControlCall {
  program: string
  verb: string
  words: string[]
  span: Span
}

/** Options in front of the subcommand whose value is the next word. */
const WITH_VALUE = /^(?:-C|-c|--git-dir|--work-tree|--namespace|--exec-path)$/

/** The calls of git in the order of the text. */
export function versionControlCalls(machine: Machine): VersionControlCall[] {
  return machine.resolved.flatMap(({ arguments: [name = '', ...rest], span }) => {
    const program = canonicalName(plain(name))
    if (!isKind(program, 'git-like')) return []
    const words = rest.map(plain)
    let at = 0
    while (words[at]?.startsWith('-')) at += WITH_VALUE.test(words[at]!) ? 2 : 1
    return at < words.length
      ? [{ program, verb: words[at]!, words: words.slice(at + 1), span }]
      : []
  })
}
