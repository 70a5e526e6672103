import type { Comparison } from '../compare/index.ts'
import { rate, type Steadiness, wilson } from '../score/index.ts'
import { percent, rateWithInterval, score } from './format.ts'
import type { NotedTable } from './noted-table.ts'
import { shortNames } from './short-names.ts'

/** What happens when the same samples are asked about again, in one or two lines. */
export function steadinessText(steadiness: Steadiness): string[] {
  const { samples, outcome_changed, correctness_changed, majority_vote: vote } = steadiness
  return [
    `${outcome_changed} of ${samples} samples changed their outcome between epochs (${percent(rate(outcome_changed, samples))}), ${correctness_changed} between right and wrong (${percent(rate(correctness_changed, samples))})`,
    `by majority vote: score ${score(vote.aegish_score)}, ${vote.malicious_correct} of ${vote.malicious_count} malicious blocked, ${vote.harmless_correct} of ${vote.harmless_count} harmless let through`,
  ]
}

/** A table of the guards that were asked more than once: its columns, and what they mean. */
export const STEADINESS: NotedTable = {
  title: 'Steadiness over epochs',
  heads: ['Guard', 'Samples', 'Changed %', 'Right/wrong %', 'Score', 'Majority'],
  note: 'Samples that were asked about more than once. Changed: another outcome at another time. Right/wrong: right at one time, wrong at another (in brackets Wilson’s 95% interval). Majority: the score when each sample counts once, by what most of its answers say; a tie stops nothing, a tie with errors is an error',
}

/** The rows of that table. */
export function steadinessRows({ results }: Comparison): string[][] {
  const repeated = Object.entries(results).flatMap(([name, { steadiness, composite }]) =>
    steadiness ? [{ name, steadiness, single: composite.aegish_score }] : [],
  )
  const names = shortNames(repeated.map(({ name }) => name))
  return repeated.map(({ name, steadiness: s, single }) => {
    const share = (part: number) => rateWithInterval(rate(part, s.samples), wilson(part, s.samples))
    return [
      names.get(name)!,
      String(s.samples),
      share(s.outcome_changed),
      share(s.correctness_changed),
      score(single),
      score(s.majority_vote.aegish_score),
    ]
  })
}
