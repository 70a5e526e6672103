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
  const calls: VersionControlCall[] = []
  for (const { arguments: all, span } of machine.resolved) {
    const program = canonicalName(plain(all[0] ?? ''))
    if (!isKind(program, 'git-like')) continue
    const words = all.slice(1).map(plain)
    let at = 0
    while (words[at]?.startsWith('-')) at += WITH_VALUE.test(words[at]!) ? 2 : 1
    if (at < words.length)
      calls.push({ program, verb: words[at]!, words: words.slice(at + 1), span })
  }
  return calls
}
