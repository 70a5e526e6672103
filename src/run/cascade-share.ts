import type { GuardAnswer } from '../guard/index.ts'

interface Stage {
  decided: number
  asked: number
  costs: number
  priced: number
  ms: number
}

/** How the stages of a cascade shared the work, and what that saved against the last one alone. */
export interface CascadeSummary {
  stages: { guard: string; decided: number; asked: number; share: number }[]
  saved: {
    /** Calls that the last stage was spared. */
    calls: number
    /** USD; null where no price is known. */
    usd: number | null
    /** Of the guards' own time. */
    ms: number | null
  }
}

/** Counts who decided, answer by answer. */
export class CascadeShare {
  readonly #stages = new Map<string, Stage>()
  #answers = 0

  add({ decidedBy, stages = [] }: GuardAnswer): void {
    this.#answers++
    for (const { guard, cost, modelMs } of stages) {
      const stage = this.#stages.get(guard) ?? { decided: 0, asked: 0, costs: 0, priced: 0, ms: 0 }
      this.#stages.set(guard, stage)
      stage.asked++
      stage.ms += modelMs ?? 0
      if (cost !== undefined) {
        stage.costs += cost
        stage.priced++
      }
      if (guard === decidedBy) stage.decided++
    }
  }

  summary(): CascadeSummary {
    const stages = [...this.#stages].map(([guard, { decided, asked }]) => ({
      guard,
      decided,
      asked,
      share: decided / this.#answers,
    }))
    const all = [...this.#stages.values()]
    const last = all.at(-1)
    // With one stage only, the second was never asked: what it would have taken is not known.
    if (!last || all.length < 2) {
      return { stages, saved: { calls: this.#answers, usd: null, ms: null } }
    }
    const spent = { usd: sum(all, 'costs'), ms: sum(all, 'ms') }
    const priced = all.every((stage) => stage.priced === stage.asked)
    return {
      stages,
      saved: {
        calls: this.#answers - last.asked,
        usd: priced ? (last.costs / last.asked) * this.#answers - spent.usd : null,
        ms: (last.ms / last.asked) * this.#answers - spent.ms,
      },
    }
  }
}

function sum(stages: Stage[], field: 'costs' | 'ms'): number {
  return stages.reduce((total, stage) => total + stage[field], 0)
}
