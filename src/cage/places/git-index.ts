import { readFileSync } from 'node:fs'
import { gitFolderOf } from './git-places.ts'

/** Larger indexes are those of repositories in which nobody waits for this. */
const LARGEST = 64 * 1024 * 1024
const HEADER = 12
/** Times, device, mode, owner, size, hash and flags, before the name. */
const FIXED = 62

/**
 * The files that git tracks in a working tree, read from its index: git itself would run what the
 * repository's settings say. None where the index is of a kind that is not read here.
 */
export function trackedFiles(folder: string): string[] {
  const git = gitFolderOf(`${folder}/.git`)
  if (git === undefined) return []
  try {
    const bytes = readFileSync(`${git}/index`)
    return bytes.length > LARGEST ? [] : namesIn(bytes).map((name) => `${folder}/${name}`)
  } catch {
    return []
  }
}

/** The names in an index of version 2 or 3. */
export function namesIn(bytes: Buffer): string[] {
  if (bytes.length < HEADER || bytes.toString('latin1', 0, 4) !== 'DIRC') return []
  const version = bytes.readUInt32BE(4)
  if (version !== 2 && version !== 3) return []
  const names: string[] = []
  let at = HEADER
  for (let left = bytes.readUInt32BE(8); left > 0 && at + FIXED < bytes.length; left--) {
    const extended = (bytes.readUInt16BE(at + FIXED - 2) & 0x4000) !== 0
    const start = at + FIXED + (extended ? 2 : 0)
    const end = bytes.indexOf(0, start)
    if (end < 0) break
    names.push(bytes.toString('utf8', start, end))
    // Padded with one to eight zeros to a multiple of eight.
    at += Math.floor((end - at + 8) / 8) * 8
  }
  return names
}
