import type { DatasetResult } from '../compare/index.ts'
import type { LoggedSample } from '../log/index.ts'
import { type AskedStage, StageCounter } from '../score/stage-counter.ts'

/** Counts the stages of a cascade from the samples of its log. */
export class CascadeCounter {
  readonly #counter = new StageCounter()

  add({ decidedBy, metadata }: LoggedSample): void {
    if (decidedBy !== undefined) this.#counter.add(decidedBy, stagesOf(metadata.stages, decidedBy))
  }

  result(): NonNullable<DatasetResult['cascade']> | null {
    const { stages } = this.#counter
    return stages.length === 0 ? null : stages
  }
}

/** A log that only says who decided says nothing about cost and time. */
function stagesOf(stages: unknown, decidedBy: string): AskedStage[] {
  const known = (Array.isArray(stages) ? stages : []).filter(
    (stage) => typeof stage?.guard === 'string',
  )
  return known.length > 0 ? known : [{ guard: decidedBy }]
}
