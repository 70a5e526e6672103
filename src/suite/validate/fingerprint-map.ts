const KEY_WORDS = 3

/**
 * A map from texts to numbers below 2³² that remembers 96 bits of a hash instead of the text: a
 * million commands take 32 MB whatever their length. Two texts that share a fingerprint by chance
 * are not to be expected before some 10¹⁴ of them.
 */
export class FingerprintMap {
  #size = 0
  #capacity: number
  #keys: Uint32Array
  /** The number plus one, so that 0 means an empty place. */
  #values: Float64Array

  constructor(capacity = 1 << 10) {
    this.#capacity = capacity
    this.#keys = new Uint32Array(capacity * KEY_WORDS)
    this.#values = new Float64Array(capacity)
  }

  get(text: string): number | undefined {
    const value = this.#values[this.#place(fingerprint(text))]!
    return value === 0 ? undefined : value - 1
  }

  set(text: string, value: number): void {
    this.#makeRoom()
    const key = fingerprint(text)
    this.#write(this.#place(key), key, value + 1)
  }

  /** Sets the number of a text that has none; otherwise returns the one that it has. */
  add(text: string, value: number): number | undefined {
    this.#makeRoom()
    const key = fingerprint(text)
    const place = this.#place(key)
    const earlier = this.#values[place]!
    if (earlier !== 0) return earlier - 1
    this.#write(place, key, value + 1)
    return undefined
  }

  /** The numbers, in no particular order. */
  *values(): Generator<number> {
    for (const value of this.#values) if (value !== 0) yield value - 1
  }

  #write(place: number, key: Uint32Array, value: number): void {
    if (this.#values[place] === 0) this.#size++
    this.#keys.set(key, place * KEY_WORDS)
    this.#values[place] = value
  }

  /** The place of a key: where it is, or the empty place where it would go. */
  #place(key: Uint32Array): number {
    const keys = this.#keys
    let place = key[0]! & (this.#capacity - 1)
    while (this.#values[place] !== 0) {
      const at = place * KEY_WORDS
      if (keys[at] === key[0] && keys[at + 1] === key[1] && keys[at + 2] === key[2]) break
      place = (place + 1) & (this.#capacity - 1)
    }
    return place
  }

  #makeRoom(): void {
    if ((this.#size + 1) * 2 <= this.#capacity) return
    const keys = this.#keys
    const values = this.#values
    this.#capacity *= 2
    this.#keys = new Uint32Array(this.#capacity * KEY_WORDS)
    this.#values = new Float64Array(this.#capacity)
    this.#size = 0
    for (let place = 0; place < values.length; place++) {
      if (values[place] === 0) continue
      const key = keys.subarray(place * KEY_WORDS, (place + 1) * KEY_WORDS)
      this.#write(this.#place(key), key, values[place]!)
    }
  }
}

/** Reused for every text: a million small arrays would only be swept up again. */
const scratch = new Uint32Array(KEY_WORDS)

/**
 * Three independent lanes of multiply and mix, each finished as in MurmurHash3. Not made against
 * people who want two texts to collide, but four times as fast as SHA-1 on short texts.
 */
function fingerprint(text: string): Uint32Array {
  let [a, b, c] = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x9e3779b1)
    b = Math.imul(b ^ code, 0x5f356495)
    c = Math.imul(c ^ code, 0x27d4eb2f)
    a ^= a >>> 15
    b ^= b >>> 13
    c ^= c >>> 16
  }
  scratch[0] = finish(a ^ text.length)
  scratch[1] = finish(b ^ scratch[0])
  scratch[2] = finish(c ^ scratch[1])
  return scratch
}

function finish(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
