import { after, before } from './graphemes.ts'

const WORD = /[\p{L}\p{N}_]/u

/** The text that is edited, and where the cursor is. */
export class LineBuffer {
  text = ''
  cursor = 0
  /** What was cut out last, for yanking. */
  killed = ''

  set(text: string, cursor: number = text.length): void {
    this.text = text
    this.cursor = cursor
  }

  insert(text: string): void {
    this.text = this.text.slice(0, this.cursor) + text + this.text.slice(this.cursor)
    this.cursor += text.length
  }

  /** Puts a text in the place of another one, and the cursor behind it. */
  replace(start: number, end: number, text: string): void {
    this.text = this.text.slice(0, start) + text + this.text.slice(end)
    this.cursor = start + text.length
  }

  left(): number {
    return before(this.text, this.cursor)
  }

  right(): number {
    return after(this.text, this.cursor)
  }

  lineStart(): number {
    return this.text.lastIndexOf('\n', this.cursor - 1) + 1
  }

  lineEnd(): number {
    const end = this.text.indexOf('\n', this.cursor)
    return end < 0 ? this.text.length : end
  }

  wordLeft(): number {
    let at = this.cursor
    while (at > 0 && !WORD.test(this.text[at - 1]!)) at--
    while (at > 0 && WORD.test(this.text[at - 1]!)) at--
    return at
  }

  wordRight(): number {
    let at = this.cursor
    while (at < this.text.length && !WORD.test(this.text[at]!)) at++
    while (at < this.text.length && WORD.test(this.text[at]!)) at++
    return at
  }

  /** The word before the cursor, as blanks cut the line. */
  blankLeft(): number {
    let at = this.cursor
    while (at > 0 && /\s/.test(this.text[at - 1]!)) at--
    while (at > 0 && /\S/.test(this.text[at - 1]!)) at--
    return at
  }

  /** The same column one line up (-1) or down (1); undefined where there is none. */
  vertical(by: -1 | 1): number | undefined {
    const start = this.lineStart()
    const column = this.cursor - start
    if (by < 0) {
      if (start === 0) return undefined
      const above = this.text.lastIndexOf('\n', start - 2) + 1
      return Math.min(above + column, start - 1)
    }
    const end = this.lineEnd()
    if (end === this.text.length) return undefined
    const next = this.text.indexOf('\n', end + 1)
    return Math.min(end + 1 + column, next < 0 ? this.text.length : next)
  }

  delete(start: number, end: number): void {
    this.text = this.text.slice(0, start) + this.text.slice(end)
    this.cursor = start
  }

  /** Cuts out what lies between the cursor and another place. */
  kill(to: number): void {
    const [start, end] = to < this.cursor ? [to, this.cursor] : [this.cursor, to]
    if (start === end) return
    this.killed = this.text.slice(start, end)
    this.delete(start, end)
  }

  /** The two characters around the cursor change places. */
  transpose(): void {
    const middle = this.cursor === this.text.length ? this.left() : this.cursor
    const start = before(this.text, middle)
    const end = after(this.text, middle)
    if (start === middle || middle === end) return
    const swapped = this.text.slice(middle, end) + this.text.slice(start, middle)
    this.replace(start, end, swapped)
  }
}
