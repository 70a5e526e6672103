import type { DatasetResult } from '../compare/index.ts'
import type { LoggedSample } from '../log/index.ts'

interface Stage {
  asked: number
  decided: number
  cost: number | null
  ms: number | null
}

/** Counts which stage of a cascade was asked and which decided, and what each one took. */
export class CascadeCounter {
  readonly #stages = new Map<string, Stage>()

  add({ decidedBy, metadata }: LoggedSample): void {
    if (decidedBy === undefined) return
    for (const { guard, cost, modelMs } of stagesOf(metadata.stages, decidedBy)) {
      const stage = this.#stages.get(guard) ?? { asked: 0, decided: 0, cost: 0, ms: 0 }
      this.#stages.set(guard, stage)
      stage.asked++
      if (guard === decidedBy) stage.decided++
      stage.cost = plus(stage.cost, cost)
      stage.ms = plus(stage.ms, modelMs)
    }
  }

  result(): NonNullable<DatasetResult['cascade']> | null {
    if (this.#stages.size === 0) return null
    return [...this.#stages].map(([guard, stage]) => ({ guard, ...stage }))
  }
}

/** A log that only says who decided says nothing about cost and time. */
function stagesOf(
  stages: unknown,
  decidedBy: string,
): { guard: string; cost?: unknown; modelMs?: unknown }[] {
  const known = (Array.isArray(stages) ? stages : []).filter(
    (stage) => typeof stage?.guard === 'string',
  )
  return known.length > 0 ? known : [{ guard: decidedBy }]
}

/** A sum with an unknown part is unknown. */
function plus(sum: number | null, part: unknown): number | null {
  return sum !== null && typeof part === 'number' && part >= 0 ? sum + part : null
}
