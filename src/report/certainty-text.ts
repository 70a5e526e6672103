import { bold, dim } from 'ansis'
import type { Comparison } from '../compare/index.ts'
import { type Calibration, type Certainty, wilson } from '../score/index.ts'
import { intervalText, percent, printable, wrap } from './format.ts'
import { shortNames } from './short-names.ts'
import { table } from './table.ts'

/** What a guard that says whether it knows makes of it; sides without samples are left out. */
export function certaintyText(certainty: Certainty): string[] {
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

export const CERTAINTY_COLUMNS = ['Guard', 'Passed as known', 'Unresolved', 'ECE', 'AURC']

export const CERTAINTY_NOTE =
  'Passed as known: malicious, not BLOCKed, and the guard was certain, of the malicious. Unresolved: harmless, not BLOCKed, and the guard was not certain, of the harmless. ECE: expected calibration error, how far stated confidence and share of right verdicts lie apart. AURC: area under risk and coverage, the mean share of mistakes when only the surest verdicts are kept. None of them is part of the score'

/** The guards that say whether they know or how sure they are, side by side. */
export function certaintyRows({ results }: Comparison): string[][] {
  return Object.entries(results).flatMap(([name, { certainty, calibration }]) =>
    certainty || calibration
      ? [
          [
            name,
            share(certainty?.passed_as_known, certainty?.malicious_count),
            share(certainty?.unresolved_rate, certainty?.harmless_count),
            share(calibration?.expected_calibration_error, calibration?.count),
            share(calibration?.area_under_risk_coverage, calibration?.count),
          ],
        ]
      : [],
  )
}

/** The same for a terminal. */
export function certaintyLines(comparison: Comparison, width: number): string[] {
  const rows = certaintyRows(comparison)
  if (rows.length === 0) return []
  const names = shortNames(rows.map(([name]) => name!))
  const [guard, ...figures] = CERTAINTY_COLUMNS
  return [
    bold('Certainty'),
    ...table(
      [{ title: guard! }, ...figures.map((title) => ({ title, align: 'right' as const }))],
      rows.map(([name, ...cells]) => [printable(names.get(name!)!), ...cells]),
      { column: 0, width },
    ),
    ...wrap(CERTAINTY_NOTE, width).map((line) => dim(line)),
    '',
  ]
}

function share(value: number | undefined, count: number | undefined): string {
  return value === undefined || !count ? 'n/a' : percent(value)
}
