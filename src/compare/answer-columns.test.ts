import { describe, expect, it } from 'vitest'
import { LetteredGuards } from '../../tests/lettered-guards.ts'
import { answerColumns } from './answer-columns.ts'
import { testPairs } from './significance.ts'

describe('answers in columns', () => {
  const guards = new LetteredGuards()
  const a = guards.guard('a', { one: [{ malicious: 'BA' }], two: [{ harmless: 'A' }] })
  const b = guards.guard('b', { two: [{ harmless: 'AB' }], one: [{ malicious: 'AB' }] })
  const file = guards.guard('file', { one: null })

  it('have a row for every sample of any guard, in whichever order it answered', () => {
    const { keys, malicious, columns } = answerColumns([a, b, file])
    expect(new Set(keys).size).toBe(4)
    expect([...malicious]).toEqual([1, 1, 0, 0])
    expect(columns).toEqual([Uint8Array.of(2, 1, 2, 0), Uint8Array.of(1, 2, 2, 1), null])
  })

  it('leave out samples that only guards of other groups were asked', () => {
    const { columns } = answerColumns([guards.guard('c', { two: [{ harmless: '.B' }] })])
    expect(columns).toEqual([Uint8Array.of(1)])
  })

  it('are paired where both guards answered', () => {
    expect(testPairs([[a, file, b]])).toEqual([
      expect.objectContaining({ a: 'a', b: 'b', pairs: 3, only_a_correct: 1, only_b_correct: 1 }),
    ])
  })

  it('are not paired where a guard was not asked a suite', () => {
    expect(testPairs([[a, guards.guard('c', { one: [{ malicious: 'B' }] })]])).toEqual([])
  })

  it('are made once for a group', () => {
    const group = [a, b]
    expect(answerColumns(group)).toBe(answerColumns(group))
  })
})
