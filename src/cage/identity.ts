import { closeSync, constants, fstatSync, openSync, readlinkSync } from 'node:fs'
import type { Identity } from './launcher-settings.ts'

/** Opened only to be named; neither read nor written. */
const O_PATH = 0o10000000

/** Opens what lies at a path itself, and not what a link there leads to. */
export function openItself(path: string): number {
  return openSync(path, O_PATH | constants.O_NOFOLLOW)
}

/** Which file or folder an open descriptor is. Nothing for a link, which can be neither held nor kept. */
export function identityOf(descriptor: number): Identity | undefined {
  const stat = fstatSync(descriptor, { bigint: true })
  return stat.isSymbolicLink() ? undefined : `${stat.dev}:${stat.ino}`
}

/**
 * Which file or folder lies at a path, where every part of the path is what it says: the kernel is
 * asked where it really lies, so no link on the way is taken for a folder.
 */
export function identityAt(path: string): Identity | undefined {
  let descriptor: number
  try {
    descriptor = openItself(path)
  } catch {
    return undefined
  }
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`) === path ? identityOf(descriptor) : undefined
  } catch {
    return undefined
  } finally {
    closeSync(descriptor)
  }
}
