/** How texts become features. It lies with the weights, which mean something with their own shape only. */
export interface Shape {
  /** Features are hashed into 2 to the power of this many weights. */
  bits: number
  /** The shortest and the longest run of characters that is one feature. */
  shortest: number
  longest: number
}

export const MOST_BITS = 18
export const LONGEST_RUN = 8

/** One weight for each hash that can occur. */
export function sizeOf({ bits }: Shape): number {
  return 2 ** bits
}

/** Whether a shape is one that can be worked with: it may come from a damaged file. */
export function isShape({ bits, shortest, longest }: Shape): boolean {
  return (
    [bits, shortest, longest].every(Number.isInteger) &&
    bits >= 8 &&
    bits <= MOST_BITS &&
    shortest >= 1 &&
    shortest <= longest &&
    longest <= LONGEST_RUN
  )
}
