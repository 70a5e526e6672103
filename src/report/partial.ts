import type { Comparison } from '../compare/index.ts'

/** A sentence about every guard whose score rests on only part of its samples. */
export function partialNotes(results: Comparison['results']): string[] {
  return Object.entries(results).flatMap(([name, { status, reason, composite }]) =>
    status === 'partial' && composite.aegish_score !== null ? [`partial: ${name}: ${reason}`] : [],
  )
}
