import type { EffectKind, Span } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { plain } from '../resolve/value.ts'
import { type VersionControlCall, versionControlCalls } from './version-control-calls.ts'

interface Loss {
  program: string
  span: Span
}

/** What a repository keeps of all that was: commits, where branches were, what was put aside. */
const STORE =
  /(?:^|\/)[\w.-]*\.git\/(?:(?:objects|logs)(?:\/|$)|refs(?:\/(?:heads|tags|stash)(?:\/|$)|\/?$)|packed-refs$)/
/** What git itself leaves behind when it is stopped. */
const LEFT_BEHIND = /\.lock$|\/(?:tmp_(?:obj|pack|idx)_|\.tmp-)[^/]*$/
const TAKES: ReadonlySet<EffectKind> = new Set(['delete', 'delete-tree'])

/** Branches whose every version stands for itself: a site, what a build has made. */
const WITHOUT_PAST =
  /^(?:gh-pages|pages|docs?|site|website|dist|build|deploy|deployment|publish\w*|release|badges|data|assets)$/
const SHARED = /^(?:main|master|trunk|default|develop|prod(?:uction)?)$/

/** Ways by which the commits of a project are lost for good. */
export function lostHistory(machine: Machine): Loss[] {
  const taken = [...TAKES].some((kind) => machine.effects.mayHold(kind))
    ? machine.effects.all
        .filter(
          ({ kind, target, deferred }) =>
            TAKES.has(kind) && !deferred && STORE.test(plain(target)) && !isLeftBehind(target),
        )
        .map(({ program, span }) => ({ program, span }))
    : []
  return [...taken, ...replacedHistory(versionControlCalls(machine))]
}

function isLeftBehind(target: string): boolean {
  return LEFT_BEHIND.test(plain(target))
}

/** `checkout --orphan`, `rebase --root` or `stash clear`, and then what was there before goes. */
function replacedHistory(calls: readonly VersionControlCall[]): Loss[] {
  if (calls.length < 2) return []
  let begunAnew = false
  return calls.flatMap(({ program, verb, words, span }) => {
    if (beginsAnew(verb, words)) begunAnew = true
    else if (begunAnew && dropsOld(verb, words)) return [{ program, span }]
    return []
  })
}

function beginsAnew(verb: string, words: readonly string[]): boolean {
  if (verb === 'rebase') return words.includes('--root')
  if (verb === 'stash') return words[0] === 'clear'
  const at = words.findIndex((word) => word.startsWith('--orphan'))
  if (at < 0 || (verb !== 'checkout' && verb !== 'switch')) return false
  const name = words[at]!.split('=')[1] ?? words[at + 1] ?? ''
  return !WITHOUT_PAST.test(name)
}

function dropsOld(verb: string, words: readonly string[]): boolean {
  if (verb === 'push')
    return (
      words.some((word) => /^(?:-[a-z]*f[a-z]*|--force\S*|\+\S+)$/.test(word)) &&
      !words.some((word) => WITHOUT_PAST.test(word))
    )
  if (verb === 'branch')
    return (
      words.some((word) => /^-[DMm]$|^--(?:delete|force|move)$/.test(word)) &&
      words.some((word) => SHARED.test(word))
    )
  return verb === 'gc' && words.some((word) => /^--prune=(?:now|all)$/.test(word))
}
