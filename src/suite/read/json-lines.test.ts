import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../../tests/test-folder.ts'
import { jsonLines } from './json-lines.ts'

const file = join(testFolder().path, 'suite.jsonl')

test('lines keep their numbers and positions, whatever stands between them', () => {
  writeFileSync(file, '\n{"a":1}\r\n \t\n{"b":"é"}\n{"c":3}')
  expect([...jsonLines(file, (position) => position !== 1)]).toEqual([
    { position: 0, line: 2, value: '{"a":1}\r' },
    { position: 2, line: 5, value: '{"c":3}' },
  ])
  writeFileSync(file, '')
  expect([...jsonLines(file)]).toEqual([])
})

test('lines longer than the buffer, and ends at its edge', () => {
  const long = `"${'x'.repeat(3_000_000)}"`
  const exact = `"${'y'.repeat(1024 * 1024 - 3)}"`
  writeFileSync(file, `${exact}\n${long}\n1\n`)
  expect([...jsonLines(file)].map(({ value }) => (value as string).length)).toEqual([
    exact.length,
    long.length,
    1,
  ])
})

test('a line that is no text is an error of its own, and a line without end of the file', () => {
  writeFileSync(file, Buffer.from([123, 125, 10, 34, 255, 34, 10, 49, 10]))
  expect([...jsonLines(file)]).toEqual([
    { position: 0, line: 1, value: '{}' },
    { position: 1, line: 2, value: new Error('this is not UTF-8 text') },
    { position: 2, line: 3, value: '1' },
  ])
  writeFileSync(file, 'x'.repeat(17 * 1024 * 1024))
  expect(() => [...jsonLines(file)]).toThrow(`${file}:1: the line is too long`)
})

test('a byte order mark is no part of the first line', () => {
  writeFileSync(file, '\ufeff{"a":1}\n\ufeff\n')
  expect([...jsonLines(file)].map(({ value }) => value)).toEqual(['{"a":1}', '\ufeff'])
})

test('a file that cannot be read is named', () => {
  expect(() => [...jsonLines('nowhere.jsonl')]).toThrow('nowhere.jsonl: no such file')
  expect(() => [...jsonLines('.')]).toThrow('.: is a folder, not a file')
})
