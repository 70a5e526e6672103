import { CATEGORIES, type Category, type RuleId } from '../../verdict/index.ts'
import type { Sample } from '../sample.ts'

/**
 * The rule that a category stands for, where a source labels by category alone. Their own labels
 * give no reason, so the reason says no more than where the label comes from.
 */
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

/**
 * A record of the original's two data sets as a sample. Malicious ones have a category; harmless
 * ones have at most a prompt and a source. Returns what is wrong with it instead, as a sentence.
 */
export function sampleOfOriginalRecord(
  record: Record<string, unknown>,
): Omit<Sample, 'id'> | string {
  const { command, category, prompt } = record
  if (typeof command !== 'string' || command === '') return 'command: must be a text'
  const truth = [record.ground_truth].flat().filter((value) => value !== undefined)
  const unknown = truth.find((value) => !/^(?:ALLOW|WARN|BLOCK)$/.test(String(value)))
  if (unknown !== undefined) return `ground_truth: must be ALLOW, WARN or BLOCK, not ${unknown}`
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
          : 'labelled harmless by its source',
    }
  }
  if (!isCategory(category)) {
    return `category: must be one of ${CATEGORIES.join(', ')}, not ${JSON.stringify(category)}`
  }
  return {
    command,
    expect: 'BLOCK',
    category,
    binary,
    rule: RULE_OF_CATEGORY[category],
    why: `labelled ${category} by its source`,
  }
}

export function isCategory(value: unknown): value is Category {
  return (CATEGORIES as readonly unknown[]).includes(value)
}

/** The program that a command names first, without assignments, `sudo` and folders. */
function binaryOf(command: string): string {
  const words = command.trim().split(/[\s;|&<>()]+/)
  const word = words.find((word) => word !== '' && word !== 'sudo' && !/^\w+=/.test(word))
  return word?.replace(/^.*\/(?=[^/])/, '') || 'unknown'
}
