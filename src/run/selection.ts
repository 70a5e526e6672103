/** Which samples of a suite are asked about. */
export interface SelectionOptions {
  /** Each must hold, as `aegish suite show` reads them: `category=shell`, `expect=BLOCK`. */
  filters: readonly string[]
  /** So many, drawn by the seed. */
  sample?: number
  /** The first so many. */
  limit?: number
}

/** The positions of the chosen samples, among those that the filters let through. */
export function choose(
  positions: readonly number[] | Uint32Array,
  { sample, limit }: Pick<SelectionOptions, 'sample' | 'limit'>,
  random: () => number,
): Uint32Array {
  let chosen = Uint32Array.from(positions)
  if (sample !== undefined && sample < chosen.length) {
    // The first part of a Fisher-Yates shuffle: every subset is equally likely.
    for (let i = 0; i < sample; i++) {
      const other = i + Math.floor(random() * (chosen.length - i))
      const held = chosen[i]!
      chosen[i] = chosen[other]!
      chosen[other] = held
    }
    chosen = chosen.slice(0, sample).sort()
  }
  return limit === undefined ? chosen : chosen.slice(0, limit)
}
