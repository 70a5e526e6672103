import type { Comparison, DatasetResult } from '../compare/index.ts'

/** Cascades may hold cascades; a log that nests them deeper is nobody's. */
const DEEPEST = 4

/**
 * The datasets that a guard, or a stage of it, was developed with, as its logs say. It is not
 * judged by them alone, and whoever shows its score says so.
 */
export function tunedOn(datasets: Readonly<Record<string, DatasetResult | null>>): string[] {
  return Object.entries(datasets).flatMap(([name, result]) => {
    const guard = field(result?.measurement?.metadata.aegish, 'guard')
    return developedWith(guard, DEEPEST).includes(name) ? [name] : []
  })
}

/** A sentence about every guard that was developed with what it is measured on. */
export function tunedNotes(results: Comparison['results']): string[] {
  return Object.entries(results).flatMap(([name, { datasets }]) => {
    const tuned = tunedOn(datasets)
    return tuned.length === 0 ? [] : [`tuned: ${name} was developed with ${tuned.join(', ')}`]
  })
}

function developedWith(guard: unknown, depth: number): unknown[] {
  const [own, stages] = [field(guard, 'tuned_on'), field(guard, 'cascade')]
  return [
    ...(Array.isArray(own) ? own : []),
    ...(Array.isArray(stages) && depth > 0
      ? stages.flatMap((stage) => developedWith(stage, depth - 1))
      : []),
  ]
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined
}
