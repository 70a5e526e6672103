import { once } from 'node:events'
import { jsonText } from '../report/format.ts'

/** Prints pieces of text on stdout, no faster than they are read there. */
export async function print(pieces: Iterable<string> | AsyncIterable<string>): Promise<void> {
  for await (const piece of pieces) {
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
  }
}

/** Prints a value as indented JSON. */
export function printJson(value: unknown): void {
  process.stdout.write(`${jsonText(value, 2)}\n`)
}
