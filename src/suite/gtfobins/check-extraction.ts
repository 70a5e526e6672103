import { countSamples } from '../count.ts'
import { giveAwayWord } from '../give-away.ts'
import { isCategory } from '../read/original-record.ts'
import { EXCLUDED_CATEGORIES, type Extraction } from './extract.ts'
import { leftOverPlaceholder } from './placeholders.ts'

/**
 * What is wrong with an extraction, one line each: left-over placeholders, give-away words,
 * excluded categories, duplicates, and counts that disagree with the metadata.
 */
export function checkExtraction({ metadata, samples }: Extraction): string[] {
  const problems: string[] = []
  const seen = new Map<string, string>()
  for (const { id, command, category, binary } of samples) {
    const report = (message: string) => problems.push(`${binary}: ${message}: ${command}`)
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
  if (counted !== claimed) problems.push(`the metadata counts ${claimed}, the samples ${counted}`)
  return problems
}
