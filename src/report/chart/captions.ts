import { type Comparison, samplesOf } from '../../compare/index.ts'
import { clip, printable } from '../format.ts'
import type { GuardRow } from './guard-row.ts'

const NAMED = 6

/** On which samples the guards were measured: `gtfobins (676) + harmless (496)`. */
export function samplesCaption(comparison: Comparison): string {
  const sizes = new Map<string, number>()
  for (const { datasets } of Object.values(comparison.results)) {
    for (const [name, dataset] of Object.entries(datasets)) {
      if (dataset) sizes.set(name, samplesOf(dataset))
    }
  }
  return [...sizes].map(([name, count]) => `${clip(printable(name), 40)} (${count})`).join(' + ')
}

/** Names the guards that a picture leaves out, and why. No caption where none is. */
export function leftOut(why: string, rows: readonly Pick<GuardRow, 'label'>[]): string[] {
  if (rows.length === 0) return []
  const names = rows.slice(0, NAMED).map(({ label }) => label)
  const more = rows.length > NAMED ? ` and ${rows.length - NAMED} more` : ''
  return [`Not shown, ${why}: ${names.join(', ')}${more}.`]
}
