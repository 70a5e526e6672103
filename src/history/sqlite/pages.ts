import { closeSync, existsSync, fstatSync, readSync } from 'node:fs'
import { openOrdinary } from '../../disk/read-bounded.ts'

/** A database that is not what it should be: nothing more can be read of it. */
export class DamagedDatabase extends Error {}

const MAGIC = 'SQLite format 3\0'
const HEADER = 100
/** By the format, with the smallest pages. */
const LEAST_USABLE = 480
const WAL_HEADER = 32
const FRAME_HEADER = 24
const WAL_MAGIC = [0x377f0682, 0x377f0683]

/**
 * The pages of an SQLite database (sqlite.org/fileformat2.html), as its last committed transaction
 * left them: what lies in the write-ahead log beside it counts before the file. Nothing is written
 * or locked. Whoever writes at the same moment may change a page between two reads of ours.
 */
export class Pages {
  readonly #fd: number
  readonly #wal: number | undefined
  /** Where a page lies in the log, by its number. */
  readonly #logged: ReadonlyMap<number, number>
  readonly size: number
  /** What of a page is used: some keep bytes at the end for extensions. */
  readonly usable: number

  private constructor(fd: number, wal: number | undefined) {
    this.#fd = fd
    this.#wal = wal
    const header = Buffer.alloc(HEADER)
    readSync(fd, header, 0, HEADER, 0)
    if (header.toString('latin1', 0, 16) !== MAGIC)
      throw new DamagedDatabase('it is no SQLite database')
    const size = header.readUInt16BE(16)
    this.size = size === 1 ? 65_536 : size
    if (this.size < 512 || (this.size & (this.size - 1)) !== 0)
      throw new DamagedDatabase('its pages have no size')
    if (header.readUInt32BE(56) > 1) throw new DamagedDatabase('its texts are in UTF-16')
    this.usable = this.size - header[20]!
    if (this.usable < LEAST_USABLE) throw new DamagedDatabase('its pages have no room')
    this.#logged = wal === undefined ? new Map() : committedPages(wal, this.size)
  }

  static open(path: string): Pages {
    const fd = openOrdinary(path)
    let wal: number | undefined
    try {
      if (existsSync(`${path}-wal`)) wal = openOrdinary(`${path}-wal`)
      return new Pages(fd, wal)
    } catch (error) {
      closeSync(fd)
      if (wal !== undefined) closeSync(wal)
      throw error
    }
  }

  page(number: number): Buffer {
    const bytes = Buffer.alloc(this.size)
    if (!(Number.isInteger(number) && number >= 1 && number < 2 ** 32))
      throw new DamagedDatabase('it points to no page')
    const logged = this.#logged.get(number)
    const read =
      logged === undefined
        ? readSync(this.#fd, bytes, 0, this.size, (number - 1) * this.size)
        : readSync(this.#wal!, bytes, 0, this.size, logged)
    if (read < this.size) throw new DamagedDatabase(`page ${number} is missing`)
    return bytes
  }

  close(): void {
    closeSync(this.#fd)
    if (this.#wal !== undefined) closeSync(this.#wal)
  }
}

/** Frames of an earlier round have other salts; those behind the last commit do not count. */
function committedPages(wal: number, pageSize: number): Map<number, number> {
  const committed = new Map<number, number>()
  const header = Buffer.alloc(WAL_HEADER)
  const { size } = fstatSync(wal)
  if (readSync(wal, header, 0, WAL_HEADER, 0) < WAL_HEADER) return committed
  if (!WAL_MAGIC.includes(header.readUInt32BE(0)) || header.readUInt32BE(8) !== pageSize)
    return committed
  const frame = Buffer.alloc(FRAME_HEADER)
  let open: [page: number, place: number][] = []
  const step = FRAME_HEADER + pageSize
  for (let at = WAL_HEADER; at + step <= size; at += step) {
    readSync(wal, frame, 0, FRAME_HEADER, at)
    if (frame.compare(header, 16, 24, 8, 16) !== 0) break
    open.push([frame.readUInt32BE(0), at + FRAME_HEADER])
    if (frame.readUInt32BE(4) === 0) continue
    for (const [page, place] of open) committed.set(page, place)
    open = []
  }
  return committed
}
