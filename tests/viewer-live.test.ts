import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { RunLock } from '../src/run/run-lock.ts'
import { writeRunWorkers } from '../src/run/run-workers.ts'
import { launchBrowser } from './browser.ts'
import { aegish } from './command.ts'
import { temporaryFolder } from './fixtures.ts'
import { removeFolder } from './remove-folder.ts'
import { syntheticGuards, writeSyntheticLogs } from './synthetic-logs.ts'
import { writeBrokenLog, writeGuard } from './viewer-logs.ts'
import { startViewer, type Viewer } from './viewer-process.ts'
import { measureViewer } from './viewer-timing.ts'

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const PATIENCE = { timeout: 15_000 }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

async function view(paths: string[]): Promise<{ viewer: Viewer; page: Page }> {
  const viewer = await startViewer(paths)
  const page = await browser.newPage()
  onTestFinished(async () => {
    await page.close()
    await viewer.stop()
  })
  await page.goto(viewer.url)
  return { viewer, page }
}

describe('a folder that is being written to', () => {
  it('is empty at first, which is said, and fills while somebody looks', async () => {
    const folder = temporaryFolder()
    const { viewer, page } = await view([folder])
    await page.getByText('Nothing to show yet.').waitFor()
    expect(viewer.stderr).toContain(`${folder}: this folder holds no .eval logs yet`)

    await writeGuard(folder, 'openai/gpt-5-mini', 'BBBBBAAAAA')
    await page.waitForSelector('[data-guard="openai/gpt-5-mini"]', PATIENCE)
    await expect.poll(() => page.locator('.notice').count(), PATIENCE).toBe(0)

    const broken = writeBrokenLog(folder)
    await page.locator('.notice', { hasText: 'not a zip archive' }).waitFor(PATIENCE)
    expect(viewer.stderr).toContain(`${broken}: is not an .eval log (not a zip archive)`)
    expect(await page.locator('[data-guard="openai/gpt-5-mini"]').count()).toBe(1)

    rmSync(broken)
    await expect.poll(() => page.locator('.notice').count(), PATIENCE).toBe(0)
    expect(await viewer.stop()).toBe(0)
    await page.getByText('Disconnected').waitFor(PATIENCE)
  })

  it('shows who answers while a run goes on over a queue', async () => {
    const folder = temporaryFolder()
    const ran = aegish(
      ['bench', '--guard', 'static', '--suite', 'twins', '--limit', '10', '--out', folder],
      {},
    )
    expect(ran.status).toBe(0)
    const [run] = readdirSync(folder)
    for (const name of readdirSync(join(folder, run!))) {
      if (name.endsWith('.eval')) rmSync(join(folder, run!, name))
    }
    // As the coordinator of a run writes it, which holds the lock.
    const lock = await RunLock.acquire(join(folder, run!))
    onTestFinished(() => lock.release())
    writeRunWorkers(join(folder, run!), [
      { id: 'host-a-1', done: 1200, rate: 41.2 },
      { id: 'host-<b>-2', done: 800, rate: 9.5, waiting: '3 s: 429 from openai' },
    ])
    const { page } = await view([folder])
    await page.getByText('1 run going on, 2 workers at 51/s').waitFor(PATIENCE)
    await page.getByRole('link', { name: 'Runs' }).click()
    await page.locator('[data-worker="host-a-1"]', { hasText: '1,200' }).waitFor(PATIENCE)
    const other = page.locator('[data-worker="host-<b>-2"]')
    expect(await other.textContent()).toContain('429 from openai')
    expect(await other.textContent()).toContain('9.5')
    lock.release()
    await expect.poll(() => page.locator('[data-worker]').count(), PATIENCE).toBe(0)
  })

  it('shows a benchmark sample by sample while it runs', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'runs'))
    const suite = join(folder, 'small.jsonl')
    const lines = Array.from({ length: 40 }, (_, i) => ({
      id: `s${i}`,
      command: i % 2 === 0 ? `cat /etc/shadow ${i}` : `ls ${i}`,
      expect: i % 2 === 0 ? 'BLOCK' : 'ALLOW',
      ...(i % 2 === 0 && { category: 'file-read' }),
      binary: 'cat',
      rule: i % 2 === 0 ? '4' : '13',
      why: 'because',
    }))
    writeFileSync(suite, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    const { viewer, page } = await view([join(folder, 'runs')])

    // A hook that takes its time and objects to nothing.
    const bench = spawn(
      process.execPath,
      [launcher, 'bench', '--guard', 'hook:sleep 0.1', '--suite', suite, '--concurrency', '1'],
      { cwd: folder, stdio: 'ignore' },
    )
    const ended = once(bench, 'exit')
    onTestFinished(() => {
      bench.kill('SIGKILL')
    })
    const row = page.locator('[data-guard="hook:sleep 0.1"]')
    await row.waitFor(PATIENCE)
    await expect.poll(() => row.textContent(), PATIENCE).toMatch(/\d+ of 40 samples/)
    await page.getByText('1 run going on').waitFor(PATIENCE)
    const { samples } = await viewer.overview()
    expect(samples).toBeLessThan(40)
    // A sample of the journal can be opened like one of a log.
    const { key } = await (await fetch(`${viewer.url}api/samples`)).json()
    const sample = await fetch(`${viewer.url}api/sample?key=${encodeURIComponent(key[0])}`)
    expect(await sample.json()).toMatchObject({
      why: 'because',
      answers: [{ outcome: 'ALLOW', problem: null }],
    })

    await ended
    await expect
      .poll(async () => (await viewer.overview()).guards, PATIENCE)
      .toMatchObject([{ id: 'hook:sleep 0.1', running: false }])
    await expect.poll(() => row.textContent(), PATIENCE).toMatch(/0\.500/)
    await expect.poll(() => row.textContent(), PATIENCE).not.toMatch(/of 40 samples/)
  })
})

describe('what cannot be shown', () => {
  it('is refused where a path does not exist, or a port is taken', async () => {
    const gone = aegish(['view', '--no-open', '/no/such/folder'])
    expect(gone.status).toBe(2)
    expect(gone.lines).toEqual([
      'aegish: /no/such/folder: no such file or folder (name logs, a folder of them, or a comparison file)',
    ])
    const { viewer } = await view([temporaryFolder()])
    const port = new URL(viewer.url).port
    const taken = aegish(['view', '--no-open', '--port', port, temporaryFolder()])
    expect(taken.status).toBe(2)
    expect(taken.lines[0]).toMatch(/port \d+ cannot be used/)
    expect(aegish(['view', '--port', '70000', '.']).status).toBe(2)
  })

  it('is said of a comparison file with one guard of unknown price', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aegish-one-'))
    onTestFinished(() => removeFolder(folder))
    const file = join(folder, 'comparison.json')
    const side = { total_commands: 10, correct: 9 }
    writeFileSync(
      file,
      JSON.stringify({
        results: {
          'some/guard': {
            model: 'some/guard',
            datasets: {
              hostile: { ...side, malicious_detection_rate: 0.9 },
              harmless: { ...side, harmless_acceptance_rate: 0.9 },
            },
          },
        },
      }),
    )
    const { viewer, page } = await view([file])
    const row = page.locator('[data-guard="some/guard"]')
    await expect(row.textContent()).resolves.toMatch(/0\.900.*n\/an\/an\/a$/)
    await page.goto(`${viewer.url}samples`)
    await page.getByText('There are no single samples to show.').waitFor()
    await page.goto(`${viewer.url}compare`)
    await page.getByText('There is only one guard, in one run.').waitFor()
    await page.goto(`${viewer.url}heat-map`)
    await page.getByText('No malicious samples with a category').waitFor()
    await page.goto(`${viewer.url}charts`)
    await expect(page.locator('.undrawn').textContent()).resolves.toMatch(/Cost vs Score: /)
  })
})

describe('thousands of samples', () => {
  it('are shown without lag', async () => {
    const folder = temporaryFolder()
    await writeSyntheticLogs(folder, { guards: syntheticGuards(3), pairs: 500 })
    const { viewer, page } = await view([folder])
    await page.goto(`${viewer.url}samples`)
    await page.waitForSelector('.sample-line')
    expect(await page.locator('[data-count]').getAttribute('data-count')).toBe('1000')
    // Only what is in view exists.
    expect(await page.locator('.sample-line').count()).toBeLessThan(80)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.locator('[aria-rowindex="1001"]').waitFor()
    const timings = await measureViewer(browser, viewer.url, 'all read')
    process.stderr.write(`viewer, 3 guards x 1000 samples, ms: ${JSON.stringify(timings)}\n`)
    expect(Object.keys(timings)).toContain('filter by text')
  })
})
