import type { Effect } from '../../effects/effect.ts'
import type { Machine } from '../../effects/machine.ts'
import { hasGlob, plain, type Value } from '../../resolve/value.ts'
import { everythingBelow } from '../everything-below.ts'
import { findSensitive, normalisePath } from '../path-class.ts'
import { CRITICAL, type SensitivePath, TRACES } from '../sensitive-paths.ts'
import { ROOT_GLOB } from './files.ts'
import { actor, quote } from './reason.ts'

/** Directories that nobody finds under another name: moving one away is losing it. */
const NEEDED_IN_PLACE: readonly SensitivePath[] = [
  {
    what: 'a directory that is needed where it is',
    pattern:
      /^(?:~|\/(?:bin|boot|dev|etc|home|lib|lib32|lib64|opt|proc|root|run|sbin|srv|sys|usr|var|System|Library|Applications|Users)?|\/usr\/(?:bin|sbin|lib|lib64|local|share)|\/var\/(?:lib|log|spool))(?:\/\*{1,2})?$/,
    examples: [],
  },
]

/** The root, the home or a directory of the system is moved away, or everything in it. */
export function movesVital(effect: Effect, machine: Machine): string | undefined {
  const { target, to } = effect
  if (to === undefined || (hasGlob(target) && staysThere(target, to))) return undefined
  // One file of the project, by its name.
  if (/^\w/.test(target) && !hasGlob(target)) return undefined
  const whole = everythingBelow(target, machine)?.directory ?? target
  // `$destdir/usr`, and an unknown directory that might be empty, are not those of the system.
  const known = machine.symbols.in(whole).length === 0
  return known && (findSensitive(NEEDED_IN_PLACE, whole) || ROOT_GLOB.test(plain(whole)))
    ? `${actor(effect)} moves ${quote(machine, whole)} away, and nothing finds it any more`
    : undefined
}

/** A file that decides who may do what, or a directory of such files, is moved away. */
export function movesCritical(effect: Effect, machine: Machine): string | undefined {
  const { target, to } = effect
  if (to === undefined) return undefined
  const critical = findSensitive(CRITICAL, target) ?? (holdsCritical(target) ? FOLDER : undefined)
  return critical && !staysAtHome(target, to)
    ? `${actor(effect)} moves ${critical.what} away: ${quote(machine, target)}`
    : undefined
}

/** Programs of the system, and the directories that everything lies in. */
const NEEDED_BY_ALL =
  /^\/(?:usr\/)?(?:s?bin(?:\/[^/]+)?|lib\w*)?$|^\/(?:usr\/)?lib\w*\/(?:[\w-]+-linux-\w+\/)?(?:ld-(?:linux|musl)[\w.-]*|ld[.-][\d.]*so[\d.]*|libc(?:\.musl-\w+)?[.-][\d.]*so[\d.]*)$|^\/(?:etc|home|var|boot|dev)$/

/** Nobody may run or enter what everybody needs: `chmod -x /bin/su`, `chmod 0 /etc`. */
export function shutsVital(effect: Effect, machine: Machine): string | undefined {
  const { target, how } = effect
  const isMeant = how !== undefined && machine.symbols.in(target).length === 0
  return isMeant && NEEDED_BY_ALL.test(normalisePath(target))
    ? `${actor(effect)} ${how} ${quote(machine, target)}, which everybody needs`
    : undefined
}

/** A log or history is put where nobody looks for it. Within its directory that is its rotation. */
export function movesTraces(effect: Effect, machine: Machine): string | undefined {
  const { target, to } = effect
  if (to === undefined || !findSensitive(TRACES, target)) return undefined
  if (staysAtHome(target, to) || ROTATED.test(target)) return undefined
  return !normalisePath(to).startsWith(`${placeOf(target)}/`)
    ? `${actor(effect)} moves ${quote(machine, target)} away, which hides traces`
    : undefined
}

const FOLDER = { what: 'a directory of critical files' }
/** Logs that are closed already: `syslog.1`, `auth.log-20260101.gz`. */
const ROTATED = /[.-]\d+(?:\.\w+)?$|\.(?:[gx]z|bz2|zst|old|bak)$/

function holdsCritical(target: Value): boolean {
  const directory = `${normalisePath(target)}/`
  return (
    directory.startsWith('/etc/') &&
    CRITICAL.some(({ examples }) => examples.some((path) => path.startsWith(directory)))
  )
}

/** `mv ~/* ~/old`, `gzip /var/log/*`: nobody has to look for it elsewhere. */
function staysThere(target: Value, to: Value): boolean {
  return staysAtHome(target, to) || (target.startsWith('/var/log/') && to.startsWith('/var/log/'))
}

/** One's own settings under another name, or among one's own files: they are not lost. */
function staysAtHome(target: Value, to: Value): boolean {
  return /^(?!\/)/.test(normalisePath(target)) && /^(?!\/)/.test(normalisePath(to))
}

function placeOf(path: Value): string {
  return normalisePath(path).replace(/\/[^/]*$/, '')
}
