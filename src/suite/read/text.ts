import { createReadStream } from 'node:fs'
import { UserError } from '../../verdict/index.ts'
import { invalidEntryError } from './invalid-entry.ts'

/** One entry of a file with the line on which it begins. */
export interface Located<T> {
  line: number
  value: T
}

/** No line of a suite is this long; a file without line ends must not fill the memory. */
export const LONGEST_ENTRY = 1 << 24

/** The text of a UTF-8 file in pieces of bounded size. */
export async function* textChunks(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of createReadStream(file, { highWaterMark: 1 << 18 })) {
      yield decoder.decode(bytes as Buffer, { stream: true })
    }
    const rest = decoder.decode()
    if (rest) yield rest
  } catch (error) {
    throw readError(file, error)
  }
}

/** Says in one line why a file cannot be read. */
export function readError(file: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code
  const reasons: Record<string, string> = {
    ENOENT: 'no such file',
    EISDIR: 'is a folder, not a file',
    ENOTDIR: 'no such file',
    EACCES: 'may not be read (permission denied)',
    ERR_ENCODING_INVALID_ENCODED_DATA: 'is not UTF-8 text',
  }
  const reason = code === undefined ? undefined : reasons[code]
  return reason ? new UserError('CANNOT_READ', `${file}: ${reason}`, { cause: error }) : error
}

/** The lines of a file that are not blank, as many at a time as a chunk of the file holds. */
export async function* textLines(file: string): AsyncGenerator<Located<string>[]> {
  let rest = ''
  let line = 0
  for await (const chunk of textChunks(file)) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()!
    const first = line + 1
    line += lines.length
    yield lines
      .map((value, i) => ({ line: first + i, value }))
      .filter(({ value }) => value.trim() !== '')
    if (rest.length > LONGEST_ENTRY) {
      throw invalidEntryError({ file, line: line + 1, message: 'the line is too long' })
    }
  }
  if (rest.trim() !== '') yield [{ line: line + 1, value: rest }]
}
