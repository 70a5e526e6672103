import type { RunChanges, SideChange } from '../compare/index.ts'
import { counted } from './format.ts'

/** A difference of two rates with its interval, in percentage points: `−2.4 (−4.4 to −0.5)`. */
export function pointsText({ difference: { value, low, high } }: SideChange): string {
  return `${points(value)} (${points(low)} to ${points(high)})`
}

function points(value: number): string {
  const text = (Math.abs(value) * 100).toFixed(1)
  return text === '0.0' ? text : `${value < 0 ? '−' : '+'}${text}`
}

export const CHANGE_SIGNS: Record<SideChange['change'], string> = {
  worse: '≠ worse',
  better: '≠ better',
  'not significant': '≈',
}

/** What a reader must know about samples and guards that took no part. */
export function changeNotes({
  suites,
  guards_only_in_a,
  guards_only_in_b,
  tests,
}: RunChanges): string[] {
  return [
    `exact McNemar on the samples that both answered, detection and acceptance apart, p corrected by Holm for ${counted(tests, 'test')}; change in percentage points (95%); a sample of several epochs counts once, by majority`,
    ...suites.flatMap(({ guard, dataset, only_in_a, only_in_b, unfinished }) => {
      const where = `${guard} on ${dataset}`
      return [
        ...(only_in_a > 0 ? [`${where}: ${counted(only_in_a, 'sample')} of A not in B`] : []),
        ...(only_in_b > 0 ? [`${where}: ${counted(only_in_b, 'sample')} of B not in A`] : []),
        ...(unfinished === null ? [] : [`${where}: run B did not finish (${unfinished})`]),
      ]
    }),
    ...(guards_only_in_a.length > 0 ? [`only in A: ${guards_only_in_a.join(', ')}`] : []),
    ...(guards_only_in_b.length > 0 ? [`only in B: ${guards_only_in_b.join(', ')}`] : []),
  ]
}

/** The lists of samples, the most urgent first. */
export const CHANGE_LISTS = [
  { title: 'Regressions (right in A, wrong in B)', list: 'regressions' },
  { title: 'Fixed (wrong in A, right in B)', list: 'fixed' },
  { title: 'Still wrong', list: 'still_wrong' },
] as const
