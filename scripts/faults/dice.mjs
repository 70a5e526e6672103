// Chance that can be repeated: the same seed throws the same numbers.
export function createDice(seed) {
  // Neighbouring seeds must not throw alike.
  let state = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) >>> 0
  /** 0 to 1 (mulberry32). */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (n) => Math.floor(next() * n)
  return {
    next,
    below,
    between: (low, high) => low + below(high - low + 1),
    pick: (list) => list[below(list.length)],
  }
}
