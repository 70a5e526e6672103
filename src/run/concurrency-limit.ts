/** Lets a bounded number of tasks be under way at once; the bound may change meanwhile. */
export class ConcurrencyLimit {
  readonly #size: () => number
  #open = 0
  #wake: (() => void) | undefined

  constructor(size: () => number) {
    this.#size = size
  }

  /** Starts a task; resolves as soon as there is room for the next one. */
  async start(task: () => Promise<void>): Promise<void> {
    this.#open++
    void task().finally(() => {
      this.#open--
      this.#wake?.()
    })
    while (this.#open >= this.#size()) await this.#change()
  }

  /** Waits until no task is under way. */
  async drained(): Promise<void> {
    while (this.#open > 0) await this.#change()
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}
