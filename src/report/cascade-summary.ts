import type { GuardAnswer } from '../guard/index.ts'
import { type CountedStage, StageCounter } from '../score/stage-counter.ts'

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
  readonly #counter = new StageCounter()
  #answers = 0

  add({ decidedBy, stages = [] }: GuardAnswer): void {
    this.#answers++
    this.#counter.add(decidedBy, stages)
  }

  summary(): CascadeSummary {
    const all = this.#counter.stages
    const last = all.at(-1)
    return {
      stages: all.map(({ guard, decided, asked }) => ({
        guard,
        decided,
        asked,
        share: decided / this.#answers,
      })),
      // With one stage only, the second was never asked: what it would have taken is not known.
      saved:
        !last || all.length < 2
          ? { calls: this.#answers, usd: null, ms: null }
          : {
              calls: this.#answers - last.asked,
              usd: this.#savedBy(all, 'cost'),
              ms: this.#savedBy(all, 'ms'),
            },
    }
  }

  /** What the last stage would have taken for everything, less what all stages took. */
  #savedBy(all: readonly CountedStage[], what: 'cost' | 'ms'): number | null {
    const { asked, [what]: own } = all.at(-1)!
    const spent = all.reduce<number | null>(
      (sum, stage) => (sum === null || stage[what] === null ? null : sum + stage[what]),
      0,
    )
    return own === null || spent === null ? null : (own / asked) * this.#answers - spent
  }
}
