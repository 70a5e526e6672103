import { LogError } from './log-error.ts'
import type { ZipFile } from './zip-file.ts'

/** One member of an archive, as its central directory describes it. */
export interface ZipEntry {
  name: string
  /** In bytes. */
  nameLength: number
  method: number
  crc: number
  compressedSize: number
  size: number
  offset: number
}

export const LOCAL = { signature: 0x04034b50, size: 30 }
const END = { signature: 0x06054b50, size: 22 }
const END64_LOCATOR = { signature: 0x07064b50, size: 20 }
const END64 = { signature: 0x06064b50, size: 56 }
const CENTRAL = { signature: 0x02014b50, size: 46 }
const DAMAGED = 'its zip directory is damaged'

/** Where the directory stands, and how many members it says it lists. */
interface Place {
  count: number
  size: number
  offset: number
  /** Where the record begins that says so: the directory must end there. */
  end: number
}

/** The members of an archive in the order of its directory, which must fill its place exactly. */
export function readDirectory(file: ZipFile): { entries: ZipEntry[]; offset: number } {
  const { count, size, offset, end } = findDirectory(file)
  file.check(offset + size === end, 'its zip directory is not where the end says (damaged)')
  file.check(count <= size / CENTRAL.size, DAMAGED)
  const directory = file.bytes(offset, size, 'the zip directory')
  const entries: ZipEntry[] = []
  let at = 0
  for (let i = 0; i < count; i++) {
    file.check(
      at + CENTRAL.size <= directory.length && directory.readUInt32LE(at) === CENTRAL.signature,
      DAMAGED,
    )
    const nameLength = directory.readUInt16LE(at + 28)
    const extraLength = directory.readUInt16LE(at + 30)
    const commentLength = directory.readUInt16LE(at + 32)
    const nameStart = at + CENTRAL.size
    const extraStart = nameStart + nameLength
    at = extraStart + extraLength + commentLength
    file.check(at <= directory.length, DAMAGED)
    const entry: ZipEntry = {
      name: directory.toString('utf8', nameStart, extraStart),
      nameLength,
      method: directory.readUInt16LE(nameStart - CENTRAL.size + 10),
      crc: directory.readUInt32LE(nameStart - CENTRAL.size + 16),
      compressedSize: directory.readUInt32LE(nameStart - CENTRAL.size + 20),
      size: directory.readUInt32LE(nameStart - CENTRAL.size + 24),
      offset: directory.readUInt32LE(nameStart - CENTRAL.size + 42),
    }
    if (extraLength > 0) widen(entry, directory.subarray(extraStart, extraStart + extraLength))
    entries.push(entry)
  }
  file.check(at === directory.length, 'its zip directory lists more than it counts (damaged)')
  return { entries, offset }
}

function findDirectory(file: ZipFile): Place {
  const longest = END.size + 0xffff
  const tailStart = Math.max(0, file.size - longest)
  const tail = file.bytes(tailStart, file.size - tailStart, 'the end of the file')
  for (let at = tail.length - END.size; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END.signature) continue
    const end = tailStart + at
    const wide = findDirectory64(file, end)
    if (wide) return wide
    const [here, count] = [tail.readUInt16LE(at + 8), tail.readUInt16LE(at + 10)]
    file.check(here === count, DAMAGED)
    return { count, size: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16), end }
  }
  if (file.size === 0) throw new LogError(file.path, 'is empty')
  const startsLikeZip = file.size >= 4 && file.bytes(0, 4, 'it').readUInt32LE(0) === LOCAL.signature
  throw new LogError(
    file.path,
    startsLikeZip
      ? 'is cut off (no end of the zip archive)'
      : 'is not an .eval log (not a zip archive)',
  )
}

function findDirectory64(file: ZipFile, endAt: number): Place | null {
  const locatorAt = endAt - END64_LOCATOR.size
  if (locatorAt < 0) return null
  const locator = file.bytes(locatorAt, END64_LOCATOR.size, 'the zip64 locator')
  if (locator.readUInt32LE(0) !== END64_LOCATOR.signature) return null
  const at = toSafeNumber(locator.readBigUInt64LE(8))
  file.check(at + END64.size <= locatorAt, 'its zip64 directory is damaged')
  const end = file.bytes(at, END64.size, 'the zip64 end')
  file.check(end.readUInt32LE(0) === END64.signature, 'its zip64 directory is damaged')
  return {
    count: toSafeNumber(end.readBigUInt64LE(32)),
    size: toSafeNumber(end.readBigUInt64LE(40)),
    offset: toSafeNumber(end.readBigUInt64LE(48)),
    end: at,
  }
}

/** Takes 64-bit sizes from the extra field where the 32-bit ones say "see there". */
function widen(entry: ZipEntry, extra: Buffer): void {
  const MAX = 0xffffffff
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const end = Math.min(extra.length, at + 4 + extra.readUInt16LE(at + 2))
    let next = at + 4
    const readNext = (current: number) => {
      if (current !== MAX || next + 8 > end) return current
      next += 8
      return toSafeNumber(extra.readBigUInt64LE(next - 8))
    }
    entry.size = readNext(entry.size)
    entry.compressedSize = readNext(entry.compressedSize)
    entry.offset = readNext(entry.offset)
    return
  }
}

/** Sizes beyond what a number can hold are nonsense; they fail the bounds checks that follow. */
function toSafeNumber(value: bigint): number {
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value)
}
