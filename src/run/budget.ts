/** Thrown when the next call might exceed the budget. */
export class BudgetError extends Error {
  override readonly name = 'BudgetError'
}

/** How much dearer than the dearest call so far the next one may be. */
const MARGIN = 1.25

/**
 * Keeps a run within a sum of USD. Every call that is open holds back what it may cost, judged by
 * its estimate and by the dearest call so far; before the first cost is known, one call goes alone.
 * A call that no longer fits waits for the open ones, and ends the run when there are none.
 */
export class Budget {
  readonly #limit: number
  #spent: number
  #held = 0
  #dearest = 0
  #waiters: (() => void)[] = []

  constructor(limit = Number.POSITIVE_INFINITY, spent = 0) {
    this.#limit = limit
    this.#spent = spent
  }

  get spent(): number {
    return this.#spent
  }

  /** Holds back what a call may cost; what it did cost is told to the returned function. */
  async hold(estimate: number): Promise<(cost: number) => void> {
    if (this.#limit === Number.POSITIVE_INFINITY) return (cost) => this.#spend(cost)
    for (;;) {
      const amount = Math.max(estimate, this.#dearest * MARGIN)
      const isKnown = this.#dearest > 0 || this.#held === 0
      if (isKnown && this.#spent + this.#held + amount <= this.#limit) {
        this.#held += amount
        return (cost) => {
          this.#held -= amount
          // Sums of fractions leave dust.
          if (this.#held < 1e-12) this.#held = 0
          this.#spend(cost)
        }
      }
      if (this.#held === 0) {
        throw new BudgetError(
          `the budget of $${this.#limit} leaves no room for another call: $${this.#spent.toFixed(4)} are spent and the next may cost $${amount.toFixed(4)}`,
        )
      }
      await new Promise<void>((resolve) => this.#waiters.push(resolve))
    }
  }

  #spend(cost: number): void {
    this.#spent += cost
    this.#dearest = Math.max(this.#dearest, cost)
    const waiters = this.#waiters
    this.#waiters = []
    for (const wake of waiters) wake()
  }
}
