import type { Contender } from './contender.ts'
import { NOT_ASKED } from './outcome-code.ts'

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
