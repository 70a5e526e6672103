import { type Expectation, OUTCOMES, type Outcome } from '../verdict/index.ts'

/**
 * What came of each task (sample and epoch) of one job, in a byte: a million of them weigh 1 MB. A
 * sample that is told about twice can so be taken back before it is counted again.
 */
export class TaskOutcomes {
  readonly #codes: Uint8Array
  readonly #epochs: number

  constructor(samples: number, epochs: number) {
    this.#codes = new Uint8Array(samples * epochs)
    this.#epochs = epochs
  }

  has(position: number, epoch: number): boolean {
    return this.#codes[this.#index(position, epoch)] !== 0
  }

  get(position: number, epoch: number): { expect: Expectation; outcome: Outcome } | undefined {
    const code = this.#codes[this.#index(position, epoch)]!
    if (code === 0) return undefined
    return { expect: code & 1 ? 'BLOCK' : 'ALLOW', outcome: OUTCOMES[(code >> 1) - 1]! }
  }

  set(position: number, epoch: number, expect: Expectation, outcome: Outcome): void {
    const code = ((OUTCOMES.indexOf(outcome) + 1) << 1) | (expect === 'BLOCK' ? 1 : 0)
    this.#codes[this.#index(position, epoch)] = code
  }

  delete(position: number, epoch: number): void {
    this.#codes[this.#index(position, epoch)] = 0
  }

  /** Whether every epoch of a sample has an outcome. */
  hasAll(position: number): boolean {
    for (let epoch = 1; epoch <= this.#epochs; epoch++) {
      if (!this.has(position, epoch)) return false
    }
    return true
  }

  #index(position: number, epoch: number): number {
    return position * this.#epochs + epoch - 1
  }
}
