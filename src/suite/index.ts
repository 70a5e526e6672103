export * from './count.ts'
export * from './diff-suites.ts'
export * from './draw-samples.ts'
export * from './filter.ts'
export * from './find-suite.ts'
export * from './gtfobins/check-extraction.ts'
export * from './gtfobins/extract.ts'
export {
  PLACEHOLDER_STYLES,
  type PlaceholderStyle,
} from './gtfobins/placeholders.ts'
export * from './gtfobins/repository.ts'
export * from './harmless/import-harmless.ts'
export { loadSamples, parseSample } from './load.ts'
export * from './mutate/index.ts'
export * from './mutate/mutate-samples.ts'
export { createRandom } from './random.ts'
export {
  type InvalidEntry,
  invalidEntryError,
  notJson,
  type OnInvalid,
} from './read/invalid-entry.ts'
export { jsonLines } from './read/json-lines.ts'
export { LONGEST_ENTRY, type Located, readError } from './read/text.ts'
export * from './sample.ts'
export * from './sample-id.ts'
export * from './schemas.ts'
export * from './seal.ts'
export * from './suite-info.ts'
export { FingerprintMap } from './validate/fingerprint-map.ts'
export { sha256 } from './validate/sha256.ts'
export * from './validate/validate.ts'
export * from './write-whole.ts'
