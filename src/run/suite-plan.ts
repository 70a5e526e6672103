import { basename, extname, resolve } from 'node:path'
import { memberId } from '../log/index.ts'
import { FingerprintMap, findSuite, parseFilter } from '../suite/index.ts'
import { UserError } from '../verdict/index.ts'
import { choose, type Passing, type SelectionOptions } from './selection.ts'
import { hashFile, readBatches } from './suite-reader.ts'
import { TaskSet } from './task-set.ts'

/** A suite as a run uses it. */
export interface SuitePlan {
  name: string
  file: string
  /** Of the bytes of the file. */
  sha256: string
  /** All samples of the file. */
  count: number
  /** How many of them are asked about. */
  selected: number
  wanted(position: number): boolean
}

/** Finds a suite and names it: a shipped one by its name, a file by its own without the ending. */
export function locateSuite(nameOrPath: string, shipped: string): { name: string; file: string } {
  const { name, samplesFile } = findSuite(nameOrPath, shipped)
  const own = basename(name, extname(name))
  const stem = own === 'samples' ? basename(samplesFile.replace(/[/\\][^/\\]*$/, '')) : own
  return { name: stem || own, file: resolve(samplesFile) }
}

/** Reads a whole suite once: every line is checked before anybody is called. */
export async function planSuite(
  { name, file }: { name: string; file: string },
  selection: SelectionOptions,
  random: () => number,
): Promise<SuitePlan> {
  const sha256 = hashFile(file)
  const passes = parseFilter(selection.filters)
  const isPart = isPartOf(selection)
  const passing = { malicious: [] as number[], harmless: [] as number[] }
  const ids = new FingerprintMap()
  let count = 0
  for await (const batch of readBatches(file, () => true)) {
    for (const { sample, position } of batch) {
      count++
      // Logs name samples by their id: a second one would silently replace the first.
      if (ids.add(memberId(sample.id), position) !== undefined) {
        throw new UserError('DOUBLE_ID', `${file}: two samples have the id "${sample.id}"`)
      }
      if (isPart && passes(sample))
        passing[sample.expect === 'BLOCK' ? 'malicious' : 'harmless'].push(position)
    }
  }
  if (count === 0) throw new UserError('EMPTY_SUITE', `${file}: holds no samples`)
  return {
    name,
    file,
    sha256,
    count,
    ...(isPart ? selectPart(count, selection, random, passing, name) : whole(count)),
  }
}

/** The same plan again for a run that goes on: a file that has not changed need not be checked. */
export async function resumeSuite(
  known: { name: string; file: string; sha256: string; count: number },
  selection: SelectionOptions,
  random: () => number,
): Promise<SuitePlan> {
  const sha256 = hashFile(known.file)
  if (sha256 !== known.sha256) {
    throw new UserError(
      'SUITE_CHANGED',
      `${known.file} has changed since the run began: restore it, or start a new run`,
    )
  }
  if (isPartOf(selection)) return planSuite(known, selection, random)
  return { ...known, ...whole(known.count) }
}

function isPartOf({ filters, sample, limit }: SelectionOptions): boolean {
  return filters.length > 0 || sample !== undefined || limit !== undefined
}

function whole(count: number): Pick<SuitePlan, 'selected' | 'wanted'> {
  return { selected: count, wanted: () => true }
}

function selectPart(
  count: number,
  selection: SelectionOptions,
  random: () => number,
  passing: Passing,
  name: string,
): Pick<SuitePlan, 'selected' | 'wanted'> {
  const chosen = choose(passing, selection, random)
  if (chosen.length === 0) {
    throw new UserError(
      'NOTHING_SELECTED',
      `no sample of ${name} passes ${selection.filters.join(', ')}`,
    )
  }
  const set = new TaskSet(count, 1)
  for (const position of chosen) set.add(position, 1)
  return { selected: chosen.length, wanted: (position) => set.has(position, 1) }
}
