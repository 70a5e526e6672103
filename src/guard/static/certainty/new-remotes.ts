import type { Resolved } from '../effects/analysis-notes.ts'
import type { Span } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { canonicalName } from '../effects/program-names.ts'
import { plain } from '../resolve/value.ts'

/** Another machine's address; what lies on this one is one's own. */
const ELSEWHERE =
  /^(?!(?:\w+:\/\/)?(?:[^\s@/]*@)?(?:localhost\b|127\.|\[?::1))(?:(?:https?|ssh|git|ftps?):\/\/|[\w.-]+@[\w.-]+:|[\w-]+(?:\.[\w-]+)+:)/
/** Options of git, and of `remote add`, whose value is the next word. */
const WITH_VALUE =
  /^(?:-C|--git-dir|--work-tree|--namespace|-t|-m|-o|--push-option|--receive-pack)$/
/** Settings that say where a push goes: the name of the remote, if they speak of one. */
const PUSH_SETTING =
  /^(?:remote\.(.+)\.(?:push)?url|remote\.pushdefault|branch\..+\.(?:push)?remote)$/i

/** Pushes to an address that the same text has made a remote: nobody has looked at it before. */
export function pushesToNewRemotes(machine: Machine): { program: string; span: Span }[] {
  const remotes = new Set<string>()
  return machine.resolved.flatMap((command) => {
    const program = canonicalName(plain(command.arguments[0] ?? ''))
    if (!isKind(program, 'git-like')) return []
    const [subcommand, ...words] = wordsFrom(command, remotes)
    if (subcommand === 'remote') noteRemote(words, remotes)
    else if (subcommand === 'config') noteSetting(words.filter(isOperand), remotes)
    else if (subcommand === 'push' && isNew(words, remotes))
      return [{ program, span: command.span }]
    return []
  })
}

/** Stands for the remote that is taken where none is named. */
const USUAL = ''

/** The subcommand and its words. Settings on the way count at once. */
function wordsFrom({ arguments: [, ...rest] }: Resolved, remotes: Set<string>): string[] {
  const words = rest.map(plain)
  let at = 0
  while (words[at]?.startsWith('-')) {
    if (words[at] === '-c') {
      noteSetting((words[at + 1] ?? '').split(/=(.*)/s), remotes)
      at++
    } else if (WITH_VALUE.test(words[at]!)) at++
    at++
  }
  return words.slice(at)
}

function noteRemote(words: readonly string[], remotes: Set<string>): void {
  const [verb, name = '', address = ''] = words.filter(
    (word, i) => isOperand(word) && !WITH_VALUE.test(words[i - 1] ?? ''),
  )
  if (/^(?:add|set-url)$/.test(verb ?? '')) note(name, address, remotes)
}

function noteSetting(words: readonly string[], remotes: Set<string>): void {
  const at = words.findIndex((word) => PUSH_SETTING.test(word))
  if (at < 0) return
  const name = PUSH_SETTING.exec(words[at]!)?.[1]
  const value = words[at + 1] ?? ''
  note(name ?? USUAL, remotes.has(value) ? 'https://' : value, remotes)
}

function note(name: string, address: string, remotes: Set<string>): void {
  if (!ELSEWHERE.test(address)) return
  remotes.add(name)
  if (name === 'origin') remotes.add(USUAL)
}

function isNew(words: readonly string[], remotes: ReadonlySet<string>): boolean {
  if (remotes.size === 0 || words.some((word) => /^(?:-n|--dry-run)$/.test(word))) return false
  const named = words.map((word) => /^--repo=(.+)$/.exec(word)?.[1]).find(Boolean)
  const [first = USUAL] = words.filter(
    (word, i) => isOperand(word) && !WITH_VALUE.test(words[i - 1] ?? ''),
  )
  return remotes.has(named ?? first)
}

function isOperand(word: string): boolean {
  return !word.startsWith('-')
}
