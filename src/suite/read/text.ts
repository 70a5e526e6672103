import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { UserError } from '../../verdict/index.ts'

/** One entry of a file with the line on which it begins. */
export interface Located<T> {
  line: number
  value: T
}

/** No line of a suite is this long; a file without line ends must not fill the memory. */
export const LONGEST_ENTRY = 1 << 24

export const NOT_UTF8 = 'this is not UTF-8 text'

/**
 * Stands for bytes that are not UTF-8, so that whoever reads on can tell which entry they are in.
 * It is no character of any text, and where a file has it all the same, its entry is refused too.
 */
const NOT_TEXT = '\uffff'

/** Whether an entry holds bytes that are not text: some of its characters were replaced. */
export function isNotUtf8(entry: string): boolean {
  return entry.includes(NOT_TEXT)
}

/** The text of a UTF-8 file in pieces of bounded size, without a byte order mark. */
export async function* textChunks(file: string): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0)
  let first = true
  const decode = (bytes: Buffer) => {
    const text = isUtf8(bytes) ? bytes.toString('utf8') : markedLines(bytes)
    const marked = first && text.startsWith('\ufeff')
    first = false
    return marked ? text.slice(1) : text
  }
  try {
    for await (const bytes of createReadStream(file, { highWaterMark: 1 << 18 })) {
      const all = rest.length === 0 ? (bytes as Buffer) : Buffer.concat([rest, bytes as Buffer])
      const end = all.length - unfinished(all)
      rest = all.subarray(end)
      if (end > 0) yield decode(all.subarray(0, end))
    }
    if (rest.length > 0) yield decode(rest)
  } catch (error) {
    throw readError(file, error)
  }
}

/** How many bytes at the end begin a character that the next piece will finish. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0
    if (byte < 0x80) return 0
  }
  return 0
}

function markedLines(bytes: Buffer): string {
  const parts: string[] = []
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(10, start)
    const end = found < 0 ? bytes.length : found + 1
    const line = bytes.subarray(start, end)
    const text = line.toString('utf8')
    parts.push(isUtf8(line) ? text : text.replaceAll('\ufffd', NOT_TEXT))
    start = end
  }
  return parts.join('')
}

/** Says in one line why a file cannot be read. */
export function readError(file: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code
  const reason = code === undefined ? undefined : REASONS.get(code)
  return reason ? new UserError('CANNOT_READ', `${file}: ${reason}`, { cause: error }) : error
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'no such file'],
  ['EISDIR', 'is a folder, not a file'],
  ['ENOTDIR', 'no such file'],
  ['EACCES', 'may not be read (permission denied)'],
])
