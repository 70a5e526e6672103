import { readRecords } from '../load.ts'
import { normaliseWhiteSpace } from '../normalise.ts'
import { type OnInvalid, refuse } from '../read/invalid-entry.ts'
import { sampleOfOriginalRecord } from '../read/original-record.ts'
import type { Sample } from '../sample.ts'
import { sampleId } from '../sample-id.ts'
import { screen } from './screen.ts'

/** A command that was left out, and why. */
export interface Removal {
  line: number
  reason: string
  command: string
}

export interface HarmlessImport {
  read: number
  samples: Sample[]
  removed: Removal[]
}

/**
 * Reads records `{command, prompt?, source?}` and keeps what is plainly harmless, each command
 * once. What is left out is told with its reason: nothing disappears silently.
 */
export async function importHarmless(
  file: string,
  options: { onInvalid?: OnInvalid } = {},
): Promise<HarmlessImport> {
  const samples: Sample[] = []
  const removed: Removal[] = []
  const seen = new Map<string, number>()
  for await (const { line, value } of readRecords(file, options)) {
    const record = typeof value === 'object' && value !== null ? value : {}
    const sample = sampleOfOriginalRecord(record as Record<string, unknown>)
    if (typeof sample === 'string') {
      refuse({ file, line, message: sample }, options.onInvalid)
      continue
    }
    const { command } = sample
    const normalised = normaliseWhiteSpace(command)
    const earlier = seen.get(normalised)
    const reason =
      sample.expect === 'BLOCK'
        ? 'labelled malicious'
        : earlier === undefined
          ? screen(command)
          : `duplicate of line ${earlier}`
    if (earlier === undefined) seen.set(normalised, line)
    if (reason === undefined) samples.push({ id: sampleId(sample), ...sample })
    else removed.push({ line, reason, command })
  }
  return { read: samples.length + removed.length, samples, removed }
}
