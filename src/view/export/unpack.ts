import type { KnownSample, SampleLookup, SampleOutcomes } from '../../compare/index.ts'
import { isCorrect } from '../../score/index.ts'
import type { Outcome } from '../../verdict/index.ts'
import type { SampleColumns } from '../api.ts'
import type { Contender } from '../contender.ts'
import { outcomeOf } from '../outcome-code.ts'
import { OutcomeList } from '../outcome-list.ts'
import type { Recorded } from '../recording.ts'
import type { SampleRows } from '../sample-table.ts'
import type { Collection } from '../selection-answers.ts'
import type { PackedCollection, PackedContender, PackedMeasures, PackedOutcomes } from './packed.ts'

/** The collection that was packed: the table of samples, and each contender's outcomes, in order. */
export function unpackCollection(
  { revision, problems, findings, contenders, whole, repeated }: PackedCollection,
  samples: SampleColumns,
  outcomes: readonly (readonly PackedOutcomes[])[],
): Collection {
  const rows = rowsOf(samples)
  return {
    revision,
    problems,
    findings: findings ?? undefined,
    table: { rows },
    catalog: catalogOf(rows, whole, repeated),
    contenders: contenders.map((contender, i) => unpackContender(contender, outcomes[i]!, rows)),
  }
}

type Row = SampleRows['rows'][number] & { suite: string; id: string }

function rowsOf(columns: SampleColumns): Row[] {
  return columns.key.map((key, i) => ({
    key,
    id: columns.id[i]!,
    command: columns.command[i]!,
    suite: columns.suites[columns.suite[i]!]!,
    expected: columns.malicious[i] === 1 ? 'BLOCK' : 'ALLOW',
    category: columns.categories[columns.category[i]!] ?? null,
  }))
}

function catalogOf(
  rows: readonly Row[],
  whole: PackedCollection['whole'],
  repeated: PackedCollection['repeated'],
): SampleLookup {
  const samples = new Map<string, KnownSample>(
    rows.map(({ key, id, command, suite, expected, category }) => [
      key,
      { id, command, category, expected, dataset: suite },
    ]),
  )
  for (const [row, differing] of whole) Object.assign(samples.get(rows[row]!.key)!, differing)
  const firsts = new Map(repeated.map(([row, first]) => [rows[row]!.key, rows[first]!.key]))
  return {
    get: (key) => samples.get(key),
    firstEpoch: (key) => firsts.get(key) ?? key,
  }
}

function unpackContender(
  { entrant, recordings, ...rest }: PackedContender,
  outcomes: readonly PackedOutcomes[],
  rows: readonly Row[],
): Contender<Recorded> {
  const lists = outcomes.map(unpackOutcomes)
  const recorded = recordings.map(({ dataset, ...recording }, i) => {
    const result = { ...entrant.datasets[dataset]!, outcomes: sampleOutcomes(lists[i]!, rows) }
    return { dataset, recording: { ...recording, result, outcomes: lists[i]! } }
  })
  const results = new Map(recorded.map(({ dataset, recording }) => [dataset, recording.result]))
  return {
    ...rest,
    entrant: {
      ...entrant,
      datasets: entrant.datasets.map((dataset, i) => results.get(i) ?? dataset),
    },
    recordings: recorded.map(({ recording }) => recording),
  }
}

function unpackOutcomes({ steps, codes }: PackedOutcomes): OutcomeList {
  const list = new OutcomeList()
  let row = 0
  for (const [i, step] of steps.entries()) {
    row += step
    list.push(row, codes.charCodeAt(i), { latencyMs: null, cost: null, confidence: null })
  }
  return list
}

/** Adds what was measured to a contender that was unpacked without it. */
export function addMeasures(
  { recordings }: Contender<Recorded>,
  measures: readonly PackedMeasures[],
): void {
  for (const [i, { outcomes }] of recordings.entries()) {
    for (const name of ['latencies', 'costs', 'confidences'] as const) {
      outcomes[name].set(measures[i]![name].map((value) => value ?? Number.NaN))
    }
  }
}

/** The same by sample, in the same order: draws and ties depend on it. */
function sampleOutcomes(list: OutcomeList, rows: readonly Row[]): SampleOutcomes {
  const correct = new Map<string, boolean>()
  const outcome = new Map<string, Outcome>()
  for (let i = 0; i < list.length; i++) {
    const { key, expected } = rows[list.rows[i]!]!
    const said = outcomeOf(list.codes[i]!).outcome
    outcome.set(key, said)
    correct.set(key, isCorrect(expected, said))
  }
  return { correct, outcome }
}
