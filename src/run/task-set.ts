/** A set of tasks (sample and epoch) of one job, as bits: a million of them weigh 125 kB. */
export class TaskSet {
  readonly #bits: Uint8Array
  readonly #epochs: number

  constructor(samples: number, epochs: number) {
    this.#bits = new Uint8Array(Math.ceil((samples * epochs) / 8))
    this.#epochs = epochs
  }

  has(position: number, epoch: number): boolean {
    const index = position * this.#epochs + epoch - 1
    return (this.#bits[index >> 3]! & (1 << (index & 7))) !== 0
  }

  add(position: number, epoch: number): void {
    const index = position * this.#epochs + epoch - 1
    this.#bits[index >> 3]! |= 1 << (index & 7)
  }

  delete(position: number, epoch: number): void {
    const index = position * this.#epochs + epoch - 1
    this.#bits[index >> 3]! &= ~(1 << (index & 7))
  }

  /** Whether every epoch of a sample is in the set. */
  hasAll(position: number): boolean {
    for (let epoch = 1; epoch <= this.#epochs; epoch++) {
      if (!this.has(position, epoch)) return false
    }
    return true
  }
}
