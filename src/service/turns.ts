/** So many at most keep each other waiting. */
const MOST = 64

/**
 * Lets what arrived in one turn of the event loop go on together. Reading questions, deciding and
 * answering are each much faster in a row than one after the other for every question: the processor
 * finds the code of a step in its caches.
 */
export class Turns {
  readonly #waiting: (() => void)[] = []

  /** Resolves when everything that can be read now was read. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.push(resolve) === 1) setImmediate(this.#begin)
    })
  }

  readonly #begin = (): void => {
    const some = this.#waiting.splice(0, MOST)
    if (this.#waiting.length > 0) setImmediate(this.#begin)
    for (const resolve of some) resolve()
  }
}
