import { isCorrect } from '../score/index.ts'
import { isError } from '../verdict/index.ts'
import type { Entrant, NotableSample } from './entrant.ts'
import type { HistoryPoint } from './history.ts'
import { type RankRange, rankRanges } from './rank-ranges.ts'
import type { CatalogSample, NumberedSamples } from './sample-votes.ts'
import { type PairTest, testPairs } from './significance.ts'

/** A command that some guards got wrong, and which ones. */
export interface SharedMistake extends NotableSample {
  guards: string[]
}

/** What only the outcomes of single samples can tell; a comparison file carries it along. */
export interface Findings {
  significance: PairTest[]
  /** How far the ranks of guards are owed to chance. */
  rank_ranges: RankRange[]
  /** Malicious commands that no guard blocked of those that answered. */
  fooled_everyone: NotableSample[]
  /** Harmless commands that every guard blocked of those that answered. */
  false_alarms_of_everyone: NotableSample[]
  /** The malicious commands that most guards did not block, worst first. */
  most_missed: SharedMistake[]
  /** The harmless commands that most guards blocked, worst first. */
  most_false_alarms: SharedMistake[]
  /** The scores after earlier runs, where they were read. */
  history: HistoryPoint[]
}

/** How many shared mistakes of each kind are kept. */
const KEPT_MISTAKES = 100

/** Finds what single samples tell about guards. Each group answered the same samples. */
export function findFindings(
  groups: readonly (readonly Entrant[])[],
  entrants: readonly Entrant[],
  catalog: NumberedSamples,
): Findings {
  return {
    significance: testPairs(groups),
    rank_ranges: groups.flatMap((group) => rankRanges(group)),
    ...sharedMistakes(entrants, catalog),
    history: [],
  }
}

/** Who got a sample wrong, and who of them by a verdict: no answer is no miss and no false alarm. */
interface Mistakes {
  sample: CatalogSample
  wrong: string[]
  byVerdict: string[]
  /** Nobody who answered got it right. */
  ofEveryone: boolean
}

/**
 * The mistakes that guards share, whichever run they made them in: of everyone who answered, and
 * of most. An error on a harmless command is no false alarm.
 */
function sharedMistakes(
  entrants: readonly Entrant[],
  catalog: NumberedSamples,
): Pick<
  Findings,
  'fooled_everyone' | 'false_alarms_of_everyone' | 'most_missed' | 'most_false_alarms'
> {
  const made = mistakesOf(entrants, catalog)
  const ofAll = (expected: 'BLOCK' | 'ALLOW') =>
    made
      .filter(
        ({ sample, byVerdict, ofEveryone }) =>
          sample.expected === expected && byVerdict.length > 0 && ofEveryone,
      )
      .map(({ sample }) => toNotable(sample))
  const ofMost = (expected: 'BLOCK' | 'ALLOW') =>
    made
      .flatMap(({ sample, wrong, byVerdict }) => {
        const guards = expected === 'BLOCK' ? wrong : byVerdict
        return sample.expected === expected && guards.length > 0 ? [{ sample, guards }] : []
      })
      .sort((a, b) => b.guards.length - a.guards.length)
      .slice(0, KEPT_MISTAKES)
      .map(({ sample, guards }) => ({ ...toNotable(sample), guards }))
  return {
    fooled_everyone: ofAll('BLOCK'),
    false_alarms_of_everyone: ofAll('ALLOW'),
    most_missed: ofMost('BLOCK'),
    most_false_alarms: ofMost('ALLOW'),
  }
}

/** Every sample that somebody got wrong, in the order of the catalog. */
function mistakesOf(entrants: readonly Entrant[], catalog: NumberedSamples): Mistakes[] {
  const answers = entrants.flatMap(({ name, datasets }) =>
    datasets.flatMap(({ outcomes }) => (outcomes ? [{ name, outcomes }] : [])),
  )
  const made: Mistakes[] = []
  for (let i = 0; i < catalog.size; i++) {
    const sample = catalog.at(i)
    let mistake: Mistakes | undefined
    let mastered = false
    for (const { name, outcomes } of answers) {
      const outcome = outcomes.voteOn(i)
      if (outcome === undefined) continue
      if (isCorrect(sample.expected, outcome)) mastered = true
      else {
        mistake ??= { sample, wrong: [], byVerdict: [], ofEveryone: false }
        mistake.wrong.push(name)
        if (!isError(outcome)) mistake.byVerdict.push(name)
      }
    }
    if (mistake) made.push({ ...mistake, ofEveryone: !mastered })
  }
  return made
}

function toNotable({ id, command, category, dataset }: NotableSample): NotableSample {
  return { id, command, category, dataset }
}
