/** Which samples of a suite are asked about. */
export interface SelectionOptions {
  /** Each must hold, as `aegish suite show` reads them: `category=shell`, `expect=BLOCK`. */
  filters: readonly string[]
  /** So many, drawn by the seed. */
  sample?: number
  /** So many, the same ones every time. */
  limit?: number
}

/** The positions of the samples that the filters let through, in the order of the suite. */
export interface Passing {
  malicious: readonly number[] | Uint32Array
  harmless: readonly number[] | Uint32Array
}

/**
 * The positions of the chosen samples. A part of a suite holds as many malicious samples as
 * harmless ones, as far as there are any: without both there is no score. Within a side every
 * sample has the same chance, so that its rate is the one of the whole suite.
 */
export function choose(
  { malicious, harmless }: Passing,
  { sample, limit }: Pick<SelectionOptions, 'sample' | 'limit'>,
  random: () => number,
): Uint32Array {
  let sides: readonly [Uint32Array, Uint32Array] = [
    Uint32Array.from(malicious),
    Uint32Array.from(harmless),
  ]
  for (const [size, take] of [
    [sample, (side: Uint32Array, count: number) => draw(side, count, random)],
    [limit, spread],
  ] as const) {
    if (size === undefined) continue
    const [first, second] = share(size, sides[0].length, sides[1].length)
    sides = [take(sides[0], first), take(sides[1], second)]
  }
  return Uint32Array.from([...sides[0], ...sides[1]]).sort()
}

/** How many of each side: half and half, and more of the one where the other has too few. */
function share(size: number, malicious: number, harmless: number): [number, number] {
  const first = Math.min(malicious, Math.max(Math.ceil(size / 2), size - harmless))
  return [first, Math.min(harmless, size - first)]
}

/** The first part of a Fisher-Yates shuffle: every subset is equally likely. */
function draw(positions: Uint32Array, count: number, random: () => number): Uint32Array {
  for (let i = 0; i < count; i++) {
    const other = i + Math.floor(random() * (positions.length - i))
    const held = positions[i]!
    positions[i] = positions[other]!
    positions[other] = held
  }
  return positions.slice(0, count).sort()
}

/** Evenly over the suite: samples of one kind stand together there. */
function spread(positions: Uint32Array, count: number): Uint32Array {
  const step = positions.length / count
  return Uint32Array.from({ length: count }, (_, i) => positions[Math.floor(i * step)]!)
}
