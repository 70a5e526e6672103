/** What became of a chunk that was handed out. */
export type ChunkState =
  | { state: 'open' }
  | { state: 'completed'; result: unknown }
  | { state: 'failed'; why: string }
  /** Nobody has it: the queue was emptied. */
  | { state: 'lost' }

/** What a coordinator needs of a queue; the one on BullMQ is in bull-queue.ts. */
export interface ChunkQueue {
  /** Hands a chunk out. One that has the id already is not handed out twice. */
  add(id: string, chunk: string, isUrgent: boolean): Promise<void>
  /** Looks a chunk up, in case that nobody has told what became of it. */
  look(id: string): Promise<ChunkState>
  /** What an earlier coordinator of the run had handed out. */
  leftOvers(): Promise<{ id: string; chunk: unknown; state: ChunkState }[]>
  /** Takes a chunk back; false when a worker has begun with it. */
  withdraw(id: string): Promise<boolean>
  /** Forgets a chunk that is done. */
  forget(id: string): Promise<void>
  /** Told once for each chunk, unless the connection was lost meanwhile. */
  onSettled: (id: string, state: ChunkState) => void
  /** Forgets everything that was handed out. */
  clear(): Promise<void>
  close(): Promise<void>
}
