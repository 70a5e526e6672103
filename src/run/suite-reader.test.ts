import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeSamples } from '../../tests/support/bench-run.ts'
import { testFolder } from '../../tests/test-folder.ts'
import { readBatches } from './suite-reader.ts'

const file = join(testFolder().path, 'suite.jsonl')

test('only the wanted samples come, with their positions', async () => {
  writeFileSync(
    file,
    makeSamples(1500)
      .map((sample) => `${JSON.stringify(sample)}\n`)
      .join(''),
  )
  const seen: number[] = []
  for await (const batch of readBatches(file, (position) => position % 3 === 0)) {
    for (const { position, sample } of batch) {
      expect(sample.id).toMatch(new RegExp(`-${position}$`))
      seen.push(position)
    }
  }
  expect(seen).toHaveLength(500)
})

test('a line that does not fit is named', async () => {
  const [first] = makeSamples(1)
  const read = async () => {
    for await (const _ of readBatches(file, () => true));
  }
  writeFileSync(file, `${JSON.stringify(first)}\n{"id": \n`)
  await expect(read()).rejects.toThrow(`${file}:2: this is not JSON`)
  writeFileSync(
    file,
    `${JSON.stringify(first)}\n\n${JSON.stringify({ ...first, expect: 'MAYBE' })}\n`,
  )
  await expect(read()).rejects.toThrow(`${file}:3: `)
})
