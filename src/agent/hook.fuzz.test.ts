import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzing } from '../../tests/fuzz.ts'
import { decideFor } from './decide-for.ts'
import { DENIED_EVENTS } from './protocol/recorded-events.ts'

const RUNS = 300

/** What a field may be instead of what it is. */
const OTHERS: readonly unknown[] = [null, 5, true, '', [], {}, [[]], [null], { a: 1 }]

/** Every place in a message, as the names on the way to it. */
function places(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [way]
  const below = Object.entries(value).flatMap(([name, item]) => places(item, [...way, name]))
  return way.length === 0 ? below : [way, ...below]
}

function at(value: unknown, way: readonly string[]): unknown {
  return way.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], value)
}

function exchanged(event: object, way: readonly string[], other: unknown): object {
  const copy = structuredClone(event)
  const holder = at(copy, way.slice(0, -1)) as Record<string, unknown>
  holder[way.at(-1)!] = other
  return copy
}

const answerTo = (text: string) => decideFor(text).answer

describe('every recorded message', () => {
  it.each(DENIED_EVENTS)('is denied: %s', (_, event) => {
    expect(answerTo(JSON.stringify(event))).toBe('deny')
  })

  it.each(DENIED_EVENTS)('cut off anywhere, is denied: %s', (_, event) => {
    const text = JSON.stringify(event)
    for (let length = 0; length < text.length; length++)
      expect(answerTo(text.slice(0, length)), text.slice(0, length)).toBe('deny')
  })

  it.each(DENIED_EVENTS)('with another type anywhere, is refused or judged: %s', (_, event) => {
    for (const way of places(event)) {
      const original = at(event, way)
      for (const other of OTHERS) {
        // Another text, or an object with other names in it, is another message and not a broken one.
        if (typeof other === typeof original && Array.isArray(other) === Array.isArray(original))
          continue
        const message = JSON.stringify(exchanged(event, way, other))
        expect(answerTo(message), message).not.toBe('pass')
      }
    }
  })

  it('with anything around or in it, never breaks the hook', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DENIED_EVENTS),
        fc.jsonValue({ maxDepth: 4 }),
        fc.nat(),
        fc.boolean(),
        ([, event], value, place, below) => {
          const ways = places(event)
          const way = ways[place % ways.length]!
          const text = JSON.stringify(
            below ? { ...event, extra: value } : exchanged(event, way, value),
          )
          expect(['pass', 'ask', 'deny']).toContain(answerTo(text))
          if (below) expect(answerTo(text)).toBe('deny')
        },
      ),
      fuzzing(RUNS),
    )
  })
})
