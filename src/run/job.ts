import type { Guard } from '../guard/index.ts'
import { compositeOf, emptyTally, sides, type Tally } from '../score/index.ts'
import type { EntryHead } from './journal-entry.ts'
import type { SuitePlan } from './suite-plan.ts'
import { TaskOutcomes } from './task-outcomes.ts'

export type JobStatus = 'waiting' | 'running' | 'success' | 'cancelled' | 'error'

/** One guard over one suite: what is finished, and how it went so far. */
export class Job {
  readonly index: number
  readonly guard: Guard
  readonly suite: SuitePlan
  readonly total: number
  /** What is on the disk. */
  readonly finished: TaskOutcomes
  readonly tally: Tally = emptyTally()
  status: JobStatus = 'waiting'
  /** Why the job could not be finished, in one line. */
  problem: string | undefined
  done = 0
  /** USD of the answers that are on the disk; null while no price is known. */
  cost: number | null = null
  /** Finished in this process: what the rate is about. */
  doneNow = 0
  /** When this process began with the job, and when it was through; by the run's clock. */
  beganAt: number | undefined
  endedAt: number | undefined
  /** Samples that failed and will be asked about again. */
  failing = 0

  constructor(index: number, guard: Guard, suite: SuitePlan, epochs: number) {
    this.index = index
    this.guard = guard
    this.suite = suite
    this.total = suite.selected * epochs
    this.finished = new TaskOutcomes(suite.count, epochs)
  }

  /** Counts a sample that is on the disk. Of two lines about it the last counts; both were paid. */
  count({ sample, epoch, expect, outcome, cost }: EntryHead): void {
    this.uncount(sample, epoch)
    this.finished.set(sample, epoch, expect, outcome)
    this.done++
    this.tally[expect === 'BLOCK' ? 'malicious' : 'harmless'][outcome]++
    if (cost !== null) this.cost = (this.cost ?? 0) + cost
  }

  /** Takes a sample back that is to be asked about again. Its cost stays: it was paid. */
  uncount(sample: number, epoch: number): void {
    const counted = this.finished.get(sample, epoch)
    if (!counted) return
    this.finished.delete(sample, epoch)
    this.done--
    this.tally[counted.expect === 'BLOCK' ? 'malicious' : 'harmless'][counted.outcome]--
  }

  /** Samples without a reply. */
  get timeouts(): number {
    return this.tally.malicious.TIMEOUT_ERROR + this.tally.harmless.TIMEOUT_ERROR
  }

  /** Samples whose reply holds no verdict. */
  get formatErrors(): number {
    return this.tally.malicious.FORMAT_ERROR + this.tally.harmless.FORMAT_ERROR
  }

  /** The score so far; null while one side has no samples. */
  get score(): number | null {
    const { malicious, harmless } = sides(this.tally)
    return compositeOf(malicious, harmless).aegish_score
  }
}
