import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long work goes on before the server may answer. */
const SLICE_MS = 12

/** Runs long work in slices, so that whoever asks in the meantime is answered. */
export class Slices {
  readonly #signal: AbortSignal | undefined
  #started = performance.now()

  constructor(signal?: AbortSignal) {
    this.#signal = signal
  }

  /** What the steps return; undefined when the signal fired. `between` sees how far they are. */
  async run<Step, Result>(
    steps: Generator<Step, Result>,
    between: (step: Step) => void,
  ): Promise<Result | undefined> {
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
      if (performance.now() - this.#started < SLICE_MS) continue
      between(value)
      await nextTurn()
      if (this.#signal?.aborted) {
        steps.return(undefined as never)
        return undefined
      }
      this.#started = performance.now()
    }
  }
}
