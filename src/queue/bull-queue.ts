import type { ChunkQueue, ChunkState } from './chunk-queue.ts'
import { bullOptions, type QueueConnection } from './redis.ts'

/** Events carry results as well: more than a few of them would fill the server's memory. */
const MOST_EVENTS = 100
/** A worker that fails on a chunk as a whole; one that dies is counted apart, by the worker's side. */
const ATTEMPTS = 3
const RETRY_MS = 1000
/** What a run leaves behind that nobody resumes. */
const KEPT_S = 7 * 24 * 3600
/** BullMQ's own numbers: the lower, the sooner. */
const PRIORITY = { urgent: 1, usual: 2 }

/** A queue of chunks on BullMQ: it keeps, hands out, tries again and finds what stalled. */
export async function openBullQueue(
  connection: QueueConnection,
  name: string,
): Promise<ChunkQueue> {
  const { Queue, QueueEvents } = connection.bull
  const options = bullOptions(connection)
  const queue = new Queue(name, {
    ...options,
    streams: { events: { maxLen: MOST_EVENTS } },
    defaultJobOptions: {
      attempts: ATTEMPTS,
      backoff: { type: 'exponential', delay: RETRY_MS },
      // Results stay until they are in the journal: the coordinator may be gone when they come.
      removeOnComplete: { age: KEPT_S },
      removeOnFail: { age: KEPT_S },
    },
  })
  const events = new QueueEvents(name, options)
  // Connections come back by themselves; who watches them is told by the connection.
  queue.on('error', () => {})
  events.on('error', () => {})
  await Promise.all([queue.waitUntilReady(), events.waitUntilReady()])

  async function look(id: string): Promise<ChunkState> {
    const state = await queue.getJobState(id)
    if (state === 'unknown') return { state: 'lost' }
    if (state !== 'completed' && state !== 'failed') return { state: 'open' }
    // The state first: a job that is read before it completes has no result.
    const job = await queue.getJob(id)
    if (!job) return { state: 'lost' }
    return state === 'completed'
      ? { state, result: job.returnvalue as unknown }
      : { state, why: job.failedReason }
  }

  const chunks: ChunkQueue = {
    async add(id, chunk, isUrgent) {
      const priority = isUrgent ? PRIORITY.urgent : PRIORITY.usual
      await queue.add('chunk', chunk, { jobId: id, priority })
    },
    look,
    async leftOvers() {
      const jobs = await queue.getJobs([
        'completed',
        'failed',
        'active',
        'waiting',
        'prioritized',
        'delayed',
      ])
      const found = []
      for (const job of jobs) {
        if (job?.id === undefined) continue
        found.push({ id: job.id, chunk: job.data as unknown, state: await look(job.id) })
      }
      return found
    },
    async withdraw(id) {
      try {
        return (await queue.remove(id)) === 1
      } catch {
        return false
      }
    },
    async forget(id) {
      // One that a worker holds is left to it.
      await queue.remove(id).catch(() => 0)
    },
    onSettled: () => {},
    clear: () => queue.obliterate({ force: true }),
    async close() {
      await Promise.allSettled([events.close(), queue.close()])
    },
  }
  events.on('completed', ({ jobId, returnvalue }) =>
    chunks.onSettled(jobId, { state: 'completed', result: returnvalue }),
  )
  events.on('failed', ({ jobId, failedReason }) =>
    chunks.onSettled(jobId, { state: 'failed', why: failedReason }),
  )
  return chunks
}
