import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { UserError } from '../../verdict/index.ts'
import { Journal, type JournalOwner } from '../journal.ts'
import { isIntact, sealLine } from '../journal-entry.ts'

/**
 * What is known of a batch: that it is about to be submitted and with which samples, the id that
 * the provider gave it, and that nothing more is expected of it.
 */
const lineSchema = z.discriminatedUnion('event', [
  z.object({
    batch: z.string(),
    event: z.literal('planned'),
    /** The guard that is asked. */
    door: z.string(),
    at: z.string(),
    /** `job-sample-epoch` of each request, in the order of the batch. */
    requests: z.array(z.string()),
  }),
  z.object({ batch: z.string(), event: z.literal('submitted'), id: z.string() }),
  z.object({ batch: z.string(), event: z.literal('closed'), why: z.string() }),
])
type BatchLine = z.infer<typeof lineSchema>

/** A batch that may still bring something. */
export interface KnownBatch {
  key: string
  door: string
  names: readonly string[]
  /** Absent where a run died before it was written down. */
  id?: string
}

export const batchJournalPath = (folder: string) => join(folder, 'batches.jsonl')

/**
 * The batches of a run, beside its samples. A line is on the disk before anything else happens: a
 * batch is written down before it is submitted, so that none can be paid for and forgotten.
 */
export class BatchJournal {
  readonly #journal: Journal<undefined>

  private constructor(journal: Journal<undefined>) {
    this.#journal = journal
  }

  static async open(folder: string, length: number, owner: JournalOwner): Promise<BatchJournal> {
    const path = batchJournalPath(folder)
    return new BatchJournal(await Journal.open<undefined>(path, length, () => {}, owner))
  }

  async plan({ key, door, names }: KnownBatch, at: string): Promise<void> {
    await this.#write({ batch: key, event: 'planned', door, at, requests: [...names] })
  }

  async submitted(key: string, id: string): Promise<void> {
    await this.#write({ batch: key, event: 'submitted', id })
  }

  /** Nothing more comes of it. */
  async close(key: string, why: string): Promise<void> {
    await this.#write({ batch: key, event: 'closed', why })
  }

  async end(): Promise<void> {
    await this.#journal.close()
  }

  async #write(line: BatchLine): Promise<void> {
    this.#journal.append(sealLine(JSON.stringify(line).slice(0, -1)), undefined)
    await this.#journal.flush()
  }
}

/** The batches that a run still expects something of; where the journal's whole lines end. */
export function readBatches(folder: string): { open: KnownBatch[]; length: number } {
  const path = batchJournalPath(folder)
  if (!existsSync(path)) return { open: [], length: 0 }
  const bytes = readFileSync(path)
  const batches = new Map<string, KnownBatch>()
  let start = 0
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    const line = parse(bytes, start, end)
    const known = line && batches.get(line.batch)
    if (line?.event === 'planned') {
      batches.set(line.batch, { key: line.batch, door: line.door, names: line.requests })
    } else if (line?.event === 'submitted' && known) known.id = line.id
    else if (line?.event === 'closed') batches.delete(line.batch)
    else {
      throw new UserError(
        'BAD_JOURNAL',
        `${path}: the line at byte ${start} is damaged, so what it submitted is not known; delete it to ask again, and perhaps to pay twice`,
      )
    }
    start = end + 1
  }
  return { open: [...batches.values()], length: start }
}

function parse(bytes: Buffer, start: number, end: number): BatchLine | undefined {
  if (!isIntact(bytes, start, end)) return undefined
  try {
    return lineSchema.safeParse(JSON.parse(bytes.toString('utf8', start, end))).data
  } catch {
    return undefined
  }
}
