import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../tests/test-folder.ts'
import { ZipWriter } from '../log/zip-writer.ts'
import { type RunFile, readRunFile, writeRunFile } from './run-file.ts'

const folder = testFolder()
const run: RunFile = {
  version: 1,
  id: 'x',
  created: '2026-11-15T10:00:00Z',
  aegish: '0',
  node: '20',
  specification: {
    guards: ['static'],
    suites: ['core'],
    epochs: 1,
    seed: 42,
    filters: [],
    cot: false,
    role: 'default',
  },
  settings: { timeLimitMs: 1000, maxRetries: 3, failOnError: 0.5, cache: false },
  guards: [{ name: 'static', details: {} }],
  suites: [{ name: 'core', file: 'core.jsonl', sha256: '', count: 3, selected: 3 }],
}

test('what cannot get its name leaves no temporary file', () => {
  // A folder in the way stands in for a disk that is full at the last step.
  const own = join(folder.path, 'run')
  mkdirSync(join(own, 'run.json', 'in the way'), { recursive: true })
  expect(() => writeRunFile(own, run)).toThrow(/run\.json: cannot be written/)
  expect(readdirSync(own)).toEqual(['run.json'])

  const log = join(folder.path, 'logs', 'a.eval')
  mkdirSync(join(log, 'in the way'), { recursive: true })
  const zip = new ZipWriter(log)
  zip.add('x', 'y')
  expect(() => zip.finish()).toThrow()
  zip.abandon()
  expect(readdirSync(join(folder.path, 'logs'))).toEqual(['a.eval'])
})

test('a folder in which nothing can be made says why, and half a run is not left', () => {
  writeFileSync(join(folder.path, 'file'), '')
  expect(() => writeRunFile(join(folder.path, 'file', 'runs', 'x'), run)).toThrow(/ENOTDIR/)
  const closed = join(folder.path, 'closed')
  mkdirSync(closed)
  chmodSync(closed, 0o555)
  if (process.getuid?.() !== 0) {
    expect(() => writeRunFile(join(closed, 'runs', 'x'), run)).toThrow(/EACCES/)
  }
  expect(readdirSync(closed)).toEqual([])
})

test('a file that lost some of its guards or suites is told', () => {
  const own = join(folder.path, 'halved')
  writeRunFile(own, { ...run, suites: [] })
  expect(() => readRunFile(own)).toThrow(/guards and suites are not those that were asked for/)
})
