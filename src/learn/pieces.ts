/** A text, and what somebody who read it noted about it. */
export interface Passage {
  text: string
  notes: readonly string[]
}

/** The same with the parts that it has, each with notes of its own. */
export interface Seen extends Passage {
  parts?: readonly Passage[]
}

/**
 * What is looked at on its own: all of it, and each part, so that nobody drowns a bad one in good ones. Of a long
 * text only the parts: it would be cut anyway, and they are the better pieces.
 */
export function passagesOf({ text, notes, parts = [] }: Seen): readonly Passage[] {
  return isSeenByParts(text, parts) ? parts : [{ text, notes }, ...parts]
}

/** Whether only the parts of a text are looked at; nobody has to note anything about all of it. */
export function isSeenByParts(text: string, parts: readonly Passage[]): boolean {
  return parts.length > 0 && text.length > LONGEST_PIECE
}

/** About as much as people write on a few lines. */
const LONGEST_PIECE = 256
const STEP = LONGEST_PIECE / 2

/**
 * Where the pieces of a text lie that are looked at one by one, so that nobody drowns three bad words
 * in a thousand good ones. They overlap: what is cut by one is whole in the next.
 */
export function piecesOf(length: number): { from: number; to: number }[] {
  const pieces = []
  for (let from = 0; ; from += STEP) {
    const to = Math.min(from + LONGEST_PIECE, length)
    pieces.push({ from, to })
    if (to === length) return pieces
  }
}

/** The most runs of one length that a piece has, with the blanks around it. */
export const MOST_RUNS = LONGEST_PIECE + 2
