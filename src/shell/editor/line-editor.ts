import { HistorySearch } from './history-search.ts'
import { KeyDecoder, type KeyEvent } from './keys.ts'
import { LineBuffer } from './line-buffer.ts'
import { Screen } from './screen.ts'

/** What can stand in the place of the word before the cursor. */
export interface Completion {
  /** Where the word starts. */
  start: number
  /** Texts for the whole word, ready to be inserted. */
  candidates: readonly string[]
  /** How each is shown in a list. */
  labels: readonly string[]
  /** What follows the word where there is only one. */
  suffix(candidate: string): string
}

export interface EditorOptions {
  write(text: string): void
  size(): { columns: number; rows: number }
  history(): readonly string[]
  complete(text: string, cursor: number): Promise<Completion | undefined>
  /** Whether a text can be run, or more of it must follow. */
  isComplete(text: string): boolean
}

export type LineResult = { kind: 'line'; text: string } | { kind: 'interrupt' } | { kind: 'end' }

/** A paste that does not end within this time was cut off. */
const PASTE_LIMIT_MS = 1000
/** More candidates than this are not listed. */
const MOST_LISTED = 200

/** Reads a command from the keyboard. Nothing that is typed or pasted runs before it was returned. */
export class LineEditor {
  readonly #options: EditorOptions
  readonly #keys = new KeyDecoder()
  readonly #buffer = new LineBuffer()
  readonly #screen: Screen
  #prompt = ''
  #continuation = ''
  #resolve: ((result: LineResult) => void) | undefined
  /** The place in the history; its length is the line that is being written. */
  #place = 0
  #draft = ''
  #search: HistorySearch | undefined
  #busy = false
  #quoting = false
  #listed = false
  #pasteLimit: NodeJS.Timeout | undefined

  constructor(options: EditorOptions) {
    this.#options = options
    this.#screen = new Screen(options.write, options.size)
  }

  get isReading(): boolean {
    return this.#resolve !== undefined
  }

  /** Asks for a command; `initial` was typed before anybody asked, and is text like any other. */
  readLine(prompt: string, continuation: string, initial = ''): Promise<LineResult> {
    const lines = prompt.split('\n')
    this.#prompt = lines.pop()!
    if (lines.length > 0) this.#options.write(`${lines.join('\r\n')}\r\n`)
    this.#continuation = continuation
    this.#buffer.set(asText(initial))
    this.#place = this.#options.history().length
    this.#draft = ''
    // Bracketed paste: pasted lines come as one piece.
    this.#options.write('\u001b[?2004h')
    this.#screen.forget()
    this.#draw()
    return new Promise((resolve) => {
      this.#resolve = resolve
      void this.#work()
    })
  }

  feed(bytes: Buffer): void {
    this.#keys.push(bytes)
    void this.#work()
  }

  /** Forgets what was typed and not used yet. */
  clearTyped(): void {
    this.#keys.clear()
  }

  /** Something else writes while a line is edited: above it. */
  writeAbove(write: () => void): void {
    this.#screen.erase()
    write()
    this.#draw()
  }

  redraw(): void {
    if (!this.#resolve) return
    this.#screen.erase()
    this.#draw()
  }

  async #work(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    clearTimeout(this.#pasteLimit)
    while (this.#resolve) {
      const event = this.#keys.next()
      if (!event) break
      await this.#handle(event)
    }
    if (this.#resolve) this.#draw()
    if (this.#keys.isPasting) {
      this.#pasteLimit = setTimeout(() => {
        this.#keys.endPaste()
        void this.#work()
      }, PASTE_LIMIT_MS)
    }
    this.#busy = false
  }

  async #handle(event: KeyEvent): Promise<void> {
    if (this.#quoting) {
      this.#quoting = false
      if (event.kind === 'key') return this.#buffer.insert(literal(event.name))
    }
    if (this.#search) {
      const next = this.#search.handle(event)
      if (next === 'searching') return
      if (next.text !== undefined) this.#buffer.set(next.text)
      this.#search = undefined
      if (next.isDone) return
    }
    if (event.kind !== 'key') {
      this.#listed = false
      return this.#buffer.insert(asText(event.text))
    }
    if (event.name !== 'tab') this.#listed = false
    if (Object.hasOwn(this.#actions, event.name)) await this.#actions[event.name]!()
  }

  #enter(): void {
    if (!this.#options.isComplete(this.#buffer.text)) {
      this.#buffer.cursor = this.#buffer.text.length
      this.#buffer.insert('\n')
      return
    }
    this.#finish({ kind: 'line', text: this.#buffer.text })
  }

  #finish(result: LineResult, mark = ''): void {
    this.#screen.finish({ ...this.#picture(), text: this.#buffer.text + mark })
    this.#options.write('\u001b[?2004l')
    const resolve = this.#resolve!
    this.#resolve = undefined
    resolve(result)
  }

  /** Older (-1) or newer (1) lines of the history, or lines of this very text. */
  #go(by: -1 | 1): void {
    const buffer = this.#buffer
    const line = buffer.vertical(by)
    if (line !== undefined) {
      buffer.cursor = line
      return
    }
    const history = this.#options.history()
    const place = this.#place + by
    if (place < 0 || place > history.length) return
    if (this.#place === history.length) this.#draft = buffer.text
    this.#place = place
    buffer.set(history[place] ?? this.#draft)
  }

  async #complete(): Promise<void> {
    const { text, cursor } = this.#buffer
    const found = await this.#options.complete(text, cursor)
    // Nothing was typed meanwhile: keys wait while we do.
    if (!found || found.candidates.length === 0) return
    const { start, candidates, labels } = found
    const [only] = candidates
    if (candidates.length === 1) {
      this.#buffer.replace(start, cursor, only! + found.suffix(only!))
      return
    }
    const shared = sharedStart(candidates)
    if (shared.length > cursor - start) this.#buffer.replace(start, cursor, shared)
    else if (this.#listed) this.#list(labels)
    else this.#listed = true
  }

  #list(labels: readonly string[]): void {
    this.#screen.finish({ ...this.#picture(), cursor: this.#buffer.text.length })
    const more = labels.length - MOST_LISTED
    const { columns } = this.#options.size()
    this.#options.write(
      `${inColumns(labels.slice(0, MOST_LISTED), columns)}${more > 0 ? `… and ${more} more\r\n` : ''}`,
    )
  }

  #draw(): void {
    this.#screen.draw(this.#picture())
  }

  #picture() {
    const search = this.#search
    const { text, cursor } = this.#buffer
    return {
      prompt: search?.prompt ?? this.#prompt,
      continuation: this.#continuation,
      text: search?.text ?? text,
      cursor: search ? search.text.length : cursor,
    }
  }

  /** What the keys do. */
  readonly #actions: Readonly<Record<string, () => void | Promise<void>>> = {
    enter: () => this.#enter(),
    'alt-enter': () => this.#buffer.insert('\n'),
    'ctrl-c': () => this.#finish({ kind: 'interrupt' }, '^C'),
    'ctrl-d': () => {
      if (this.#buffer.text === '') this.#finish({ kind: 'end' })
      else this.#buffer.delete(this.#buffer.cursor, this.#buffer.right())
    },
    up: () => this.#go(-1),
    'ctrl-p': () => this.#go(-1),
    down: () => this.#go(1),
    'ctrl-n': () => this.#go(1),
    'ctrl-r': () => {
      this.#search = new HistorySearch(this.#options.history(), this.#buffer.text)
    },
    tab: () => this.#complete(),
    'ctrl-l': () => this.#screen.clear(),
    'ctrl-v': () => {
      this.#quoting = true
    },
    left: () => this.#to(this.#buffer.left()),
    'ctrl-b': () => this.#to(this.#buffer.left()),
    right: () => this.#to(this.#buffer.right()),
    'ctrl-f': () => this.#to(this.#buffer.right()),
    home: () => this.#to(this.#buffer.lineStart()),
    'ctrl-a': () => this.#to(this.#buffer.lineStart()),
    end: () => this.#to(this.#buffer.lineEnd()),
    'ctrl-e': () => this.#to(this.#buffer.lineEnd()),
    'alt-b': () => this.#to(this.#buffer.wordLeft()),
    'alt-f': () => this.#to(this.#buffer.wordRight()),
    backspace: () => this.#buffer.delete(this.#buffer.left(), this.#buffer.cursor),
    delete: () => this.#buffer.delete(this.#buffer.cursor, this.#buffer.right()),
    'ctrl-k': () => this.#buffer.kill(this.#buffer.lineEnd()),
    'ctrl-u': () => this.#buffer.kill(this.#buffer.lineStart()),
    'ctrl-w': () => this.#buffer.kill(this.#buffer.blankLeft()),
    'alt-d': () => this.#buffer.kill(this.#buffer.wordRight()),
    'alt-backspace': () => this.#buffer.kill(this.#buffer.wordLeft()),
    'ctrl-y': () => this.#buffer.insert(this.#buffer.killed),
    'ctrl-t': () => this.#buffer.transpose(),
    'alt-.': () => this.#buffer.insert(lastWord(this.#options.history().at(-1) ?? '')),
  }

  #to(cursor: number): void {
    this.#buffer.cursor = cursor
  }
}

/** Text for a command: lines end as on Unix, and what no command holds (NUL) or shows is left out. */
export function asText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
}

/** Ctrl-V and a key: the character that the key sends, where a command can hold it. */
function literal(name: string): string {
  const letter = /^ctrl-([a-z])$/.exec(name)?.[1]
  if (letter !== undefined) return String.fromCharCode(letter.charCodeAt(0) - 96)
  return name === 'tab' ? '\t' : name === 'enter' ? '\n' : ''
}

function lastWord(line: string): string {
  return line.trim().split(/\s+/).at(-1) ?? ''
}

function sharedStart(candidates: readonly string[]): string {
  let shared = candidates[0] ?? ''
  for (const candidate of candidates) {
    let length = 0
    while (length < shared.length && shared[length] === candidate[length]) length++
    shared = shared.slice(0, length)
  }
  // Not half of a surrogate pair.
  return shared.replace(/[\ud800-\udbff]$/, '')
}

function inColumns(labels: readonly string[], columns: number): string {
  const cell = Math.max(...labels.map((label) => label.length)) + 2
  const perRow = Math.max(1, Math.floor(columns / cell))
  let text = ''
  for (const [i, label] of labels.entries()) {
    const last = i % perRow === perRow - 1 || i === labels.length - 1
    text += last ? `${label}\r\n` : label.padEnd(cell)
  }
  return text
}
