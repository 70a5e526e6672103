import type { RuleId } from '../../../verdict/index.ts'
import type { Effect } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { isKnown, plain } from '../resolve/value.ts'
import type { Finding } from './finding.ts'
import { nameOf } from './named-words.ts'
import { MARKS, overlap } from './overlap.ts'
import { allowedHost, hostOf, reaches } from './user-hosts.ts'
import { allowedPath, isWithin, placeOf } from './user-paths.ts'
import type { PolicyEntry } from './user-policy.ts'

/**
 * Rules about something else than what is named: a program runs another one, a host gets a secret,
 * code comes from there, a guard is disarmed. Only an entry that names the rule lifts them.
 */
const BY_NAME_ONLY = new Set<RuleId>(['1a', '2', '3', '7', '8', '9', 'O', 'S'])

/** Whether an entry permits what was found: nothing but this effect, on nothing but this target. */
export function permits(
  entry: PolicyEntry,
  { rule, effect }: Finding,
  machine: Machine,
  directory: string | undefined,
): boolean {
  const { command, binary, path, host } = entry
  if (command && !command.includes(machine.source ?? '')) return false
  // Who names the whole command line has seen what it does.
  if (entry.rule ? !entry.rule.includes(rule) : !command && BY_NAME_ONLY.has(rule)) return false
  if (!effect) return binary === undefined && path === undefined && host === undefined
  return (
    (!binary || binary.some((name) => isProgram(name, effect, machine))) &&
    (!path || path.some((each) => isAllowedPath(each, effect, machine, directory))) &&
    (!host || host.some((each) => isAllowedHost(each, effect, machine)))
  )
}

const SYSTEM_DIRECTORIES =
  /^\/(?:usr\/(?:local\/)?|opt\/homebrew\/|snap\/|nix\/store\/[^/]+\/|run\/current-system\/sw\/)?s?bin\/[^/]+$/

/** The program itself, by its name from where programs are installed, or by the path that is given. */
function isProgram(name: string, { program }: Effect, machine: Machine): boolean {
  const wanted = nameOf(name).toLowerCase()
  if (!isKnown(program) || !isLike(wanted, nameOf(plain(program)).toLowerCase())) return false
  return machine.effects.all.every(({ kind, program: by, target }) => {
    const place = plain(target)
    // Where programs are looked for was changed.
    if (kind === 'touch' && by === 'PATH') return SYSTEM_DIRECTORIES.test(`${place}/x`)
    if (kind !== 'start' || place === '' || nameOf(by) !== nameOf(program)) return true
    return SYSTEM_DIRECTORIES.test(place) || (name.includes('/') && isLike(name, place))
  })
}

function isLike(pattern: string, text: string): boolean {
  return overlap(text, pattern.replace(/\*+/g, MARKS.any).replaceAll('?', MARKS.one)).same
}

const ON_PATHS =
  /^(?:read|read-tree|use|write|edit|delete|delete-tree|unpack|link|load|open-to-all|take)$/

function isAllowedPath(
  path: string,
  { kind, target, deep = false }: Effect,
  machine: Machine,
  directory: string | undefined,
): boolean {
  const place = ON_PATHS.test(kind) ? placeOf(target, machine, directory) : undefined
  return (
    place !== undefined &&
    isWithin(allowedPath(path, directory), place, deep || /-tree$|^unpack$/.test(kind))
  )
}

function isAllowedHost(host: string, { kind, target }: Effect, machine: Machine): boolean {
  const allowed = allowedHost(host)
  const isAllowed = (address: string) => reaches(allowed, hostOf(address)) === 'surely'
  if (kind === 'fetch' || kind === 'send') return isAllowed(target)
  if (kind !== 'execute') return false
  const sources = machine.symbols.in(target)
  return (
    sources.length > 0 &&
    sources.every(({ origin, detail }) => origin === 'network' && isAllowed(detail))
  )
}
