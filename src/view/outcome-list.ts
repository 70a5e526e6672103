/** What an answer took. Null is not known. */
export interface Measured {
  latencyMs: number | null
  cost: number | null
}

/**
 * The outcomes of a recording in the order of its samples: which row of the table, which code, and
 * what was measured (NaN is not known).
 */
export class OutcomeList {
  rows = new Uint32Array(256)
  codes = new Uint8Array(256)
  latencies = new Float64Array(256)
  costs = new Float64Array(256)
  length = 0

  push(row: number, code: number, { latencyMs, cost }: Measured): void {
    if (this.length === this.rows.length) {
      this.rows = twice(this.rows, new Uint32Array(this.length * 2))
      this.codes = twice(this.codes, new Uint8Array(this.length * 2))
      this.latencies = twice(this.latencies, new Float64Array(this.length * 2))
      this.costs = twice(this.costs, new Float64Array(this.length * 2))
    }
    this.rows[this.length] = row
    this.latencies[this.length] = latencyMs ?? Number.NaN
    this.costs[this.length] = cost ?? Number.NaN
    this.codes[this.length++] = code
  }

  /** Where a row stands in the recording; the last place counts, -1 is none. */
  positionOf(row: number): number {
    return this.rows.subarray(0, this.length).lastIndexOf(row)
  }

  /** Writes the codes into a column of the table. */
  fill(column: Uint8Array): void {
    for (let i = 0; i < this.length; i++) column[this.rows[i]!] = this.codes[i]!
  }
}

function twice<T extends Uint32Array | Uint8Array | Float64Array>(old: T, larger: T): T {
  larger.set(old)
  return larger
}
