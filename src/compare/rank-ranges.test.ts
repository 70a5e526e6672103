import { describe, expect, it } from 'vitest'
import type { Entrant } from './entrant.ts'
import { rankRanges } from './rank-ranges.ts'

/** A guard that is right on the samples for which `right` says so: 200 malicious, 200 harmless. */
function guard(name: string, right: (i: number) => boolean): Entrant {
  const correct = new Map(Array.from({ length: 400 }, (_, i) => [`k${i}`, right(i)]))
  const dataset = { outcomes: { correct, errors: new Set<string>() } }
  return { name, model: name, cot: false, datasets: [dataset] } as unknown as Entrant
}

const isMalicious = (key: string) => Number(key.slice(1)) < 200
const ranges = (...group: Entrant[]) =>
  rankRanges(group, isMalicious).map(({ model, best, worst }) => [model, best, worst])

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
    const group = [
      guard('a', (i) => (i * 7) % 11 > 1),
      guard('b', (i) => (i * 5) % 13 > 1),
      guard('c', (i) => i % 4 > 1),
    ]
    let state = 1
    const random = () => {
      state = (state * 48271) % 2147483647
      return state / 2147483647
    }
    const ranks = Array.from({ length: 1500 }, () => {
      const scores = [0, 0, 0]
      for (const from of [0, 200]) {
        for (let i = 0; i < 200; i++) {
          const key = `k${from + Math.floor(random() * 200)}`
          group.forEach(({ datasets }, g) => {
            if (datasets[0]?.outcomes?.correct.get(key)) scores[g]!++
          })
        }
      }
      return scores.map((score) => 1 + scores.filter((other) => other > score).length)
    })
    const naive = group.map(({ name }, g) => {
      const sorted = ranks.map((row) => row[g]!).sort((x, y) => x - y)
      return [name, sorted[Math.floor(1500 * 0.025)], sorted[Math.floor(1500 * 0.975)]]
    })
    expect(ranges(...group)).toEqual(naive)
    expect(naive[0]).toEqual(['a', 1, 2])
  })

  it('are unknown without single outcomes, or with one side only', () => {
    const file = { name: 'file', model: 'file', cot: false, datasets: [{}] } as unknown as Entrant
    expect(rankRanges([file], isMalicious)).toEqual([])
    expect(rankRanges([guard('a', () => true)], () => true)).toEqual([])
  })
})
