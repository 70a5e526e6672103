import { handledBy, handledNames, THE_SHELL } from './knowledge/handled-programs.ts'
import { findEntry, programNames } from './knowledge/index.ts'
import { remembered } from './knowledge/remembered.ts'

/** `python3.12`; without a path also `prettier@3`, as a package is asked for. */
const NUMBER = /[-_.]?\d+(?:\.\d+)*$/
const VERSION = new RegExp(`@[^@]+$|${NUMBER.source}`)

/** The name that the knowledge base knows a program by: no path, no version, no vendor prefix. */
export const canonicalName: (path: string) => string = remembered(findName)

function findName(path: string): string {
  if (/^\/proc\/[^/]+\/exe$/.test(path)) return THE_SHELL
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (isKnownProgram(name)) return name
  const lower = name.toLowerCase().replace(/\.exe$/, '')
  if (isKnownProgram(lower)) return lower
  const bare = lower
    .replace(/^(?:x86_64|aarch64|i686|arm)-[\w-]*?linux-\w+-/, '')
    .replace(path.includes('/') ? NUMBER : VERSION, '')
  return bare !== '' && isKnownProgram(bare) ? bare : name
}

/** Whether we know what a program of this name does. */
export function isKnownProgram(name: string): boolean {
  return handledBy(name) !== undefined || findEntry(name) !== undefined
}

let known: readonly string[] | undefined

/** Every program that we know, shells and other handlers first. */
export function knownPrograms(): readonly string[] {
  known ??= [...handledNames(), ...programNames()]
  return known
}
