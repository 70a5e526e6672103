import { once } from 'node:events'
import {
  closeSync,
  ftruncateSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { crc32, createDeflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib'

const MAX16 = 0xffff
const MAX32 = 0xffffffff
const UTF8_NAMES = 0x0800
const VERSION = 45
const WRITE_SIZE = 256 * 1024
const LARGEST_CHUNK = 256 * 1024

/** Room for a packed member in one piece; more than that would be garbage for each of a million. */
function roomFor(size: number): number {
  return Math.min(Math.max(size, 64) + 64, LARGEST_CHUNK)
}

/** In one piece: gathered from small ones it would lie in memory twice. */
function unpack(packed: Buffer, size: number): Buffer {
  return inflateRawSync(packed, { chunkSize: Math.max(size, 64) })
}

/**
 * Writes a zip archive member by member, straight to disk: deflate, real sizes in the local
 * headers, no data descriptors, no comment, 64-bit records only where they are needed. The file
 * gets its name when it is finished; until then it is a temporary one beside it.
 */
export class ZipWriter {
  readonly path: string
  readonly #temporary: string
  readonly #fd: number
  readonly #directory = new Directory()
  /** Behind everything that was added; the last of it may still wait to be written. */
  #position = 0
  #waiting: Buffer[] = []
  #waitingBytes = 0
  #open = true
  #isNamed = false

  constructor(path: string) {
    this.path = path
    this.#temporary = `${path}.${process.pid}.tmp`
    this.#fd = openSync(this.#temporary, 'w+')
  }

  /** Adds a member whose content is at hand; the place can be read back before the end. */
  add(name: string, content: string | Buffer): MemberPlace {
    const data = typeof content === 'string' ? Buffer.from(content) : content
    const packed = deflateRawSync(data, { chunkSize: roomFor(data.length) })
    const record = { name, crc: crc32(data), compressedSize: packed.length, size: data.length }
    const offset = this.#position
    this.#append(localHeader(record))
    const place = { start: this.#position, compressedSize: packed.length, size: data.length }
    this.#append(packed)
    this.#directory.add(centralHeader({ ...record, offset }))
    return place
  }

  /** The content of a member that was added before. */
  readBack({ start, compressedSize, size }: MemberPlace): Buffer {
    this.#flush()
    const packed = Buffer.allocUnsafe(compressedSize)
    let done = 0
    while (done < packed.length) {
      done += readSync(this.#fd, packed, done, packed.length - done, start + done)
    }
    return unpack(packed, size)
  }

  /** Adds a member that is too large for memory, from pieces; its header is filled in afterwards. */
  async addStream(name: string, pieces: Iterable<Buffer>): Promise<void> {
    const offset = this.#position
    const record = { name, crc: 0, compressedSize: 0, size: 0 }
    this.#append(localHeader(record, true))
    const deflate = createDeflateRaw()
    let failure: unknown
    deflate.on('data', (chunk: Buffer) => {
      try {
        this.#append(chunk)
        record.compressedSize += chunk.length
      } catch (error) {
        failure ??= error
      }
    })
    const ended = once(deflate, 'end')
    for (const data of pieces) {
      record.crc = crc32(data, record.crc)
      record.size += data.length
      if (!deflate.write(data)) await once(deflate, 'drain')
      if (failure) throw failure
    }
    deflate.end()
    await ended
    if (failure) throw failure
    this.#flush()
    const header = localHeader(record, true)
    writeSync(this.#fd, header, 0, header.length, offset)
    this.#directory.add(centralHeader({ ...record, offset }))
  }

  /** Writes the directory and gives the file its name. */
  finish(): void {
    const offset = this.#position
    for (const block of this.#directory.blocks()) this.#append(block)
    for (const record of endRecords(this.#directory.count, this.#position - offset, offset)) {
      this.#append(record)
    }
    this.#flush()
    ftruncateSync(this.#fd, this.#position)
    this.#close()
    renameSync(this.#temporary, this.path)
    this.#isNamed = true
  }

  /** Gives up: nothing stays behind. */
  abandon(): void {
    // Once it has its name there is nothing to remove, and a failed renaming leaves it open.
    if (this.#isNamed) return
    this.#close()
    rmSync(this.#temporary, { force: true })
  }

  /** Small pieces go to the disk together: a call to the system for each would take longer. */
  #append(data: Buffer): void {
    this.#waiting.push(data)
    this.#waitingBytes += data.length
    this.#position += data.length
    if (this.#waitingBytes >= WRITE_SIZE) this.#flush()
  }

  #flush(): void {
    const data = Buffer.concat(this.#waiting)
    const start = this.#position - this.#waitingBytes
    this.#waiting = []
    this.#waitingBytes = 0
    let done = 0
    while (done < data.length) {
      done += writeSync(this.#fd, data, done, data.length - done, start + done)
    }
  }

  #close(): void {
    if (!this.#open) return
    this.#open = false
    closeSync(this.#fd)
  }
}

/** Where the bytes of a member stand. */
export interface MemberPlace {
  start: number
  compressedSize: number
  size: number
}

/**
 * The central directory in packed blocks: it is only needed at the end, and the entries of a
 * million members would weigh a hundred megabytes.
 */
class Directory {
  count = 0
  readonly #blocks: { packed: Buffer; size: number }[] = []
  #recent: Buffer[] = []

  add(header: Buffer): void {
    this.count++
    this.#recent.push(header)
    if (this.#recent.length >= 1000) this.#seal()
  }

  *blocks(): Generator<Buffer> {
    this.#seal()
    for (const { packed, size } of this.#blocks) yield unpack(packed, size)
  }

  #seal(): void {
    const block = Buffer.concat(this.#recent)
    this.#blocks.push({ packed: deflateRawSync(block, { level: 1 }), size: block.length })
    this.#recent = []
  }
}

interface MemberRecord {
  name: string
  crc: number
  compressedSize: number
  size: number
}

/** A streamed member reserves room for 64-bit sizes, because its size is not known beforehand. */
function localHeader({ name, crc, compressedSize, size }: MemberRecord, wide = false): Buffer {
  const nameBytes = Buffer.from(name)
  const extra = wide ? sizesExtra([size, compressedSize]) : Buffer.alloc(0)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(UTF8_NAMES, 6)
  header.writeUInt16LE(8, 8)
  header.writeUInt16LE(EPOCH_DATE, 12)
  header.writeUInt32LE(crc, 14)
  header.writeUInt32LE(wide ? MAX32 : compressedSize, 18)
  header.writeUInt32LE(wide ? MAX32 : size, 22)
  header.writeUInt16LE(nameBytes.length, 26)
  header.writeUInt16LE(extra.length, 28)
  return Buffer.concat([header, nameBytes, extra])
}

/** 1980-01-01: the same content gives the same bytes, whenever it is written. */
const EPOCH_DATE = (1 << 5) | 1

function centralHeader(record: MemberRecord & { offset: number }): Buffer {
  const { name, crc, compressedSize, size, offset } = record
  const nameBytes = Buffer.from(name)
  const wide = [size, compressedSize, offset].filter((value) => value >= MAX32)
  const extra = wide.length > 0 ? sizesExtra(wide) : Buffer.alloc(0)
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(VERSION, 6)
  header.writeUInt16LE(UTF8_NAMES, 8)
  header.writeUInt16LE(8, 10)
  header.writeUInt16LE(EPOCH_DATE, 14)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(Math.min(compressedSize, MAX32), 20)
  header.writeUInt32LE(Math.min(size, MAX32), 24)
  header.writeUInt16LE(nameBytes.length, 28)
  header.writeUInt16LE(extra.length, 30)
  header.writeUInt32LE(Math.min(offset, MAX32), 42)
  return Buffer.concat([header, nameBytes, extra])
}

function sizesExtra(values: number[]): Buffer {
  const extra = Buffer.alloc(4 + values.length * 8)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(values.length * 8, 2)
  values.forEach((value, i) => {
    extra.writeBigUInt64LE(BigInt(value), 4 + i * 8)
  })
  return extra
}

function endRecords(count: number, size: number, offset: number): Buffer[] {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, MAX16), 8)
  end.writeUInt16LE(Math.min(count, MAX16), 10)
  end.writeUInt32LE(Math.min(size, MAX32), 12)
  end.writeUInt32LE(Math.min(offset, MAX32), 16)
  if (count < MAX16 && size < MAX32 && offset < MAX32) return [end]

  const end64 = Buffer.alloc(56)
  end64.writeUInt32LE(0x06064b50, 0)
  end64.writeBigUInt64LE(44n, 4)
  end64.writeUInt16LE(VERSION, 12)
  end64.writeUInt16LE(VERSION, 14)
  end64.writeBigUInt64LE(BigInt(count), 24)
  end64.writeBigUInt64LE(BigInt(count), 32)
  end64.writeBigUInt64LE(BigInt(size), 40)
  end64.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  return [end64, locator, end]
}
