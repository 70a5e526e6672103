import { type GuardSuite, placeOf, type RunChanges, type SideChange } from '../compare/index.ts'
import { counted, pValue } from './format.ts'

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

/** The table of what changed, one row for each guard, suite and side. */
export const CHANGE_HEADS = [
  'Guard',
  'Suite',
  'Side',
  'Samples',
  'Worse',
  'Better',
  'Change, pp (95%)',
  'p (Holm)',
  '',
] as const

/** Its rows; guard and suite stand first, in the words of the logs. */
export function changeRows({ suites }: RunChanges): string[][] {
  return suites.flatMap(({ guard, dataset, sides }) =>
    sides.map((side) => [
      guard,
      dataset,
      side.side,
      String(side.pairs),
      String(side.worse),
      String(side.better),
      pointsText(side),
      pValue(side.p_holm),
      CHANGE_SIGNS[side.change],
    ]),
  )
}

/** What a reader must know about samples and guards that took no part. */
export function changeNotes(changes: RunChanges): string[] {
  const { suites, tests } = changes
  const onlyIn = (run: string, guards: readonly string[], places: readonly GuardSuite[]) => {
    const names = [...guards, ...places.map(placeOf)]
    return names.length > 0 ? [`only in ${run}: ${names.join(', ')}`] : []
  }
  return [
    `exact McNemar on the samples that both answered, detection and acceptance apart, p corrected by Holm for ${counted(tests, 'test')}; change in percentage points (95%); a sample of several epochs counts once, by majority`,
    ...suites.flatMap((suite) => {
      const { only_in_a, only_in_b, unfinished } = suite
      const where = placeOf(suite)
      return [
        ...(only_in_a > 0 ? [`${where}: ${counted(only_in_a, 'sample')} of A not in B`] : []),
        ...(only_in_b > 0 ? [`${where}: ${counted(only_in_b, 'sample')} of B not in A`] : []),
        ...(unfinished === null ? [] : [`${where}: run B did not finish (${unfinished})`]),
      ]
    }),
    ...onlyIn('A', changes.guards_only_in_a, changes.suites_only_in_a),
    ...onlyIn('B', changes.guards_only_in_b, changes.suites_only_in_b),
  ]
}

/** The lists of samples, the most urgent first. */
export const CHANGE_LISTS = [
  { title: 'Regressions (right in A, wrong in B)', list: 'regressions' },
  { title: 'Fixed (wrong in A, right in B)', list: 'fixed' },
  { title: 'Still wrong', list: 'still_wrong' },
] as const
