// Stands in for the suite room until it lands.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Sample, sampleSchema } from '../suite/sample.ts'

export function findSuite(nameOrPath: string, shipped: string) {
  const folder = join(shipped, nameOrPath)
  if (existsSync(folder)) return { name: nameOrPath, samplesFile: join(folder, 'samples.jsonl') }
  return { name: nameOrPath, samplesFile: nameOrPath }
}

export function parseSample(record: unknown): Sample | string {
  const parsed = sampleSchema.safeParse(record)
  return parsed.success ? parsed.data : parsed.error.issues.map(({ message }) => message).join('; ')
}

export async function* loadSamples(
  _file: string,
): AsyncGenerator<{ line: number; value: Sample }> {}
export function createRandom(...seeds: (string | number)[]): { next(): number } {
  let state = seeds.join(' ').length
  return {
    next: () => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0
      return state / 2 ** 32
    },
  }
}
