import { describe, expect, it } from 'vitest'
import { answerColumns } from './answer-columns.ts'
import type { Entrant } from './entrant.ts'
import { testPairs } from './significance.ts'

type Answers = Record<string, boolean>

function guard(name: string, suites: Record<string, Answers | null>): Entrant {
  const datasets = Object.entries(suites).map(([suite, answers]) => ({
    name: suite,
    ...(answers && { outcomes: { correct: new Map(Object.entries(answers)), errors: new Set() } }),
  }))
  return { name, model: name, cot: false, datasets } as unknown as Entrant
}

describe('answers in columns', () => {
  const a = guard('a', { one: { x: true, y: false }, two: { z: true } })
  const b = guard('b', { one: { y: true, x: false }, two: { w: true, z: true } })
  const file = guard('file', { one: null })

  it('have a row for every sample of any guard, in whichever order it answered', () => {
    expect(answerColumns([a, b, file])).toEqual({
      keys: ['x', 'y', 'z', 'w'],
      columns: [Uint8Array.of(2, 1, 2, 0), Uint8Array.of(1, 2, 2, 2), null],
    })
  })

  it('are paired where both guards answered', () => {
    expect(testPairs([[a, file, b]])).toEqual([
      expect.objectContaining({ a: 'a', b: 'b', pairs: 3, only_a_correct: 1, only_b_correct: 1 }),
    ])
  })

  it('are not paired where a guard was not asked a suite', () => {
    expect(testPairs([[a, guard('c', { one: { x: true } })]])).toEqual([])
  })

  it('are made once for a group', () => {
    const group = [a, b]
    expect(answerColumns(group)).toBe(answerColumns(group))
  })
})
