import type { Effect } from '../../effects/effect.ts'
import { endlessSource } from '../../effects/endless-data.ts'
import type { Machine } from '../../effects/machine.ts'
import { isKind } from '../../effects/program-kinds.ts'
import { isOwnSettings } from '../../effects/programs/file-operations.ts'
import { isDropPlace } from '../../effects/side-commands.ts'
import { compilePattern, matchesPattern } from '../../resolve/pattern.ts'
import { hasGlob, plain, startsBelowPlace, type Value } from '../../resolve/value.ts'
import { everythingBelow } from '../everything-below.ts'
import { findSensitive, normalisePath } from '../path-class.ts'
import {
  CRITICAL,
  HAND_EDITED,
  RAW_DEVICE,
  RECORDS,
  SECRET_TREES,
  SECRETS,
  type SensitivePath,
  TRACES,
  VITAL,
} from '../sensitive-paths.ts'
import { actor, clause, isLoopback, object, quote } from './reason.ts'

/** A secret is read, and may be shown. */
export function readsSecret(effect: Effect, machine: Machine): string | undefined {
  const { program, target } = effect
  const secret = findSensitive(SECRETS, target)
  if (!secret) return undefined
  // Not a file: the name of the secret in its store, if there is one.
  const stored = /^secret:\/\/(.*)$/s.exec(target)?.[1]
  return clause(
    `${actor(effect)} reads ${secret.what}`,
    stored === undefined
      ? quote(machine, target)
      : object({ ...effect, program: program.split(' ')[0]!, target: stored }, machine),
  )
}

/** Where a project gets its packages from: seldom with a token in it. */
const OWN_REGISTRIES = /^(?:[\w-][\w.-]*\/)*\.(?:npmrc|yarnrc\.yml)$/

const TALKS: ReadonlySet<Effect['kind']> = new Set(['send', 'fetch', 'listen', 'remote-shell'])

/** The settings of the project that one works in are shown, and nothing else is told to anybody. */
export function readsOwnSettings(effect: Effect, machine: Machine): string | undefined {
  const path = normalisePath(effect.target)
  if (!isOwnSettings(path) && !OWN_REGISTRIES.test(path)) return undefined
  const told = machine.effects.all.some(
    ({ kind, target }) => TALKS.has(kind) && !isLoopback(target),
  )
  return told ? undefined : readsSecret(effect, machine)
}

/** A directory of secrets is read with everything in it. */
export function readsSecretTree({ program, target }: Effect, machine: Machine): string | undefined {
  const tree = findSensitive(SECRET_TREES, target)
  return tree && `${program} reads ${tree.what}: ${quote(machine, target)}`
}

/** The configuration of the whole machine, with its password hashes and keys. */
const WHOLE_CONFIGURATION = /^\/etc(?:\/\*{1,2})?$/

/** The configuration of the machine is packed or copied as a whole: a backup, most likely. */
export function readsWholeConfiguration(
  { program, target }: Effect,
  machine: Machine,
): string | undefined {
  return WHOLE_CONFIGURATION.test(normalisePath(target))
    ? `${program} takes ${quote(machine, target)} with the password hashes and keys in it`
    : undefined
}

/** The same, put where everybody can read it: no backup. */
export function exposesConfiguration(effect: Effect, machine: Machine): string | undefined {
  const { target, data = '' } = effect
  return isDropPlace(normalisePath(target)) &&
    machine.symbols
      .in(data)
      .some(({ origin, detail }) => origin === 'file' && WHOLE_CONFIGURATION.test(detail))
    ? `${actor(effect)} puts the configuration of the machine where everybody can read it: ${quote(machine, target)}`
    : undefined
}

/** The list of accounts is read. */
export function readsAccounts(effect: Effect): string | undefined {
  const { target } = effect
  return /^\/etc\/(?:passwd|group|sudoers\S*)$/.test(normalisePath(target))
    ? `${actor(effect)} lists the accounts of the machine`
    : undefined
}

/** A key may be used to log in; the password hashes have no such use. */
export function usesHashes({ program, target }: Effect, machine: Machine): string | undefined {
  const hashes = findSensitive(SECRETS.slice(0, 1), target)
  return hashes && `${program} is given ${hashes.what}: ${quote(machine, target)}`
}

/** A disk is written past its file system. */
export function writesRawDevice(effect: Effect, machine: Machine): string | undefined {
  const { target } = effect
  const path = normalisePath(target)
  return RAW_DEVICE.test(path) || path === '/proc/sysrq-trigger' || meansDisk(target)
    ? `${actor(effect)} writes to the raw device ${quote(machine, target)}`
    : undefined
}

const DISKS = ['/dev/sda', '/dev/vda', '/dev/xvda', '/dev/hda', '/dev/nvme0n1', '/dev/mmcblk0']

/** Whether a pattern of devices could mean a disk. */
function meansDisk(target: Value): boolean {
  const text = plain(target)
  if (!hasGlob(target) || !text.startsWith('/dev/')) return false
  const pattern = compilePattern(text)
  return DISKS.some((disk) => matchesPattern(pattern, disk))
}

/** A file that decides who may do what, or what will run. */
export function writesCritical(effect: Effect, machine: Machine): string | undefined {
  const { target } = effect
  const critical = findSensitive(CRITICAL, target)
  return critical && `${actor(effect)} writes ${critical.what}: ${quote(machine, target)}`
}

/** A log or history is emptied, or something else is put in its place. */
export function emptiesTraces(effect: Effect, machine: Machine): string | undefined {
  const { target, data = '', append } = effect
  if (append) return undefined
  if (plain(data).trim() === '' && findSensitive(TRACES, target))
    return `${actor(effect)} empties ${quote(machine, target)}, which hides traces`
  return findSensitive(RECORDS, target)
    ? `${actor(effect)} replaces ${quote(machine, target)}, which hides traces`
    : undefined
}

/** Something without an end is written until the disk is full. */
export function fillsDisk(effect: Effect, machine: Machine): string | undefined {
  const { program, target, data = '' } = effect
  const source = endlessSource(machine, data)
  // Who copies blocks wipes free space, or has a limit; on devices it is judged as such.
  return source !== undefined && !isKind(program, 'block-copier') && target !== ''
    ? `${actor(effect)} fills ${quote(machine, target)} from ${source} without end`
    : undefined
}

/** Something without an end is read into memory. */
export function fillsMemory({ program, target }: Effect): string | undefined {
  return isKind(program, 'collector') && /^\/dev\/(?:zero|u?random)$/.test(normalisePath(target))
    ? `${program} reads ${normalisePath(target)}, which has no end, into memory`
    : undefined
}

/** A page that runs what its visitor sends. */
const WEB_SHELL =
  /(?:system|passthru|shell_exec|popen|proc_open|exec|eval|assert)\s*\(\s*(?:base64_decode\s*\(\s*)?\\?\$_(?:GET|POST|REQUEST|COOKIE|SERVER)|Runtime\.getRuntime\(\)\.exec\(\s*request\.getParameter/

/** Files that no server runs: they may well speak of it. */
const NO_PAGE =
  /\.(?:mdx?|txt|rst|adoc|ya?ml|json[l5c]?|csv|sql|toml|[cm]?[jt]sx?|py|go|rs|rb|java|kt|cs|css|snap|diff|patch)$/i

/** A page is written that is a shell for its visitors. */
export function writesWebShell(effect: Effect, machine: Machine): string | undefined {
  const { target, data = '' } = effect
  return WEB_SHELL.test(plain(data)) && !NO_PAGE.test(normalisePath(target))
    ? `${actor(effect)} writes a page that runs what its visitor sends: ${quote(machine, target)}`
    : undefined
}

/** A file like any other is written. */
export function writesOrdinary(effect: Effect, machine: Machine): string {
  const { target } = effect
  return `${actor(effect)} writes ${quote(machine, target)}, which is not critical`
}

/** The root and the system's directories, as places for an archive. */
const SYSTEM_DIRECTORIES: readonly SensitivePath[] = [
  {
    what: 'a directory of the system',
    pattern:
      /^\/(?:etc|usr|bin|sbin|lib|root|boot)?(?:\/(?:cron\S*|systemd\S*|bin|lib|sbin))?\/?$|(?:^|\/)\.ssh\/?$/,
    examples: [],
  },
]

/** An archive over the root or the system's directories replaces what is there. */
export function unpacksOverSystem(
  { program, target }: Effect,
  machine: Machine,
): string | undefined {
  // `cd "$(mktemp -d)" && tar xf …`
  if (startsBelowPlace(target)) return undefined
  return findSensitive(SYSTEM_DIRECTORIES, target) ||
    findSensitive(CRITICAL, `${target.replace(/(?<=.)\/+$/, '')}/x`)
    ? `${program} unpacks over ${quote(machine, target)}`
    : undefined
}

/** A person opens a critical file that people do edit by hand. */
export function editsByHand(effect: Effect, machine: Machine): string | undefined {
  return isKind(effect.program, 'hand-editor') && HAND_EDITED.test(normalisePath(effect.target))
    ? editsCritical(effect, machine)
    : undefined
}

/** A critical file is opened to be changed. */
export function editsCritical({ program, target }: Effect, machine: Machine): string | undefined {
  const critical = findSensitive(CRITICAL, target)
  return critical && `${program} opens ${critical.what} for editing: ${quote(machine, target)}`
}

/** People open the settings of their application in an editor. */
export function editsOwnCredentials(
  { program, target }: Effect,
  machine: Machine,
): string | undefined {
  return (isKind(program, 'hand-editor') || isKind(program, 'file-changer')) &&
    /^(?:[^/~].*\/|~\/.*)?\.env(?:\.[\w-]+)*$/.test(normalisePath(target))
    ? `${program} ${isKind(program, 'hand-editor') ? 'opens' : 'changes or moves'} the credentials of an application: ${quote(machine, target)}`
    : undefined
}

/** Others get the right to write a critical file, or to read a secret. */
export function givesAway({ program, target }: Effect, machine: Machine): string | undefined {
  const found = findSensitive(CRITICAL, target) ?? findSensitive(SECRETS, target)
  return found && `${program} gives away ${found.what}: ${quote(machine, target)}`
}

/** A log or history is removed; the logs of an application are its own affair. */
export function removesTraces({ program, target }: Effect, machine: Machine): string | undefined {
  return findSensitive(TRACES, target) &&
    !/\/(?:app|apps|nginx|apache2|httpd|myapp)\//.test(normalisePath(target))
    ? `${program} removes ${quote(machine, target)}, which hides traces`
    : undefined
}

/** A critical file is removed. */
export function removesCritical({ program, target }: Effect, machine: Machine): string | undefined {
  const critical = findSensitive(CRITICAL, target)
  return critical && `${program} removes ${critical.what}: ${quote(machine, target)}`
}

/** Whatever lies below the root, by a letter or less. */
export const ROOT_GLOB = /^\/+(?:[*?]+\w?|\w[*?]+)$/

/** A directory without which the machine or its user has nothing. */
export function removesVital({ program, target }: Effect, machine: Machine): string | undefined {
  const whole = everythingBelow(target, machine)
  // An unknown directory that might be empty (`$DIR/*`) is not the root on purpose.
  const known = machine.symbols.in(target).length === 0
  if (whole !== undefined && findSensitive(VITAL, whole.directory))
    return `${program} deletes everything in ${quote(machine, whole.directory)}`
  return known && (findSensitive(VITAL, target) || ROOT_GLOB.test(plain(target)))
    ? `${program} deletes ${quote(machine, target)} with everything in it`
    : undefined
}

/** Directories whose files nobody removes or empties all at once, even without those below. */
const SYSTEM_OR_HOME = /^(?:\/|~|\/(?:home|root|etc|boot|s?bin|lib\w*|usr(?:\/\w+)?))$/

/** Every file of a directory is removed, or left with nothing in it. */
export function removesEveryFile(effect: Effect, machine: Machine): string | undefined {
  const { kind, target, data = '' } = effect
  if (kind === 'write' && data !== '') return undefined
  const whole = everythingBelow(target, machine)
  if (whole === undefined) return undefined
  return (whole.deep && findSensitive(VITAL, whole.directory)) ||
    SYSTEM_OR_HOME.test(normalisePath(whole.directory))
    ? `${actor(effect)} destroys every file in ${quote(machine, whole.directory)}`
    : undefined
}
