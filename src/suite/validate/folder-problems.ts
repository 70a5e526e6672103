import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { CATEGORIES } from '../../verdict/index.ts'
import { CARD_FILE } from '../find-suite.ts'
import type { SuiteCounts, SuiteInfo } from '../suite-info.ts'
import type { BaselineResult } from './baseline-tally.ts'
import { sha256 } from './sha256.ts'

/** What is wrong with a suite as a whole. */
export async function folderProblems(
  folder: string,
  info: SuiteInfo,
  samplesFile: string,
  counts: SuiteCounts,
  baseline: BaselineResult | null,
): Promise<string[]> {
  const problems: string[] = []
  const folderName = basename(resolve(folder))
  if (info.name !== folderName)
    problems.push(`name "${info.name}", but the folder is "${folderName}"`)
  if (!existsSync(join(folder, CARD_FILE))) problems.push(`there is no data card (${CARD_FILE})`)
  for (const key of Object.keys(counts) as (keyof SuiteCounts)[]) {
    const [claimed, counted] = [stable(info.counts[key]), stable(counts[key])]
    if (claimed !== counted)
      problems.push(`counts.${key} says ${claimed}, the samples give ${counted}`)
  }
  if (info.sha256 !== (await sha256(samplesFile))) {
    problems.push('sha256 is not that of the samples: run "aegish suite seal"')
  }
  for (const [what, least] of Object.entries(info.limits?.atLeast ?? {})) {
    if (what === 'eachCategory') {
      for (const category of CATEGORIES) {
        const found = counts.categories[category] ?? 0
        if (found < least)
          problems.push(`${found} samples of ${category}, at least ${least} wanted`)
      }
    } else {
      const found = counts[what as Exclude<keyof SuiteCounts, 'categories'>]
      if (found < least) problems.push(`${found} ${what}, at least ${least} wanted`)
    }
  }
  if (baseline?.limit != null && baseline.score > baseline.limit) {
    problems.push(
      `the regular-expression baseline scores ${baseline.score.toFixed(3)}, the limit is ${baseline.limit}`,
    )
  }
  return problems
}

/** A count as text, whatever the order of its keys. */
function stable(count: SuiteCounts[keyof SuiteCounts]): string {
  return typeof count === 'number'
    ? String(count)
    : JSON.stringify(Object.fromEntries(Object.entries(count).sort(([a], [b]) => (a < b ? -1 : 1))))
}
