/** How long changes are gathered before the pages are told. */
const GATHER_MS = 150

/** Tells waiting pages that something has changed, not more often than they can follow. */
export class Changes {
  ended = false
  readonly #waiting = new Set<() => void>()
  #timer: NodeJS.Timeout | undefined

  /** Resolves at the next change, or when the one who waits goes away. */
  next(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const waiter = () => {
        signal.removeEventListener('abort', waiter)
        this.#waiting.delete(waiter)
        resolve()
      }
      if (signal.aborted) return resolve()
      signal.addEventListener('abort', waiter)
      this.#waiting.add(waiter)
    })
  }

  notify(): void {
    this.#timer ??= setTimeout(() => this.#wake(), GATHER_MS)
  }

  end(): void {
    this.ended = true
    this.#wake()
  }

  #wake(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const waiter of [...this.#waiting]) waiter()
  }
}
