/** Takes a mark out of a stream of bytes, wherever the stream is cut. */
export class MarkFilter {
  readonly #mark: Buffer
  #held: Buffer = Buffer.alloc(0)

  constructor(mark: Buffer) {
    this.#mark = mark
  }

  /** What is to be shown, and how many marks were in it. */
  push(bytes: Buffer): { shown: Buffer; marks: number } {
    let rest: Buffer = this.#held.length > 0 ? Buffer.concat([this.#held, bytes]) : bytes
    const pieces: Buffer[] = []
    let marks = 0
    for (let at = rest.indexOf(this.#mark); at >= 0; at = rest.indexOf(this.#mark)) {
      pieces.push(rest.subarray(0, at))
      rest = rest.subarray(at + this.#mark.length)
      marks++
    }
    const held = this.#heldLength(rest)
    pieces.push(rest.subarray(0, rest.length - held))
    this.#held = rest.subarray(rest.length - held)
    return { shown: pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces), marks }
  }

  /** What was held back because it could have become a mark. */
  end(): Buffer {
    const held = this.#held
    this.#held = Buffer.alloc(0)
    return held
  }

  /** How many bytes at the end may be the start of a mark. */
  #heldLength(bytes: Buffer): number {
    const most = Math.min(bytes.length, this.#mark.length - 1)
    for (let length = most; length > 0; length--) {
      if (bytes.subarray(bytes.length - length).equals(this.#mark.subarray(0, length)))
        return length
    }
    return 0
  }
}
