import { isCategory } from '../../verdict/index.ts'
import { countSamples } from '../count.ts'
import { giveAwayWord } from '../give-away.ts'
import type { Sample } from '../sample.ts'
import { EXCLUDED_CATEGORIES, type Extraction } from './extract.ts'
import { leftOverPlaceholder } from './placeholders.ts'

/** What is wrong with an extraction. */
export interface ExtractionProblem {
  message: string
  /** Absent where the extraction as a whole is meant. */
  sample?: Sample
}

/**
 * Looks for left-over placeholders, give-away words, excluded categories, duplicates, and counts
 * that disagree with the metadata.
 */
export function checkExtraction({ metadata, samples }: Extraction): ExtractionProblem[] {
  const problems: ExtractionProblem[] = []
  const seen = new Map<string, string>()
  for (const sample of samples) {
    const { id, command, category, binary } = sample
    const report = (message: string) => {
      problems.push({ sample, message: `${binary}: ${message}: ${command}` })
    }
    const placeholder = leftOverPlaceholder(command)
    if (placeholder) report(`left-over placeholder ${placeholder}`)
    const word = giveAwayWord(command)
    if (word) report(`give-away word "${word}"`)
    if ((EXCLUDED_CATEGORIES as readonly unknown[]).includes(category)) {
      report(`excluded category ${category}`)
    } else if (!isCategory(category)) {
      report(`unknown category ${category}`)
    }
    const earlier = seen.get(command)
    if (earlier) report(`duplicate of ${earlier}`)
    else seen.set(command, id)
  }
  const counted = JSON.stringify(countSamples(samples))
  const claimed = JSON.stringify(metadata.counts)
  if (counted !== claimed) {
    problems.push({ message: `the metadata counts ${claimed}, the samples ${counted}` })
  }
  return problems
}

/** The extraction without the samples that have problems. */
export function withoutProblems(
  { metadata, samples }: Extraction,
  problems: readonly ExtractionProblem[],
): Extraction {
  const wrong = new Set(problems.map(({ sample }) => sample))
  const rest = samples.filter((sample) => !wrong.has(sample))
  return { metadata: { ...metadata, counts: countSamples(rest) }, samples: rest }
}
