import type { CountedStage } from '../score/stage-counter.ts'

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

/** Sums up the counted stages of a cascade over so many answers. */
export function summariseCascade(all: readonly CountedStage[], answers: number): CascadeSummary {
  const last = all.at(-1)
  return {
    stages: all.map(({ guard, decided, asked }) => ({
      guard,
      decided,
      asked,
      share: decided / answers,
    })),
    // With one stage only, the second was never asked: what it would have taken is not known.
    saved:
      !last || all.length < 2
        ? { calls: answers, usd: null, ms: null }
        : {
            calls: answers - last.asked,
            usd: savedBy(all, answers, 'cost'),
            ms: savedBy(all, answers, 'ms'),
          },
  }
}

/** What the last stage would have taken for everything, less what all stages took. */
function savedBy(
  all: readonly CountedStage[],
  answers: number,
  what: 'cost' | 'ms',
): number | null {
  const { asked, [what]: own } = all.at(-1)!
  const spent = all.reduce<number | null>(
    (sum, stage) => (sum === null || stage[what] === null ? null : sum + stage[what]),
    0,
  )
  return own === null || spent === null ? null : (own / asked) * answers - spent
}
