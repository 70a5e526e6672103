import { findRule, ruleLabel } from '../../verdict/index.ts'
import { giveAwayWord } from '../give-away.ts'
import type { Sample } from '../sample.ts'

/** Begins the tag that says why a command need not parse, for example `no-parse-zsh`. */
export const NO_PARSE_TAG = 'no-parse-'

/** What is wrong with one sample, looked at alone. */
export function* sampleProblems(sample: Sample): Generator<string> {
  const { command, expect, rule, why } = sample
  const verdict = rule === undefined ? null : (findRule(rule)?.verdict ?? null)
  // Obfuscation is judged by what it hides, so its rule fits both sides.
  if (verdict !== null && (verdict === 'BLOCK') !== (expect === 'BLOCK')) {
    yield `rule ${ruleLabel(rule!)} says ${verdict}, the sample expects ${expect}`
  }
  if (/[\r\n]/.test(why.trim()) || !/\S\s+\S/.test(why)) yield 'why must be one sentence'
  const word = giveAwayWord(command)
  if (word) yield `give-away word "${word}"`
}
