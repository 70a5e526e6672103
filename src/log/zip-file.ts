import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { LogError } from './log-error.ts'

/** A file that is read at places which its own content names: every one is checked first. */
export class ZipFile {
  readonly path: string
  readonly size: number
  readonly #fd: number

  constructor(path: string) {
    this.path = path
    try {
      this.#fd = openSync(path, 'r')
    } catch (error) {
      throw new LogError(path, describeOpenFailure(error), { cause: error })
    }
    try {
      const stat = fstatSync(this.#fd)
      if (!stat.isFile()) throw new LogError(path, 'is not a file')
      this.size = stat.size
    } catch (error) {
      this.close()
      throw error
    }
  }

  close(): void {
    closeSync(this.#fd)
  }

  bytes(position: number, length: number, what: string): Buffer {
    this.check(position + length <= this.size, `${what} is cut off`)
    const buffer = Buffer.allocUnsafe(length)
    this.readInto(buffer, position, what)
    return buffer
  }

  readInto(buffer: Buffer, position: number, what: string): void {
    let done = 0
    while (done < buffer.length) {
      const read = readSync(this.#fd, buffer, done, buffer.length - done, position + done)
      this.check(read > 0, `${what} is cut off`)
      done += read
    }
  }

  check(condition: boolean, problem: string): asserts condition {
    if (!condition) throw new LogError(this.path, problem)
  }
}

function describeOpenFailure(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT') return 'no such file'
  if (code === 'EACCES') return 'permission denied'
  return `cannot be opened (${code ?? String(error)})`
}
