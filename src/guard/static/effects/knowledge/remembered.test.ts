import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { findSensitive } from '../../policy/path-class.ts'
import { SECRETS } from '../../policy/sensitive-paths.ts'
import { remembered } from './remembered.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** How many bytes stay when words of so many long texts were looked up. */
function keptOf(texts: number, look: (word: string) => unknown): number {
  collect()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < texts; i++) {
    const text = `/srv/data/number-${i} ${'x'.repeat(100_000)}`
    look(text.slice(0, text.indexOf(' ')))
  }
  collect()
  return process.memoryUsage().heapUsed - before
}

describe('what is remembered of a word', () => {
  it('is found once', () => {
    let looks = 0
    const find = remembered((name: string) => {
      looks++
      return name === 'b' ? undefined : name
    })
    for (const name of ['a', 'b', 'a', 'b', 'c', 'a', 'b']) find(name)
    expect(looks).toBe(3)
    expect([find('a'), find('b')]).toEqual(['a', undefined])
  })

  it('is asked anew where the word is longer than any name', () => {
    let looks = 0
    const find = remembered((name: string) => {
      looks++
      return name.length
    })
    const long = 'a'.repeat(1000)
    expect([find(long), find(long), looks]).toEqual([1000, 1000, 2])
  })

  it('does not keep the text in which it stands', () => {
    expect(
      keptOf(
        200,
        remembered((name: string) => name.length),
      ),
    ).toBeLessThan(5_000_000)
    expect(keptOf(200, (path) => findSensitive(SECRETS, path))).toBeLessThan(5_000_000)
  })

  it('is bounded, however many words there are', () => {
    let looks = 0
    const find = remembered((name: string) => {
      looks++
      return name.length
    })
    for (let i = 0; i < 50_000; i++) find(`word-${i}`)
    // The latest are known still.
    const before = looks
    find('word-49998')
    expect(looks).toBe(before)
    find('word-1')
    expect(looks).toBe(before + 1)
  })
})
