import fc from 'fast-check'

/**
 * How a fuzz test runs: few times and the same each time by default, so that `npm test` is quick
 * and says of a commit today what it says tomorrow. `npm run test:faults` searches with other seeds;
 * `FUZZ_RUNS=10000` searches long, `FUZZ_SEED` repeats a search that found something.
 */
export function fuzzing(runs: number): fc.Parameters<unknown> {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env
  return {
    numRuns: FUZZ_RUNS ? Number(FUZZ_RUNS) : runs,
    seed: FUZZ_SEED ? Number(FUZZ_SEED) : 42,
    // A process that is stopped from outside tells nothing: what was being tried must be said.
    verbose: fc.VerbosityLevel.Verbose,
  }
}

/**
 * One way to damage bytes: a flip, a cut, an insertion, a piece that is repeated elsewhere, a number
 * that lies. Places are shares of the length, so that they fit any bytes.
 */
export type Damage =
  | { flip: number; mask: number }
  | { cut: number }
  | { insert: number; more: Uint8Array }
  | { repeat: number; from: number; length: number }
  | { lie: number; number: number }

const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })

export const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.oneof(
    fc.record({ flip: place, mask: fc.integer({ min: 1, max: 255 }) }),
    fc.record({ cut: place }),
    fc.record({ insert: place, more: fc.uint8Array({ maxLength: 12 }) }),
    fc.record({ repeat: place, from: place, length: fc.nat({ max: 400 }) }),
    fc.record({
      lie: place,
      number: fc.constantFrom(0, 1, 0xff, 0xffff, 0x7fffffff, 0xfffffffe, 0xffffffff),
    }),
  ),
  { minLength: 1, maxLength: 4 },
)

/** The bytes after all that was done to them. */
export function damaged(bytes: Buffer, all: readonly Damage[]): Buffer {
  return all.reduce(damage, bytes)
}

function damage(bytes: Buffer, how: Damage): Buffer {
  const at = (share: number) => Math.floor(share * bytes.length)
  const inserted = (where: number, more: Uint8Array) =>
    Buffer.concat([bytes.subarray(0, at(where)), more, bytes.subarray(at(where))])
  if ('cut' in how) return bytes.subarray(0, at(how.cut))
  if ('insert' in how) return inserted(how.insert, how.more)
  if ('repeat' in how) {
    return inserted(how.repeat, bytes.subarray(at(how.from), at(how.from) + how.length))
  }
  const changed = Buffer.from(bytes)
  if ('flip' in how && changed.length > 0) changed[at(how.flip)]! ^= how.mask
  if ('lie' in how && changed.length >= 4) {
    changed.writeUInt32LE(how.number, Math.min(at(how.lie), changed.length - 4))
  }
  return changed
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
