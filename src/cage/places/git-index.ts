import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { gitFolderOf } from './git-places.ts'

/** Larger indexes are those of repositories in which nobody waits for this. */
const LARGEST = 64 * 1024 * 1024
const HEADER = 12
/** Times, device, mode, owner, size, hash and flags, before the name. */
const FIXED = 62

const HASH = { start: 40, end: 60 }
/** A larger file is no secret of the kind that is covered. */
const LARGEST_BLOB = 1024 * 1024

/** The hash by which git stores a file; nothing where it cannot be read or is too large. */
export function blobHash(path: string): string | undefined {
  try {
    if (statSync(path).size > LARGEST_BLOB) return undefined
    const bytes = readFileSync(path)
    return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
  } catch {
    return undefined
  }
}

/**
 * The files that git tracks in a working tree with their hashes, read from its index: git itself
 * would run what the repository's settings say. None where the index is of a kind that is not read
 * here.
 */
export function trackedFiles(folder: string): [path: string, hash: string][] {
  const git = gitFolderOf(`${folder}/.git`)
  if (git === undefined) return []
  try {
    const bytes = readFileSync(`${git}/index`)
    if (bytes.length > LARGEST) return []
    return namesIn(bytes).map(({ name, hash }) => [`${folder}/${name}`, hash])
  } catch {
    return []
  }
}

/** The names in an index of version 2 or 3, and what is stored under them. */
export function namesIn(bytes: Buffer): { name: string; hash: string }[] {
  if (bytes.length < HEADER || bytes.toString('latin1', 0, 4) !== 'DIRC') return []
  const version = bytes.readUInt32BE(4)
  if (version !== 2 && version !== 3) return []
  const names: ReturnType<typeof namesIn> = []
  let at = HEADER
  for (let left = bytes.readUInt32BE(8); left > 0 && at + FIXED < bytes.length; left--) {
    const extended = (bytes.readUInt16BE(at + FIXED - 2) & 0x4000) !== 0
    const start = at + FIXED + (extended ? 2 : 0)
    const end = bytes.indexOf(0, start)
    if (end < 0) break
    const hash = bytes.toString('hex', at + HASH.start, at + HASH.end)
    names.push({ name: bytes.toString('utf8', start, end), hash })
    // Padded with one to eight zeros to a multiple of eight.
    at += Math.floor((end - at + 8) / 8) * 8
  }
  return names
}
