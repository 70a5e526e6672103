import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sample, says, temporaryFolder, writeLog } from '../../../tests/fixtures.ts'
import { Library } from '../library.ts'
import { exportSite } from './export-site.ts'

test('whoever interrupts is heard while samples are written, and nothing stays', async () => {
  const folder = temporaryFolder()
  const samples = Array.from({ length: 300 }, (_, i) => sample(`ls ${i}`, 'ALLOW', says('allow')))
  await writeLog(join(folder, 'logs'), { samples })
  const assets = join(folder, 'assets')
  mkdirSync(assets)
  writeFileSync(join(assets, 'app.js'), '')
  const stop = new AbortController()
  let reached = 0
  const summary = await exportSite(new Library([join(folder, 'logs')]), {
    folder: join(folder, 'site'),
    force: false,
    assets,
    version: '1.2.3',
    created: '2026-11-15T08:00:00Z',
    signal: stop.signal,
    onProgress: (done) => {
      reached = done
      // As a signal of the system does: in a turn of its own.
      setImmediate(() => stop.abort())
    },
  })
  expect(summary).toBeUndefined()
  expect(reached).toBe(100)
  expect(readdirSync(folder).sort()).toEqual(['assets', 'logs'])
})
