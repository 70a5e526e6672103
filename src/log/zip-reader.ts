import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { crc32, inflateRawSync } from 'node:zlib'
import { Decompress } from 'fzstd'
import { LogError } from './log-error.ts'

/** One member of an archive, as its central directory describes it. */
export interface ZipEntry {
  name: string
  method: number
  crc: number
  compressedSize: number
  size: number
  offset: number
}

const STORED = 0
const DEFLATE = 8
const ZSTD = 93

/** No honest sample is larger; a member that inflates to more is refused before it fills memory. */
const MEMBER_LIMIT = 256 * 1024 * 1024

const END = { signature: 0x06054b50, size: 22 }
const END64_LOCATOR = { signature: 0x07064b50, size: 20 }
const END64 = { signature: 0x06064b50, size: 56 }
const CENTRAL = { signature: 0x02014b50, size: 46 }
const LOCAL = { signature: 0x04034b50, size: 30 }

/**
 * Reads a zip archive by its central directory, one member at a time: stored, deflate or zstd,
 * with 64-bit sizes. Every size is checked against the file before it is believed.
 */
export class ZipReader {
  readonly path: string
  /** Members by name, in the order of the archive; the last of a repeated name wins. */
  readonly entries: ReadonlyMap<string, ZipEntry>
  readonly #fd: number
  readonly #fileSize: number
  #header = Buffer.allocUnsafe(LOCAL.size)

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
      this.#fileSize = stat.size
      this.entries = this.#readDirectory()
    } catch (error) {
      this.close()
      throw error
    }
  }

  close(): void {
    closeSync(this.#fd)
  }

  /** The bytes of a member, inflated and checked. */
  read(entry: ZipEntry, limit = MEMBER_LIMIT): Buffer {
    this.#check(entry.size <= limit, `member ${entry.name} is larger than ${limit} bytes`)
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
    this.#check(data.length === entry.size, `member ${entry.name} has the wrong size`)
    this.#check(crc32(data) === entry.crc, `member ${entry.name} has a wrong checksum (CRC)`)
    return data
  }

  #rawBytes(entry: ZipEntry): Buffer {
    this.#readInto(this.#header, entry.offset, `the header of member ${entry.name}`)
    const header = this.#header
    this.#check(
      header.readUInt32LE(0) === LOCAL.signature,
      `member ${entry.name} has no header where the directory says`,
    )
    const start = entry.offset + LOCAL.size + header.readUInt16LE(26) + header.readUInt16LE(28)
    this.#check(
      start + entry.compressedSize <= this.#fileSize,
      `member ${entry.name} is cut off (the file is too short)`,
    )
    return this.#bytes(start, entry.compressedSize, `member ${entry.name}`)
  }

  #readDirectory(): Map<string, ZipEntry> {
    const { count, size, offset } = this.#findDirectory()
    const directory = this.#bytes(offset, size, 'the zip directory')
    const entries = new Map<string, ZipEntry>()
    let at = 0
    for (let i = 0; i < count; i++) {
      this.#check(
        at + CENTRAL.size <= directory.length && directory.readUInt32LE(at) === CENTRAL.signature,
        'its zip directory is damaged',
      )
      const nameLength = directory.readUInt16LE(at + 28)
      const extraLength = directory.readUInt16LE(at + 30)
      const commentLength = directory.readUInt16LE(at + 32)
      const nameStart = at + CENTRAL.size
      const end = nameStart + nameLength + extraLength + commentLength
      this.#check(end <= directory.length, 'its zip directory is damaged')
      const entry: ZipEntry = {
        name: directory.toString('utf8', nameStart, nameStart + nameLength),
        method: directory.readUInt16LE(at + 10),
        crc: directory.readUInt32LE(at + 16),
        compressedSize: directory.readUInt32LE(at + 20),
        size: directory.readUInt32LE(at + 24),
        offset: directory.readUInt32LE(at + 42),
      }
      const extraStart = nameStart + nameLength
      if (extraLength > 0) widen(entry, directory.subarray(extraStart, extraStart + extraLength))
      entries.set(entry.name, entry)
      at = end
    }
    return entries
  }

  #findDirectory(): { count: number; size: number; offset: number } {
    const longest = END.size + 0xffff
    const tailStart = Math.max(0, this.#fileSize - longest)
    const tail = this.#bytes(tailStart, this.#fileSize - tailStart, 'the end of the file')
    for (let at = tail.length - END.size; at >= 0; at--) {
      if (tail.readUInt32LE(at) !== END.signature) continue
      const directory = {
        count: tail.readUInt16LE(at + 10),
        size: tail.readUInt32LE(at + 12),
        offset: tail.readUInt32LE(at + 16),
      }
      const wide = this.#findDirectory64(tailStart + at) ?? directory
      this.#check(
        wide.offset + wide.size <= tailStart + at,
        'its zip directory points outside of the file (cut off or damaged)',
      )
      return wide
    }
    if (this.#fileSize === 0) throw new LogError(this.path, 'is empty')
    const startsLikeZip =
      this.#fileSize >= 4 && this.#bytes(0, 4, 'it').readUInt32LE(0) === LOCAL.signature
    throw new LogError(
      this.path,
      startsLikeZip
        ? 'is cut off (no end of the zip archive)'
        : 'is not an .eval log (not a zip archive)',
    )
  }

  #findDirectory64(endAt: number): { count: number; size: number; offset: number } | null {
    const locatorAt = endAt - END64_LOCATOR.size
    if (locatorAt < 0) return null
    const locator = this.#bytes(locatorAt, END64_LOCATOR.size, 'the zip64 locator')
    if (locator.readUInt32LE(0) !== END64_LOCATOR.signature) return null
    const at = toSafeNumber(locator.readBigUInt64LE(8))
    this.#check(at + END64.size <= locatorAt, 'its zip64 directory is damaged')
    const end = this.#bytes(at, END64.size, 'the zip64 end')
    this.#check(end.readUInt32LE(0) === END64.signature, 'its zip64 directory is damaged')
    return {
      count: toSafeNumber(end.readBigUInt64LE(32)),
      size: toSafeNumber(end.readBigUInt64LE(40)),
      offset: toSafeNumber(end.readBigUInt64LE(48)),
    }
  }

  #bytes(position: number, length: number, what: string): Buffer {
    this.#check(position + length <= this.#fileSize, `${what} is cut off`)
    const buffer = Buffer.allocUnsafe(length)
    this.#readInto(buffer, position, what)
    return buffer
  }

  #readInto(buffer: Buffer, position: number, what: string): void {
    let done = 0
    while (done < buffer.length) {
      const read = readSync(this.#fd, buffer, done, buffer.length - done, position + done)
      this.#check(read > 0, `${what} is cut off`)
      done += read
    }
  }

  #check(condition: boolean, problem: string): asserts condition {
    if (!condition) throw new LogError(this.path, problem)
  }
}

/** Takes 64-bit sizes from the extra field where the 32-bit ones say "see there". */
function widen(entry: ZipEntry, extra: Buffer): void {
  const MAX = 0xffffffff
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const end = Math.min(extra.length, at + 4 + extra.readUInt16LE(at + 2))
    let next = at + 4
    const take = (current: number) => {
      if (current !== MAX || next + 8 > end) return current
      next += 8
      return toSafeNumber(extra.readBigUInt64LE(next - 8))
    }
    entry.size = take(entry.size)
    entry.compressedSize = take(entry.compressedSize)
    entry.offset = take(entry.offset)
    return
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

/** Sizes beyond what a number can hold are nonsense; they fail the bounds checks that follow. */
function toSafeNumber(value: bigint): number {
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value)
}

function describeOpenFailure(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT') return 'no such file'
  if (code === 'EACCES') return 'permission denied'
  return `cannot be opened (${code ?? String(error)})`
}
