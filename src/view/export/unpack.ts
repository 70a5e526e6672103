import { type CatalogSample, type NumberedSamples, SampleVotes } from '../../compare/index.ts'
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
  const rows = rowsOf(samples, repeated)
  const catalog = catalogOf(rows, whole)
  return {
    revision,
    problems,
    findings: findings ?? undefined,
    table: { rows },
    catalog,
    contenders: contenders.map((contender, i) =>
      unpackContender(contender, outcomes[i]!, rows, catalog),
    ),
  }
}

type Row = SampleRows['rows'][number] & { suite: string; id: string; sample: number }

function rowsOf(columns: SampleColumns, repeated: PackedCollection['repeated']): Row[] {
  const numbers = new Map(repeated)
  let samples = 0
  return columns.key.map((key, i) => ({
    key,
    sample: numbers.get(i) ?? samples++,
    id: columns.id[i]!,
    command: columns.command[i]!,
    suite: columns.suites[columns.suite[i]!]!,
    expected: columns.malicious[i] === 1 ? 'BLOCK' : 'ALLOW',
    category: columns.categories[columns.category[i]!] ?? null,
  }))
}

function catalogOf(rows: readonly Row[], whole: PackedCollection['whole']): NumberedSamples {
  const samples: CatalogSample[] = []
  for (const { sample, key, id, command, suite, expected, category } of rows)
    samples[sample] ??= { key, id, command, category, expected, dataset: suite }
  for (const [sample, differing] of whole) Object.assign(samples[sample]!, differing)
  return { size: samples.length, at: (sample) => samples[sample]! }
}

function unpackContender(
  { entrant, recordings, ...rest }: PackedContender,
  outcomes: readonly PackedOutcomes[],
  rows: readonly Row[],
  catalog: NumberedSamples,
): Contender<Recorded> {
  const lists = outcomes.map(unpackOutcomes)
  const recorded = recordings.map(({ dataset, ...recording }, i) => {
    const result = { ...entrant.datasets[dataset]!, outcomes: votesOf(lists[i]!, rows, catalog) }
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
    list.push(row, codes.charCodeAt(i), { latencyMs: null, cost: null })
  }
  return list
}

/** Adds what was measured to a contender that was unpacked without it. */
export function addMeasures(
  { recordings }: Contender<Recorded>,
  measures: readonly PackedMeasures[],
): void {
  for (const [i, { outcomes }] of recordings.entries()) {
    for (const name of ['latencies', 'costs'] as const) {
      outcomes[name].set(measures[i]![name].map((value) => value ?? Number.NaN))
    }
  }
}

/** The same by sample, each once. */
function votesOf(list: OutcomeList, rows: readonly Row[], catalog: NumberedSamples): SampleVotes {
  const votes = new SampleVotes(catalog)
  for (let i = 0; i < list.length; i++) {
    votes.count(rows[list.rows[i]!]!.sample, outcomeOf(list.codes[i]!).outcome)
  }
  return votes
}
