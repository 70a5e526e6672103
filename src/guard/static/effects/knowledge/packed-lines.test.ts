import { describe, expect, it } from 'vitest'
import { LINES } from './lines.ts'
import { PackedLines } from './packed-lines.ts'

const names = [...LINES.keys()]
const packed = () =>
  new PackedLines(`\n${names.map((name) => `${name}\t${LINES.get(name)}`).join('\n')}\n`)

describe('the packed knowledge base', () => {
  it('finds the same lines by search and by table', () => {
    const lines = packed()
    for (const name of names) expect(lines.get(name)).toBe(LINES.get(name))
    expect([...lines.keys()]).toEqual(names)
    expect(packed().get(names.at(-1)!)).toBe(LINES.get(names.at(-1)!))
  })

  it('knows nothing of parts of names, of several lines, or of nothing', () => {
    for (const name of [
      '',
      'no-such-program',
      `curl\t`,
      `${names[0]}\t${LINES.get(names[0]!)}\n${names[1]}`,
    ]) {
      expect(packed().get(name)).toBeUndefined()
    }
  })
})
