import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { openOrdinary } from '../../disk/read-bounded.ts'
import { readError } from '../read/text.ts'

/** The SHA-256 of a file's bytes, in hexadecimal digits. */
export async function sha256(file: string): Promise<string> {
  const digest = createHash('sha256')
  try {
    const fd = openOrdinary(file)
    for await (const bytes of createReadStream(file, { fd, highWaterMark: 1 << 20 })) {
      digest.update(bytes)
    }
  } catch (error) {
    throw readError(file, error)
  }
  return digest.digest('hex')
}
