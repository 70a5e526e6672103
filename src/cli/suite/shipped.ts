import { fileURLToPath } from 'node:url'
import type { SuiteSource } from '../../suite/index.ts'
import { findSuite, loadSamples, type OnInvalid, type Sample } from '../../suite/index.ts'
import { packageRoot } from '../package-root.ts'
import { say } from '../say.ts'

/** The folder of the suites that come with the package. */
export const shippedSuites: string = fileURLToPath(new URL('suites', packageRoot))

/** A suite by name or path. */
export function suiteNamed(nameOrPath: string): SuiteSource {
  return findSuite(nameOrPath, shippedSuites)
}

/** Says on stderr which entry is left out. */
export const reportInvalid: OnInvalid = ({ file, line, message }) => {
  say(`${file}:${line}: ${message} (left out)`)
}

/** The samples of a suite by name or path; entries that do not fit are left out where that was asked for. */
export async function* samplesOf(
  nameOrPath: string,
  options: { skipInvalid?: boolean } = {},
): AsyncGenerator<Sample> {
  const { samplesFile } = suiteNamed(nameOrPath)
  const loading = options.skipInvalid ? { onInvalid: reportInvalid } : {}
  for await (const { value } of loadSamples(samplesFile, loading)) yield value
}

/** The option that every command that reads samples has. */
export const SKIP_INVALID = [
  '--skip-invalid',
  'report entries that do not fit and go on without them',
] as const
