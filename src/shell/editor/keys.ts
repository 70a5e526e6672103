import { StringDecoder } from 'node:string_decoder'

/** What a person did at the keyboard. */
export type KeyEvent =
  | { kind: 'text'; text: string }
  /** A key by its name: `ctrl-a`, `alt-b`, `up`, `enter` … */
  | { kind: 'key'; name: string }
  /** Pasted as one piece, where the terminal says so. */
  | { kind: 'paste'; text: string }

const PASTE_START = '\u001b[200~'
const PASTE_END = '\u001b[201~'

/** What follows `ESC [` or `ESC O`, and the key that sends it. */
const SEQUENCES: ReadonlyMap<string, string> = new Map([
  ['A', 'up'],
  ['B', 'down'],
  ['C', 'right'],
  ['D', 'left'],
  ['H', 'home'],
  ['F', 'end'],
  ['1~', 'home'],
  ['7~', 'home'],
  ['4~', 'end'],
  ['8~', 'end'],
  ['3~', 'delete'],
  ['5~', 'page-up'],
  ['6~', 'page-down'],
  ['1;5C', 'alt-f'],
  ['1;3C', 'alt-f'],
  ['5C', 'alt-f'],
  ['1;5D', 'alt-b'],
  ['1;3D', 'alt-b'],
  ['5D', 'alt-b'],
  ['3;5~', 'alt-d'],
  ['Z', 'tab'],
])

const CONTROLS: ReadonlyMap<string, string> = new Map([
  ['\r', 'enter'],
  ['\n', 'enter'],
  ['\t', 'tab'],
  ['\u007f', 'backspace'],
  ['\b', 'backspace'],
  ['\u001f', 'ctrl-_'],
])

/** Turns bytes from a terminal into what a person did, wherever the bytes are cut. */
export class KeyDecoder {
  readonly #decoder = new StringDecoder('utf8')
  #text = ''
  #pasted: string | undefined

  /** Whether a paste has begun and not ended. */
  get isPasting(): boolean {
    return this.#pasted !== undefined
  }

  push(bytes: Buffer): void {
    this.#text += this.#decoder.write(bytes)
  }

  /** A paste that was cut off counts as what came of it. */
  endPaste(): void {
    if (this.#pasted !== undefined) this.#text = PASTE_END + this.#text
  }

  /** Forgets what was typed and not taken yet. */
  clear(): void {
    this.#text = ''
    this.#pasted = undefined
  }

  /** The next thing, or undefined where more bytes are needed. */
  next(): KeyEvent | undefined {
    if (this.#pasted !== undefined) return this.#paste()
    const text = this.#text
    if (text === '') return undefined
    if (text.startsWith(PASTE_START)) {
      this.#text = text.slice(PASTE_START.length)
      this.#pasted = ''
      return this.#paste()
    }
    if (text[0] === '\u001b') return this.#escape()
    const plain = /^[^\u0000-\u001f\u007f]+/.exec(text)?.[0]
    if (plain !== undefined) {
      this.#text = text.slice(plain.length)
      return { kind: 'text', text: plain }
    }
    const control = text[0]!
    this.#text = text.slice(1)
    const name = CONTROLS.get(control) ?? `ctrl-${String.fromCharCode(control.charCodeAt(0) + 96)}`
    return { kind: 'key', name }
  }

  #paste(): KeyEvent | undefined {
    const end = this.#text.indexOf(PASTE_END)
    if (end < 0) {
      // The end may be cut in two.
      const keep = Math.max(0, this.#text.length - PASTE_END.length)
      this.#pasted += this.#text.slice(0, keep)
      this.#text = this.#text.slice(keep)
      return undefined
    }
    const text = this.#pasted + this.#text.slice(0, end)
    this.#text = this.#text.slice(end + PASTE_END.length)
    this.#pasted = undefined
    return { kind: 'paste', text }
  }

  #escape(): KeyEvent | undefined {
    const text = this.#text
    const sequence = /^\u001b(?:\[([\d;?]*[ -/]*[@-~])|O([A-Za-z]))/.exec(text)
    if (sequence) {
      this.#text = text.slice(sequence[0].length)
      const name = SEQUENCES.get(sequence[1] ?? sequence[2]!)
      return { kind: 'key', name: name ?? 'unknown' }
    }
    // More of it may follow.
    if (/^\u001b(?:\[[\d;?]*[ -/]*|O)?$/.test(text)) return undefined
    this.#text = text.slice(2)
    const next = text[1]!
    const control = CONTROLS.get(next)
    return { kind: 'key', name: `alt-${control ?? next.toLowerCase()}` }
  }
}
