import type { Effect } from '../../effects/effect.ts'
import { decodesToText } from '../../effects/guesses/overlooked-words.ts'
import type { Machine } from '../../effects/machine.ts'
import { plain, type Unknown } from '../../resolve/value.ts'
import { findSensitive } from '../path-class.ts'
import { PRIVATE, SECRET_TREES, SECRETS } from '../sensitive-paths.ts'
import { quote } from './reason.ts'

const LOCAL = /^(?:\[?::1\]?|localhost|127(?:\.\d+){3}|0\.0\.0\.0|host\.docker\.internal)(?=[:/]|$)/

function isLocal(address: string): boolean {
  return LOCAL.test(address.replace(/^\w+:\/\//, '').replace(/^[^@/]*@/, ''))
}

/** The input or output of a shell is sent. */
export function sendsShell({ target, data = '' }: Effect, machine: Machine): string | undefined {
  return machine.symbols.in(data).some(({ origin }) => origin === 'shell')
    ? `a shell is connected to ${machine.symbols.show(target)}`
    : undefined
}

/** A name from the configuration of ssh or from the own network. */
const OWN_MACHINE = /^(?:[\w.-]+@)?[a-z][a-z0-9-]*(?::\S*)?$/

/** Something goes out that should stay here. */
export function sendsSensitive(
  { program, target, data = '' }: Effect,
  machine: Machine,
): string | undefined {
  const address = machine.symbols.show(target)
  if (isLocal(address)) return undefined
  // A dump for a machine that has a short name here is a backup.
  const backup = OWN_MACHINE.test(address) && /^(?:ssh|scp|rsync)$/.test(program)
  for (const source of machine.symbols.in(data)) {
    const what = backup && source.origin === 'output' ? undefined : sensitiveSource(source)
    if (what) return `${program} sends ${what} to ${address}`
  }
  return undefined
}

/** Programs whose output tells an outsider what he should not know. */
const TELLING =
  /^(?:env|printenv|set|export|id|whoami|uname|hostname|ifconfig|ip|ps|netstat|ss|last|w|who|mysqldump|pg_dump|pg_dumpall|mongodump|mongoexport|mysql|mariadb|psql|sqlite3|mongosh|mongo|clickhouse-client|duckdb|cqlsh|influx|sqlcmd|etcdctl|consul|op|bw|lpass|terraform|tofu|zfs|btrfs|docker|podman|skopeo|tcpdump|tshark|dumpcap|xinput|xev|showkey|logkeys|npm config|gh auth|getent|lsof|history|gpg|pass|secret-tool|security|dmesg|mount|crontab|ldapsearch|vault|aws|kubectl|redis-cli|slapcat|arecord|ffmpeg|import|scrot|wg|nmcli|rclone|git credential|systemctl show|journalctl|find \/(?:home|root|etc)|find ~)\b/
const SECRET_VARIABLE =
  /(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|CREDENTIAL|PRIVATE_KEY)/

function sensitiveSource({ origin, detail }: Unknown): string | undefined {
  if (origin === 'file') {
    const found =
      findSensitive(SECRETS, detail) ??
      findSensitive(SECRET_TREES, detail) ??
      findSensitive(PRIVATE, detail)
    return found && `${found.what} (${detail})`
  }
  if (origin === 'output' && TELLING.test(detail)) return `the output of ${detail}`
  if (origin === 'user' && detail === 'typed secret') return 'what somebody types as a password'
  if (origin === 'environment' && SECRET_VARIABLE.test(detail)) return `the secret in ${detail}`
  return undefined
}

/** Programs that make any data look like something else. */
const ENCODERS = /^(?:base64|base32|basenc|xxd|uuencode|openssl|ascii85|basez|od|hexdump)\b/

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
        .some(({ origin, detail }) => origin === 'output' && ENCODERS.test(detail)))
  return encoded ? `${program} sends encoded data to ${address}` : undefined
}

/** Data goes to another machine. */
export function sendsOrdinary({ program, target }: Effect, machine: Machine): string {
  return `${program} talks to ${machine.symbols.show(target)}`
}

/** Another machine is asked for its password hashes or keys, by their paths. */
export function asksForSecret({ target, program }: Effect, machine: Machine): string | undefined {
  const path = /^\w+:\/\/[^/]+(\/(?:etc|root|home|proc|var)\/.+)$/.exec(plain(target))?.[1]
  const secret = path === undefined ? undefined : findSensitive(SECRETS, path)
  return (
    secret && `${program} asks for ${secret.what} of another machine: ${quote(machine, target)}`
  )
}

/** Gopher has one use left: to send any bytes to any port. */
export function sendsRawBytes({ target, program }: Effect, machine: Machine): string | undefined {
  return /^gopher:/i.test(plain(target))
    ? `${program} sends raw bytes by gopher: ${quote(machine, target)}`
    : undefined
}

const IDENTITY_SERVICE =
  /169\.254\.169\.254|metadata\.google\.internal|100\.100\.100\.200|169\.254\.170\.2|fd00:ec2::254/
const IDENTITY_PATH =
  /security-credentials|\/token|user-?data|identity\/|access-token|\/credentials|service-accounts/

/** The service that hands out the credentials of a cloud machine. */
export function asksForIdentity({ target, program }: Effect, machine: Machine): string | undefined {
  const address = plain(target)
  return IDENTITY_SERVICE.test(address) && IDENTITY_PATH.test(address)
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

/** Something is fetched and stays where it is. */
export function fetches({ program, target }: Effect, machine: Machine): string {
  return `${program} fetches ${quote(machine, target)} and does not run it`
}

/** The current directory, offered to everybody at a port where everybody looks. */
export function servesToAll(
  { target, program, how }: Effect,
  machine: Machine,
): string | undefined {
  if (how !== 'serves files') return undefined
  const address = plain(target)
  const port = Number(/(?:^|:)(\d+)$/.exec(address)?.[1])
  // Bound to everything on purpose, or at a port where everybody looks.
  const open = /^(?:0\.0\.0\.0|\[::\]|\*)/.test(address) || (port > 0 && port < 1024)
  return open && !/^(?:localhost|127\.)/.test(address)
    ? `${program} serves the current directory to everybody at port ${machine.symbols.show(target)}`
    : undefined
}

/** A port is opened. */
export function opensPort({ program, target }: Effect, machine: Machine): string {
  return `${program} opens port ${machine.symbols.show(target)} to others`
}
