/** How far a late timer may be caught up with. */
const CATCH_UP_MS = 100

/** A limit per minute, spread evenly: so much of it is used, so much later comes the next turn. */
export class PerMinuteLimit {
  readonly #msPerUnit: number
  /** From when on the next turn may be taken. */
  readyAt = 0

  constructor(perMinute: number | undefined) {
    this.#msPerUnit = perMinute === undefined ? 0 : 60_000 / perMinute
  }

  /** Uses some of the limit; a negative amount gives back what was estimated too high. */
  take(amount: number, now: number): void {
    if (this.#msPerUnit === 0) return
    const from = amount > 0 ? Math.max(this.readyAt, now - CATCH_UP_MS) : this.readyAt
    this.readyAt = from + amount * this.#msPerUnit
  }
}
