import type { Sample } from '../sample.ts'
import { FingerprintMap } from './fingerprint-map.ts'

const COMPLETE = 0

/**
 * Checks that twins resolve to each other, one sample after the other: both sides of a pair leave
 * the same mark, and a pair that has only one side at the end is incomplete.
 */
export class TwinRegister {
  #pairs = new FingerprintMap()

  /** Notes a sample; returns what is wrong with it, as far as that can be said already. */
  add(sample: Sample, line: number): string | undefined {
    const { id, twin, expect } = sample
    if (twin === undefined) return undefined
    if (twin === id) return 'the sample is its own twin'
    const pair = id < twin ? `${id}\0${twin}` : `${twin}\0${id}`
    const earlier = this.#pairs.get(pair)
    this.#pairs.set(pair, earlier === undefined ? mark(sample, line) : COMPLETE)
    const sameSide = earlier !== undefined && earlier % 2 === mark(sample, 0) % 2
    return sameSide ? `both twins expect ${expect}` : undefined
  }

  /** The lines of samples whose twin does not exist, or does not point back. */
  incomplete(): number[] {
    return [...this.#pairs.values()]
      .filter((value) => value !== COMPLETE)
      .map((value) => value >> 1)
      .sort((a, b) => a - b)
  }
}

function mark({ expect }: Sample, line: number): number {
  return line * 2 + (expect === 'BLOCK' ? 1 : 0)
}
