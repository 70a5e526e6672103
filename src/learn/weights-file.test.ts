import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../suite/random.ts'
import { createDoubter } from './doubt.ts'
import { decodeCheckedWeights, decodeWeights, encodeWeights } from './weights-file.ts'

const { integer } = createRandom(3)
const model = {
  shape: { bits: 8, shortest: 2, longest: 5 },
  weights: Int8Array.from({ length: 256 }, () => integer(-127, 127)),
  scale: 0.01,
  bias: -0.5,
  threshold: 0.25,
}
const bytes = encodeWeights(model)

function changed(at: number, to: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = to
  return copy
}

describe('a file of weights', () => {
  it('comes back as it was written', () => {
    expect(decodeCheckedWeights(bytes, 'w')).toEqual(model)
    // Node cuts small buffers out of larger ones.
    const inside = Buffer.concat([Buffer.alloc(3), bytes]).subarray(3)
    expect(decodeCheckedWeights(inside, 'w')).toEqual(model)
  })

  it.each([
    ['is empty', Buffer.alloc(0), /^w is no file of weights: install/],
    ['is something else', Buffer.from('#!/bin/sh\n'.repeat(50)), /^w is no file of weights/],
    ['is of a later version', changed(4, 9), /^w has version 9, and only 1 is known/],
    ['has too many bits', changed(5, 40), /^w is damaged/],
    ['has no bits', changed(5, 0), /^w is damaged/],
    ['has runs that end before they begin', changed(6, 7), /^w is damaged/],
    ['has endless runs', changed(7, 255), /^w is damaged/],
    ['has no number as its scale', changed(15, 0xff), /^w is damaged/],
    ['is cut off', bytes.subarray(0, 100), /^w is cut off/],
    ['goes on', Buffer.concat([bytes, bytes]), /^w is cut off or has something behind it/],
  ])('is refused in one line when it %s', (_, damaged, message) => {
    // The scale needs its whole exponent to be no number.
    if (/scale/.test(_)) damaged[14] = 0xff
    expect(() => decodeWeights(damaged, 'w')).toThrow(message)
    expect(() => decodeWeights(damaged, 'w')).toThrow(
      expect.objectContaining({ code: 'BAD_WEIGHTS', exitCode: 2 }),
    )
  })

  it('is refused for one changed byte where every byte is looked at', () => {
    for (let at = 0; at < bytes.length; at++)
      expect(() => decodeCheckedWeights(changed(at, bytes[at]! ^ 1), 'w')).toThrow()
  })

  it('can be scored with whatever its weights are', () => {
    const { next } = createRandom(4)
    for (let i = 0; i < 50; i++) {
      const noise = Buffer.from(bytes)
      for (let at = 36; at < noise.length; at++) noise[at] = Math.floor(next() * 256)
      expect(() =>
        createDoubter(decodeWeights(noise, 'w'))({ text: 'cat x', notes: ['reads'] }),
      ).not.toThrow()
    }
  })
})

describe('the weights that are shipped', () => {
  const shipped = readFileSync(`${import.meta.dirname}/doubt.weights`)

  it('are whole, and small', () => {
    decodeCheckedWeights(shipped, 'doubt.weights')
    expect(shipped.length).toBeLessThanOrEqual(500_000)
  })

  it('are those of their card', () => {
    const card = readFileSync(`${import.meta.dirname}/../../docs/doubt-card.md`, 'utf8')
    expect(card).toContain(createHash('sha256').update(shipped).digest('hex'))
  })
})
