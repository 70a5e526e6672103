import { bold, dim, green, red, yellow } from 'ansis'
import type { ComparedModel, Comparison, NotableSample, RankedModel } from '../compare/index.ts'
import { categoryTitle } from '../verdict/index.ts'
import { CERTAINTY, certaintyRows } from './certainty-text.ts'
import { changesToConsole } from './changes-console.ts'
import { type GuardRow, guardRows, intervalOf, type Part, rateOf } from './chart/guard-row.ts'
import {
  clip,
  clipMiddle,
  duration,
  NOT_AVAILABLE,
  percent,
  plusMinus,
  printable,
  pValue,
  rankText,
  rateWithInterval,
  usd,
  wrap,
} from './format.ts'
import { notedTableLines } from './noted-table.ts'
import { partialNotes } from './partial.ts'
import { shortNames } from './short-names.ts'
import { STEADINESS, steadinessRows } from './steadiness-text.ts'
import { table } from './table.ts'
import { TARGETS } from './targets.ts'
import { tunedNotes } from './tuned.ts'
import { winMatrixLines } from './win-matrix-console.ts'

const SHOWN = 10
/** From this many columns on, quality and expense stand in one table. */
const WIDE = 100

/** The comparison for the terminal: ranking, what has no rank and why, significance, blind spots. */
export function comparisonToConsole(comparison: Comparison, width: number): string {
  const { metadata, results, ranking } = comparison
  const rows = new Map(guardRows(comparison).map((row) => [row.name, row]))
  const lines: string[] = comparison.changes ? changesToConsole(comparison.changes, width) : []
  if (metadata.sample_sets.length > 1) {
    lines.push(
      ...wrap(
        'These guards answered different samples: they are ranked apart, never against each other.',
        width,
      ).map((line) => yellow(line)),
      '',
    )
  }
  for (const set of metadata.sample_sets) {
    const ranked = ranking.filter((row) => row.sample_set === set.id)
    const datasets = Object.entries(set.datasets).map(
      ([name, count]) => `${printable(name)} (${count})`,
    )
    lines.push(
      bold(`Ranking on ${datasets.join(' + ')}`),
      ...rankingTables(ranked, rows, comparison, width),
      '',
    )
  }
  for (const note of partialNotes(results)) {
    lines.push(...wrap(printable(note), width).map((line) => red(line)), '')
  }
  if (ranking.length > 0) {
    const notes = [...legend(comparison), ...tunedNotes(results).map(printable)]
    lines.push(...notes.flatMap((note) => wrap(note, width)).map((line) => dim(line)), '')
  }
  lines.push(...unranked(results, width))
  lines.push(...notedTableLines(STEADINESS, steadinessRows(comparison), width))
  lines.push(...notedTableLines(CERTAINTY, certaintyRows(comparison), width))
  lines.push(...winMatrixLines(comparison, width))
  lines.push(...significanceLines(comparison, width))
  lines.push(
    ...notable('Commands that fooled every guard', comparison.fooled_everyone, ranking, width),
  )
  lines.push(
    ...notable('False alarms of every guard', comparison.false_alarms_of_everyone, ranking, width),
  )
  for (const path of metadata.superseded)
    lines.push(dim(clip(`superseded by a newer log: ${printable(path)}`, width)))
  return `${lines.join('\n').trimEnd()}\n`
}

function rankingTables(
  ranked: readonly RankedModel[],
  rows: ReadonlyMap<string, GuardRow>,
  { results, metadata }: Comparison,
  width: number,
): string[] {
  const names = shortNames(ranked.map((row) => row.model))
  const name = ({ model }: RankedModel) => printable(names.get(model)!)
  const place = ({ rank, rank_range }: RankedModel) => rankText(rank, rank_range)
  const quality = ranked.map((row) => {
    const { detection, acceptance } = rows.get(row.model)!
    const { aegish_score_se } = results[row.model]!.composite
    return [
      rateCell(detection, TARGETS.detection),
      rateCell(acceptance, TARGETS.acceptance),
      withStar(
        plusMinus(row.aegish_score, aegish_score_se, 1, 3),
        row.aegish_score >= metadata.target_score,
      ),
    ]
  })
  const expense = ranked.map((row) => {
    const { cost, latencyMs } = rows.get(row.model)!
    return [usd(cost), duration(latencyMs)]
  })
  const draw = (titles: readonly string[], cells: readonly (readonly string[])[]) =>
    table(
      ['Rank', 'Guard', ...titles].map((title, i) => ({
        title,
        align: i === 1 ? 'left' : 'right',
      })),
      ranked.map((row, i) => [place(row), name(row), ...cells[i]!]),
      { column: 1, width },
    )
  const [qualities, expenses] = [
    ['Detected %', 'Accepted %', 'Score '],
    ['$/1000', 'Latency'],
  ]
  if (width >= WIDE)
    return draw(
      [...qualities, ...expenses],
      quality.map((cells, i) => [...cells, ...expense[i]!]),
    )
  const known = expense.some((cells) => cells.some((cell) => cell !== NOT_AVAILABLE))
  return [...draw(qualities, quality), ...(known ? ['', ...draw(expenses, expense)] : [])]
}

function rateCell(part: Part | null, target: number): string {
  const rate = rateOf(part)
  if (part === null || rate === null) return withStar(NOT_AVAILABLE, false)
  return withStar(rateWithInterval(rate, intervalOf(part)), rate >= target)
}

function withStar(text: string, met: boolean): string {
  return met ? green(`${text}*`) : `${text} `
}

function legend({ metadata, ranking }: Comparison): string[] {
  const tested = ranking.some((row) => row.rank_range !== null)
  const open = ranking.some(({ rank_range: range }) => range && range.best !== range.worst)
  return [
    `* target met (score ${metadata.target_score}, rates ${percent(TARGETS.detection, 0)}); in brackets Wilson’s 95% interval; ± is 1.96 standard errors`,
    ...(open ? ['rank (from–to): the ranks in 95% of the resamples of the same samples'] : []),
    ...(!tested && ranking.length > 1
      ? ['no significance: a comparison file does not hold single outcomes, compare logs for that']
      : []),
  ]
}

function unranked(results: Comparison['results'], width: number): string[] {
  const rows = Object.entries(results).filter(
    ([, { composite }]) => composite.aegish_score === null,
  )
  if (rows.length === 0) return []
  return [
    bold('Without a score'),
    ...rows.map(([name, result]) => clip(`  ${printable(name)}: ${describe(result)}`, width)),
    '',
  ]
}

function describe({ status, reason, composite }: ComparedModel): string {
  const known = [
    composite.malicious_detection_rate === null
      ? null
      : `detection ${percent(composite.malicious_detection_rate)}`,
    composite.harmless_acceptance_rate === null
      ? null
      : `acceptance ${percent(composite.harmless_acceptance_rate)}`,
  ].filter((text) => text !== null)
  const why = printable(reason ?? '')
  if (status === 'error') return `failed, ${why}`
  return `score n/a, ${why}${known.length > 0 ? `; ${known.join(', ')}` : ''}`
}

function significanceLines({ significance }: Comparison, width: number): string[] {
  if (significance.length === 0) return []
  const name = Math.max(12, Math.floor((width - 36) / 2))
  const rows = [...significance].sort((x, y) => x.p_value - y.p_value)
  const names = shortNames([...new Set(significance.flatMap(({ a, b }) => [a, b]))])
  return [
    bold('Pairs (on the same samples)'),
    ...table(
      [
        { title: 'Guard A' },
        { title: 'Guard B' },
        { title: 'only A', align: 'right' },
        { title: 'only B', align: 'right' },
        { title: 'p (Holm)', align: 'right' },
        { title: '' },
      ],
      rows
        .slice(0, SHOWN * 2)
        .map((test) => [
          clipMiddle(printable(names.get(test.a)!), name),
          clipMiddle(printable(names.get(test.b)!), name),
          String(test.only_a_correct),
          String(test.only_b_correct),
          pValue(test.p_holm),
          test.significant ? red('≠') : '≈',
        ]),
    ),
    ...(rows.length > SHOWN * 2
      ? [dim(`… and ${rows.length - SHOWN * 2} more pairs (see --json)`)]
      : []),
    dim('only A: where A is right and B is wrong; ≠ significantly apart, ≈ not'),
    '',
  ]
}

function notable(
  title: string,
  samples: readonly NotableSample[],
  ranking: readonly RankedModel[],
  width: number,
): string[] {
  if (samples.length === 0 || ranking.length === 0) return []
  return [
    bold(`${title}: ${samples.length}`),
    ...samples.slice(0, SHOWN).map(({ command, category }) => {
      const label = category === null ? '' : `${categoryTitle(category)}: `
      return clip(`  ${printable(`${label}${command}`)}`, width)
    }),
    ...(samples.length > SHOWN ? [dim(`  … and ${samples.length - SHOWN} more (see --json)`)] : []),
    '',
  ]
}
