import { closeSync, openSync } from 'node:fs'
import type { Outcome } from '../verdict/index.ts'
import type { Job } from './job.ts'
import type { EntryBody, EntryHead, JournalShape } from './journal-entry.ts'
import { type LinePlace, readEntry, scanJournal } from './journal-scan.ts'

/** What can be asked about again: no reply, a reply without a verdict, or both. */
export const RETRY_CLASSES = ['timeout', 'format', 'error'] as const
export type RetryClass = (typeof RETRY_CLASSES)[number]

const RETRIED: Record<RetryClass, readonly Outcome[]> = {
  timeout: ['TIMEOUT_ERROR'],
  format: ['FORMAT_ERROR'],
  error: ['TIMEOUT_ERROR', 'FORMAT_ERROR'],
}

/** The replies that a retry replaces, looked up in the journal when the new one is there. */
export class EarlierReplies {
  readonly #path: string
  readonly #places = new Map<string, { head: EntryHead; place: LinePlace }>()

  constructor(path: string) {
    this.#path = path
  }

  /** Remembers where the line stands that will be replaced. */
  keep(head: EntryHead, offset: number, length: number): void {
    this.#places.set(keyOf(head), { head, place: { offset, length } })
  }

  /** A later line about the sample needs no retry. */
  forget(head: EntryHead): void {
    this.#places.delete(keyOf(head))
  }

  *heads(): Generator<EntryHead> {
    for (const { head } of this.#places.values()) yield head
  }

  /** The replies so far, oldest first; undefined for a sample that is asked about for the first time. */
  take(job: number, sample: number, epoch: number): (string | null)[] | undefined {
    const kept = this.#places.size > 0 && this.#places.get(keyOf({ job, sample, epoch }))
    if (!kept) return undefined
    const { answer, earlierReplies = [] } = this.#read(kept.place)
    return [...earlierReplies, answer.reply]
  }

  #read(place: LinePlace): EntryBody {
    const fd = openSync(this.#path, 'r')
    try {
      return readEntry(fd, this.#path, place)
    } finally {
      closeSync(fd)
    }
  }
}

function keyOf({ job, sample, epoch }: Pick<EntryHead, 'job' | 'sample' | 'epoch'>): string {
  return `${job} ${sample} ${epoch}`
}

/**
 * Counts what the journal of a run says is finished. Samples of the class to retry are taken back,
 * and their replies are remembered.
 */
export function readProgress(
  path: string,
  shape: JournalShape,
  jobs: readonly Job[],
  retry: RetryClass | undefined,
): { length: number; damaged: number; earlier: EarlierReplies } {
  const earlier = new EarlierReplies(path)
  const scan = scanJournal(path, shape, (head, offset, length) => {
    const job = jobs[head.job]!
    // Not chosen: nobody asked about it.
    if (!job.suite.wanted(head.sample)) return
    job.count(head)
    if (retry === undefined) return
    // The last line about a sample counts.
    if (RETRIED[retry].includes(head.outcome)) earlier.keep(head, offset, length)
    else earlier.forget(head)
  })
  for (const { job, sample, epoch } of earlier.heads()) jobs[job]!.uncount(sample, epoch)
  return { ...scan, earlier }
}
