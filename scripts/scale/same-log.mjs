// Whether two logs say the same, apart from times, ids of the run and the order of samples.
import { createHash } from 'node:crypto'
import { EvalReader } from '../../dist/index.js'

/** Fields that tell when something was, or which run it was in. */
const TIMES = /^(?:latencyMs|totalMs|modelMs|timing|startedAt|completedAt|created)$/
const IDS = /^(?:path|evalId|runId|taskId)$/

const plain = (value) =>
  JSON.stringify(value, (key, inner) => (TIMES.test(key) || IDS.test(key) ? undefined : inner))

/** A log as a header and a hash of each sample. */
function readPlainly(path) {
  const reader = new EvalReader(path)
  const samples = new Map()
  try {
    for (const sample of reader.samples()) {
      const key = `${sample.id} ${sample.epoch}`
      samples.set(key, createHash('sha1').update(plain(sample)).digest('base64'))
    }
    return { header: plain(reader.info), samples }
  } finally {
    reader.close()
  }
}

/** What differs, in one line; undefined where nothing does. */
export function differenceOf(first, second) {
  const [one, two] = [readPlainly(first), readPlainly(second)]
  if (one.header !== two.header) return `headers differ:\n  ${one.header}\n  ${two.header}`
  if (one.samples.size !== two.samples.size) {
    return `${one.samples.size} and ${two.samples.size} samples`
  }
  for (const [key, hash] of one.samples) {
    if (two.samples.get(key) !== hash) return `the sample ${key} differs`
  }
  return undefined
}
