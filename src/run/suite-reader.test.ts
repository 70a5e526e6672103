import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeSamples } from '../../tests/support/bench-run.ts'
import { testFolder } from '../../tests/test-folder.ts'
import { jsonLines } from './json-lines.ts'
import { readBatches } from './suite-reader.ts'
import { IdCollector } from './unique-ids.ts'

const file = join(testFolder().path, 'suite.jsonl')

test('lines keep their numbers and positions, whatever stands between them', () => {
  writeFileSync(file, '\n{"a":1}\r\n \t\n{"b":"é"}\n{"c":3}')
  expect([...jsonLines(file, (position) => position !== 1)]).toEqual([
    { position: 0, line: 2, text: '{"a":1}\r' },
    { position: 2, line: 5, text: '{"c":3}' },
  ])
  writeFileSync(file, '')
  expect([...jsonLines(file, () => true)]).toEqual([])
})

test('lines longer than the buffer, and ends at its edge', () => {
  const long = `"${'x'.repeat(3_000_000)}"`
  const exact = `"${'y'.repeat(1024 * 1024 - 3)}"`
  writeFileSync(file, `${exact}\n${long}\n1\n`)
  expect([...jsonLines(file, () => true)].map(({ text }) => text.length)).toEqual([
    exact.length,
    long.length,
    1,
  ])
})

test('what is no text is refused, and so is a line without end', () => {
  writeFileSync(file, Buffer.from([123, 125, 10, 34, 255, 34, 10]))
  expect(() => [...jsonLines(file, () => true)]).toThrow(`${file}:2: this is not UTF-8 text`)
  writeFileSync(file, 'x'.repeat(17 * 1024 * 1024))
  expect(() => [...jsonLines(file, () => true)]).toThrow(`${file}:1: the line is too long`)
})

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

test('ids that occur twice are suspects, and next to no others', () => {
  const collector = new IdCollector()
  for (let i = 0; i < 20_000; i++) collector.add(`id-${i}`)
  expect(collector.suspects()).toBeNull()
  collector.add('id-7')
  const suspicious = collector.suspects()!
  expect(suspicious('id-7')).toBe(true)
  expect(suspicious('id-8')).toBe(false)
})
