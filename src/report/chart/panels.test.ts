import { expect, test } from 'vitest'
import { panelsByGuard } from './panels.ts'

const panels = (count: number) => {
  const guards = Array.from({ length: count }, (_, i) => `guard ${i}`)
  const { columns, resolve } = panelsByGuard(guards, [], { row: 1, column: 1 }, {}) as {
    columns: number
    resolve?: object
  }
  return [columns, resolve !== undefined]
}

test('panels leave no hole that a shared axis would stand below', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 9].map(panels)).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [2, false],
    [3, true],
    [3, false],
    [3, true],
    [3, false],
  ])
})
