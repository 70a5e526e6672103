import { hash } from 'node:crypto'

/** Randomness that is passed in: the same seeds give the same draws, on every machine. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number
  /** One of the items. */
  pick<T>(items: readonly T[]): T
}

/**
 * A generator for these seeds. Giving more than one (a run's seed and a sample's own text) makes
 * the draws of one sample independent of its neighbours: adding a sample changes no other.
 */
export function createRandom(...seeds: (string | number)[]): Random {
  const words = Buffer.from(hash('sha256', JSON.stringify(seeds), 'hex'), 'hex')
  let [a, b, c, d] = [0, 4, 8, 12].map((offset) => words.readUInt32LE(offset)) as [
    number,
    number,
    number,
    number,
  ]
  // sfc32: small, fast, and good enough for drawing samples; nothing here is a secret.
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    integer,
    pick: (items) => {
      if (items.length === 0) throw new Error('nothing to pick from')
      return items[integer(0, items.length - 1)]!
    },
  }
}
