import type { ChunkQueue, ChunkState } from '../../src/queue/chunk-queue.ts'

interface Kept {
  chunk: string
  isUrgent: boolean
  isActive: boolean
  state: ChunkState
}

/** A queue in this process, with a door for workers: what BullMQ does, without a server. */
export class MemoryQueue implements ChunkQueue {
  readonly chunks = new Map<string, Kept>()
  /** Every id that was ever handed out. */
  readonly added: string[] = []
  onSettled: ChunkQueue['onSettled'] = () => {}
  /** Whether the coordinator hears of what is settled. */
  isHeard = true
  #isDumb = false
  #wake: (() => void)[] = []

  async add(id: string, chunk: string, isUrgent: boolean): Promise<void> {
    if (this.chunks.has(id)) return
    this.added.push(id)
    this.chunks.set(id, { chunk, isUrgent, isActive: false, state: { state: 'open' } })
    for (const wake of this.#wake.splice(0)) wake()
  }

  /** While this goes on nobody can look anything up. */
  async withoutAnswers(action: () => Promise<void>): Promise<void> {
    this.#isDumb = true
    await action()
    this.#isDumb = false
  }

  async look(id: string): Promise<ChunkState> {
    if (this.#isDumb) return { state: 'open' }
    return this.chunks.get(id)?.state ?? { state: 'lost' }
  }

  async leftOvers() {
    return [...this.chunks].map(([id, { chunk, state }]) => ({ id, chunk, state }))
  }

  async withdraw(id: string): Promise<boolean> {
    const kept = this.chunks.get(id)
    if (!kept || kept.isActive || kept.state.state !== 'open') return false
    return this.chunks.delete(id)
  }

  async forget(id: string): Promise<void> {
    if (!this.chunks.get(id)?.isActive) this.chunks.delete(id)
  }

  async clear(): Promise<void> {
    this.chunks.clear()
  }

  async close(): Promise<void> {}

  /** Waits for a chunk that nobody has begun with; undefined when the signal fires. */
  async take(signal: AbortSignal): Promise<{ id: string; chunk: string } | undefined> {
    while (!signal.aborted) {
      for (const [id, kept] of this.chunks) {
        if (kept.isActive || kept.state.state !== 'open') continue
        kept.isActive = true
        return { id, chunk: kept.chunk }
      }
      await new Promise<void>((resolve) => {
        this.#wake.push(resolve)
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
    }
    return undefined
  }

  /** What a worker says at the end. Of a chunk that is gone nobody hears. */
  settle(id: string, state: ChunkState): void {
    const kept = this.chunks.get(id)
    if (!kept) return
    kept.isActive = false
    kept.state = state
    if (this.isHeard) this.onSettled(id, state)
  }
}
