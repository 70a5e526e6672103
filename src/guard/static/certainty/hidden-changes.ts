import type { Effect, Span } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { isKnown, plain } from '../resolve/value.ts'
import { isOfOthers } from './obeyed-places.ts'
import { versionControlCalls } from './version-control-calls.ts'

interface Hidden {
  program: string
  from: string
  span: Span
}

const SEEN_BY_NOBODY = 'who sees the change, for it is not shown'

/** Changes that whoever looks at the project is not shown, and rules of the project that go. */
export function hiddenChanges(machine: Machine): Hidden[] {
  return [
    ...unshownFiles(machine),
    ...ignoredFiles(machine),
    ...droppedRules(machine),
    ...invisibleLetters(machine),
  ]
}

/** `update-index --assume-unchanged FILE`, and then FILE is changed. */
function unshownFiles(machine: Machine): Hidden[] {
  const unshown = new Set(
    versionControlCalls(machine)
      .filter(({ verb, words }) => verb === 'update-index' && words.some(isHiding))
      .flatMap(({ words }) => words.filter((word) => !word.startsWith('-'))),
  )
  if (unshown.size === 0) return []
  return writesOf(machine)
    .filter(({ target }) => unshown.has(plain(target)))
    .map(({ program, span }) => ({ program, from: SEEN_BY_NOBODY, span }))
}

function isHiding(word: string): boolean {
  return word === '--assume-unchanged' || word === '--skip-worktree'
}

const IGNORED_HERE = /(?:^|\/)\.git\/info\/exclude$/
/** What people write for themselves. */
const NOTES =
  /\.(?:md|txt|log|csv|json|ya?ml|toml|env|http|rest)$|(?:^|\/)(?:notes?|todo|scratch|play)[^/]*$/i

/** Something else than notes that is put where the same text has made git look away. */
function ignoredFiles(machine: Machine): Hidden[] {
  const writes = writesOf(machine)
  const patterns = writes
    .filter(({ target, data = '' }) => IGNORED_HERE.test(plain(target)) && isKnown(data))
    .flatMap(({ data = '' }) => plain(data).split('\n'))
    .map((line) => line.trim().replace(/^\/|\/$/g, ''))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(
      (line) =>
        new RegExp(
          `(?:^|/)${line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '[^/]*')}(?:/|$)`,
        ),
    )
  if (patterns.length === 0) return []
  return writes
    .filter(
      ({ target, data = '' }) =>
        patterns.some((pattern) => pattern.test(plain(target))) &&
        (!NOTES.test(plain(target)) || isOfOthers(machine, data)),
    )
    .map(({ program, span }) => ({ program, from: SEEN_BY_NOBODY, span }))
}

/** Who has to agree before something is taken in. */
const OWNERS = /(?:^|\/)CODEOWNERS$/

/** The list of those who have to agree is removed, emptied, or loses lines. */
function droppedRules(machine: Machine): Hidden[] {
  return machine.effects.all
    .filter(
      ({ kind, target, data, append, deferred }) =>
        !deferred &&
        (kind === 'delete' ||
          kind === 'replace' ||
          (kind === 'write' && append !== true && data === '')) &&
        OWNERS.test(plain(target)),
    )
    .map(({ program, span }) => ({ program, from: 'who has to agree from then on', span }))
}

/** Letters that nobody sees, as they are or as code writes them. */
const INVISIBLE = String.raw`(?:[\u200b-\u200f\u202a-\u202e\u2060-\u2064]|\\u(?:200[b-fB-F]|202[a-eA-E]|206[0-4])|\\x[eE]2\\x80\\x(?:8[b-fB-F]|[aA][a-eA-E])|\\x\{20(?:0[b-f]|2[a-e])\})`
/** Put in the place of something else; taken out they do no harm. */
const MADE_INVISIBLE = new RegExp(
  String.raw`\b(?:replace(?:All|_all)?|sub|gsub|write\w*)\([^\n]{0,160}?,\s*[rbuf]?["'\x60][^,\n]{0,80}?${INVISIBLE}|\bs([/|#,])(?:(?!\1)[^\n]){1,120}\1(?:(?!\1)[^\n]){0,120}${INVISIBLE}`,
  'u',
)
const PROSE = /\.(?:md|txt|html?|po|csv|tex)$/i

/** Names that look as before, and are others: a comparison then never holds, or always. */
function invisibleLetters(machine: Machine): Hidden[] {
  const text = machine.source ?? ''
  if (!/\\(?:u20|xe2|xE2|x\{20)|[\u200b-\u2064]/.test(text) || !MADE_INVISIBLE.test(text)) return []
  return writesOf(machine)
    .filter(({ target }) => !PROSE.test(plain(target)))
    .slice(0, 1)
    .map(({ program, span }) => ({ program, from: 'letters that nobody sees', span }))
}

function writesOf(machine: Machine): Effect[] {
  if (!machine.effects.mayHold('write') && !machine.effects.mayHold('edit')) return []
  return machine.effects.all.filter(
    ({ kind, deferred }) => (kind === 'write' || kind === 'edit') && !deferred,
  )
}
