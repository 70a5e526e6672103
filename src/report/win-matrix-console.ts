import { bold, dim, red } from 'ansis'
import type { Comparison } from '../compare/index.ts'
import { clipMiddle, printable, wrap } from './format.ts'
import { table } from './table.ts'
import { winRows } from './win-matrix.ts'

/** Names are cut to this before a matrix is left out. */
const SHORTEST_NAME = 12

/**
 * Who is right where the other is wrong, every guard against every other, where that fits the
 * width. Two guards are one line among the pairs already.
 */
export function winMatrixLines({ pairwise_wins }: Comparison, width: number): string[] {
  return pairwise_wins.flatMap((matrix) => {
    const rows = winRows(matrix)
    if (rows.length < 3) return []
    // Digits stand below digits, whether or not a sign follows.
    const aligned = rows.map(({ cells }) =>
      cells.map((cell) => (/\d$/.test(cell) ? `${cell} ` : cell)),
    )
    const columns = rows.map(({ place }, j) =>
      Math.max(place.length + 1, ...aligned.map((cells) => cells[j]!.length)),
    )
    const first = String(rows.length).length
    const room = width - first - 2 - columns.reduce((sum, size) => sum + size + 2, 0)
    if (room < SHORTEST_NAME) return []
    return [
      bold('Wins: right where the other is wrong, row against column'),
      ...table(
        [
          { title: '', align: 'right' },
          { title: 'Guard' },
          ...rows.map(({ place }) => ({ title: `${place} `, align: 'right' as const })),
        ],
        rows.map(({ place, name }, i) => [
          place,
          clipMiddle(printable(name), room),
          ...aligned[i]!.map((cell) => cell.replace('≠', red('≠'))),
        ]),
      ),
      ...wrap('≠ significantly apart (exact McNemar, Holm)', width).map((line) => dim(line)),
      '',
    ]
  })
}
