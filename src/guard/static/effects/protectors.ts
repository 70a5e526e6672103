import { UNWATCHED } from './knowledge/asked-facts.ts'
import { findEntry } from './knowledge/index.ts'
import { endsProtector, weakensItself } from './knowledge/protectors.ts'
import { remembered } from './knowledge/remembered.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'

/** To name something is not to touch it; or the words are somebody else's, who is looked at by himself. */
const ONLY_NAMES = [
  'agent',
  'editor',
  'git-like',
  'hand-editor',
  'line-chooser',
  'pager',
  'printer',
  'process-finder',
  'record-keeper',
  'reporter',
  'shell',
  'text-tool',
  'viewer',
  'wrapper',
] as const

/** The same, unless they have verbs. */
const ONLY_NAMES_WITHOUT_VERBS = [
  'basic',
  'builder',
  'compiler',
  'javascript-runner',
  'path-teller',
  'teller',
] as const

/** What a program has to do with them: it is one, it may end one, or none. */
const partOf = remembered((name: string): 'protector' | 'may-end' | 'none' => {
  if (isKind(name, 'protector')) return 'protector'
  const onlyNames =
    ONLY_NAMES.some((kind) => isKind(name, kind)) ||
    (ONLY_NAMES_WITHOUT_VERBS.some((kind) => isKind(name, kind)) &&
      findEntry(name)?.traits.has('sub') !== true)
  return isKind(name, 'manager') || !onlyNames ? 'may-end' : 'none'
})

/** `kubectl scale deploy --all --replicas=0 -n gatekeeper-system`, `apt-get purge fail2ban`. */
export function checkProtectors(machine: Machine, name: string, words: readonly string[]): void {
  const part = partOf(name)
  if (part === 'none') return
  const isWeakened = part === 'protector' ? weakensItself(words) : endsProtector(name, words)
  if (isWeakened) machine.miss('outcome', name, '', UNWATCHED)
}
