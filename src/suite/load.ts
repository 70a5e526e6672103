import { extname } from 'node:path'
import { UserError } from '../verdict/index.ts'
import { didYouMean } from '../verdict/nearest.ts'
import { completeRecord } from './read/complete-record.ts'
import { csvRecords } from './read/csv-records.ts'
import { notJson, type OnInvalid, refuse } from './read/invalid-entry.ts'
import { jsonElements } from './read/json-elements.ts'
import { jsonLines } from './read/json-lines.ts'
import { sampleOfOriginalRecord } from './read/original-record.ts'
import type { Located } from './read/text.ts'
import { type Sample, sampleSchema } from './sample.ts'
import { sampleId } from './sample-id.ts'

/** A record of a file as it was read, or the error that reading it gave. */
type Reading = Located<unknown>

/**
 * The formats that suites are read from, by the ending of the file. Records come in batches: to
 * wait for each of a million alone would take longer than to read them.
 */
const FORMATS: Record<string, (file: string) => AsyncIterable<Reading[]>> = {
  '.jsonl': jsonLineBatches,
  '.ndjson': jsonLineBatches,
  '.json': jsonList,
  '.csv': csvSamples,
}

/**
 * The samples of a file with their line numbers, read as a stream: memory does not grow with the
 * file. The first entry that does not fit ends it with an error, unless `onInvalid` takes them.
 */
export async function* loadSamples(
  file: string,
  options: { onInvalid?: OnInvalid } = {},
): AsyncGenerator<Located<Sample>> {
  const original = extname(file).toLowerCase() === '.json'
  for await (const batch of readBatches(file)) {
    for (const { line, value } of batch) {
      const parsed =
        value instanceof Error
          ? value.message
          : (original && originalSample(value)) || parseSample(value)
      if (typeof parsed === 'string') refuse({ file, line, message: parsed }, options.onInvalid)
      else yield { line, value: parsed }
    }
  }
}

/** The records of a file in any of the formats, before anything is asked of them. */
export async function* readRecords(
  file: string,
  options: { onInvalid?: OnInvalid } = {},
): AsyncGenerator<Located<unknown>> {
  for await (const batch of readBatches(file)) {
    for (const { line, value } of batch) {
      if (value instanceof Error) refuse({ file, line, message: value.message }, options.onInvalid)
      else yield { line, value }
    }
  }
}

function readBatches(file: string): AsyncIterable<Reading[]> {
  const read = FORMATS[extname(file).toLowerCase()]
  if (read) return read(file)
  const endings = Object.keys(FORMATS).join(', ')
  throw new UserError('UNKNOWN_FORMAT', `${file}: samples are read from ${endings} files`)
}

/** The original's records have no expectation of their own, as ours always do. */
function originalSample(record: unknown): Sample | string | undefined {
  if (typeof record !== 'object' || record === null || 'expect' in record) return undefined
  const sample = sampleOfOriginalRecord(record as Record<string, unknown>)
  return typeof sample === 'string' ? sample : { id: sampleId(sample), ...sample }
}

/** A record as a sample, completed where it says no more than command and label; or what is wrong with it. */
export function parseSample(record: unknown): Sample | string {
  const parsed = sampleSchema.safeParse(completeRecord(record))
  if (parsed.success) return parsed.data
  // A mistyped name is why another field is missing: it stands alone.
  for (const issue of parsed.error.issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const key = issue.keys[0]!
    return `there is no field "${key}"${didYouMean(key, Object.keys(sampleSchema.shape))}`
  }
  return parsed.error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ')
}

/** As many lines at a time as make waiting for them cheap. */
const BATCH = 500

async function* jsonLineBatches(file: string): AsyncGenerator<Reading[]> {
  let batch: Reading[] = []
  for (const { line, value } of jsonLines(file)) {
    batch.push({ line, value: parseJson(value) })
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function* jsonList(file: string): AsyncGenerator<Reading[]> {
  for await (const { line, value } of jsonElements(file, ['commands', 'samples'])) {
    yield [{ line, value: parseJson(value) }]
  }
}

async function* csvSamples(file: string): AsyncGenerator<Reading[]> {
  for await (const { line, value } of csvRecords(file)) {
    if (value instanceof Error || value.tags === undefined) yield [{ line, value }]
    else yield [{ line, value: { ...value, tags: value.tags.split(/[;\s]+/).filter(Boolean) } }]
  }
}

function parseJson(text: string | Error): unknown {
  if (text instanceof Error) return text
  try {
    return JSON.parse(text)
  } catch (error) {
    return new Error(notJson(error))
  }
}
