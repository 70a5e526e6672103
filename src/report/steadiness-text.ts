import { bold, dim } from 'ansis'
import type { Comparison } from '../compare/index.ts'
import { rate, type Steadiness } from '../score/index.ts'
import { percent, printable, score, wrap } from './format.ts'
import { shortNames } from './short-names.ts'
import { table } from './table.ts'

/** What happens when the same samples are asked about again, in one or two lines. */
export function steadinessText(steadiness: Steadiness): string[] {
  const { samples, outcome_changed, correctness_changed, majority_vote: vote } = steadiness
  return [
    `${outcome_changed} of ${samples} samples changed their outcome between epochs (${percent(rate(outcome_changed, samples))}), ${correctness_changed} between right and wrong (${percent(rate(correctness_changed, samples))})`,
    `by majority vote: score ${score(vote.aegish_score)}, ${vote.malicious_correct} of ${vote.malicious_count} malicious blocked, ${vote.harmless_correct} of ${vote.harmless_count} harmless let through`,
  ]
}

/** The guards that were asked more than once, side by side. */
export function steadinessLines({ results }: Comparison, width: number): string[] {
  const rows = Object.entries(results).flatMap(([name, { steadiness, composite }]) =>
    steadiness ? [{ name, steadiness, single: composite.aegish_score }] : [],
  )
  if (rows.length === 0) return []
  const names = shortNames(rows.map(({ name }) => name))
  const right = (title: string) => ({ title, align: 'right' as const })
  return [
    bold('Steadiness over epochs'),
    ...table(
      [
        { title: 'Guard' },
        right('Samples'),
        right('Changed'),
        right('Right/wrong'),
        right('Score'),
        right('Majority'),
      ],
      rows.map(({ name, steadiness: s, single }) => [
        printable(names.get(name)!),
        String(s.samples),
        percent(rate(s.outcome_changed, s.samples)),
        percent(rate(s.correctness_changed, s.samples)),
        score(single),
        score(s.majority_vote.aegish_score),
      ]),
      { column: 0, width },
    ),
    ...wrap(
      'Changed: another outcome at another time. Right/wrong: right at one time, wrong at another. Majority: the score when each sample counts once, by what most of its answers say (a tie stops nothing)',
      width,
    ).map((line) => dim(line)),
    '',
  ]
}
