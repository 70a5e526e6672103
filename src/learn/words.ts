import type { FeatureReader } from './feature-reader.ts'
import type { LinearModel, Scored } from './linear-model.ts'

const MOST_WORDS = 3
const LONGEST_WORD = 60

/**
 * The words of the worst piece that speak most for flagging it, the worst first. What a run of
 * characters weighs is shared out among its characters, and a word has the sum of its own.
 */
export function worstWords(
  { weights }: LinearModel,
  reader: FeatureReader,
  { text, notes, from, to }: Scored,
): string[] {
  const shares = new Float64Array(to - from)
  const count = reader.read(text, from, to, notes)
  for (let i = 0; i < count; i++) {
    const [start, end] = [reader.starts[i]!, reader.ends[i]!]
    // Notes are no part of the text. Neither are the blanks around the piece.
    if (end <= from) continue
    const share = weights[reader.buckets[i]!]! / (end - start)
    for (let at = Math.max(start, from); at < Math.min(end, to); at++) shares[at - from]! += share
  }
  const sums = new Map<string, number>()
  for (const { 0: word, index } of text.slice(from, to).matchAll(/\S+/g)) {
    const sum = shares.subarray(index, index + word.length).reduce((a, b) => a + b, 0)
    sums.set(word, (sums.get(word) ?? 0) + sum)
  }
  return [...sums]
    .filter(([, sum]) => sum > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_WORDS)
    .map(([word]) => (word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD - 1)}…` : word))
}
