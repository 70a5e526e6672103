import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from 'node:fs'

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants

/**
 * The text of a file that its owner, who runs this, wrote, and nobody else could have, of bounded size; else
 * throws.
 */
export function readOwnFile(path: string, maxBytes = 16 * 1024 * 1024): string {
  const file = openSync(path, O_RDONLY | O_NOFOLLOW | (O_NONBLOCK ?? 0))
  try {
    const stats = fstatSync(file)
    if (!stats.isFile() || !isOwn(stats)) throw new Error('not ours')
    if (stats.size > maxBytes) throw new Error('too large')
    return readFileSync(file, 'utf8')
  } finally {
    closeSync(file)
  }
}

/** Whether something is of the user who runs this, and nobody else may write to it. */
export function isOwn({ uid, mode }: Pick<Stats, 'uid' | 'mode'>): boolean {
  const others = (mode & 0o022) !== 0 && process.platform !== 'win32'
  return !others && uid === (process.getuid?.() ?? uid)
}
