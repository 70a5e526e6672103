/** What one stage of a cascade did for one command. */
export interface AskedStage {
  guard: string
  cost?: unknown
  modelMs?: unknown
}

/** A stage over all commands. A sum with an unknown part is unknown. */
export interface CountedStage {
  guard: string
  asked: number
  decided: number
  /** USD. */
  cost: number | null
  ms: number | null
}

/** Counts which stage of a cascade was asked and which decided, and what each one took. */
export class StageCounter {
  readonly #stages = new Map<string, CountedStage>()

  add(decidedBy: string | undefined, stages: readonly AskedStage[]): void {
    for (const { guard, cost, modelMs } of stages) {
      const stage = this.#stages.get(guard) ?? { guard, asked: 0, decided: 0, cost: 0, ms: 0 }
      this.#stages.set(guard, stage)
      stage.asked++
      if (guard === decidedBy) stage.decided++
      stage.cost = plus(stage.cost, cost)
      stage.ms = plus(stage.ms, modelMs)
    }
  }

  /** The stages in the order in which they were first asked. */
  get stages(): CountedStage[] {
    return [...this.#stages.values()]
  }
}

function plus(sum: number | null, part: unknown): number | null {
  return sum !== null && typeof part === 'number' && part >= 0 ? sum + part : null
}
