import { isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { noteDropped } from '../foreign-code.ts'
import { guessOperand } from '../guesses/unknown-program.ts'
import { findEntry } from '../knowledge/index.ts'
import { creatorOf, isOfUnknownPublisher } from '../knowledge/npm-publishers.ts'
import type { Machine } from '../machine.ts'
import { isDropPlace } from '../side-commands.ts'
import { readFile } from '../world.ts'
import type { SpecialArguments } from './special-argument.ts'

const OTHER_UNDER_NAME = 'what is installed under the name of another package'

/** Addresses at which anybody on the way decides what comes. */
const UNPROTECTED = /^(?:http:\/\/|(?:\w+:\/\/)?(?:\d{1,3}\.){3}\d)/

/** A specification of a package that leads past the registry and the well-known forges. */
export function namesHost(specification: string): boolean {
  // Every hook asks, and compiling what finds it takes longer than asking.
  if (!specification.includes(':')) return false
  return /^(?:[\w.-]+\s*@\s*)?(?:(?:\w+\+)?(?:https?|git|ssh|ftp):\/\/(?!(?:[\w-]+@)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\/)|(?:github|gitlab|bitbucket|gist):[\w.-]+\/?)/.test(
    specification,
  )
}

/**
 * A name under which something else is installed: `lodash@npm:other`, `requests @ git+https://…`. A second
 * version of a package is called like it, with something beside: `react18@npm:react@18`.
 */
export function isOtherUnderName(specification: string): boolean {
  if (!specification.includes('@')) return false
  const [, name = '', source = ''] =
    /^(@?[\w.-]+(?:\/[\w.-]+)?(?:\[[\w,-]*\])?)\s*@\s*((?!workspace|catalog)[a-z][a-z+]*:.*)$/s.exec(
      specification,
    ) ?? []
  if (source === '') return false
  if (/^(?:file|link|portal):/.test(source))
    return isDropPlace(source.replace(/^\w+:(?:\/\/(?=\/))?/, ''))
  const real = /^npm:(@?[^@\s]+)/.exec(source)?.[1]
  if (real === undefined) return true
  return !name.includes(real.slice(real.indexOf('/') + 1))
}

/** A package in a folder or an archive of this machine. */
const BY_PATH = /^\.{0,2}\/|^file:|\.(?:whl|tgz|tar\.\w+|zip|gem|egg|deb|rpm|apk)$/

/** What this command line fetched, or brought into a folder, under the name of a package. */
function broughtBy(machine: Machine, value: Value): Value {
  const path = machine.absolute(value.replace(/^file:(?:\/\/)?/, ''))
  const source = machine.fileSystem.sourceOf(plain(path))
  return machine.files.get(path) ?? (source === undefined ? '' : machine.unknown('network', source))
}

/** Anybody on the way may have changed what comes over such a connection: to install is to run it. */
function noteUnprotected(machine: Machine, name: string, content: Value): void {
  const source = machine.symbols
    .in(content)
    .find(({ origin, detail }) => origin === 'network' && UNPROTECTED.test(detail))
  if (source) machine.emit('execute', name, content)
}

/** A name with a mark that takes the package away: `ufw-` and `ufw_` in some managers, `!ufw` and `-ufw` in others. */
export const TAKEN_AWAY = {
  behind: /^([a-z\d~?^][^\s/]*)[-_]$/i,
  before: /^[-!~]([a-z\d][^\s/]*)$/i,
} as const

/** To take it away while something else is installed is judged as the removal that it is. */
export function removePackages({ machine, name }: Call, packages: readonly Value[]): void {
  const [program = name] = name.split(' ')
  const verb = findEntry(`${program} del`) ? 'del' : 'remove'
  machine.runCommand([program, verb, ...packages], { frame: machine.frameFor('wrapper', name) })
}

/** The words that the creator gets: `npm create NAME -- --template OTHER`. */
function behind(args: readonly Value[], value: Value): Value[] {
  return args.slice(args.indexOf(value) + 1).filter((word) => word !== '--')
}

/** What anybody may have put there, and nothing in the text has. */
function noteDroppedPackage(machine: Machine, name: string, value: Value): void {
  const path = machine.absolute(plain(value).replace(/^file:(?:\/\/)?/, ''))
  // A folder there is a project.
  const isFile = /\.[a-z]\w{1,5}$/.test(path)
  if (
    isFile &&
    isDropPlace(plain(path)) &&
    !machine.files.has(path) &&
    machine.fileSystem.sourceOf(plain(path)) === undefined
  )
    machine.miss('outcome', name, '', 'whose package it is')
}

/** A package by its name, file or address. */
export function bringPackage({ machine, name }: Call, value: Value): void {
  const text = plain(value)
  if (isOtherUnderName(text)) machine.miss('outcome', name, '', OTHER_UNDER_NAME)
  // Over an unprotected connection, or from a bare address, anybody can decide what is installed.
  if (/^(?:git\+)?(?:http:\/\/|https?:\/\/(?:\d{1,3}\.){3}\d)/.test(text)) {
    machine.emit('execute', name, machine.unknown('network', text))
  } else if (/^(?:git\+)?https?:\/\//.test(text)) {
    machine.emit('fetch', name, text)
    // To install is to run what the package brings for that.
    if (namesHost(text)) machine.miss('code', name, value, `what comes from ${text}`)
  } else if (BY_PATH.test(text)) {
    noteUnprotected(machine, name, broughtBy(machine, value))
    noteDroppedPackage(machine, name, value)
  }
}

/** Packages and other things that are fetched in order to be run. */
export const PACKAGE_ARGUMENTS = {
  package: bringPackage,
  'maybe-or-removed': (call, value) => {
    const removed = TAKEN_AWAY.behind.exec(value)?.[1]
    if (removed === undefined) guessOperand(call, value)
    else removePackages(call, [removed])
  },
  'package-or-not': (call, value) => {
    const removed = TAKEN_AWAY.before.exec(value)?.[1]
    if (removed === undefined) bringPackage(call, value)
    else removePackages(call, [removed])
  },
  'run-package': ({ machine, name }, value) => {
    const text = plain(value)
    if (namesHost(text)) machine.emit('execute', name, machine.unknown('network', text))
    else if (isOfUnknownPublisher(text)) machine.miss('outcome', name, '', `what ${text} runs`)
  },
  creator: ({ machine, name, args }, value) => {
    const text = plain(value)
    if (namesHost(text)) machine.emit('execute', name, machine.unknown('network', text))
    else if (!isKnown(value)) machine.miss('program', name, value)
    else if (/^\w[\w.-]*\//.test(text)) machine.miss('outcome', name, '', `what ${text} runs`)
    // A template of one's own, in a folder, is copied.
    else if (!/^[.~/]/.test(text))
      machine.runCommand([creatorOf(text), ...behind(args, value)], {
        frame: machine.frameFor('remote', name),
      })
  },
  'package-file': ({ machine, name }, value) => {
    const content = readFile(machine, name, value)
    noteUnprotected(machine, name, content)
    noteDroppedPackage(machine, name, value)
    return { reads: content }
  },
  'run-url': ({ machine, name }, value) => {
    if (/^\w+:\/\/|@/.test(plain(value)))
      machine.emit('execute', name, machine.unknown('network', plain(value)))
  },
  'kube-file': ({ machine, name }, value) => {
    const text = plain(value)
    if (UNPROTECTED.test(text) && /^https?:/.test(text))
      machine.emit('execute', name, machine.unknown('network', text))
    else if (/^https?:\/\//.test(text)) machine.emit('fetch', name, text)
    else if (text === '-') {
      noteDropped(machine, name, machine.inputValue ?? '')
      return { reads: machine.inputValue ?? '' }
    } else {
      // `kubectl apply -f secret.yaml`: it becomes a secret of the cluster.
      const path = plain(machine.absolute(value))
      if (isDropPlace(path) && !machine.files.has(path))
        machine.miss('outcome', name, '', 'what stands there, for the cluster obeys it')
      machine.emit('use', name, machine.absolute(value))
      return { reads: machine.fileContent(value) }
    }
    return undefined
  },
} as const satisfies SpecialArguments
