import type { Operation } from '../guard/static/index.ts'

/** Long enough to be told apart by a person; whoever grants it grants the whole digest. */
const ID_LENGTH = 10

/**
 * What a call is, exactly: every operation with every letter, and where. What an edit makes of the
 * file is no part of it, because the file may change in between.
 */
export function digestOf(operations: readonly Operation[], directory: string): string {
  const exact = operations.map((operation) =>
    operation.kind === 'edit' ? { ...operation, result: undefined } : operation,
  )
  // Loaded when there is something to deny: it takes longer than most decisions.
  return process
    .getBuiltinModule('node:crypto')
    .createHash('sha256')
    .update(JSON.stringify([directory, exact]))
    .digest('hex')
}

/** The short name of a digest, by which a person speaks of it. */
export function idOf(digest: string): string {
  return digest.slice(0, ID_LENGTH)
}
