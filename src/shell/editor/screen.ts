import { graphemes, shown, width } from './graphemes.ts'

export interface Picture {
  prompt: string
  /** In front of the second and later lines. */
  continuation: string
  text: string
  cursor: number
}

interface Layout {
  rows: string[]
  row: number
  column: number
}

/** Colours and other sequences that take no room. */
const ESCAPES =
  /[\u0001\u0002]|\u001b(?:\[[\d;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[()][A-Z0-9]|[=>78cM])/g

function textWidth(text: string): number {
  let columns = 0
  for (const grapheme of graphemes(text.replace(ESCAPES, ''))) columns += width(grapheme)
  return columns
}

/** Cuts a text into the rows of a terminal. The prompt is its last line. */
export function layOut({ prompt, continuation, text, cursor }: Picture, columns: number): Layout {
  const rows = [prompt]
  const indent = textWidth(continuation)
  let column = textWidth(prompt) % columns
  let place: { row: number; column: number } | undefined
  let at = 0
  let current = ''
  const endRow = (next: string, start: number) => {
    rows[rows.length - 1] += current
    rows.push(next)
    current = ''
    column = start
  }
  for (const grapheme of graphemes(text)) {
    if (at >= cursor && place === undefined) place = { row: rows.length - 1, column }
    at += grapheme.length
    if (grapheme === '\n') {
      endRow(continuation, indent % columns)
      continue
    }
    const taken = width(grapheme)
    if (column + taken > columns) endRow('', 0)
    current += shown(grapheme)
    column += taken
  }
  rows[rows.length - 1] += current
  place ??= { row: rows.length - 1, column }
  // Behind the last column is the start of the next row.
  if (place.column >= columns) {
    place = { row: place.row + 1, column: 0 }
    if (place.row === rows.length) rows.push('')
  }
  return { rows, ...place }
}

/** Draws the line that is edited, and again after each change. */
export class Screen {
  readonly #write: (text: string) => void
  readonly #size: () => { columns: number; rows: number }
  #row = 0
  #last: { drawn: string; atEnd: boolean } | undefined

  constructor(write: (text: string) => void, size: () => { columns: number; rows: number }) {
    this.#write = write
    this.#size = size
  }

  draw(picture: Picture): void {
    const { columns, rows: height } = this.#size()
    const layout = layOut(picture, Math.max(2, columns))
    // What does not fit is cut, around the cursor.
    const room = Math.max(1, height - 1)
    const from = Math.max(0, Math.min(layout.row - room + 1, layout.rows.length - room))
    const top = Math.min(from, layout.row)
    const rows = layout.rows.slice(top, top + room)
    const drawn = rows.join('\r\n')
    const last = rows.length - 1
    const atEnd = picture.cursor === picture.text.length && layout.row - top === last
    const before = this.#last
    if (before?.atEnd && atEnd && drawn.startsWith(before.drawn) && before.drawn !== '') {
      this.#write(drawn.slice(before.drawn.length))
    } else {
      const up = last - (layout.row - top)
      this.#write(
        `${this.#toTop()}\u001b[J${drawn}${up > 0 ? `\u001b[${up}A` : ''}\r${layout.column > 0 ? `\u001b[${layout.column}C` : ''}`,
      )
    }
    this.#row = layout.row - top
    this.#last = { drawn, atEnd }
  }

  /** Leaves what was drawn standing, and goes on below it. */
  finish(picture: Picture): void {
    this.draw({ ...picture, cursor: picture.text.length })
    this.#write('\r\n')
    this.forget()
  }

  /** Takes away what was drawn: something else is to be written there. */
  erase(): void {
    if (this.#last) this.#write(`${this.#toTop()}\u001b[J`)
    this.forget()
  }

  clear(): void {
    this.#write('\u001b[H\u001b[2J')
    this.forget()
  }

  /** The cursor stands at the start of an empty row. */
  forget(): void {
    this.#row = 0
    this.#last = undefined
  }

  #toTop(): string {
    return `${this.#row > 0 ? `\u001b[${this.#row}A` : ''}\r`
  }
}
