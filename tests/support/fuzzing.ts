/**
 * How long and with which numbers a property is tried: a short, repeatable run for `npm test`, and
 * as much as FUZZ_RUNS and FUZZ_SEED ask for.
 */
export function fuzzing(usualRuns: number): { numRuns: number; seed: number } {
  return {
    numRuns: Number(process.env.FUZZ_RUNS ?? usualRuns),
    seed: Number(process.env.FUZZ_SEED ?? 42),
  }
}
