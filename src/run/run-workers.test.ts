import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/bench-run.ts'
import { RunLock } from './run-lock.ts'
import { readRunWorkers, removeRunWorkers, writeRunWorkers } from './run-workers.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

const workers = [{ id: 'build-3-4711', done: 1200, rate: 40.5, waiting: '3 s: 429 from openai' }]

test('workers are seen while the run is at work, and not after it', async () => {
  expect(readRunWorkers(folder.path)).toEqual([])
  const lock = await RunLock.acquire(folder.path)
  writeRunWorkers(folder.path, workers)
  expect(readRunWorkers(folder.path)).toEqual(workers)
  lock.release()
  expect(readRunWorkers(folder.path)).toEqual([])
  removeRunWorkers(folder.path)
  removeRunWorkers(folder.path)
})

test.each([
  '',
  '{}',
  '[{"id":1}]',
  '[{"id":"x","done":-1,"rate":0}]',
  `[${'['.repeat(1e5)}`,
])('a file that holds something else tells nothing: %#', async (text) => {
  const lock = await RunLock.acquire(folder.path)
  writeFileSync(join(folder.path, 'workers.json'), text)
  expect(readRunWorkers(folder.path)).toEqual([])
  lock.release()
})
