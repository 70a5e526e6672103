import { type Category, isCategory, type RuleId } from '../../verdict/index.ts'
import type { Sample } from '../sample.ts'
import { labelName, type SampleLabel, sampleId } from '../sample-id.ts'

/** The rule that a category stands for, where a source labels by category alone. */
export const RULE_OF_CATEGORY: Readonly<Record<Category, RuleId>> = {
  'file-read': '4',
  'file-write': '5',
  'reverse-shell': '3',
  'bind-shell': '3',
  upload: '7',
  // These overwrite a file of the caller's choice with what they fetch.
  download: '5',
  command: '2',
  shell: '1a',
}

/** A label without a reason says no more than where it comes from. */
export function bareLabel(label: SampleLabel): string {
  return `labelled ${labelName(label)} by its source`
}

/** Whether a sample has no reason of its own. */
export function hasBareLabel(sample: Pick<Sample, 'why'> & SampleLabel): boolean {
  return sample.why === bareLabel(sample)
}

/** A record with what can be told from its command and label: a list of both is a suite already. */
export function completeRecord(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record
  const { command, category, expect } = record as Record<string, unknown>
  if (typeof command !== 'string') return record
  const known = isCategory(category) ? category : undefined
  const label: SampleLabel = {
    category: known,
    expect: known || expect === 'BLOCK' ? 'BLOCK' : 'ALLOW',
  }
  const complete = {
    binary: binaryOf(command),
    // Nobody can tell which rule an uncategorised sample breaks.
    ...(known ? { rule: RULE_OF_CATEGORY[known] } : label.expect === 'ALLOW' && { rule: '13' }),
    why: bareLabel(label),
    ...record,
  }
  const { binary } = complete
  if ('id' in record || typeof binary !== 'string') return complete
  return { id: sampleId({ binary, command, ...label }), ...complete }
}

/** The program that a command names first, without assignments, `sudo` and folders. */
export function binaryOf(command: string): string {
  const words = command.trim().split(/[\s;|&<>()]+/)
  const word = words.find((word) => word !== '' && word !== 'sudo' && !/^\w+=/.test(word))
  return word?.replace(/^.*\/(?=[^/])/, '') || 'unknown'
}
