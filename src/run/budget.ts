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
  /** As a single call. */
  #dearest = 0
  #waiters: (() => void)[] = []

  constructor(limit = Number.POSITIVE_INFINITY, spent = 0) {
    this.#limit = limit
    this.#spent = spent
  }

  get spent(): number {
    return this.#spent
  }

  /** A limit is to be kept, and what a call costs has not been seen yet. */
  get isBlind(): boolean {
    return this.#limit < Number.POSITIVE_INFINITY && this.#dearest === 0
  }

  /**
   * Holds back what a call may cost; what it did cost is told to the returned function. In a batch
   * a call costs a share of what it does alone; one that was submitted already is held without
   * asking whether it fits.
   */
  async hold(
    estimate: number,
    { share = 1, isSubmitted = false }: { share?: number; isSubmitted?: boolean } = {},
  ): Promise<(cost: number) => void> {
    if (this.#limit === Number.POSITIVE_INFINITY) return (cost) => this.#spend(cost, share)
    for (;;) {
      const amount = Math.max(estimate, this.#dearest * share * MARGIN)
      const isKnown = this.#dearest > 0 || this.#held === 0
      if (isSubmitted || (isKnown && this.#spent + this.#held + amount <= this.#limit)) {
        this.#held += amount
        return (cost) => {
          this.#held -= amount
          // Sums of fractions leave dust.
          if (this.#held < 1e-12) this.#held = 0
          this.#spend(cost, share)
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

  #spend(cost: number, share: number): void {
    this.#spent += cost
    this.#dearest = Math.max(this.#dearest, cost / share)
    const waiters = this.#waiters
    this.#waiters = []
    for (const wake of waiters) wake()
  }
}
