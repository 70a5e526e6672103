import { UserError } from '../../verdict/index.ts'

/** Something in a file that cannot be used, and where it stands. */
export interface InvalidEntry {
  file: string
  line: number
  message: string
}

/** Called with an entry that does not fit; reading goes on behind it. */
export type OnInvalid = (entry: InvalidEntry) => void

/** The error for an entry that cannot be used: one line, `FILE:LINE: what is wrong`. */
export function invalidEntryError({ file, line, message }: InvalidEntry): UserError {
  return new UserError('INVALID_ENTRY', `${file}:${line}: ${message}`)
}

/** Hands an entry that cannot be used to whoever takes them; without a taker it is an error. */
export function refuse(entry: InvalidEntry, onInvalid: OnInvalid | undefined): void {
  if (onInvalid === undefined) throw invalidEntryError(entry)
  onInvalid(entry)
}

/** What a parser of JSON said, in one line: it quotes the text, line ends included. */
export function notJson(error: unknown): string {
  return `this is not JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`
}
