import { readFileSync } from 'node:fs'
import { createDoubter, type Doubter } from './doubt.ts'
import { decodeWeights } from './weights-file.ts'

/** Lies beside this file, and beside every bundle that the build makes of it (scripts/pack-weights.mjs). */
const FILE = 'doubt.weights'

let doubter: Doubter | undefined

/** What doubts by the weights that come with the package. They are read when somebody first asks. */
export function shippedDoubter(): Doubter {
  doubter ??= createDoubter(decodeWeights(readFileSync(`${import.meta.dirname}/${FILE}`), FILE))
  return doubter
}
