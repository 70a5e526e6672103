import { describe, expect, it } from 'vitest'
import { crossValidate, thresholdFor } from './cross-validate.ts'
import { createDoubter } from './doubt.ts'
import { FeatureReader } from './feature-reader.ts'
import { scoreSeen } from './linear-model.ts'
import { piecesOf } from './pieces.ts'
import { type Example, trainLinear } from './train-linear.ts'
import { encodeWeights } from './weights-file.ts'

const shape = { bits: 12, shortest: 2, longest: 4 }
const training = { shape, weight: 1, rounds: 10, seed: 1 }

function example(text: string, bad: boolean, notes: readonly string[] = []): Example {
  return { text, notes, bad, cost: 1 }
}

const COLOURS = ['red', 'green', 'blue', 'white', 'brown', 'grey', 'pink', 'black']
const EXAMPLES = COLOURS.flatMap((colour) => [
  example(`paint the wall ${colour} today`, false),
  example(`paint the wombat ${colour} today`, true),
])

describe('the learner', () => {
  it('tells texts apart that it has not met', () => {
    const model = trainLinear(EXAMPLES, training)
    const reader = new FeatureReader(shape)
    const score = (text: string) => scoreSeen(model, reader, { text, notes: [] }).score
    expect(score('paint the wombat orange soon')).toBeGreaterThan(0)
    expect(score('paint the wall orange soon')).toBeLessThan(0)
  })

  it('gives the same bytes for the same examples and seed, and others for another seed', () => {
    const once = encodeWeights(trainLinear(EXAMPLES, training))
    expect(encodeWeights(trainLinear(EXAMPLES, training))).toEqual(once)
    const other = { ...training, seed: 2 }
    expect(encodeWeights(trainLinear(EXAMPLES, other))).not.toEqual(once)
  })

  it('learns from notes where the texts say nothing', () => {
    const model = trainLinear(
      COLOURS.flatMap((colour) => [
        example(colour, false, ['reads a file']),
        example(colour, true, ['reads something unknown']),
      ]),
      training,
    )
    const reader = new FeatureReader(shape)
    const score = (...notes: string[]) => scoreSeen(model, reader, { text: 'orange', notes }).score
    expect(score('reads something unknown')).toBeGreaterThan(score('reads a file') + 0.5)
  })

  it('takes one figure for another', () => {
    const reader = new FeatureReader(shape)
    const bucketsOf = (text: string) =>
      reader.buckets.slice(0, reader.read(text, 0, text.length, []))
    expect(bucketsOf('port 4444')).toEqual(bucketsOf('port 8080'))
    expect(bucketsOf('port 4444')).not.toEqual(bucketsOf('port 444'))
  })

  it('finds every feature once, also after more texts than marks', () => {
    const reader = new FeatureReader(shape)
    const first = reader.read('abab', 0, 4, [])
    expect(new Set(reader.buckets.slice(0, first)).size).toBe(first)
    for (let i = 0; i < 70_000; i++) reader.read('x', 0, 1, [])
    expect(reader.read('abab', 0, 4, [])).toBe(first)
  })
})

function doubterOfTexts() {
  const doubter = createDoubter(trainLinear(EXAMPLES, training))
  return (text: string, parts: string[] = []) =>
    doubter({ text, notes: [], parts: parts.map((part) => ({ text: part, notes: [] })) })
}

describe('parts', () => {
  it('are looked at on their own, and named by their words', () => {
    const doubter = doubterOfTexts()
    const texts = ['paint the wall white', 'the wombat', 'paint the wall green']
    const whole = texts.join('; ')
    expect(doubter('paint the wall white', texts)?.words[0]).toBe('wombat')
    expect(doubter(whole, ['paint the wall white', 'paint the wall green'])).toEqual(doubter(whole))
  })
})

describe('pieces', () => {
  it.each([0, 1, 255, 256, 257, 400, 5000])('cover a text of %i characters', (length) => {
    const pieces = [...piecesOf(length)]
    expect(pieces[0]!.from).toBe(0)
    expect(pieces.at(-1)!.to).toBe(length)
    for (const [i, { from, to }] of pieces.entries()) {
      expect(to - from).toBeLessThanOrEqual(256)
      if (i > 0) expect(from).toBeLessThan(pieces[i - 1]!.to)
    }
  })

  it('keep a bad word from drowning in good ones', () => {
    const doubter = doubterOfTexts()
    const padding = 'paint the wall white today; '.repeat(100)
    expect(doubter(padding)).toBeUndefined()
    expect(doubter(`${padding}paint the wombat black today; ${padding}`)?.words).toContain('wombat')
  })
})

describe('doubt', () => {
  const doubter = doubterOfTexts()

  it('names the words that caused it, the worst first', () => {
    const doubt = doubter('paint the wombat orange soon')
    expect(doubt?.words[0]).toBe('wombat')
    expect(doubt?.words.length).toBeLessThanOrEqual(3)
    expect(doubt?.excess).toBeGreaterThan(0)
  })

  it('cuts words that are too long to be shown', () => {
    const long = 'wombat'.repeat(30)
    expect(doubter(`paint the ${long}`)?.words[0]).toMatch(/^(?:wombat){9}womba…$/)
  })

  it('does not doubt an empty text', () => expect(doubter('')).toBeUndefined())
})

describe('cross-validation', () => {
  it('never scores an example by a model that met its origin', () => {
    // Every origin has one word of its own, and its side cannot be known from others.
    const words = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel']
    const examples = words.flatMap((word, i) =>
      [1, 2, 3].map(() => ({ ...example(word, i % 2 === 0), origin: word })),
    )
    const scores = crossValidate(examples, 4, training)
    const right = examples.filter(({ bad }, i) => scores[i]! > 0 === bad).length
    expect(right).toBeLessThan(examples.length)
    expect(trainedOnAll(examples)).toBe(examples.length)
  })

  function trainedOnAll(examples: readonly Example[]): number {
    const model = trainLinear(examples, training)
    const reader = new FeatureReader(shape)
    return examples.filter((one) => scoreSeen(model, reader, one).score > 0 === one.bad).length
  }

  it.each([
    [0, 9],
    [0.2, 7],
    [1, 0],
  ])('finds the threshold that flags at most %d of the scores', (share, threshold) => {
    const scores = [3, 1, 4, 0, 5, 9, 2, 6, 8, 7]
    expect(thresholdFor(scores, share)).toBe(threshold)
    expect(scores.filter((score) => score > threshold).length).toBeLessThanOrEqual(share * 10)
  })

  it('has a threshold for no scores', () => expect(thresholdFor([], 0.5)).toBe(0))
})
