import type { Guard } from '../guard/index.ts'
import { compositeOf, emptyTally, sides, type Tally } from '../score/index.ts'
import type { EntryHead } from './journal-entry.ts'
import type { SuitePlan } from './suite-plan.ts'
import { TaskSet } from './task-set.ts'

export type JobStatus = 'waiting' | 'running' | 'success' | 'cancelled' | 'error'

/** One guard over one suite: what is finished, and how it went so far. */
export class Job {
  readonly index: number
  readonly guard: Guard
  readonly suite: SuitePlan
  readonly total: number
  /** What is on the disk. */
  readonly finished: TaskSet
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
    this.finished = new TaskSet(suite.count, epochs)
  }

  /** Counts a sample that is on the disk. */
  count(head: EntryHead): void {
    this.finished.add(head.sample, head.epoch)
    this.done++
    this.tally[head.expect === 'BLOCK' ? 'malicious' : 'harmless'][head.outcome]++
    if (head.cost !== null) this.cost = (this.cost ?? 0) + head.cost
  }

  /** Takes a sample back that is to be asked about again. Its cost stays: it was paid. */
  uncount(head: EntryHead): void {
    this.finished.delete(head.sample, head.epoch)
    this.done--
    this.tally[head.expect === 'BLOCK' ? 'malicious' : 'harmless'][head.outcome]--
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
