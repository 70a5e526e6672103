import { bold, dim, red } from 'ansis'
import type { Comparison } from '../compare/index.ts'
import { clipMiddle, printable, wrap } from './format.ts'
import { shortNames } from './short-names.ts'
import { table } from './table.ts'

/** Names are cut to this before a matrix is left out. */
const SHORTEST_NAME = 12

/**
 * Who is right where the other is wrong, every guard against every other, where that fits the
 * width. Two guards are one line among the pairs already.
 */
export function winMatrixLines({ pairwise_wins }: Comparison, width: number): string[] {
  return pairwise_wins.flatMap(({ models, wins, significant }) => {
    if (models.length < 3) return []
    const names = shortNames(models)
    const cells = wins.map((row, i) =>
      row.map((count, j) => (count === null ? '·' : `${count}${significant[i]![j] ? '≠' : ' '}`)),
    )
    const columns = models.map((_, j) =>
      Math.max(String(j + 1).length, ...cells.map((row) => row[j]!.length)),
    )
    const place = String(models.length).length
    const room = width - place - 2 - columns.reduce((sum, size) => sum + size + 2, 0)
    if (room < SHORTEST_NAME) return []
    return [
      bold('Wins: right where the other is wrong, row against column'),
      ...table(
        [
          { title: '', align: 'right' },
          { title: 'Guard' },
          ...models.map((_, j) => ({ title: `${j + 1} `, align: 'right' as const })),
        ],
        models.map((model, i) => [
          String(i + 1),
          clipMiddle(printable(names.get(model)!), room),
          ...cells[i]!.map((cell) => cell.replace('≠', red('≠'))),
        ]),
      ),
      ...wrap('≠ significantly apart (exact McNemar, Holm)', width).map((line) => dim(line)),
      '',
    ]
  })
}
