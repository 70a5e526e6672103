import { CARRIES_BYTES, type Effect } from '../../effects/effect.ts'
import { decodesToText } from '../../effects/guesses/overlooked-words.ts'
import { SEEN_OR_HEARD, SHOWN_TO_FEW } from '../../effects/knowledge/sensitive-outputs.ts'
import type { Machine } from '../../effects/machine.ts'
import { namesSecret } from '../../effects/own-credentials.ts'
import { startsWithKind } from '../../effects/program-kinds.ts'
import { listedFolders } from '../../effects/programs/listings.ts'
import { withPlainHost } from '../../resolve/host-notation.ts'
import { plain, type Unknown } from '../../resolve/value.ts'
import { findSensitive } from '../path-class.ts'
import { PRIVATE, SECRET_TREES, SECRETS } from '../sensitive-paths.ts'
import { downloadIsRun, shellOnNetwork } from './execution.ts'
import { actor, isLocal, isLoopback, place, placeName, quote } from './reason.ts'

/** The input or output of a shell is sent. */
export function sendsShell(effect: Effect, machine: Machine): string | undefined {
  return machine.symbols.in(effect.data ?? '').some(({ origin }) => origin === 'shell')
    ? shellOnNetwork(effect, machine)
    : undefined
}

/** A name from the configuration of ssh or from the own network. */
const OWN_MACHINE = /^(?:[\w.-]+@)?[a-z][a-z0-9-]*(?::\S*)?$/i

/** What people keep copies of: folders of their own, and what a database or a disk gives. */
function isBackedUp({ origin, detail }: Unknown): boolean {
  if (origin === 'output') return true
  return (
    origin === 'file' &&
    detail !== '/' &&
    !findSensitive(SECRETS, detail) &&
    !findSensitive(SECRET_TREES, detail)
  )
}

/** Something goes out that should stay here. */
export function sendsSensitive(
  { program, target, data = '' }: Effect,
  machine: Machine,
): string | undefined {
  const address = machine.symbols.show(target)
  if (isLocal(address)) return undefined
  // A dump or a folder for a machine that has a short name here is a backup.
  const copies = startsWithKind(program, 'copier')
  const backup = copies && OWN_MACHINE.test(address) && address !== 'anybody'
  // A copy to another directory goes nowhere.
  if (copies && /^(?:\.{0,2}|~)\//.test(address)) return undefined
  for (const source of machine.symbols.in(data)) {
    const what =
      backup && isBackedUp(source)
        ? undefined
        : (sensitiveSource(source) ?? toldBy(source, machine))
    if (what) return `${program} sends ${what} to ${placeName(address) ?? 'another machine'}`
  }
  return undefined
}

/** Variables, the history of commands, or a list of what lies where people keep their own. */
function isTelling(command: string): boolean {
  return (
    startsWithKind(command, 'teller') ||
    // What comes out of the clipboard is what somebody has copied.
    startsWithKind(command, 'clipboard-teller') ||
    startsWithKind(command, 'clipboard') ||
    /^(?:set|export|history)\b/.test(command) ||
    /^(?:\/(?:home|root|etc)\b|~)/.test(listedFolders(command)[0] ?? '')
  )
}

/** What a program prints of which its entry says that it shows what only few should see. */
function toldBy({ origin, detail }: Unknown, machine: Machine): string | undefined {
  if (origin !== 'output' && origin !== 'network') return undefined
  const gap = machine.gaps.find(
    ({ aim, program, from = '' }) =>
      aim === 'outcome' &&
      SHOWN_TO_FEW.has(from) &&
      (detail === program || detail.startsWith(`${program} `) || program.startsWith(`${detail} `)),
  )
  return gap && `what ${detail} prints (${gap.from})`
}

function sensitiveSource({ origin, detail }: Unknown): string | undefined {
  if (origin === 'file') {
    // A public key is made to be given away; what lies below an unknown place is unknown.
    if (/\.pub$/.test(detail) || /^[\uE100-\uF8FF]+\/?$/.test(detail)) return undefined
    const found =
      findSensitive(SECRETS, detail) ??
      findSensitive(SECRET_TREES, detail) ??
      findSensitive(PRIVATE, detail)
    return found && `${found.what} (${detail})`
  }
  if (origin === 'output' && isTelling(detail)) return `the output of ${detail}`
  if (origin === 'user' && detail === 'typed secret') return 'what somebody types as a password'
  if (origin === 'user' && SEEN_OR_HEARD.has(detail)) return detail
  if (origin === 'environment' && namesSecret(detail)) return `the secret in ${detail}`
  return undefined
}

/**
 * Encoded data for a bare address: nobody talks to a service like that. It is one opaque word, or
 * what an encoder printed.
 */
export function sendsEncoded(
  { program, target, data = '' }: Effect,
  machine: Machine,
): string | undefined {
  const address = machine.symbols.show(target)
  if (isLocal(address)) return undefined
  const bare = /^(?:https?:\/\/)?(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?(?:\/\S*)?$/.test(address)
  const text = plain(data).trim()
  const encoded =
    (bare && /^[A-Za-z0-9+/]{12,}={1,2}$/.test(text)) ||
    // The whole of what is sent is a text in disguise: forms and JSON are not.
    (/^[\w+/=-]{16,}$/.test(text) && decodesToText(text)) ||
    (bare &&
      machine.symbols
        .in(data)
        .some(({ origin, detail }) => origin === 'output' && startsWithKind(detail, 'encoder')))
  return encoded
    ? `${program} sends encoded data to ${placeName(address) ?? 'another machine'}`
    : undefined
}

/** Files that hold the parameters of a call to a service, which is called anyway. */
const PARAMETERS = 'as parameters'

/** Data goes to another machine. */
export function sendsOrdinary(effect: Effect, machine: Machine): string | undefined {
  const where = place(effect, machine)
  // What stays on this machine, and the parameters of a call, are no news.
  if ((where !== undefined && isLoopback(where)) || effect.how === PARAMETERS) return undefined
  return where === undefined
    ? `${actor(effect)} hands data to a service`
    : `${actor(effect)} talks to ${where}`
}

/** Another machine is asked for its password hashes or keys, by their paths. */
export function asksForSecret({ target, program }: Effect, machine: Machine): string | undefined {
  const path = /^\w+:\/\/[^/]+(\/(?:etc|root|home|proc|var)\/.+)$/.exec(plain(target))?.[1]
  const secret = path === undefined ? undefined : findSensitive(SECRETS, path)
  return secret && `${program} asks another machine for ${secret.what}: ${quote(machine, target)}`
}

/** Gopher has one use left: to send any bytes to any port. So have others, where they are told another port. */
export function sendsRawBytes(effect: Effect, machine: Machine): string | undefined {
  const { target, program, how } = effect
  if (how === CARRIES_BYTES && !isLoopback(plain(target)))
    return `${program} ${how} ${quote(machine, target)}`
  return /^gopher:/i.test(plain(target))
    ? `${program} sends raw bytes by gopher: ${quote(machine, target)}`
    : undefined
}

const IDENTITY_SERVICE =
  /169\.254\.169\.254|metadata\.google\.internal|100\.100\.100\.200|169\.254\.170\.2|fd00:ec2::254/
const IDENTITY_PATH =
  /security-credentials|\/token|user-?data|identity\/|access-token|\/credentials|service-accounts|\/opc\/v\d\/(?:identity|instance)\b/

/** The service that hands out the credentials of a cloud machine. */
export function asksForIdentity({ target, program }: Effect, machine: Machine): string | undefined {
  const address = plain(target)
  return IDENTITY_PATH.test(address) && IDENTITY_SERVICE.test(withPlainHost(address))
    ? `${program} asks for the credentials of the machine: ${quote(machine, target)}`
    : undefined
}

/** Letters of another script among Latin ones: the host is not what it looks like. */
export function lookAlikeHost({ target }: Effect, machine: Machine): string | undefined {
  const host = /^(?:\w+:\/\/)?(?:[^@/]*@)?([^/:?#]+)/.exec(plain(target))?.[1] ?? ''
  return /[a-z]/i.test(host) &&
    /[\u0370-\u03ff\u0400-\u04ff\u0530-\u058f\u200b-\u200f\u2060\ufeff]/.test(host)
    ? `the host ${quote(machine, target)} is written with letters that look like others`
    : undefined
}

/** Something is fetched and stays where it is, or a connection is opened. */
export function fetches(effect: Effect, machine: Machine): string | undefined {
  const { how } = effect
  const where = place(effect, machine)
  // Nothing comes from outside.
  if (where !== undefined && isLoopback(where) && !how?.startsWith('speaks')) return undefined
  if (how !== undefined) return `${actor(effect)} ${how} ${where ?? 'another machine'}`
  const what = where === undefined ? 'something' : quote(machine, effect.target)
  const isRun =
    machine.effects.mayHold('execute') &&
    machine.effects.all.some(
      (other) => other.kind === 'execute' && downloadIsRun(other, machine) !== undefined,
    )
  if (isRun) return `${actor(effect)} fetches ${what}`
  const isInstalled =
    machine.effects.mayHold('install') &&
    machine.effects.all.some((other) => other.kind === 'install' && other.span === effect.span)
  return `${actor(effect)} fetches ${what} and ${isInstalled ? 'installs it' : 'does not run it'}`
}

/** The current directory, offered to everybody at a port where everybody looks. */
export function servesToAll(effect: Effect, machine: Machine): string | undefined {
  if (effect.how !== 'serves files') return undefined
  const address = plain(effect.target)
  const port = Number(/(?:^|:)(\d+)$/.exec(address)?.[1])
  // Bound to everything on purpose, or at a port where everybody looks.
  const open = /^(?:0\.0\.0\.0|\[::\]|\*)/.test(address) || (port > 0 && port < 1024)
  return open && !/^(?:localhost|127\.)/.test(address)
    ? `${effect.program} serves the current directory to everybody at ${place(effect, machine)}`
    : undefined
}

/** A port is opened. */
export function opensPort(effect: Effect, machine: Machine): string | undefined {
  const where = place(effect, machine)
  if (where === undefined) return `${effect.program} opens a port to others`
  // For this machine alone.
  if (isLoopback(where) || /^unix:|^\//.test(where)) return undefined
  return where.startsWith('port ')
    ? `${effect.program} opens ${where} to others`
    : `${effect.program} listens at ${where} for others`
}
