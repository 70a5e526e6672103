import { describe, expect, it } from 'vitest'
import { answersThatAre, LetteredGuards } from '../../tests/lettered-guards.ts'
import type { Entrant } from './entrant.ts'
import { rankRanges } from './rank-ranges.ts'

const guards = new LetteredGuards()

/** A guard that is right on the samples for which `right` says so: 200 malicious, 200 harmless. */
const guard = (name: string, right: (i: number) => boolean): Entrant =>
  guards.guard(name, { core: [answersThatAre(right, 200)] })

const ranges = (...group: Entrant[]) =>
  rankRanges(group).map(({ model, best, worst }) => [model, best, worst])

describe('rank ranges', () => {
  it('are one rank where guards are far apart', () =>
    expect(
      ranges(
        guard('good', (i) => i % 50 > 0),
        guard('middling', (i) => i % 3 > 0),
        guard('bad', (i) => i % 3 === 0),
      ),
    ).toEqual([
      ['good', 1, 1],
      ['middling', 2, 2],
      ['bad', 3, 3],
    ]))

  it('overlap where guards differ by a few samples', () =>
    expect(
      ranges(
        guard('a', (i) => i % 40 > 0),
        guard('b', (i) => i % 40 > 0 && i !== 7),
        guard('bad', (i) => i % 3 === 0),
      ),
    ).toEqual([
      ['a', 1, 1],
      ['b', 1, 2],
      ['bad', 3, 3],
    ]))

  it('of guards that are alike are the same', () =>
    expect(
      ranges(
        guard('a', (i) => i % 9 > 0),
        guard('b', (i) => i % 9 > 0),
      ),
    ).toEqual([
      ['a', 1, 1],
      ['b', 1, 1],
    ]))

  it('agree with drawing sample by sample', () => {
    const rights = new Map([
      ['a', (i: number) => (i * 7) % 11 > 1],
      ['b', (i: number) => (i * 5) % 13 > 1],
      ['c', (i: number) => i % 4 > 1],
    ])
    let state = 1
    const random = () => {
      state = (state * 48271) % 2147483647
      return state / 2147483647
    }
    const ranks = Array.from({ length: 1500 }, () => {
      const scores = [0, 0, 0]
      for (const from of [0, 200]) {
        for (let i = 0; i < 200; i++) {
          const drawn = from + Math.floor(random() * 200)
          for (const [g, right] of [...rights.values()].entries()) if (right(drawn)) scores[g]!++
        }
      }
      return scores.map((score) => 1 + scores.filter((other) => other > score).length)
    })
    const naive = [...rights.keys()].map((name, g) => {
      const sorted = ranks.map((row) => row[g]!).sort((x, y) => x - y)
      return [name, sorted[Math.floor(1500 * 0.025)], sorted[Math.floor(1500 * 0.975)]]
    })
    expect(ranges(...[...rights].map(([name, right]) => guard(name, right)))).toEqual(naive)
    expect(naive[0]).toEqual(['a', 1, 2])
  })

  it('do not depend on the order in which samples or guards were read', () => {
    const rights = [
      (i: number) => (i * 7) % 11 > 1,
      (i: number) => (i * 5) % 13 > 1,
      (i: number) => (i * 3) % 10 > 1,
    ]
    const rangesOf = (order: readonly number[], firstRead: string) => {
      const own = new LetteredGuards()
      own.guard('other', { core: [{ malicious: firstRead, harmless: firstRead }] })
      const group = order.map((g) => own.guard(`${g}`, { core: [answersThatAre(rights[g]!, 200)] }))
      return ranges(...group).sort()
    }
    const usual = rangesOf([0, 1, 2], '')
    expect(rangesOf([2, 0, 1], '')).toEqual(usual)
    for (const start of [1, 7, 50, 120, 199]) {
      expect(rangesOf([0, 1, 2], '.'.repeat(start).padEnd(200, 'B'))).toEqual(usual)
    }
  })

  it('are unknown without single outcomes, or with one side only', () => {
    expect(rankRanges([guards.guard('file', { core: null })])).toEqual([])
    expect(rankRanges([guards.guard('a', { core: [{ malicious: 'BBBB' }] })])).toEqual([])
  })
})
