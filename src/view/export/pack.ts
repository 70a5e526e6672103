import { basename } from 'node:path'
import type { Overview } from '../api.ts'
import type { Contender } from '../contender.ts'
import type { Library } from '../library.ts'
import type { PackedCollection, PackedContender, PackedMeasures, PackedOutcomes } from './packed.ts'

/** Packs what selections are answered from. No path of this machine goes with it. */
export function packCollection(
  { revision, problems, findings, contenders, table, catalog }: Library,
  { version, created }: Pick<PackedCollection, 'version' | 'created'>,
): PackedCollection {
  const whole: PackedCollection['whole'] = []
  const repeated: PackedCollection['repeated'] = []
  for (const [row, { key, id, command, suite, category, sample: number }] of table.rows.entries()) {
    if (table.rowFor(number) !== row) {
      repeated.push([row, number])
      continue
    }
    const sample = catalog.at(number)
    const differing = {
      ...(sample.key !== key && { key: sample.key }),
      ...(sample.id !== id && { id: sample.id }),
      ...(sample.command !== command && { command: sample.command }),
      ...(sample.dataset !== suite && { dataset: sample.dataset }),
      ...(sample.category !== category && { category: sample.category }),
    }
    if (Object.keys(differing).length > 0) whole.push([number, differing])
  }
  return {
    version,
    created,
    revision,
    problems: withoutFolders(problems),
    findings: findings ?? null,
    contenders: contenders.map(packContender),
    whole,
    repeated,
  }
}

function packContender({
  id,
  earlier,
  created,
  running,
  entrant,
  recordings,
}: Contender): PackedContender {
  return {
    id,
    earlier,
    created,
    running,
    entrant: {
      ...entrant,
      datasets: entrant.datasets.map(({ outcomes: _, result, ...dataset }) => ({
        ...dataset,
        result: { ...result, ...(result.log && { log: basename(result.log) }) },
      })),
    },
    recordings: recordings.map(({ info, file, suite, result }) => {
      const { model, cot, created: begun, runId, status, missingSamples, sampleCount } = info
      const { epochs } = info.config
      return {
        info: {
          model,
          cot,
          created: begun,
          runId,
          status,
          missingSamples,
          sampleCount,
          config: { epochs },
        },
        file,
        suite,
        dataset: entrant.datasets.indexOf(result),
      }
    }),
  }
}

/** The outcomes of a contender, by recording. */
export function packOutcomes({ recordings }: Contender): PackedOutcomes[] {
  return recordings.map(({ outcomes: { rows, codes, length } }) => ({
    steps: Array.from(rows.subarray(0, length), (row, i) => row - (i === 0 ? 0 : rows[i - 1]!)),
    codes: Buffer.from(codes.subarray(0, length)).toString('latin1'),
  }))
}

/** What was measured with them. */
export function packMeasures({ recordings }: Contender): PackedMeasures[] {
  return recordings.map(({ outcomes }) => {
    const known = (values: Float64Array) =>
      Array.from(values.subarray(0, outcomes.length), (value) =>
        Number.isNaN(value) ? null : value,
      )
    return {
      latencies: known(outcomes.latencies),
      costs: known(outcomes.costs),
    }
  })
}

/** Where the logs lie on this machine is nobody's business. */
export function withoutFolders(problems: Overview['problems']): Overview['problems'] {
  return problems.map(({ path, message }) => ({
    path: basename(path),
    message: message.replaceAll(path, basename(path)),
  }))
}
