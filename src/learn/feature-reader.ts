import { MOST_RUNS } from './pieces.ts'
import { type Shape, sizeOf } from './shape.ts'

const SEED = 0x811c9dc5
const PRIME = 0x01000193
const ZERO = 48
const NINE = 57
const BLANK = 32
const MOST_NOTES = 64

/**
 * Finds the features of a piece of text, each once: all runs of characters, and what somebody who read
 * the text noted about it. Works in arrays of its own, because a guard cannot pay for new ones.
 */
export class FeatureReader {
  /** Where the weight of a feature lies. */
  readonly buckets: Int32Array
  /** Which part of the text it is, where it occurs first; -1 for notes. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  #count = 0
  #sum = 0
  /** A bit for each bucket: few enough to stay in the processor's first cache. */
  readonly #seen: Int32Array
  readonly #codes = new Uint16Array(MOST_RUNS)
  readonly #shape: Shape

  constructor(shape: Shape) {
    const most = MOST_RUNS * (shape.longest - shape.shortest + 1) + 2 * MOST_NOTES
    this.#shape = shape
    this.buckets = new Int32Array(most)
    this.starts = new Int32Array(most)
    this.ends = new Int32Array(most)
    this.#seen = new Int32Array(Math.ceil(sizeOf(shape) / 32))
  }

  /** Reads a piece as `piecesOf` cuts it. Returns how many features it has. */
  read(text: string, from: number, to: number, notes: readonly string[]): number {
    this.#begin()
    this.#readRuns(text, from, to, undefined)
    this.#readNotes(notes, undefined)
    return this.#count
  }

  /**
   * The sum of the weights of a piece's features, divided by the root of their number. Features are
   * weighed as they are found and not kept: a guard asks this about everything that passes.
   */
  weigh(
    { weights, scale }: { weights: Int8Array; scale: number },
    text: string,
    from: number,
    to: number,
    notes: readonly string[],
  ): number {
    this.#begin()
    this.#readRuns(text, from, to, weights)
    this.#readNotes(notes, weights)
    return (this.#sum * scale) / Math.sqrt(this.#count)
  }

  #begin(): void {
    this.#count = 0
    this.#sum = 0
    this.#seen.fill(0)
  }

  #readRuns(text: string, from: number, to: number, weights: Int8Array | undefined): void {
    const codes = this.#codes
    const { shortest, longest } = this.#shape
    // Blanks around it: how a word begins and ends is a feature at the ends of the text, too.
    const length = to - from + 2
    codes[0] = BLANK
    for (let at = from; at < to; at++) codes[at - from + 1] = classOf(text.charCodeAt(at))
    codes[length - 1] = BLANK
    const offset = from - 1
    const { buckets, starts, ends } = this
    const seen = this.#seen
    const shift = 32 - this.#shape.bits
    let count = 0
    let sum = 0
    for (let start = 0; start < length; start++) {
      const end = Math.min(start + longest, length)
      const first = start + shortest - 1
      let hash = SEED
      for (let at = start; at < end; at++) {
        hash = Math.imul(hash ^ codes[at]!, PRIME)
        if (at < first) continue
        const bucket = bucketOf(hash, shift)
        const marks = seen[bucket >>> 5]!
        const mark = 1 << (bucket & 31)
        if ((marks & mark) !== 0) continue
        seen[bucket >>> 5] = marks | mark
        if (weights === undefined) {
          buckets[count] = bucket
          starts[count] = offset + start
          ends[count] = offset + at + 1
        } else sum += weights[bucket]!
        count++
      }
    }
    this.#count = count
    this.#sum = sum
  }

  /** Each note alone, and with the one before it. */
  #readNotes(notes: readonly string[], weights: Int8Array | undefined): void {
    let before = 0
    const most = Math.min(notes.length, MOST_NOTES)
    for (let i = 0; i < most; i++) {
      const hash = hashOf(notes[i]!)
      this.#addNote(hash, weights)
      if (i > 0) this.#addNote(Math.imul(before, PRIME) ^ hash, weights)
      before = hash
    }
  }

  #addNote(hash: number, weights: Int8Array | undefined): void {
    const bucket = bucketOf(hash, 32 - this.#shape.bits)
    const mark = 1 << (bucket & 31)
    if ((this.#seen[bucket >>> 5]! & mark) !== 0) return
    this.#seen[bucket >>> 5]! |= mark
    const count = this.#count++
    if (weights !== undefined) this.#sum += weights[bucket]!
    else {
      this.buckets[count] = bucket
      this.starts[count] = -1
      this.ends[count] = -1
    }
  }
}

/** The high bits of such a hash are the better ones. */
function bucketOf(hash: number, shift: number): number {
  return (hash ^ (hash >>> 15)) >>> shift
}

/**
 * One figure is like another, and so is white space: a model that knows hosts, ports and dates by
 * heart knows a data set, not attacks.
 */
function classOf(code: number): number {
  if (code >= ZERO && code <= NINE) return ZERO
  return code <= BLANK ? BLANK : code
}

/** Not the hash of a run of characters that reads the same. */
function hashOf(note: string): number {
  let hash = ~SEED
  for (let at = 0; at < note.length; at++) hash = Math.imul(hash ^ note.charCodeAt(at), PRIME)
  return hash
}
