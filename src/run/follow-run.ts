import { closeSync, openSync, statSync } from 'node:fs'
import type { LoggedSample, LogInfo } from '../log/index.ts'
import type { Sample } from '../suite/index.ts'
import { UserError } from '../verdict/index.ts'
import { type LinePlace, readEntry, scanJournal } from './journal-scan.ts'
import { describeLog } from './log-description.ts'
import { toLogged } from './logged-entry.ts'
import { journalPath, journalShape, type RunFile, readRunFile } from './run-file.ts'
import { isAtWork } from './run-lock.ts'
import { hashFile, readBatches } from './suite-reader.ts'

/** A finished sample of a run, found in its journal. */
export interface FollowedSample {
  /** Index of the job. */
  job: number
  /** Position of the sample in its suite. */
  position: number
  epoch: number
  place: LinePlace
}

/**
 * A run as it can be seen from its folder, by somebody who only watches: what is finished stands
 * in the journal, what was asked in the suites.
 */
export class RunFollower {
  readonly folder: string
  readonly file: RunFile
  /** What the log of each job will say about itself. */
  readonly jobs: readonly Omit<LogInfo, 'status'>[]
  readonly #samples: readonly (readonly Sample[])[]
  #length = 0

  private constructor(folder: string, file: RunFile, samples: readonly (readonly Sample[])[]) {
    this.folder = folder
    this.file = file
    this.#samples = samples
    const guards = file.guards.map(({ name, details }) => ({
      name,
      details,
      cot: file.specification.cot && ('cot' in details || 'cascade' in details),
    }))
    this.jobs = guards
      .flatMap((guard) => file.suites.map((suite) => ({ guard, suite })))
      .map((job, index) => describeLog(folder, file, { ...job, index }))
  }

  /** Reads what the run was asked to do. A suite that has changed since tells nothing any more. */
  static async open(folder: string): Promise<RunFollower> {
    const file = readRunFile(folder)
    const samples: Sample[][] = []
    for (const { file: suite, sha256 } of file.suites) {
      if (hashFile(suite) !== sha256) {
        throw new UserError('SUITE_CHANGED', `${suite} has changed since ${folder} began`)
      }
      const own: Sample[] = []
      for await (const batch of readBatches(suite, () => true)) {
        for (const { sample } of batch) own.push(sample)
      }
      samples.push(own)
    }
    return new RunFollower(folder, file, samples)
  }

  /** Whether a process works on the run at this moment. */
  get isAtWork(): boolean {
    return isAtWork(this.folder)
  }

  /** What has been finished since this was last asked. */
  news(): FollowedSample[] {
    const path = journalPath(this.folder)
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
    if (size < this.#length) {
      throw new UserError('JOURNAL_CHANGED', `${path}: was written anew; open it again`)
    }
    const found: FollowedSample[] = []
    const scan = scanJournal(
      path,
      journalShape(this.file),
      ({ job, sample, epoch }, offset, length) => {
        if (this.#sampleOf(job, sample)) {
          found.push({ job, position: sample, epoch, place: { offset, length } })
        }
      },
      this.#length,
    )
    this.#length = scan.length
    return found
  }

  /** The samples that were found, read from the journal one by one. */
  *read(found: readonly FollowedSample[]): Generator<LoggedSample> {
    if (found.length === 0) return
    const path = journalPath(this.folder)
    const fd = openSync(path, 'r')
    try {
      for (const { job, position, epoch, place } of found) {
        const entry = readEntry(fd, path, place)
        yield toLogged(this.#sampleOf(job, position)!, epoch, this.#suiteOf(job).name, entry)
      }
    } finally {
      closeSync(fd)
    }
  }

  #suiteOf(job: number): RunFile['suites'][number] {
    return this.file.suites[job % this.file.suites.length]!
  }

  #sampleOf(job: number, position: number): Sample | undefined {
    if (job >= this.jobs.length) return undefined
    return this.#samples[job % this.file.suites.length]?.[position]
  }
}
