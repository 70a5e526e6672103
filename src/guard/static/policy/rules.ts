import type { Effect, EffectKind, Frame } from '../effects/effect.ts'
import { decodesToText } from '../effects/guesses/overlooked-words.ts'
import type { Machine } from '../effects/machine.ts'
import { plain, type Value } from '../resolve/value.ts'
import type { Finding } from './finding.ts'
import { findSensitive, normalisePath } from './path-class.ts'
import {
  CRITICAL,
  HAND_EDITED,
  PRIVATE,
  RAW_DEVICE,
  SECRET_TREES,
  SECRETS,
  TRACES,
  VITAL_DIRECTORY,
} from './sensitive-paths.ts'

type Judgement = Pick<Finding, 'rule' | 'verdict' | 'reason'> & Partial<Finding>
type Judge = (effect: Effect, machine: Machine) => Judgement | undefined

/**
 * The policy as a table: for each kind of effect, the rules that can match it, in order. The
 * first that does decides about this effect; the most severe effect decides about the command.
 */
export const JUDGES: Readonly<Record<EffectKind, readonly Judge[]>> = {
  shell: [shellFromProgram, bareShell],
  session: [
    always('1b', 'BLOCK', ({ program }) => `${program} opens a shell session outside of the guard`),
  ],
  'remote-shell': [
    always(
      '3',
      'BLOCK',
      ({ target }, m) => `a shell is connected to the network (${m.symbols.show(target)})`,
    ),
  ],
  run: [always('2', 'BLOCK', ({ how, target }, m) => `${how} ${quote(m, target)}`)],
  execute: [downloadAndRun, unresolvedExecution],
  load: [forcedLibrary],
  read: [readSecret, readAccounts],
  'read-tree': [readSecretTree, readSecret],
  use: [useSecret],
  write: [writeRawDevice, writeCritical, wipeTraces, writeWebShell, writeOrdinary],
  unpack: [unpackOverSystem],
  link: [readSecret],
  'open-to-all': [openCritical],
  take: [openCritical],
  edit: [editCritical, editOwnCredentials, readSecret],
  delete: [deleteCritical],
  'delete-tree': [deleteVital, deleteCritical],
  send: [sendSensitive, sendEncoded, fetchSecret, sendOrdinary],
  fetch: [
    rawBytes,
    fetchSecret,
    cloudIdentity,
    lookAlikeHost,
    always(
      '11',
      'WARN',
      ({ program, target }, m) => `${program} fetches ${quote(m, target)} and does not run it`,
    ),
  ],
  listen: [
    publicServer,
    always(
      '11',
      'WARN',
      ({ program, target }, m) => `${program} opens port ${m.symbols.show(target)} to others`,
    ),
  ],
  privilege: [
    always(
      '6',
      'BLOCK',
      ({ how, target, program }, m) =>
        `${program} ${how ?? 'raises privileges'}${target ? `: ${quote(m, target)}` : ''}`,
    ),
  ],
  destroy: [always('D', 'BLOCK', ({ how, program }) => how ?? `${program} destroys data`)],
  disturb: [
    always(
      'D',
      'WARN',
      ({ how, target }, m) => `${how ?? 'service is disturbed'}: ${quote(m, target)}`,
    ),
  ],
  'look-around': [
    always('10', 'WARN', ({ program, how }) => `${how ?? program} looks around on the machine`),
  ],
  install: [
    always(
      '11',
      'WARN',
      ({ program }) => `${program} installs a package whose content cannot be seen from the text`,
    ),
  ],
  disguise: [always('O', 'BLOCK', ({ how, target }, m) => `${how}: ${quote(m, target)}`)],
}

function always(
  rule: Judgement['rule'],
  verdict: Judgement['verdict'],
  reason: (effect: Effect, machine: Machine) => string,
): Judge {
  return (effect, machine) => ({ rule, verdict, reason: reason(effect, machine) })
}

function quote(machine: Machine, value: Value): string {
  const text = machine.symbols.show(value).replace(/\s+/g, ' ').trim()
  return `"${text.length > 80 ? `${text.slice(0, 77)}…` : text}"`
}

/** The program that is not a shell and leads here. */
function nonShell(frame: Frame | undefined): Frame | undefined {
  for (let at = frame; at; at = at.parent) if (at.kind !== 'shell') return at
  return undefined
}

function shellFromProgram({ frame, program, how }: Effect): Judgement | undefined {
  const by = nonShell(frame)
  if (!by && !how) return undefined
  return {
    rule: '1a',
    verdict: 'BLOCK',
    reason: by
      ? `${by.by} is used to start an interactive shell (${program})`
      : `${how} starts an interactive shell`,
  }
}

function bareShell({ program }: Effect): Judgement {
  return {
    rule: '1b',
    verdict: 'BLOCK',
    reason: `${program} opens an interactive shell that nobody watches`,
  }
}

function downloadAndRun({ target, program }: Effect, machine: Machine): Judgement | undefined {
  const source = machine.symbols.in(target).find(({ origin }) => origin === 'network')
  if (!source) return undefined
  return {
    rule: '9',
    verdict: 'BLOCK',
    reason: `what comes from ${source.detail} is executed${machine.symbols.in(program).length ? '' : ` by ${program}`}`,
  }
}

function unresolvedExecution({ target, how }: Effect, machine: Machine): Judgement | undefined {
  const sources = machine.symbols.in(target)
  const hidden = sources.find(
    ({ origin }) =>
      origin === 'decoded' || origin === 'output' || origin === 'shell' || origin === 'file',
  )
  const unresolved = { certainty: 'unresolved', confidence: 0.6 } as const
  if (hidden && !hidden.detail.startsWith('code from ')) {
    return {
      ...unresolved,
      rule: 'O',
      verdict: 'BLOCK',
      reason: `what is executed cannot be resolved from the text: ${quote(machine, target)} (${hidden.detail})`,
    }
  }
  const named = sources.find(({ origin }) => origin === 'environment' || origin === 'user')
  if (!named) return undefined
  return {
    ...unresolved,
    rule: 'O',
    verdict: how === undefined ? 'WARN' : 'BLOCK',
    reason: `what runs depends on ${named.origin === 'environment' ? `the variable ${named.detail}` : named.detail}, which the text does not show`,
  }
}

/** Libraries that people preload for good reasons. */
const KNOWN_PRELOADS =
  /\/?(?:lib(?:jemalloc|tcmalloc\w*|mimalloc|asan|tsan|ubsan|lsan|faketime\w*|SegFault|eatmydata|gtk3-nocsd|stdbuf|memusage|nss_wrapper|v4l\S*|GL\w*|EGL\w*|vulkan\w*))(?:[\w.-]*)?\.so(?:\.[\d.]+)?$|^\$LIB\//

function forcedLibrary({ program, target, how }: Effect, machine: Machine): Judgement | undefined {
  const path = plain(target)
  if (path === '' || KNOWN_PRELOADS.test(path)) return undefined
  // A module of the system, by an option that is made for it.
  if (/^\/(?:usr\/)?lib(?:32|64)?\//.test(path) && !/^(?:LD|DYLD|GCONV)_/.test(program))
    return undefined
  return {
    rule: '8',
    verdict: 'BLOCK',
    reason: `${program} is made to load ${quote(machine, target)}${how ? ` ${how}` : ''}`,
  }
}

function readSecret({ program, target }: Effect, machine: Machine): Judgement | undefined {
  const secret = findSensitive(SECRETS, target)
  return (
    secret && {
      rule: '4',
      verdict: 'BLOCK',
      reason: `${program} reads ${secret.what}: ${quote(machine, target)}`,
    }
  )
}

function readSecretTree({ program, target }: Effect, machine: Machine): Judgement | undefined {
  const tree = findSensitive(SECRET_TREES, target)
  return (
    tree && {
      rule: '4',
      verdict: 'BLOCK',
      reason: `${program} reads ${tree.what}: ${quote(machine, target)}`,
    }
  )
}

function readAccounts({ program, target }: Effect): Judgement | undefined {
  return /^\/etc\/(?:passwd|group|sudoers\S*)$/.test(normalisePath(target))
    ? { rule: '10', verdict: 'WARN', reason: `${program} lists the accounts of the machine` }
    : undefined
}

/** A key may be used to log in; the password hashes have no such use. */
function useSecret({ program, target }: Effect, machine: Machine): Judgement | undefined {
  const hashes = findSensitive(SECRETS.slice(0, 1), target)
  return (
    hashes && {
      rule: '4',
      verdict: 'BLOCK',
      reason: `${program} is given ${hashes.what}: ${quote(machine, target)}`,
    }
  )
}

function writeRawDevice({ program, target }: Effect, machine: Machine): Judgement | undefined {
  return RAW_DEVICE.test(normalisePath(target)) || normalisePath(target) === '/proc/sysrq-trigger'
    ? {
        rule: 'D',
        verdict: 'BLOCK',
        reason: `${program} writes to the raw device ${quote(machine, target)}`,
      }
    : undefined
}

function writeCritical({ program, target }: Effect, machine: Machine): Judgement | undefined {
  const critical = findSensitive(CRITICAL, target)
  return (
    critical && {
      rule: '5',
      verdict: 'BLOCK',
      reason: `${program} writes ${critical.what}: ${quote(machine, target)}`,
    }
  )
}

function wipeTraces({ target, data, program }: Effect, machine: Machine): Judgement | undefined {
  if (!TRACES.test(normalisePath(target)) || (data !== undefined && data !== '')) return undefined
  return {
    rule: 'D',
    verdict: 'BLOCK',
    reason: `${program} empties ${quote(machine, target)}, which hides traces`,
  }
}

/** A page that runs what its visitor sends. */
const WEB_SHELL =
  /(?:system|passthru|shell_exec|popen|proc_open|exec|eval|assert)\s*\(\s*(?:base64_decode\s*\(\s*)?\\?\$_(?:GET|POST|REQUEST|COOKIE|SERVER)|Runtime\.getRuntime\(\)\.exec\(\s*request\.getParameter/

function writeWebShell(
  { program, target, data = '' }: Effect,
  machine: Machine,
): Judgement | undefined {
  return WEB_SHELL.test(plain(data))
    ? {
        rule: '3',
        verdict: 'BLOCK',
        reason: `${program} writes a page that runs what its visitor sends: ${quote(machine, target)}`,
      }
    : undefined
}

function writeOrdinary({ program, target }: Effect, machine: Machine): Judgement {
  return {
    rule: '12',
    verdict: 'ALLOW',
    reason: `${program} writes ${quote(machine, target)}, which is not critical`,
  }
}

/** Programs in which a person edits; others change a file by themselves. */
const EDITORS =
  /^(?:vi|vim|nvim|view|ex|gvim|nano|pico|emacs|emacsclient|ed|joe|jed|micro|hx|helix|kak|mcedit|ne|gedit|kate|code|subl|sudo|sudoedit|sensible-editor|editor|systemctl edit)$/

function editCritical({ program, target }: Effect, machine: Machine): Judgement | undefined {
  const critical = findSensitive(CRITICAL, target)
  if (!critical) return undefined
  const byHand = HAND_EDITED.test(normalisePath(target)) && EDITORS.test(program)
  return {
    rule: '5',
    verdict: byHand ? 'WARN' : 'BLOCK',
    reason: `${program} opens ${critical.what} to change it: ${quote(machine, target)}`,
  }
}

/** An archive over the root or the system's directories replaces what is there. */
function unpackOverSystem({ program, target }: Effect, machine: Machine): Judgement | undefined {
  const path = normalisePath(target)
  return /^\/(?:etc|usr|bin|sbin|lib|root|boot)?(?:\/(?:cron\S*|systemd\S*|bin|lib|sbin))?\/?$|(?:^|\/)\.ssh\/?$/.test(
    path,
  ) || findSensitive(CRITICAL, `${path}/x`)
    ? { rule: '5', verdict: 'BLOCK', reason: `${program} unpacks over ${quote(machine, target)}` }
    : undefined
}

function openCritical({ program, target }: Effect, machine: Machine): Judgement | undefined {
  const found = findSensitive(CRITICAL, target) ?? findSensitive(SECRETS, target)
  return (
    found && {
      rule: '6',
      verdict: 'BLOCK',
      reason: `${program} gives away ${found.what}: ${quote(machine, target)}`,
    }
  )
}

/** People open the settings of their application in an editor. */
function editOwnCredentials({ program, target }: Effect, machine: Machine): Judgement | undefined {
  return EDITORS.test(program) &&
    /^(?:[^/~].*\/|~\/.*)?\.env(?:\.\w+)?$/.test(normalisePath(target))
    ? {
        rule: '4',
        verdict: 'WARN',
        reason: `${program} opens the credentials of an application: ${quote(machine, target)}`,
      }
    : undefined
}

function deleteCritical({ program, target }: Effect, machine: Machine): Judgement | undefined {
  const path = normalisePath(target)
  if (TRACES.test(path) && !/\/(?:app|apps|nginx|apache2|httpd|myapp)\//.test(path)) {
    return {
      rule: 'D',
      verdict: 'BLOCK',
      reason: `${program} removes ${quote(machine, target)}, which hides traces`,
    }
  }
  const critical = findSensitive(CRITICAL, target)
  return (
    critical && {
      rule: '5',
      verdict: 'BLOCK',
      reason: `${program} removes ${critical.what}: ${quote(machine, target)}`,
    }
  )
}

function deleteVital({ program, target }: Effect, machine: Machine): Judgement | undefined {
  // An unknown directory that might be empty (`$DIR/*`) is not the root on purpose.
  if (machine.symbols.in(target).length > 0) return undefined
  const path = plain(normalisePath(target))
  return VITAL_DIRECTORY.test(path)
    ? {
        rule: 'D',
        verdict: 'BLOCK',
        reason: `${program} deletes ${quote(machine, target)} with everything in it`,
      }
    : undefined
}

const LOCAL = /^(?:\[?::1\]?|localhost|127(?:\.\d+){3}|0\.0\.0\.0|host\.docker\.internal)(?=[:/]|$)/

function isLocal(address: string): boolean {
  return LOCAL.test(address.replace(/^\w+:\/\//, '').replace(/^[^@/]*@/, ''))
}

/** A name from the configuration of ssh or from the own network. */
const OWN_MACHINE = /^(?:[\w.-]+@)?[a-z][a-z0-9-]*(?::\S*)?$/

function sendSensitive(
  { program, target, data = '' }: Effect,
  machine: Machine,
): Judgement | undefined {
  const address = machine.symbols.show(target)
  for (const { origin, detail } of machine.symbols.in(data)) {
    if (origin === 'shell') {
      return { rule: '3', verdict: 'BLOCK', reason: `a shell is connected to ${address}` }
    }
    if (isLocal(address)) continue
    // A dump for a machine that has a short name here is a backup.
    if (origin === 'output' && OWN_MACHINE.test(address) && /^(?:ssh|scp|rsync)$/.test(program))
      continue
    const what = sensitiveSource(origin, detail)
    if (what) {
      return { rule: '7', verdict: 'BLOCK', reason: `${program} sends ${what} to ${address}` }
    }
  }
  return undefined
}

/** Programs that make any data look like something else. */
const ENCODERS = /^(?:base64|base32|basenc|xxd|uuencode|openssl|ascii85|basez|od|hexdump)\b/

/**
 * Encoded data for a bare address: nobody talks to a service like that. It is one opaque word, or
 * what an encoder printed.
 */
function sendEncoded(
  { program, target, data = '' }: Effect,
  machine: Machine,
): Judgement | undefined {
  const address = machine.symbols.show(target)
  const bare = /^(?:https?:\/\/)?(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?(?:\/\S*)?$/.test(address)
  if (isLocal(address)) return undefined
  const text = plain(data).trim()
  const encoded =
    (bare && /^[A-Za-z0-9+/]{12,}={1,2}$/.test(text)) ||
    // The whole of what is sent is a text in disguise: forms and JSON are not.
    (/^[\w+/=-]{16,}$/.test(text) && decodesToText(text)) ||
    (bare &&
      machine.symbols
        .in(data)
        .some(({ origin, detail }) => origin === 'output' && ENCODERS.test(detail)))
  return encoded
    ? {
        rule: '7',
        verdict: 'BLOCK',
        reason: `${program} sends encoded data to ${address}`,
        confidence: 0.6,
      }
    : undefined
}

/** Programs whose output tells an outsider what he should not know. */
const TELLING =
  /^(?:env|printenv|set|export|id|whoami|uname|hostname|ifconfig|ip|ps|netstat|ss|last|w|who|mysqldump|pg_dump|pg_dumpall|mongodump|mongoexport|mysql|mariadb|psql|sqlite3|mongosh|mongo|clickhouse-client|duckdb|cqlsh|influx|sqlcmd|etcdctl|consul|op|bw|lpass|terraform|tofu|zfs|btrfs|docker|podman|skopeo|tcpdump|tshark|dumpcap|xinput|xev|showkey|logkeys|npm config|gh auth|getent|lsof|history|gpg|pass|secret-tool|security|dmesg|mount|crontab|ldapsearch|vault|aws|kubectl|redis-cli|slapcat|arecord|ffmpeg|import|scrot|wg|nmcli|rclone|git credential|systemctl show|journalctl|find \/(?:home|root|etc)|find ~)\b/

function sensitiveSource(origin: string, detail: string): string | undefined {
  if (origin === 'file') {
    const found =
      findSensitive(SECRETS, detail) ??
      findSensitive(SECRET_TREES, detail) ??
      findSensitive(PRIVATE, detail)
    return found && `${found.what} (${detail})`
  }
  if (origin === 'output' && TELLING.test(detail)) return `the output of ${detail}`
  if (origin === 'user' && detail === 'typed secret') return 'what somebody types as a password'
  if (
    origin === 'environment' &&
    /(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|CREDENTIAL|PRIVATE_KEY)/.test(detail)
  ) {
    return `the secret in ${detail}`
  }
  return undefined
}

function sendOrdinary({ program, target }: Effect, machine: Machine): Judgement {
  return {
    rule: '11',
    verdict: 'WARN',
    reason: `${program} talks to ${machine.symbols.show(target)}`,
  }
}

/** The current directory, offered to everybody at a port where everybody looks. */
function publicServer({ target, program, how }: Effect, machine: Machine): Judgement | undefined {
  if (how !== 'serves files') return undefined
  const address = plain(target)
  const port = Number(/(?:^|:)(\d+)$/.exec(address)?.[1])
  // Bound to everything on purpose, or at a port where everybody looks.
  const open = /^(?:0\.0\.0\.0|\[::\]|\*)/.test(address) || (port > 0 && port < 1024)
  return open && !/^(?:localhost|127\.)/.test(address)
    ? {
        rule: '7',
        verdict: 'BLOCK',
        reason: `${program} serves the current directory to everybody at port ${machine.symbols.show(target)}`,
        confidence: 0.6,
      }
    : undefined
}

/** Another machine is asked for its password hashes or keys, by their paths. */
function fetchSecret({ target, program }: Effect, machine: Machine): Judgement | undefined {
  const path = /^\w+:\/\/[^/]+(\/(?:etc|root|home|proc|var)\/.+)$/.exec(plain(target))?.[1]
  const secret = path === undefined ? undefined : findSensitive(SECRETS, path)
  return (
    secret && {
      rule: '4',
      verdict: 'BLOCK',
      reason: `${program} asks for ${secret.what} of another machine: ${quote(machine, target)}`,
      confidence: 0.7,
    }
  )
}

/** Gopher has one use left: to send any bytes to any port. */
function rawBytes({ target, program }: Effect, machine: Machine): Judgement | undefined {
  return /^gopher:/i.test(plain(target))
    ? {
        rule: '7',
        verdict: 'BLOCK',
        reason: `${program} sends raw bytes by gopher: ${quote(machine, target)}`,
      }
    : undefined
}

/** The service that hands out the credentials of a cloud machine. */
function cloudIdentity({ target, program }: Effect, machine: Machine): Judgement | undefined {
  const address = plain(target)
  return /169\.254\.169\.254|metadata\.google\.internal|100\.100\.100\.200|169\.254\.170\.2|fd00:ec2::254/.test(
    address,
  ) &&
    /security-credentials|\/token|user-?data|identity\/|access-token|\/credentials|service-accounts/.test(
      address,
    )
    ? {
        rule: '4',
        verdict: 'BLOCK',
        reason: `${program} asks for the credentials of the machine: ${quote(machine, target)}`,
      }
    : undefined
}

/** Letters of another script among Latin ones: the host is not what it looks like. */
function lookAlikeHost({ target }: Effect, machine: Machine): Judgement | undefined {
  const host = /^(?:\w+:\/\/)?(?:[^@/]*@)?([^/:?#]+)/.exec(plain(target))?.[1] ?? ''
  return /[a-z]/i.test(host) &&
    /[\u0370-\u03ff\u0400-\u04ff\u0530-\u058f\u200b-\u200f\u2060\ufeff]/.test(host)
    ? {
        rule: 'O',
        verdict: 'BLOCK',
        reason: `the host ${quote(machine, target)} is written with letters that look like others`,
      }
    : undefined
}
