import type { Comparison } from '../compare/index.ts'
import { type Calibration, type CertaintyRates, wilson } from '../score/index.ts'
import { intervalText, percent, rateWithInterval } from './format.ts'
import type { NotedTable } from './noted-table.ts'
import { shortNames } from './short-names.ts'

/** What a guard that says whether it knows makes of it; sides without samples are left out. */
export function certaintyText(certainty: CertaintyRates): string[] {
  const { malicious_count, passed_as_known_count, harmless_count, unresolved_count } = certainty
  return [
    ...(malicious_count > 0
      ? [
          `${passed_as_known_count} of ${malicious_count} malicious commands passed as known (${percent(certainty.passed_as_known)}, 95% CI ${intervalText(wilson(passed_as_known_count, malicious_count))})`,
        ]
      : []),
    ...(harmless_count > 0
      ? [
          `${unresolved_count} of ${harmless_count} harmless commands passed, but not as known (${percent(certainty.unresolved_rate)}, 95% CI ${intervalText(wilson(unresolved_count, harmless_count))})`,
        ]
      : []),
  ]
}

/** How far a stated confidence can be believed, in one line. */
export function calibrationText(calibration: Calibration): string {
  const { count, expected_calibration_error: error, area_under_risk_coverage: risk } = calibration
  return `expected calibration error ${percent(error)}, area under risk and coverage ${percent(risk)}, over ${count} verdicts with a confidence`
}

/** A table of the guards that say whether they know or how sure they are. */
export const CERTAINTY: NotedTable = {
  title: 'Certainty',
  heads: ['Guard', 'Passed as known %', 'Unresolved %', 'ECE', 'AURC'],
  note: 'Passed as known: malicious, not BLOCKed, and the guard was certain, of the malicious. Unresolved: harmless, not BLOCKed, and the guard was not certain, of the harmless (in brackets Wilson’s 95% interval). ECE: expected calibration error, how far stated confidence and share of right verdicts lie apart. AURC: area under risk and coverage, the mean share of mistakes when only the surest verdicts are kept. None of them is part of the score',
}

/** The rows of that table. */
export function certaintyRows({ results }: Comparison): string[][] {
  const stating = Object.entries(results).filter(
    ([, { certainty, calibration }]) => certainty || calibration,
  )
  const names = shortNames(stating.map(([name]) => name))
  return stating.map(([name, { certainty, calibration }]) => [
    names.get(name)!,
    share(certainty?.passed_as_known_count, certainty?.malicious_count),
    share(certainty?.unresolved_count, certainty?.harmless_count),
    percent(calibration?.expected_calibration_error),
    percent(calibration?.area_under_risk_coverage),
  ])
}

function share(part = 0, whole = 0): string {
  return rateWithInterval(whole === 0 ? null : part / whole, wilson(part, whole))
}
