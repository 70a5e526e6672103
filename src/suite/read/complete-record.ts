import { type Category, isCategory, type RuleId } from '../../verdict/index.ts'
import type { Sample } from '../sample.ts'
import { sampleId } from '../sample-id.ts'

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
export function bareLabel(category: string | undefined): string {
  return `labelled ${category ?? 'harmless'} by its source`
}

/** Whether a sample has no reason of its own. */
export function hasBareLabel({ why, category }: Pick<Sample, 'why' | 'category'>): boolean {
  return why === bareLabel(category)
}

/** A record with what can be told from its command and label: a list of both is a suite already. */
export function completeRecord(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record
  const { command, category } = record as Record<string, unknown>
  if (typeof command !== 'string') return record
  const known = isCategory(category) ? category : undefined
  const complete = {
    binary: binaryOf(command),
    rule: known ? RULE_OF_CATEGORY[known] : '13',
    why: bareLabel(known),
    ...record,
  }
  const { binary } = complete
  if ('id' in record || typeof binary !== 'string') return complete
  return { id: sampleId({ binary, category: known, command }), ...complete }
}

/** The program that a command names first, without assignments, `sudo` and folders. */
export function binaryOf(command: string): string {
  const words = command.trim().split(/[\s;|&<>()]+/)
  const word = words.find((word) => word !== '' && word !== 'sudo' && !/^\w+=/.test(word))
  return word?.replace(/^.*\/(?=[^/])/, '') || 'unknown'
}
