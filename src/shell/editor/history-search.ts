import type { KeyEvent } from './keys.ts'

/** What became of a key: the search goes on, or it is over, with a text or without one. */
type Next = 'searching' | { text?: string; isDone: boolean }

/** Ctrl-R: looks for older lines that contain what is typed. */
export class HistorySearch {
  readonly #entries: readonly string[]
  readonly #before: string
  #query = ''
  #at: number
  #found: string | undefined

  constructor(entries: readonly string[], before: string) {
    this.#entries = entries
    this.#before = before
    this.#at = entries.length
  }

  get prompt(): string {
    const failed = this.#query !== '' && this.#found === undefined ? 'failed ' : ''
    return `(${failed}reverse-i-search)\`${this.#query}': `
  }

  get text(): string {
    return this.#found ?? this.#before
  }

  handle(event: KeyEvent): Next {
    if (event.kind !== 'key') {
      this.#query += event.text.replace(/[\r\n]+/g, ' ')
      this.#look(this.#at)
      return 'searching'
    }
    switch (event.name) {
      case 'ctrl-r':
        this.#look(this.#at - 1)
        return 'searching'
      case 'backspace':
        this.#query = [...this.#query].slice(0, -1).join('')
        this.#at = this.#entries.length
        this.#look(this.#at)
        return 'searching'
      case 'ctrl-g':
        return { text: this.#before, isDone: true }
      case 'ctrl-c':
        return { text: this.#before, isDone: false }
      default:
        // Any other key takes what was found, and does what it does.
        return { text: this.text, isDone: false }
    }
  }

  #look(from: number): void {
    if (this.#query === '') {
      this.#found = undefined
      return
    }
    for (let i = Math.min(from, this.#entries.length - 1); i >= 0; i--) {
      const entry = this.#entries[i]!
      if (!entry.includes(this.#query)) continue
      this.#at = i
      this.#found = entry
      return
    }
    if (from === this.#entries.length) this.#found = undefined
  }
}
