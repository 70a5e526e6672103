import { spawn } from 'node:child_process'
import type { ReadStream, WriteStream } from 'node:tty'
import { systemProgram } from './system-program.ts'

/** A question is not answered by what was typed or pasted before it could be read. */
const DEAF_MS = 150

/** The terminal of the person: raw, so that every key is ours to give to whom it is for. */
export class Person {
  readonly #input: ReadStream
  readonly #output: WriteStream
  #onKeys: (bytes: Buffer) => void = () => {}
  /** Whether what was written last ended its line. */
  #tail = '\n'

  constructor(input: ReadStream, output: WriteStream) {
    this.#input = input
    this.#output = output
  }

  open(): void {
    this.#input.setRawMode(true)
    this.#input.on('data', (bytes: Buffer) => this.#onKeys(bytes))
    this.#input.resume()
  }

  /**
   * Node leaves the terminal to turn line feeds into two characters, which tears apart what programs
   * draw. It puts everything back when the mode ends.
   */
  async drawExactly(): Promise<void> {
    const stty = spawn(systemProgram('stty'), ['-opost'], {
      stdio: ['inherit', 'ignore', 'ignore'],
    })
    await new Promise((resolve) => stty.on('close', resolve).on('error', resolve))
  }

  close(): void {
    this.#input.setRawMode(false)
    this.#input.pause()
  }

  onEnd(listener: () => void): void {
    this.#input.on('end', listener)
    this.#input.on('error', listener)
  }

  onResize(listener: () => void): void {
    this.#output.on('resize', listener)
  }

  /** Who gets the keys from now on. */
  giveKeysTo(listener: (bytes: Buffer) => void): void {
    this.#onKeys = listener
  }

  size(): { columns: number; rows: number } {
    return { columns: this.#output.columns || 80, rows: this.#output.rows || 24 }
  }

  /** Shows bytes of a program; false where the terminal cannot keep up. */
  show(bytes: Buffer): boolean {
    this.#tail = (this.#tail + bytes.subarray(-200).toString('latin1')).slice(-200)
    return this.#output.write(bytes)
  }

  onDrain(listener: () => void): void {
    this.#output.once('drain', listener)
  }

  /** Text of ours; lines end as a raw terminal wants it. */
  write(text: string): void {
    this.#output.write(text)
  }

  say(text: string): void {
    this.#output.write(text.replace(/\r?\n/g, '\r\n'))
  }

  /** Starts a new row where a program left the cursor in the middle of one. */
  freshLine(): void {
    const plain = this.#tail.replace(TRAILING_ESCAPES, '')
    const isMiddle = plain !== '' && !/[\r\n]$/.test(plain) && !this.#tail.includes(LEFT_SCREEN)
    if (isMiddle) this.#output.write('\r\n')
    this.#tail = '\n'
  }

  /** Asks for a yes; anything else, Ctrl-C and Ctrl-D are a no. */
  confirm(question: string): Promise<boolean> {
    this.say(question)
    let since = performance.now()
    let answer = ''
    return new Promise((resolve) => {
      this.giveKeysTo((bytes) => {
        const now = performance.now()
        if (now - since < DEAF_MS) {
          // A long paste goes on: whatever follows without a pause was not meant for this.
          since = now
          return
        }
        since = Number.NEGATIVE_INFINITY
        for (const char of bytes.toString('latin1')) {
          if (char === '\r' || char === '\n') return done(/^y(?:es)?$/i.test(answer.trim()))
          if (char === '\u0003' || char === '\u0004' || char === '\u001b') return done(false)
          if (char === '\u007f' || char === '\b') {
            if (answer !== '') this.#output.write('\b \b')
            answer = answer.slice(0, -1)
          } else if (/[\x20-\x7e]/.test(char) && answer.length < 20) {
            answer += char
            this.#output.write(char)
          }
        }
      })
      const done = (yes: boolean) => {
        this.giveKeysTo(() => {})
        this.#output.write('\r\n')
        resolve(yes)
      }
    })
  }
}

const TRAILING_ESCAPES =
  /(?:\u001b(?:\[[\d;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[()][A-Z0-9]|[=>78cM]))+$/
/** A program that took the whole screen gave it back, and the cursor to where it was. */
const LEFT_SCREEN = '\u001b[?1049l'
