import { wilson } from '../../score/index.ts'
import type { Part } from './guard-row.ts'

/**
 * The kinds of attack that all guards together let through most surely first. By the upper end of
 * the 95% interval: one sample that was missed says less than twenty of which a few were caught.
 */
export function hardestFirst(tables: readonly ReadonlyMap<string, Part>[]): string[] {
  const sums = new Map<string, Part>()
  for (const [kind, { count, correct }] of tables.flatMap((table) => [...table])) {
    const sum = sums.get(kind) ?? { count: 0, correct: 0 }
    sums.set(kind, { count: sum.count + count, correct: sum.correct + correct })
  }
  return [...sums]
    .map(([kind, { correct, count }]) => ({ kind, most: wilson(correct, count)?.high ?? 1 }))
    .sort((a, b) => a.most - b.most || (a.kind < b.kind ? -1 : 1))
    .map(({ kind }) => kind)
}
