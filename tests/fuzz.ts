import fc from 'fast-check'

/**
 * How a fuzz test runs: few times by default, so that `npm test` stays quick; `FUZZ_RUNS=10000`
 * for a long search, `FUZZ_SEED` to repeat one that found something.
 */
export function fuzzing(runs: number): fc.Parameters<unknown> {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env
  return {
    numRuns: FUZZ_RUNS ? Number(FUZZ_RUNS) : runs,
    ...(FUZZ_SEED && { seed: Number(FUZZ_SEED) }),
    // A process that is stopped from outside tells nothing: what was being tried must be said.
    verbose: fc.VerbosityLevel.Verbose,
  }
}

/** One way to damage bytes: places are shares of the length, so that they fit any bytes. */
export type Damage = (bytes: Buffer) => Buffer

const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
const at = (bytes: Buffer, share: number) => Math.floor(share * bytes.length)

/** Flips, cuts, insertions, pieces that are moved or repeated, and numbers that lie. */
export const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.oneof(
    fc.tuple(place, fc.integer({ min: 1, max: 255 })).map(
      ([where, mask]): Damage =>
        (bytes) => {
          const changed = Buffer.from(bytes)
          if (changed.length > 0) changed[at(changed, where)]! ^= mask
          return changed
        },
    ),
    place.map(
      (where): Damage =>
        (bytes) =>
          bytes.subarray(0, at(bytes, where)),
    ),
    fc.tuple(place, fc.uint8Array({ maxLength: 12 })).map(
      ([where, more]): Damage =>
        (bytes) =>
          Buffer.concat([
            bytes.subarray(0, at(bytes, where)),
            more,
            bytes.subarray(at(bytes, where)),
          ]),
    ),
    fc.tuple(place, place, place).map(
      ([from, to, where]): Damage =>
        (bytes) => {
          const [start, end] = [at(bytes, Math.min(from, to)), at(bytes, Math.max(from, to))]
          const piece = bytes.subarray(start, Math.min(end, start + 400))
          return Buffer.concat([
            bytes.subarray(0, at(bytes, where)),
            piece,
            bytes.subarray(at(bytes, where)),
          ])
        },
    ),
    fc.tuple(place, fc.constantFrom(0, 1, 0xff, 0xffff, 0x7fffffff, 0xfffffffe, 0xffffffff)).map(
      ([where, number]): Damage =>
        (bytes) => {
          const changed = Buffer.from(bytes)
          if (changed.length >= 4) {
            changed.writeUInt32LE(number, Math.min(at(changed, where), changed.length - 4))
          }
          return changed
        },
    ),
  ),
  { minLength: 1, maxLength: 4 },
)

export function damaged(bytes: Buffer, all: readonly Damage[]): Buffer {
  return all.reduce((result, damage) => damage(result), bytes)
}

/** A value of JSON with words in it that readers look for, in places where they do not belong. */
export function jsonWith(words: readonly string[]): fc.Arbitrary<unknown> {
  const word = fc.constantFrom(...words, '__proto__', 'constructor', 'toString')
  return fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 1e308, '', 'C', 'BLOCK', 'ALLOW'),
      word,
      fc.string({ maxLength: 8 }),
      fc.array(tie('value'), { maxLength: 3 }),
      fc
        .array(fc.tuple(word, tie('value')), { maxLength: 4 })
        .map((pairs) => Object.fromEntries(pairs)),
    ),
  })).value
}
