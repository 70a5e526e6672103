import { statSync } from 'node:fs'
import { type FileLine, readLines } from '../disk/read-lines.ts'
import type { ReadOptions } from './typed.ts'

const MEGABYTE = 1024 * 1024
/** Of a larger file the newest part is read: what is old says little, and nobody waits for hours. */
export const MOST_BYTES = 64 * MEGABYTE
/** No command is longer; a line of a transcript may hold an image. */
const MAX_LINE = 8 * MEGABYTE

/** The lines of a history, the newest part of a very large one; says what it leaves out. */
export function* historyLines(
  path: string,
  { onTrouble }: ReadOptions,
  mostBytes = MOST_BYTES,
): Generator<Buffer> {
  let tooLong = 0
  let binary = 0
  for (const { bytes } of bounded(path, onTrouble, mostBytes)) {
    if (bytes === undefined) tooLong++
    // No shell takes one: it is no text.
    else if (bytes.includes(0)) binary++
    else yield bytes
  }
  if (tooLong > 0) onTrouble(`${lines(tooLong)} of more than 8 MB left out`)
  if (binary > 0) onTrouble(`${lines(binary)} without text left out`)
}

function* bounded(
  path: string,
  onTrouble: (why: string) => void,
  mostBytes: number,
): Generator<FileLine> {
  const { size } = statSync(path)
  if (size > mostBytes)
    onTrouble(
      `has ${Math.round(size / MEGABYTE)} MB, of which the last ${mostBytes / MEGABYTE} are read`,
    )
  yield* readLines(path, { maxLine: MAX_LINE, last: mostBytes })
}

export function lines(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`
}
