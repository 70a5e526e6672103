import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UserError } from '../verdict/index.ts'
import { type Sample, sampleLine } from './sample.ts'

/** Writes a file whole or not at all: into a temporary file beside it, which then takes its name. */
export async function writeWhole(
  file: string,
  pieces: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`)
  try {
    // Opened before anything can fail: a file that appears after its removal would stay.
    const opened = await open(temporary, 'wx')
    await pipeline(Readable.from(inBlocks(pieces)), opened.createWriteStream())
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw writeError(file, error)
  }
}

/** Writes samples as JSON Lines, or, for a name that ends in `.json`, as one document with metadata. */
export async function writeSamples(
  file: string,
  samples: Iterable<Sample> | AsyncIterable<Sample>,
  metadata: Record<string, unknown> = {},
): Promise<void> {
  await writeWhole(file, samplesWriter(file)(samples, metadata))
}

/** Refuses a file name that samples cannot be written to, before any work is done for it. */
export function samplesWriter(file: string): typeof jsonLines {
  const writers: Record<string, typeof jsonLines> = { '.jsonl': jsonLines, '.json': jsonDocument }
  const write = writers[extname(file).toLowerCase()]
  if (write) return write
  throw new UserError('UNKNOWN_FORMAT', `${file}: samples are written to .jsonl or .json files`)
}

async function* jsonLines(samples: Iterable<Sample> | AsyncIterable<Sample>, _metadata: unknown) {
  for await (const sample of samples) yield `${sampleLine(sample)}\n`
}

async function* jsonDocument(
  samples: Iterable<Sample> | AsyncIterable<Sample>,
  metadata: unknown,
): AsyncGenerator<string> {
  yield `{\n"metadata": ${JSON.stringify(metadata, null, 1)},\n"commands": [`
  let separator = '\n'
  for await (const sample of samples) {
    yield `${separator}${sampleLine(sample)}`
    separator = ',\n'
  }
  yield '\n]\n}\n'
}

async function* inBlocks(pieces: Iterable<string> | AsyncIterable<string>) {
  let block = ''
  for await (const piece of pieces) {
    block += piece
    if (block.length >= 1 << 16) {
      yield block
      block = ''
    }
  }
  if (block) yield block
}

function writeError(file: string, error: unknown): unknown {
  const reasons: Record<string, string> = {
    ENOENT: 'its folder does not exist',
    ENOTDIR: 'its folder does not exist',
    EISDIR: 'is a folder',
    EACCES: 'may not be written (permission denied)',
    EPERM: 'may not be written (permission denied)',
    EROFS: 'may not be written (read-only file system)',
    ENOSPC: 'cannot be written (no space left)',
  }
  const { code } = error as NodeJS.ErrnoException
  const reason = code === undefined ? undefined : reasons[code]
  return reason ? new UserError('CANNOT_WRITE', `${file}: ${reason}`, { cause: error }) : error
}
