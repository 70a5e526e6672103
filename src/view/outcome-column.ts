import type { Contender } from './contender.ts'
import { NOT_ASKED, outcomeOf } from './outcome-code.ts'
import type { SampleTable } from './sample-table.ts'

/** Recordings are replaced, or grow, when they change. */
export function columnVersion({ recordings }: Contender): string | null {
  if (recordings.length === 0) return null
  return recordings.map(({ version, outcomes }) => `${version}:${outcomes.length}`).join(' ')
}

/** The outcomes of a contender, one character per row of the table. */
export function columnOf({ recordings }: Contender, rows: number): string {
  const column = Buffer.alloc(rows, NOT_ASKED)
  for (const { outcomes } of recordings) outcomes.fill(column)
  return column.toString('latin1')
}

/**
 * What the contender says about each sample: the code of the first answer that agrees with its
 * vote, in the row that stands for the sample. Null where every answer stands there already.
 */
export function votesOf({ recordings }: Contender, table: SampleTable): string | null {
  const column = Buffer.alloc(table.rows.length, NOT_ASKED)
  let moved = false
  for (const { outcomes, result } of recordings) {
    for (let i = 0; i < outcomes.length; i++) {
      const { sample } = table.rows[outcomes.rows[i]!]!
      const row = table.rowFor(sample)
      moved ||= row !== outcomes.rows[i]
      const code = outcomes.codes[i]!
      if (outcomeOf(code).outcome !== result.outcomes?.voteOn(sample)) continue
      if (column[row] === NOT_ASKED.charCodeAt(0)) column[row] = code
    }
  }
  return moved ? column.toString('latin1') : null
}
