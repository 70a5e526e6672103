import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fuzzing } from '../../../tests/fuzz.ts'
import { markerBox, overlaps, placeLabels, spreadApart } from './label-placement.ts'

const PLOT = { width: 720, height: 460 }

describe('placeLabels', () => {
  const anchor = fc.record({
    x: fc.double({ min: 0, max: PLOT.width, noNaN: true }),
    y: fc.double({ min: 0, max: PLOT.height, noNaN: true }),
    width: fc.double({ min: 10, max: 200, noNaN: true }),
    height: fc.constant(14),
  })

  test('labels that are called free cover no other label, no point, no obstacle', () => {
    fc.assert(
      fc.property(fc.array(anchor, { minLength: 1, maxLength: 14 }), (anchors) => {
        const obstacle = { x: 500, y: 300, width: 150, height: 14 }
        const placed = placeLabels(anchors, PLOT, { boxes: [obstacle], lines: [] })
        for (const [i, { box, free }] of placed.entries()) {
          if (!free) continue
          expect(overlaps(box, obstacle, 0)).toBe(false)
          expect(anchors.some(({ x, y }) => overlaps(box, markerBox(x, y), 0))).toBe(false)
          expect(
            placed.some((other, j) => i !== j && other.free && overlaps(box, other.box, 0)),
          ).toBe(false)
          expect(box.x >= 0 && box.x + box.width <= PLOT.width).toBe(true)
          expect(box.y >= 0 && box.y + box.height <= PLOT.height).toBe(true)
        }
      }),
      { numRuns: 60, seed: 1 },
    )
  })

  test('a label alone stands beside its point, without a line', () => {
    const [placed] = placeLabels([{ x: 100, y: 100, width: 80, height: 14 }], PLOT, {
      boxes: [],
      lines: [],
    })
    expect(placed).toEqual({
      box: { x: 109, y: 93, width: 80, height: 14 },
      leader: null,
      free: true,
    })
  })

  test('nine points close together all find a place', () => {
    const anchors = Array.from({ length: 9 }, (_, i) => ({
      x: 300 + 12 * (i % 3),
      y: 200 + 10 * Math.floor(i / 3),
      width: 120,
      height: 14,
    }))
    const placed = placeLabels(anchors, PLOT, { boxes: [], lines: [] })
    expect(placed.every(({ free }) => free)).toBe(true)
  })

  test('where there is no room it says so', () => {
    const anchors = Array.from({ length: 6 }, () => ({ x: 30, y: 10, width: 55, height: 14 }))
    const placed = placeLabels(anchors, { width: 60, height: 30 }, { boxes: [], lines: [] })
    expect(placed.some(({ free }) => !free)).toBe(true)
  })
})

test('spreadApart keeps the order, the gap, and the height', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { maxLength: 20 }),
      (wanted) => {
        const placed = spreadApart(wanted, 14, 400)
        const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b)
        for (const [n, i] of order.entries()) {
          expect(placed[i]).toBeLessThanOrEqual(400)
          if (n > 0) expect(placed[i]! - placed[order[n - 1]!]!).toBeGreaterThan(13.999)
        }
      },
    ),
    fuzzing(100),
  )
})
