import { join } from 'node:path'
import { UserError } from '../verdict/index.ts'
import { createCounter } from './count.ts'
import { readSuiteFile, SAMPLES_FILE, SUITE_FILE } from './find-suite.ts'
import { loadSamples } from './load.ts'
import { invalidEntryError } from './read/invalid-entry.ts'
import { type Sample, sampleLine } from './sample.ts'
import { sampleId } from './sample-id.ts'
import { type SuiteInfo, suiteInfoSchema } from './suite-info.ts'
import { FingerprintMap } from './validate/fingerprint-map.ts'
import { sha256 } from './validate/sha256.ts'
import { writeWhole } from './write-whole.ts'

const writtenByHand = suiteInfoSchema.omit({ counts: true, sha256: true })

/**
 * Brings a suite in order after its samples were edited: computes every id, carries renamed ids
 * over to the twins, and writes counts and hash into `suite.json`. An author may therefore write
 * any ids while writing twins.
 */
export async function sealSuite(folder: string): Promise<{ info: SuiteInfo; renamed: number }> {
  const about = readHandWritten(folder)
  const file = join(folder, SAMPLES_FILE)
  const newIds = await renamedIds(file)
  const counter = createCounter()
  await writeWhole(file, sealedLines(file, newIds, counter.add))
  const info: SuiteInfo = { ...about, counts: counter.counts(), sha256: await sha256(file) }
  await writeWhole(join(folder, SUITE_FILE), [`${JSON.stringify(info, null, 2)}\n`])
  return { info, renamed: newIds.size }
}

/** What a person writes into `suite.json`; the rest of it is computed here. */
function readHandWritten(folder: string) {
  const content = readSuiteFile(folder)
  const { counts: _counts, sha256: _sha256, ...rest } = (content ?? {}) as Record<string, unknown>
  const parsed = writtenByHand.safeParse(rest)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new UserError(
    'INVALID_SUITE',
    `${join(folder, SUITE_FILE)}: ${issue!.path.join('.') || 'the file'}: ${issue!.message}`,
  )
}

/** The ids that change, from old to new. */
async function renamedIds(file: string): Promise<Map<string, string>> {
  const lines = new FingerprintMap()
  const renamed = new Map<string, string>()
  for await (const { line, value: sample } of loadSamples(file)) {
    const id = sampleId(sample)
    for (const one of new Set([sample.id, id])) {
      const earlier = lines.add(one, line)
      if (earlier !== undefined) {
        const message = `the id ${one} is also that of line ${earlier}: the same command twice?`
        throw invalidEntryError({ file, line, message })
      }
    }
    if (sample.id !== id) renamed.set(sample.id, id)
  }
  return renamed
}

async function* sealedLines(
  file: string,
  newIds: ReadonlyMap<string, string>,
  count: (sample: Sample) => void,
): AsyncGenerator<string> {
  for await (const { value: sample } of loadSamples(file)) {
    const twin = sample.twin === undefined ? undefined : (newIds.get(sample.twin) ?? sample.twin)
    const sealed = { ...sample, id: sampleId(sample), ...(twin !== undefined && { twin }) }
    count(sealed)
    yield `${sampleLine(sealed)}\n`
  }
}
