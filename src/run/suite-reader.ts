import { createHash } from 'node:crypto'
import { closeSync, readSync } from 'node:fs'
import { openOrdinary } from '../disk/read-bounded.ts'
import {
  invalidEntryError,
  jsonLines,
  loadSamples,
  notJson,
  parseSample,
  type Sample,
} from '../suite/index.ts'

/** A sample with its position in the suite, from 0. */
export interface PlacedSample {
  position: number
  sample: Sample
}

/** Large enough to make waiting cheap, small enough to leave the event loop its turns. */
const BATCH = 500

/** The wanted samples of a file in batches, in the order of the file. Memory stays flat. */
export async function* readBatches(
  file: string,
  wanted: (position: number) => boolean,
): AsyncGenerator<PlacedSample[]> {
  let batch: PlacedSample[] = []
  if (/\.(?:jsonl|ndjson)$/i.test(file)) {
    for (const { position, line, value } of jsonLines(file, wanted)) {
      batch.push({ position, sample: sampleOfLine(file, line, value) })
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
  } else {
    let position = 0
    for await (const { value } of loadSamples(file)) {
      if (wanted(position)) batch.push({ position, sample: value })
      position++
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

function sampleOfLine(file: string, line: number, text: string | Error): Sample {
  if (text instanceof Error) throw invalidEntryError({ file, line, message: text.message })
  let record: unknown
  try {
    record = JSON.parse(text)
  } catch (error) {
    throw invalidEntryError({ file, line, message: notJson(error) })
  }
  const sample = parseSample(record)
  if (typeof sample === 'string') throw invalidEntryError({ file, line, message: sample })
  return sample
}

/** The hash of a file's bytes, which names a state of a suite. */
export function hashFile(file: string): string {
  const hash = createHash('sha256')
  const fd = openOrdinary(file)
  try {
    const bytes = Buffer.allocUnsafe(1024 * 1024)
    for (;;) {
      const read = readSync(fd, bytes, 0, bytes.length, null)
      if (read === 0) return hash.digest('hex')
      hash.update(bytes.subarray(0, read))
    }
  } finally {
    closeSync(fd)
  }
}
