/** Two 32-bit hashes of a text (FNV-1a with different beginnings), packed into a double. */
function fingerprint(text: string): number {
  let a = 0x811c9dc5
  let b = 0x01000193
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
    b ^= b >>> 13
  }
  return (a >>> 0) * 2 ** 21 + ((b >>> 0) & 0x1fffff)
}

/**
 * Collects ids and tells afterwards which of them may occur twice. It keeps eight bytes for each,
 * so that a million ids weigh 8 MB; the few that look alike must be compared in full.
 */
export class IdCollector {
  #prints = new Float64Array(1024)
  #count = 0

  add(id: string): void {
    if (this.#count === this.#prints.length) {
      const larger = new Float64Array(this.#count * 2)
      larger.set(this.#prints)
      this.#prints = larger
    }
    this.#prints[this.#count++] = fingerprint(id)
  }

  /** A question that is true for every id that occurs more than once, and for next to no other. */
  suspects(): ((id: string) => boolean) | null {
    const sorted = this.#prints.subarray(0, this.#count).slice().sort()
    const doubles = new Set<number>()
    for (let i = 1; i < sorted.length; i++) {
      if (sorted[i] === sorted[i - 1]) doubles.add(sorted[i]!)
    }
    return doubles.size === 0 ? null : (id) => doubles.has(fingerprint(id))
  }
}
