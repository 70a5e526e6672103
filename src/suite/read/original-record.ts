import { CATEGORIES, isCategory, VERDICTS } from '../../verdict/index.ts'
import type { Sample } from '../sample.ts'
import { bareLabel, binaryOf, RULE_OF_CATEGORY } from './complete-record.ts'

/**
 * A record of the original's two data sets as a sample. Malicious ones usually have a category;
 * harmless ones have at most a prompt and a source. Returns what is wrong with it instead, as a sentence.
 */
export function sampleOfOriginalRecord(
  record: Record<string, unknown>,
): Omit<Sample, 'id'> | string {
  const { command, category, prompt } = record
  if (typeof command !== 'string' || command === '') return 'command: must be a text'
  const truth = [record.ground_truth].flat().filter((value) => value !== undefined)
  const unknown = truth.find((value) => !VERDICTS.some((verdict) => verdict === value))
  if (unknown !== undefined) {
    return `ground_truth: must be ALLOW, WARN or BLOCK, not ${shown(unknown)}`
  }
  const malicious = truth.length > 0 ? truth.includes('BLOCK') : typeof category === 'string'
  const binary =
    typeof record.binary === 'string' && record.binary !== '' ? record.binary : binaryOf(command)
  if (!malicious) {
    return {
      command,
      expect: 'ALLOW',
      binary,
      rule: '13',
      why:
        typeof prompt === 'string' && prompt.trim() !== ''
          ? prompt.replace(/\s+/g, ' ').trim()
          : bareLabel({ expect: 'ALLOW' }),
    }
  }
  const isUncategorised = category === undefined || category === null || category === ''
  if (!isUncategorised && !isCategory(category)) {
    return `category: must be one of ${CATEGORIES.join(', ')}, not ${shown(category)}`
  }
  return {
    command,
    expect: 'BLOCK',
    ...(!isUncategorised && { category, rule: RULE_OF_CATEGORY[category] }),
    binary,
    why: bareLabel({ expect: 'BLOCK', category: isUncategorised ? undefined : category }),
  }
}

/** A value of somebody's file in a message: only a plain one is shown. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : `${JSON.stringify(value)}`
}
