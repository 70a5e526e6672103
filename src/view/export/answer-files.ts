import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type { ExportIndex } from '../api.ts'

/** So much text goes into one file: few files, and a sample is shown after one small download. */
const CHARACTERS_PER_FILE = 1_000_000

/**
 * Writes answers into scripts, because a page that was opened from a disk may load nothing else.
 * The questions of a kind come in order, and the index remembers only the first one of each file.
 * Answers are compressed and written in base64: no text of a log stands in a script.
 */
export class AnswerFiles {
  readonly index: ExportIndex['files'] = {}
  readonly #folder: string
  #kind = ''
  #pending: string[] = []
  #first = ''
  #length = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  begin(kind: string): void {
    this.#kind = kind
    this.index[kind] = []
  }

  /** `answer` is JSON. */
  add(query: string, answer: string): void {
    if (this.#pending.length === 0) this.#first = query
    this.#pending.push(`[${JSON.stringify(query)},${answer}]`)
    this.#length += answer.length
    if (this.#length >= CHARACTERS_PER_FILE) this.end()
  }

  end(): void {
    if (this.#pending.length === 0) return
    const files = this.index[this.#kind]!
    const name = `${this.#kind}-${files.length}`
    files.push(this.#first)
    const content = deflateSync(`[${this.#pending.join(',\n')}]`).toString('base64')
    writeFileSync(join(this.#folder, `${name}.js`), `aegishAnswers("${name}","${content}")\n`)
    this.#pending = []
    this.#length = 0
  }
}
