/** A line of a body; of one that is longer than allowed only its beginning. */
export interface BoundedLine {
  text: string
  isCut: boolean
}

/** So much is kept of a line that is too long: enough to tell what it is about. */
const BEGINNING = 4096

/** The lines of a body as they come. Memory does not grow with the body, nor with a line of it. */
export async function* boundedLines(
  body: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<BoundedLine> {
  let parts: Buffer[] = []
  let size = 0
  const addPiece = (piece: Buffer) => {
    size += piece.length
    if (size <= longest) parts.push(piece)
    else if (parts.length > 0) parts = [Buffer.concat(parts).subarray(0, BEGINNING)]
    else parts = [piece.subarray(0, BEGINNING)]
  }
  const line = (): BoundedLine => {
    const isCut = size > longest
    const bytes = Buffer.concat(parts)
    parts = []
    size = 0
    return { text: (isCut ? bytes.subarray(0, BEGINNING) : bytes).toString('utf8'), isCut }
  }
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    let start = 0
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
      addPiece(bytes.subarray(start, end))
      start = end + 1
      yield line()
    }
    if (start < bytes.length) addPiece(Buffer.from(bytes.subarray(start)))
  }
  if (size > 0) yield line()
}
