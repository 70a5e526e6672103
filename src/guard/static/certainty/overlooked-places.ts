import type { Span } from '../effects/effect.ts'
import { joinedPlaces, quotedPlaces } from '../effects/languages/any-code/named-paths.ts'
import { READ_BY_CALLS, WITHOUT_CALLS } from '../effects/languages/index.ts'
import type { Machine } from '../effects/machine.ts'
import { findSensitive, normalisePath } from '../policy/path-class.ts'
import { CRITICAL, RAW_DEVICE, SECRET_TREES, SECRETS, TRACES } from '../policy/sensitive-paths.ts'
import { isKnown, plain, type Value } from '../resolve/value.ts'
import { ownScripts } from './runs.ts'

/** A place that matters and that the text names, where nothing was seen to happen to it. */
interface Overlooked {
  program: string
  path: string
  span: Span
}

/** `--dir=/etc/cron.d`: many options of many programs put files where they are told. */
const OPTION = /^--([\w.-]+)=((?:~|\/).+)$/s
/** Options that name a place to leave it out, or what lies below it. */
const NO_TARGET = /exclude|ignore|skip|filter|prefix|root|sysconf|without|except|config|rcfile/i

/**
 * Calls and options that no reader knows may do anything with a place that they name. Where an analysis saw
 * what happens there, or somewhere below, that is judged; else nobody knows.
 */
export function overlookedPlaces(machine: Machine): Overlooked[] {
  // A guess that a script reads what it is given says little.
  const given = givenToScripts(machine)
  const named = [...namedInCode(machine), ...namedByOptions(machine)]
  if (named.length === 0) return given
  const seen = machine.effects.all.map(({ target }) => normalisePath(target))
  return [...given, ...named.filter(({ path }) => !seen.some((place) => touch(place, path)))]
}

/** One lies below the other, or they are the same. */
function touch(place: string, path: string): boolean {
  return place === path || place.startsWith(`${path}/`) || path.startsWith(`${place}/`)
}

function namedInCode({ code }: Machine): Overlooked[] {
  return code.flatMap(({ text, program, span, language }) => {
    // Elsewhere what stands in quotes may be anything.
    const quoted = READ_BY_CALLS.has(language) ? quotedPlaces(text) : []
    const joined = WITHOUT_CALLS.has(language) ? [] : joinedPlaces(text)
    return [...quoted, ...joined]
      .map((place) => ({ program, path: normalisePath(place), span }))
      .filter(({ path }) => matters(path))
  })
}

function namedByOptions({ resolved }: Machine): Overlooked[] {
  return resolved.flatMap(({ arguments: words, span }) =>
    words.flatMap((word) => {
      if (!word.startsWith('--') || !/=[/~]/.test(word)) return []
      const [, name = '', value = ''] = OPTION.exec(plain(word)) ?? []
      if (value === '' || NO_TARGET.test(name) || !isKnown(word)) return []
      const path = normalisePath(value)
      return decides(path) ? [{ program: plain(words[0]!), path, span }] : []
    }),
  )
}

/** `python3 tool.py a.txt ~/.bashrc`: what a script of the project does with a file that others obey, nobody has read. */
function givenToScripts(machine: Machine): Overlooked[] {
  return ownScripts(machine).flatMap(({ path: script, span }) => {
    const command = machine.resolved.find((one) => holds(one.span, span))
    if (command === undefined) return []
    const [program = '', ...words] = command.arguments
    return words
      .filter((word) => /^[/~]/.test(word) && isKnown(word) && word !== script)
      .map((word) => ({ program: plain(program), path: normalisePath(word), span }))
      .filter(({ path }) => isObeyed(path))
  })
}

function holds(outer: Span, { start, end }: Span): boolean {
  return outer.start <= start && end <= outer.end
}

function isObeyed(path: string): boolean {
  return (
    RAW_DEVICE.test(path) || (!ASKED_FOR.test(path) && findSensitive(CRITICAL, path) !== undefined)
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
