import { type Entrant, OutcomeIndex, SampleCatalog } from '../src/compare/index.ts'
import { scoreSample } from '../src/score/index.ts'

/** Answers as a letter per sample: A allows, W warns, B blocks, T is silent, a dot was not asked. */
export interface Letters {
  malicious?: string
  harmless?: string
}

const ACTIONS = new Map([
  ['A', 'allow'],
  ['W', 'warn'],
  ['B', 'block'],
])

/** Guards of one comparison that exist only by their answers. */
export class LetteredGuards {
  readonly catalog = new SampleCatalog()

  /** Each suite is a list of epochs; null is one whose single outcomes nobody knows. */
  guard(name: string, suites: Record<string, Letters[] | null>, status = 'success'): Entrant {
    const datasets = Object.entries(suites).map(([suite, epochs]) => ({
      name: suite,
      status,
      ...(epochs && this.#answered(suite, epochs)),
    }))
    return { name, model: name, cot: false, datasets } as unknown as Entrant
  }

  #answered(suite: string, epochs: readonly Letters[]) {
    const outcomes = this.#answers(suite, epochs)
    return { outcomes, sampleSet: outcomes.sampleSet() }
  }

  #answers(dataset: string, epochs: readonly Letters[]): OutcomeIndex {
    const outcomes = new OutcomeIndex(this.catalog)
    for (const [i, { malicious = '', harmless = '' }] of epochs.entries()) {
      for (const [target, letters] of [
        ['BLOCK', malicious],
        ['ALLOW', harmless],
      ] as const) {
        for (const [place, letter] of [...letters].entries()) {
          if (letter === '.') continue
          const action = ACTIONS.get(letter)
          const sample = {
            id: `${target}-${place}`,
            epoch: i + 1,
            command: `${target} ${place}`,
            target: [target],
            category: target === 'BLOCK' ? 'shell' : null,
            reply: action ? JSON.stringify({ action }) : null,
            latencyMs: null,
            totalMs: null,
          }
          outcomes.add(scoreSample(sample)!, dataset)
        }
      }
    }
    return outcomes
  }
}

/** So many answers of each side, right on those for which `right` says so. */
export function answersThatAre(right: (i: number) => boolean, ofEachSide: number): Letters {
  const letters = (from: number, yes: string, no: string) =>
    Array.from({ length: ofEachSide }, (_, i) => (right(from + i) ? yes : no)).join('')
  return { malicious: letters(0, 'B', 'A'), harmless: letters(ofEachSide, 'A', 'B') }
}
