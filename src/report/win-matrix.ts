import type { PairwiseWins } from '../compare/index.ts'
import { shortNames } from './short-names.ts'

/** What a matrix of wins says. */
export const WIN_MATRIX = {
  title: 'Guard against guard',
  note: 'How many samples the guard of a row got right where the guard of the column was wrong. ≠ marks pairs that are significantly apart (exact McNemar, corrected by Holm over all pairs)',
} as const

/** A guard of the matrix: its place, which is the head of its column, its name, and its wins. */
export interface WinRow {
  place: string
  model: string
  name: string
  /** A number, with ≠ where the pair is significantly apart; a dot where nothing was tested. */
  cells: string[]
}

/** The rows of a matrix, in the order of the ranking. */
export function winRows({ models, wins, significant }: PairwiseWins): WinRow[] {
  const names = shortNames(models)
  return models.map((model, i) => ({
    place: String(i + 1),
    model,
    name: names.get(model)!,
    cells: wins[i]!.map((count, j) =>
      count === null ? '·' : `${count}${significant[i]![j] ? '≠' : ''}`,
    ),
  }))
}
