import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../../tests/test-folder.ts'
import type { Sample } from './sample.ts'
import { writeSamples, writeWhole } from './write-whole.ts'

const folder = testFolder()
const sample: Sample = {
  id: 'a',
  command: 'ls',
  expect: 'ALLOW',
  binary: 'ls',
  rule: '13',
  why: 'lists it',
}

describe('writeWhole', () => {
  it('leaves the old file, and nothing beside it, when the writing fails', async () => {
    const file = folder.write('kept.jsonl', 'old')
    const failing = (async function* () {
      yield 'x'.repeat(1 << 17)
      throw new Error('the source broke')
    })()
    await expect(writeWhole(file, failing)).rejects.toThrow('the source broke')
    expect(readFileSync(file, 'utf8')).toBe('old')
    expect(readdirSync(folder.path)).toEqual(['kept.jsonl'])
    await writeWhole(file, ['new', '!'])
    expect(readFileSync(file, 'utf8')).toBe('new!')
    expect(readdirSync(folder.path)).toEqual(['kept.jsonl'])
  })

  it('says in one line why it cannot write', async () => {
    await expect(writeWhole(join(folder.path, 'no/such/a.jsonl'), [''])).rejects.toThrow(
      'a.jsonl: its folder does not exist',
    )
  })
})

describe('writeSamples', () => {
  it('writes JSON Lines, or one document with metadata', async () => {
    const lines = join(folder.path, 'a.jsonl')
    await writeSamples(lines, [sample, sample])
    expect(
      readFileSync(lines, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([sample, sample])
    const document = join(folder.path, 'a.json')
    await writeSamples(document, [sample, sample], { seed: 1 })
    expect(JSON.parse(readFileSync(document, 'utf8'))).toEqual({
      metadata: { seed: 1 },
      commands: [sample, sample],
    })
    await writeSamples(document, [])
    expect(JSON.parse(readFileSync(document, 'utf8'))).toEqual({ metadata: {}, commands: [] })
  })

  it('refuses other endings', async () => {
    await expect(writeSamples('a.csv', [])).rejects.toThrow('a.csv: samples are written to')
  })
})
