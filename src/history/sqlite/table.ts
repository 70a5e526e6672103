import { DamagedDatabase, type Pages } from './pages.ts'

export type Value = string | number | Buffer | null

const INTERIOR_TABLE = 5
const LEAF_TABLE = 13
/** No tree is deeper: with the smallest pages it would hold more than any disk. */
const MAX_DEPTH = 20
/** No text that we read is longer. */
const MAX_RECORD = 8 * 1024 * 1024

/** The rows of a table whose tree begins at a page, in the order in which they were added. */
export function* rowsOf(pages: Pages, root: number): Generator<Value[]> {
  yield* walk(pages, root, 0, new Set())
}

/** Where the tree of a table begins, and the names of its columns; undefined where there is none. */
export function findTable(
  pages: Pages,
  name: string,
): { root: number; columns: string[] } | undefined {
  for (const [type, , table, root, sql] of rowsOf(pages, 1)) {
    if (type !== 'table' || table !== name) continue
    if (typeof root !== 'number' || typeof sql !== 'string') continue
    return { root, columns: columnsOf(sql) }
  }
  return undefined
}

/** The names between the brackets of `create table`: of each part the first word. */
function columnsOf(sql: string): string[] {
  const inside = sql.slice(sql.indexOf('(') + 1, sql.lastIndexOf(')'))
  return inside
    .replace(/--[^\n]*/g, '')
    .replace(/\([^()]*\)/g, '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .split(/\s/)[0]!
        .replace(/^["'`[]|["'`\]]$/g, '')
        .toLowerCase(),
    )
}

function* walk(pages: Pages, number: number, depth: number, seen: Set<number>): Generator<Value[]> {
  if (depth > MAX_DEPTH || seen.has(number)) throw new DamagedDatabase('its tree goes in circles')
  seen.add(number)
  const page = pages.page(number)
  const header = number === 1 ? 100 : 0
  const type = page[header]
  const cells = page.readUInt16BE(header + 3)
  const pointers = header + (type === INTERIOR_TABLE ? 12 : 8)
  const cellAt = (i: number) => within(page, pointers + 2 * i, 2).readUInt16BE(0)
  if (type === LEAF_TABLE) {
    for (let i = 0; i < cells; i++) {
      const record = payloadOf(pages, page, cellAt(i))
      if (record) yield readRecord(record)
    }
  } else if (type === INTERIOR_TABLE) {
    for (let i = 0; i < cells; i++)
      yield* walk(pages, within(page, cellAt(i), 4).readUInt32BE(0), depth + 1, seen)
    yield* walk(pages, page.readUInt32BE(header + 8), depth + 1, seen)
  } else throw new DamagedDatabase(`page ${number} is no part of a table`)
}

/** The bytes of a row, with those that lie on pages of their own; none of one that is far too long. */
function payloadOf(pages: Pages, page: Buffer, at: number): Buffer | undefined {
  const [length, afterLength] = varint(page, at)
  const [, start] = varint(page, afterLength)
  if (length > MAX_RECORD) return undefined
  const most = pages.usable - 35
  if (length <= most) return within(page, start, length)
  // How much of a long one stays on the page, as the format has it.
  const least = Math.floor(((pages.usable - 12) * 32) / 255) - 23
  const rest = least + ((length - least) % (pages.usable - 4))
  const here = rest <= most ? rest : least
  const parts = [within(page, start, here)]
  let next = within(page, start + here, 4).readUInt32BE(0)
  for (let left = length - here; left > 0; ) {
    const overflow = pages.page(next)
    const part = overflow.subarray(4, 4 + Math.min(left, pages.usable - 4))
    parts.push(part)
    left -= part.length
    next = overflow.readUInt32BE(0)
  }
  return Buffer.concat(parts)
}

function readRecord(record: Buffer): Value[] {
  const [headerLength, start] = varint(record, 0)
  const values: Value[] = []
  let at = headerLength
  for (let position = start; position < headerLength; ) {
    const [serial, after] = varint(record, position)
    position = after
    const [value, length] = valueAt(record, at, serial)
    values.push(value)
    at += length
  }
  return values
}

const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8]

function valueAt(record: Buffer, at: number, serial: number): [Value, length: number] {
  if (serial >= 12) {
    const length = Math.floor((serial - 12) / 2)
    const bytes = within(record, at, length)
    return [serial % 2 === 1 ? bytes.toString('utf8') : bytes, length]
  }
  if (serial === 0) return [null, 0]
  if (serial === 8 || serial === 9) return [serial - 8, 0]
  if (serial === 7) return [within(record, at, 8).readDoubleBE(0), 8]
  const length = INTEGER_BYTES[serial]
  if (length === undefined) throw new DamagedDatabase('a value has no known type')
  const bytes = within(record, at, length)
  // Large ones lose their last digits, which nobody needs of a time.
  return [length === 8 ? Number(bytes.readBigInt64BE(0)) : bytes.readIntBE(0, length), length]
}

/** A number in one to nine bytes, and where it ends. */
function varint(bytes: Buffer, at: number): [value: number, end: number] {
  let value = 0
  for (let i = 0; i < 8; i++) {
    const byte = within(bytes, at + i, 1)[0]!
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return [value, at + i + 1]
  }
  return [value * 256 + within(bytes, at + 8, 1)[0]!, at + 9]
}

function within(bytes: Buffer, at: number, length: number): Buffer {
  if (at < 0 || at + length > bytes.length) throw new DamagedDatabase('a row points outside of it')
  return bytes.subarray(at, at + length)
}
