import type { Entrant } from './entrant.ts'

/** How one guard fared on a sample. */
export const ANSWER = { none: 0, wrong: 1, right: 2 } as const

/** A group's answers side by side: one column per guard, one row per sample of any of them. */
export interface AnswerColumns {
  keys: readonly string[]
  /** Null for a guard whose single outcomes are not known. */
  columns: readonly (Uint8Array | null)[]
}

/** Pairs and ranks of one group ask for the same columns. */
const made = new WeakMap<readonly Entrant[], AnswerColumns>()

/**
 * The single outcomes of some guards in arrays, so that pairs and patterns are counted without
 * looking anything up.
 */
export function answerColumns(group: readonly Entrant[]): AnswerColumns {
  const known = made.get(group)
  if (known) return known
  const rows = new Map<string, number>()
  const columns = group.map((entrant) => numberedAnswers(entrant, rows))
  const answers = {
    keys: [...rows.keys()],
    columns: columns.map((column) => column && toColumn(column, rows.size)),
  }
  made.set(group, answers)
  return answers
}

/** The rows of a guard's samples and its answers there; rows that are new get the next numbers. */
function numberedAnswers(
  { datasets }: Entrant,
  rows: Map<string, number>,
): [number, boolean][] | null {
  const answers: [number, boolean][] = []
  for (const { outcomes } of datasets) {
    if (!outcomes) return null
    for (const [key, right] of outcomes.correct) {
      let row = rows.get(key)
      if (row === undefined) {
        row = rows.size
        rows.set(key, row)
      }
      answers.push([row, right])
    }
  }
  return answers
}

function toColumn(answers: readonly [number, boolean][], rows: number): Uint8Array {
  const column = new Uint8Array(rows)
  for (const [row, right] of answers) column[row] = right ? ANSWER.right : ANSWER.wrong
  return column
}
