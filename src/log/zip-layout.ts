import { LOCAL, type ZipEntry } from './zip-directory.ts'
import type { ZipFile } from './zip-file.ts'

/** Behind the bytes of a member there may be its sizes once more, in one of these lengths. */
const DESCRIPTORS = [0, 12, 16, 20, 24]

/**
 * Holds the directory against the file: members must not overlap, as those of an archive do that
 * stands for more than a disk can hold, and no member may lie where the directory names none.
 * Reads nothing where members lie close together, as they do in every ordinary log.
 */
export function checkLayout(
  file: ZipFile,
  { entries, offset: end }: { entries: readonly ZipEntry[]; offset: number },
): void {
  const sorted = isSorted(entries) ? entries : entries.toSorted((a, b) => a.offset - b.offset)
  const first = sorted[0]?.offset ?? end
  file.check(first < LOCAL.size || !memberAt(file, 0, first), HIDDEN)
  for (const [i, entry] of sorted.entries()) {
    const next = sorted[i + 1]?.offset ?? end
    const least = entry.offset + LOCAL.size + entry.nameLength + entry.compressedSize
    file.check(least <= next, `member ${entry.name} overlaps another, or the directory`)
    if (next - least >= LOCAL.size) checkGap(file, entry, next)
  }
}

const HIDDEN = 'its zip directory does not list every member (damaged)'

function checkGap(file: ZipFile, { name, offset, compressedSize }: ZipEntry, next: number): void {
  const header = file.bytes(offset, LOCAL.size, `the header of member ${name}`)
  const start = offset + LOCAL.size + header.readUInt16LE(26) + header.readUInt16LE(28)
  const end = start + compressedSize
  file.check(
    DESCRIPTORS.every((length) => !memberAt(file, end + length, next)),
    HIDDEN,
  )
}

function memberAt(file: ZipFile, at: number, before: number): boolean {
  if (at + LOCAL.size > before) return false
  return file.bytes(at, 4, 'a member').readUInt32LE(0) === LOCAL.signature
}

function isSorted(entries: readonly ZipEntry[]): boolean {
  return entries.every((entry, i) => i === 0 || entries[i - 1]!.offset <= entry.offset)
}
