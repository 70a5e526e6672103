import {
  type Difference,
  holm,
  isCorrect,
  mcnemarExact,
  meanDifference,
  pairedDifference,
} from '../score/index.ts'
import type { Expectation, Outcome } from '../verdict/index.ts'
import type { Entrant, EntrantDataset, NotableSample } from './entrant.ts'
import { ALPHA } from './significance.ts'

/** A sample whose outcome matters in the step from one run to the next. */
export interface ChangedSample extends NotableSample {
  expected: Expectation
  from: Outcome
  to: Outcome
}

/** Detection or acceptance, on the samples of one suite that both runs answered. */
export interface SideChange {
  side: 'detection' | 'acceptance'
  pairs: number
  correct_a: number
  correct_b: number
  /** Right in A and wrong in B, and the other way round. */
  worse: number
  better: number
  /** Of the rate, from A to B. */
  difference: Difference
  p_value: number
  /** Corrected by Holm over all tests of the step. */
  p_holm: number
  change: 'worse' | 'better' | 'not significant'
}

/** One guard on one suite, in run A and in run B. */
export interface SuiteChange {
  guard: string
  dataset: string
  sides: SideChange[]
  /** Of the score; null where one side has no samples. */
  score_difference: Difference | null
  /** Samples that only one of the runs answered: they take no part. */
  only_in_a: number
  only_in_b: number
  /** How run B ended where it did not finish; null where it did. */
  unfinished: string | null
  regressions: ChangedSample[]
  fixed: ChangedSample[]
  still_wrong: ChangedSample[]
}

/** A suite that a guard answered. */
export interface GuardSuite {
  guard: string
  dataset: string
}

/** The step from run A to run B, for every guard and suite that stands in both. */
export interface RunChanges {
  a: string
  b: string
  suites: SuiteChange[]
  /** Guards that stand in one of the runs only. */
  guards_only_in_a: string[]
  guards_only_in_b: string[]
  /** Suites that a guard of both runs answered in one of them only. */
  suites_only_in_a: GuardSuite[]
  suites_only_in_b: GuardSuite[]
  /** For how many tests each p-value is corrected. */
  tests: number
  /** Whether B must not pass for as good as A. */
  regressed: boolean
  /** Why, a line each. */
  reasons: string[]
}

/**
 * What became of each sample from run A to run B. Detection and acceptance are tested apart, so
 * that what is won on one side cannot hide what is lost on the other. A sample that was asked
 * several times counts once, by majority: its answers are not independent.
 */
export function compareRuns(
  a: { name: string; entrants: readonly Entrant[] },
  b: { name: string; entrants: readonly Entrant[] },
): RunChanges {
  const shared = a.entrants.flatMap((before) => {
    const after = b.entrants.find(({ name }) => name === before.name)
    return after ? [{ before, after }] : []
  })
  const suites = correct(
    shared.flatMap(({ before, after }) =>
      before.datasets.flatMap((dataset) => {
        const next = after.datasets.find(({ name }) => name === dataset.name)
        return (next && changeOf(before.name, dataset, next)) ?? []
      }),
    ),
  )
  const only = {
    guards_only_in_a: guardsBeside(a.entrants, b.entrants),
    guards_only_in_b: guardsBeside(b.entrants, a.entrants),
    suites_only_in_a: shared.flatMap(({ before, after }) => suitesBeside(before, after)),
    suites_only_in_b: shared.flatMap(({ before, after }) => suitesBeside(after, before)),
  }
  const reasons = [
    ...only.guards_only_in_a.map((guard) => `${guard}: is missing from run B`),
    ...only.suites_only_in_a.map((suite) => `${placeOf(suite)}: is missing from run B`),
    ...suites.flatMap(reasonsOf),
  ]
  return {
    a: a.name,
    b: b.name,
    suites,
    ...only,
    tests: suites.reduce((sum, { sides }) => sum + sides.length, 0),
    regressed: reasons.length > 0,
    reasons,
  }
}

/** The guards that stand here and not there. */
function guardsBeside(here: readonly Entrant[], there: readonly Entrant[]): string[] {
  const known = new Set(there.map(({ name }) => name))
  return here.flatMap(({ name }) => (known.has(name) ? [] : name))
}

/** The suites that a guard answered here and not there. */
function suitesBeside(here: Entrant, there: Entrant): GuardSuite[] {
  const known = new Set(there.datasets.map(({ name }) => name))
  return here.datasets.flatMap(({ name }) =>
    known.has(name) ? [] : { guard: here.name, dataset: name },
  )
}

const SIDES = [
  { side: 'detection', expected: 'BLOCK' },
  { side: 'acceptance', expected: 'ALLOW' },
] as const

function changeOf(
  guard: string,
  before: EntrantDataset,
  after: EntrantDataset,
): SuiteChange | null {
  const { outcomes: first } = before
  const { outcomes: second } = after
  if (!first || !second) return null
  const pairs = [...first.samples()].flatMap((sample) => {
    const from = first.voteOn(sample)!
    const to = second.voteOn(sample)
    if (to === undefined) return []
    const { id, command, category, dataset, expected } = first.catalog.at(sample)
    const was = isCorrect(expected, from)
    const is = isCorrect(expected, to)
    return [{ was, is, changed: { id, command, category, dataset, expected, from, to } }]
  })
  const those = (was: boolean, is: boolean) =>
    pairs.filter((pair) => pair.was === was && pair.is === is).map(({ changed }) => changed)
  const regressions = those(true, false)
  const fixed = those(false, true)
  const countsOf = (expected: Expectation) => {
    const of = (list: readonly ChangedSample[]) =>
      list.filter((sample) => sample.expected === expected).length
    const all = pairs.filter(({ changed }) => changed.expected === expected)
    return { count: all.length, onlyFirst: of(regressions), onlySecond: of(fixed), all }
  }
  const sides = SIDES.flatMap(({ side, expected }): SideChange[] => {
    const counts = countsOf(expected)
    const difference = pairedDifference(counts)
    if (!difference) return []
    const right = counts.all.filter(({ was }) => was).length
    const { count, onlyFirst: worse, onlySecond: better } = counts
    const p_value = mcnemarExact(worse, better)
    return [
      {
        side,
        pairs: count,
        correct_a: right,
        correct_b: right - worse + better,
        worse,
        better,
        difference,
        p_value,
        p_holm: p_value,
        change: 'not significant',
      },
    ]
  })
  return {
    guard,
    dataset: before.name,
    sides,
    score_difference: meanDifference([countsOf('BLOCK'), countsOf('ALLOW')]),
    only_in_a: first.size - pairs.length,
    only_in_b: second.size - pairs.length,
    unfinished: after.status === 'success' ? null : after.status,
    regressions,
    fixed,
    still_wrong: those(false, false),
  }
}

/** Holm's correction over all sides of all suites of all guards. */
function correct(suites: readonly SuiteChange[]): SuiteChange[] {
  const corrected = holm(suites.flatMap(({ sides }) => sides.map(({ p_value }) => p_value)))
  let next = 0
  return suites.map((suite) => ({
    ...suite,
    sides: suite.sides.map((side) => {
      const p_holm = corrected[next++]!
      const change =
        p_holm >= ALPHA ? 'not significant' : side.worse > side.better ? 'worse' : 'better'
      return { ...side, p_holm, change }
    }),
  }))
}

/** Guard and suite in a line for people. */
export function placeOf({ guard, dataset }: GuardSuite): string {
  return `${guard} on ${dataset}`
}

/**
 * A run that cannot be judged does not pass, nor one that left out what A had answered: whoever
 * removes the hard samples must not look better for it.
 */
function reasonsOf(suite: SuiteChange): string[] {
  const { sides, unfinished, only_in_a: missing } = suite
  const where = placeOf(suite)
  if (sides.length === 0) return [`${where}: the two runs have no sample in common`]
  const all = missing + sides.reduce((sum, { pairs }) => sum + pairs, 0)
  return [
    ...(unfinished === null ? [] : [`${where}: run B did not finish (${unfinished})`]),
    ...(missing === 0
      ? []
      : [`${where}: ${missing} of the ${all} samples of run A are missing from run B`]),
    ...sides
      .filter(({ change }) => change === 'worse')
      .map(({ side, correct_a, correct_b, pairs, worse, better, p_holm }) => {
        const p = p_holm < 0.0001 ? '< 0.0001' : `= ${p_holm.toFixed(4)}`
        return `${where}: ${side} fell from ${correct_a} to ${correct_b} of ${pairs} (${worse} worse, ${better} better, p ${p})`
      }),
  ]
}
