import { isFields, parseJson } from './json.ts'
import type { LogInfo } from './logged-sample.ts'
import type { ZipReader } from './zip-reader.ts'

/**
 * How many samples a log says it recorded, every epoch counted: of a run that finished, what its
 * header counts; of any other, what the summaries list that were written beside the samples.
 * Undefined where the log does not say.
 */
export function recordedSamples(
  zip: ZipReader,
  header: unknown,
  status: LogInfo['status'],
): number | undefined {
  const counted = status === 'success' ? countOfHeader(header) : undefined
  return counted ?? countOfSummaries(zip)
}

function countOfHeader(header: unknown): number | undefined {
  if (!isFields(header) || !isFields(header.eval)) return undefined
  const results = isFields(header.results) ? header.results : {}
  // A run that stopped early, by its own rules, has fewer samples than were planned.
  if (results.early_stopping != null) return undefined
  if (isCount(results.total_samples)) return results.total_samples
  const { dataset, config } = header.eval
  const { sample_ids: ids, samples } = isFields(dataset) ? dataset : {}
  const { epochs = 1, limit, sample_id } = isFields(config) ? config : {}
  if (!isCount(epochs)) return undefined
  if (Array.isArray(ids)) return ids.length * epochs
  // Part of a dataset was asked for: how large the part is, only the list of ids can tell.
  if (limit != null || sample_id != null) return undefined
  return isCount(samples) ? samples * epochs : undefined
}

/** The summaries in one piece, or those of the journal where the run did not come to its end. */
function countOfSummaries(zip: ZipReader): number | undefined {
  const whole = zip.entries.get('summaries.json')
  const parts = whole
    ? [whole]
    : [...zip.entries.values()].filter(({ name }) => name.startsWith('_journal/summaries/'))
  let count = 0
  for (const part of parts) {
    if (!zip.isReadable(part)) return undefined
    let list: unknown
    try {
      list = parseJson(zip.readText(part))
    } catch (error) {
      if (error instanceof SyntaxError) return undefined
      throw error
    }
    if (!Array.isArray(list)) return undefined
    count += list.length
  }
  return parts.length === 0 ? undefined : count
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
