import { readHeader } from './eval-header.ts'
import { toLoggedSample } from './eval-sample.ts'
import { parseJson } from './json.ts'
import { LogError } from './log-error.ts'
import type { LoggedSample, LogInfo } from './logged-sample.ts'
import { type ZipEntry, ZipReader } from './zip-reader.ts'

const SAMPLE_MEMBER = /^samples\/.*\.json$/s
const OTHER_MEMBER = /^(?:_journal\/.*|header\.json|summaries\.json|reductions\.json)$/s

/** An open `.eval` log: what it says about itself at once, its samples one at a time. */
export class EvalReader {
  readonly info: LogInfo
  readonly #zip: ZipReader
  readonly #members: ZipEntry[]

  constructor(path: string) {
    this.#zip = new ZipReader(path)
    try {
      this.#members = this.#sampleMembers()
      const info = readHeader(this.#zip)
      const missing = (info.recordedSamples ?? 0) - this.#members.length
      this.info = missing > 0 ? { ...info, missingSamples: missing } : info
    } catch (error) {
      this.#zip.close()
      throw error
    }
  }

  /** Every sample, in the order of the archive. Only one is held at a time. */
  *samples(): Generator<LoggedSample> {
    for (const entry of this.#members) yield this.#read(entry)
  }

  /** The sample at one position of that order, without reading the others; undefined past the end. */
  sampleAt(position: number): LoggedSample | undefined {
    const entry = this.#members[position]
    return entry && this.#read(entry)
  }

  /** A member whose name says nothing may be a sample whose name was damaged in the directory. */
  #sampleMembers(): ZipEntry[] {
    return [...this.#zip.entries.values()].filter((entry) => {
      if (SAMPLE_MEMBER.test(entry.name)) return true
      if (!OTHER_MEMBER.test(entry.name)) this.#zip.startOf(entry)
      return false
    })
  }

  #read(entry: ZipEntry): LoggedSample {
    let json: unknown
    const text = this.#zip.readText(entry)
    try {
      json = parseJson(text)
    } catch (error) {
      throw new LogError(this.#zip.path, `${entry.name} is not valid JSON`, { cause: error })
    }
    const sample = toLoggedSample(json)
    if (typeof sample === 'string') throw new LogError(this.#zip.path, `${entry.name} ${sample}`)
    if (this.#lacksScore(sample)) {
      throw new LogError(this.#zip.path, `${entry.name} has no score although the run finished`)
    }
    return sample
  }

  /** A finished run scores every sample that did not end in an error or at a limit. */
  #lacksScore(sample: LoggedSample): boolean {
    return (
      this.info.status === 'success' &&
      sample.scores.length === 0 &&
      sample.error === undefined &&
      sample.limit === undefined
    )
  }

  close(): void {
    this.#zip.close()
  }
}

/** What a log says about itself, without reading a sample. */
export function readLogInfo(path: string): LogInfo {
  const reader = new EvalReader(path)
  reader.close()
  return reader.info
}
