import { crc32, inflateRawSync } from 'node:zlib'
import { Decompress } from 'fzstd'
import { LogError } from './log-error.ts'
import { decodeUtf8 } from './utf8.ts'
import { LOCAL, readDirectory, type ZipEntry } from './zip-directory.ts'
import { ZipFile } from './zip-file.ts'
import { checkLayout } from './zip-layout.ts'

export type { ZipEntry } from './zip-directory.ts'

const STORED = 0
const DEFLATE = 8
const ZSTD = 93

const MEGABYTE = 1024 * 1024
/** No honest member is larger; one that inflates to more is refused before it fills memory. */
const MEMBER_LIMIT = 64 * MEGABYTE

/**
 * Reads a zip archive by its central directory, one member at a time: stored, deflate or zstd,
 * with 64-bit sizes. Nothing that the archive says of itself is believed before it is checked.
 */
export class ZipReader {
  readonly path: string
  /** Members by name, in the order of the archive; the last of a repeated name wins. */
  readonly entries: ReadonlyMap<string, ZipEntry>
  readonly #file: ZipFile
  #header = Buffer.allocUnsafe(LOCAL.size + 256)

  constructor(path: string) {
    this.path = path
    this.#file = new ZipFile(path)
    try {
      const directory = readDirectory(this.#file)
      checkLayout(this.#file, directory)
      this.entries = this.#byName(directory.entries)
    } catch (error) {
      this.close()
      throw error
    }
  }

  close(): void {
    this.#file.close()
  }

  /** Whether a member is small enough to be read. */
  isReadable({ size }: ZipEntry): boolean {
    return size <= MEMBER_LIMIT
  }

  /** The bytes of a member, inflated and checked. */
  read(entry: ZipEntry): Buffer {
    this.#file.check(
      this.isReadable(entry),
      `member ${entry.name} has ${Math.ceil(entry.size / MEGABYTE)} MB, more than the ${MEMBER_LIMIT / MEGABYTE} MB that one may have`,
    )
    const raw = this.#rawBytes(entry)
    let data: Buffer
    try {
      data = decompress(entry.method, raw, Math.max(1, entry.size))
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new LogError(this.path, `member ${entry.name} cannot be unpacked (${why})`, {
        cause: error,
      })
    }
    this.#file.check(data.length === entry.size, `member ${entry.name} has the wrong size`)
    this.#file.check(crc32(data) === entry.crc, `member ${entry.name} has a wrong checksum (CRC)`)
    return data
  }

  /** The text of a member. */
  readText(entry: ZipEntry): string {
    return decodeUtf8(this.read(entry))
  }

  /** Where the bytes of a member begin. Its own header must call it as the directory does. */
  startOf(entry: ZipEntry): number {
    const { name, nameLength, offset } = entry
    const length = LOCAL.size + nameLength
    if (this.#header.length < length) this.#header = Buffer.allocUnsafe(length)
    const header = this.#header.subarray(0, length)
    this.#file.readInto(header, offset, `the header of member ${name}`)
    this.#file.check(
      header.readUInt32LE(0) === LOCAL.signature,
      `member ${name} has no header where the directory says`,
    )
    this.#file.check(
      header.readUInt16LE(26) === nameLength && header.toString('utf8', LOCAL.size) === name,
      `member ${name} has another name in its own header (damaged)`,
    )
    return offset + length + header.readUInt16LE(28)
  }

  #rawBytes(entry: ZipEntry): Buffer {
    const start = this.startOf(entry)
    this.#file.check(
      start + entry.compressedSize <= this.#file.size,
      `member ${entry.name} is cut off (the file is too short)`,
    )
    return this.#file.bytes(start, entry.compressedSize, `member ${entry.name}`)
  }

  /** A name that occurs again takes the place of a member: that it was really meant is checked. */
  #byName(all: readonly ZipEntry[]): Map<string, ZipEntry> {
    const entries = new Map<string, ZipEntry>()
    for (const entry of all) {
      const earlier = entries.get(entry.name)
      if (earlier) for (const one of [earlier, entry]) this.startOf(one)
      entries.set(entry.name, entry)
    }
    return entries
  }
}

function decompress(method: number, raw: Buffer, limit: number): Buffer {
  if (method === STORED) return raw
  // One chunk of the declared size (and a byte to notice the end): no growing, no copying.
  if (method === DEFLATE)
    return inflateRawSync(raw, { maxOutputLength: limit, chunkSize: Math.max(64, limit + 1) })
  if (method === ZSTD) return decompressZstd(raw, limit)
  throw new Error(`unknown compression method ${method}`)
}

/** Feeds the frames piece by piece, so that a bomb is noticed before it is inflated. */
function decompressZstd(raw: Buffer, limit: number): Buffer {
  const chunks: Uint8Array[] = []
  let size = 0
  const stream = new Decompress((chunk) => {
    size += chunk.length
    if (size > limit) throw new Error('inflates to more than it declares')
    chunks.push(chunk.slice())
  })
  const piece = 64 * 1024
  for (let at = 0; at < raw.length; at += piece) {
    stream.push(raw.subarray(at, at + piece), at + piece >= raw.length)
  }
  return Buffer.concat(chunks, size)
}
