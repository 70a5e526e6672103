/** How many tasks may be done, and their results wait, before the first that is asked for. */
const AHEAD = 16
const [NEXT, TAKEN_OUT] = [0, 1]

/**
 * Which task is next, in memory that all threads share, so that none waits for another to tell it.
 * Tasks are handed out in their order, and no further ahead of what was taken out than a few.
 */
export class TaskQueue {
  readonly memory: SharedArrayBuffer
  readonly #numbers: Int32Array
  readonly #length: number

  constructor(length: number, memory = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.#length = length
    this.memory = memory
    this.#numbers = new Int32Array(memory)
  }

  /** The number of the next task, when it may begin; undefined when there is none. Blocks. */
  take(): number | undefined {
    const task = Atomics.add(this.#numbers, NEXT, 1)
    if (task >= this.#length) return undefined
    for (;;) {
      const out = Atomics.load(this.#numbers, TAKEN_OUT)
      if (task - out < AHEAD) return task
      Atomics.wait(this.#numbers, TAKEN_OUT, out)
    }
  }

  /** The same for a thread that must not block: undefined when nothing may begin now. */
  tryTake(): number | undefined {
    const next = Atomics.load(this.#numbers, NEXT)
    if (next >= this.#length) return undefined
    if (next - Atomics.load(this.#numbers, TAKEN_OUT) >= AHEAD) return undefined
    const isMine = Atomics.compareExchange(this.#numbers, NEXT, next, next + 1) === next
    return isMine ? next : this.tryTake()
  }

  /** So many results have been taken out: threads that are too far ahead may go on. */
  takenOut(count: number): void {
    Atomics.store(this.#numbers, TAKEN_OUT, count)
    Atomics.notify(this.#numbers, TAKEN_OUT)
  }
}
