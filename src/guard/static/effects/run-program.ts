import { plain, type Value } from '../resolve/value.ts'
import { applyEntry } from './apply-entry.ts'
import { checkHook } from './hooks.ts'
import { runWrittenFile } from './interpret.ts'
import { findEntry, programNames } from './knowledge/index.ts'
import type { Machine } from './machine.ts'
import { HANDLERS } from './programs/index.ts'
import { computeOutput } from './pure-commands.ts'
import { runUnknownProgram } from './unknown-program.ts'

/** The name that the knowledge base knows a program by: no path, no version, no vendor prefix. */
export function canonicalName(path: string): string {
  if (/^\/proc\/[^/]+\/exe$/.test(path)) return 'bash'
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (isListed(name)) return name
  const lower = name.toLowerCase().replace(/\.exe$/, '')
  if (isListed(lower)) return lower
  const bare = lower
    .replace(/^(?:x86_64|aarch64|i686|arm)-[\w-]*?linux-\w+-/, '')
    .replace(/[-_]?\d+(?:\.\d+)*$/, '')
  return bare !== '' && isListed(bare) ? bare : name
}

function isListed(name: string): boolean {
  return Object.hasOwn(HANDLERS, name) || findEntry(name) !== undefined
}

/** Whether we know what a program of this name does. */
export function isKnownProgram(name: string): boolean {
  return isListed(name)
}

/** Every program that we know, shells and other handlers first. */
export function knownPrograms(): string[] {
  return [...Object.keys(HANDLERS), ...programNames()]
}

/** A program in a directory that was fetched by this command line. */
export function checkForeign(machine: Machine, path: Value): void {
  const source = machine.places.sourceOf(path)
  if (source !== undefined) machine.emit('execute', plain(path), machine.unknown('network', source))
}

/** Runs a program: by its own handler, by the knowledge base, or by what its arguments look like. */
export function runProgram(machine: Machine, path: Value, args: Value[]): Value {
  const place = path.includes('/') ? machine.absolute(path) : path
  const name = canonicalName(machine.places.programs.get(place) ?? plain(place))
  const written = path.includes('/') ? machine.files.get(place) : undefined
  checkHook(machine, plain(path), name)
  if (written === undefined && path.includes('/')) checkForeign(machine, place)
  if (written !== undefined) return runWrittenFile(machine, path, written, args)
  const handler = Object.hasOwn(HANDLERS, name) ? HANDLERS[name] : undefined
  const entry = findEntry(name)
  const call = { machine, name, path, args, entry }
  const computed = computeOutput(call)
  if (computed !== undefined) {
    // The output is known; what the program reads and writes still counts.
    if (entry) applyEntry(call, entry)
    return computed
  }
  if (handler) return handler(call)
  if (entry) return applyEntry(call, entry)
  return runUnknownProgram(machine, path, args)
}
