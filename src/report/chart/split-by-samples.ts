import { type Comparison, groupBy, sampleSetId } from '../../compare/index.ts'

/**
 * Parts of a comparison whose guards answered the same samples; the largest first. A picture that
 * put guards with different samples side by side would compare what cannot be compared. Guards
 * that failed belong to the first part, which names them.
 */
export function splitBySamples(comparison: Comparison): Comparison[] {
  const entries = Object.entries(comparison.results)
  const measured = entries.filter(([, { datasets }]) => Object.keys(datasets).length > 0)
  const failed = entries.filter(([, { datasets }]) => Object.keys(datasets).length === 0)
  const groups = [
    ...groupBy(measured, ([, { datasets }]) =>
      sampleSetId(
        Object.entries(datasets).map(([name, dataset]) => ({
          name,
          sampleSet: dataset?.sample_set ?? `${dataset?.total_commands}-samples`,
        })),
      ),
    ).values(),
  ].sort((a, b) => b.length - a.length)
  return groups.map((group, i) => {
    const names = new Set(group.map(([name]) => name))
    return {
      ...comparison,
      results: Object.fromEntries(i === 0 ? [...group, ...failed] : group),
      ranking: comparison.ranking.filter(({ model }) => names.has(model)),
      significance: comparison.significance.filter(({ a, b }) => names.has(a) && names.has(b)),
      pairwise_wins: comparison.pairwise_wins.filter(({ models }) =>
        models.some((name) => names.has(name)),
      ),
      history: comparison.history.filter(({ guard }) => names.has(guard)),
    }
  })
}
