import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzing } from '../../../tests/fuzz.ts'
import { logAxis, rateAxis } from './axis.ts'

test('a rate axis holds its values, ends at 1, and has ticks inside its domain', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 }),
      (values) => {
        const { domain, values: ticks, place } = rateAxis('x', values)
        expect(domain[1]).toBe(1)
        for (const value of values) expect(place(value)).toBeGreaterThanOrEqual(0)
        for (const tick of ticks) expect(tick >= domain[0] && tick <= 1).toBe(true)
        expect(ticks.length).toBeGreaterThan(1)
        expect(ticks.length).toBeLessThan(14)
      },
    ),
    fuzzing(100),
  )
})

test('a logarithmic axis holds every amount, also none at all and very different ones', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 1e9, noNaN: true })), {
        minLength: 1,
        maxLength: 20,
      }),
      (values) => {
        const {
          domain,
          values: ticks,
          place,
          shown,
        } = logAxis('x', values, {
          zero: 'free',
          labelExpr: 'datum.label',
        })
        expect(domain[0]).toBeGreaterThan(0)
        for (const value of values) {
          expect(place(value)).toBeGreaterThan(0)
          expect(place(value)).toBeLessThan(1)
          expect(shown(value)).toBeGreaterThan(0)
        }
        expect(ticks.length).toBeGreaterThan(0)
        expect(ticks.length).toBeLessThan(14)
        for (const tick of ticks) expect(tick >= domain[0] && tick <= domain[1]).toBe(true)
      },
    ),
    fuzzing(100),
  )
})

test('zero stands below everything, on a tick of its own', () => {
  const axis = logAxis('cost', [0, 0.5, 20], { zero: 'free', labelExpr: 'datum.label' })
  expect(axis.place(0)).toBeLessThan(axis.place(0.5))
  expect(axis.values[0]).toBe(axis.shown(0))
  expect(axis.labelExpr).toContain('"free"')
})
