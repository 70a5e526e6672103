import type { Span } from '../effects/effect.ts'
import type { Language } from '../effects/knowledge/languages.ts'
import type { Machine } from '../effects/machine.ts'
import { findSensitive, normalisePath } from '../policy/path-class.ts'
import { CRITICAL, RAW_DEVICE, SECRET_TREES, SECRETS, TRACES } from '../policy/sensitive-paths.ts'
import { isKnown, plain, type Value } from '../resolve/value.ts'

/** A place that matters and that the text names, where nothing was seen to happen to it. */
interface Overlooked {
  program: string
  path: string
  span: Span
}

/** Languages in which a text in quotes is a value. Elsewhere it may be anything. */
const PROGRAMMED: ReadonlySet<Language> = new Set([
  'elisp',
  'haskell',
  'javascript',
  'julia',
  'jvm',
  'lisp',
  'lua',
  'octave',
  'perl',
  'php',
  'python',
  'r',
  'ruby',
])

const NAMED = /(["'`])((?:~|\/)[\w.@%+~/-]{2,200})\1/g
/** Whether something is there, what it is called, or a text to be shown. */
const LOOKS_ONLY =
  /(?:\b(?:exists\w*|is_?(?:file|dir\w*|link)|access\w*|basename|dirname|l?stat\w*|print\w*|puts|echo|say|console\.\w+)\s*\(?|-[defrwxs]|[=!]=+|\beq|\bin)\s*$/

/** `--dir=/etc/cron.d`: many options of many programs put files where they are told. */
const OPTION = /^--([\w.-]+)=((?:~|\/).+)$/s
/** Options that name a place to leave it out, or what lies below it. */
const NO_TARGET =
  /exclude|ignore|skip|filter|prefix|root|sysconf|without|except|config|rcfile|init/i

/**
 * Calls and options that no reader knows may do anything with a place that they name. Where an analysis saw
 * what happens there, or somewhere below, that is judged; else nobody knows.
 */
export function overlookedPlaces(machine: Machine): Overlooked[] {
  const named = [...namedInCode(machine), ...namedByOptions(machine)]
  if (named.length === 0) return []
  const seen = machine.effects.all.map(({ target }) => normalisePath(target))
  return named.filter(({ path }) => !seen.some((place) => touch(place, path)))
}

/** One lies below the other, or they are the same. */
function touch(place: string, path: string): boolean {
  return place === path || place.startsWith(`${path}/`) || path.startsWith(`${place}/`)
}

function namedInCode({ code }: Machine): Overlooked[] {
  return code.flatMap(({ text, program, span, language }) => {
    if (!PROGRAMMED.has(language)) return []
    return [...text.matchAll(NAMED)].flatMap(({ 2: name, index }) => {
      const path = normalisePath(name!)
      if (!matters(path) || LOOKS_ONLY.test(text.slice(Math.max(0, index - 40), index))) return []
      return [{ program, path, span }]
    })
  })
}

function namedByOptions({ resolved }: Machine): Overlooked[] {
  return resolved.flatMap(({ arguments: words, span }) =>
    words.flatMap((word) => {
      if (!word.startsWith('--')) return []
      const [, name = '', value = ''] = OPTION.exec(plain(word)) ?? []
      if (value === '' || NO_TARGET.test(name) || !isKnown(word)) return []
      const path = normalisePath(value)
      return decides(path) ? [{ program: plain(words[0]!), path, span }] : []
    }),
  )
}

function matters(path: Value): boolean {
  return (
    decides(path) ||
    (!ASKED_FOR.test(path) &&
      (findSensitive(SECRETS, path) ?? findSensitive(SECRET_TREES, path)) !== undefined)
  )
}

/** What code asks whether it is there: programs, accounts, the folder of a home. */
const ASKED_FOR =
  /^\/etc\/(?:passwd|group|environment|nsswitch\.conf)$|^\/(?:usr\/)?s?bin\/|^\/root$/

/** Whoever writes there decides what happens later, or takes away what happened. */
function decides(path: Value): boolean {
  if (ASKED_FOR.test(path)) return false
  return (
    RAW_DEVICE.test(path) ||
    findSensitive(CRITICAL, path) !== undefined ||
    findSensitive(TRACES, path) !== undefined
  )
}
