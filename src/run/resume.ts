import { closeSync, openSync } from 'node:fs'
import type { Outcome } from '../verdict/index.ts'
import type { Job } from './job.ts'
import type { EntryBody, EntryHead } from './journal-entry.ts'
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
  readonly #places = new Map<string, LinePlace>()

  constructor(path: string) {
    this.#path = path
  }

  /** Remembers where the line stands that will be replaced. */
  keep({ job, sample, epoch }: EntryHead, offset: number, length: number): void {
    this.#places.set(`${job} ${sample} ${epoch}`, { offset, length })
  }

  /** The replies so far, oldest first; undefined for a sample that is asked about for the first time. */
  take(job: number, sample: number, epoch: number): (string | null)[] | undefined {
    const place = this.#places.size > 0 && this.#places.get(`${job} ${sample} ${epoch}`)
    if (!place) return undefined
    const { answer, earlierReplies = [] } = this.#read(place)
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

/**
 * Counts what the journal of a run says is finished. Samples of the class to retry are taken back,
 * and their replies are remembered.
 */
export function readProgress(
  path: string,
  jobs: readonly Job[],
  retry: RetryClass | undefined,
): { length: number; damaged: number; earlier: EarlierReplies } {
  const earlier = new EarlierReplies(path)
  /** The last line about a sample counts. */
  const replaced = new Map<string, EntryHead>()
  const retried = new Map<string, { head: EntryHead; offset: number; length: number }>()
  const scan = scanJournal(path, (head, offset, length) => {
    const job = jobs[head.job]
    if (!job || head.sample >= job.suite.count) return
    const isError = head.outcome === 'TIMEOUT_ERROR' || head.outcome === 'FORMAT_ERROR'
    const isSecond = job.finished.has(head.sample, head.epoch)
    // Only errors are ever asked about again, so only they can be replaced.
    if (isError || isSecond) {
      const key = `${head.job} ${head.sample} ${head.epoch}`
      if (isSecond) job.uncount(replaced.get(key)!)
      replaced.set(key, head)
      if (retry && RETRIED[retry].includes(head.outcome)) retried.set(key, { head, offset, length })
      else retried.delete(key)
    }
    job.count(head)
  })
  for (const { head, offset, length } of retried.values()) {
    jobs[head.job]!.uncount(head)
    earlier.keep(head, offset, length)
  }
  return { ...scan, earlier }
}
