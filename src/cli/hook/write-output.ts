import { writeSync } from 'node:fs'

/**
 * Writes a text to standard output or error, whose number is `fd`, before it returns. Node's own streams
 * take longer to make than the answer takes to find.
 */
export function writeOutput(fd: number, text: string): void {
  let rest = Buffer.from(text)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(fd, rest))
    } catch (error) {
      // A pipe that somebody made non-blocking is full.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
}
