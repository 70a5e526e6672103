// How fast the viewer is with 9 guards on 20,000 samples: makes the logs, opens the page in a
// real Chromium, and prints how long a person waits. `node perf/viewer.mjs [guards] [samples]`
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { inThrowAwayFolder } from './make-log.mjs'
import { residentMegabytes } from './resident-memory.mjs'
import { count, say } from './say.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const load = async (file) =>
  (await runnerImport(join(root, file), { root, logLevel: 'error' })).module
const { launchBrowser } = await load('tests/browser.ts')
const { syntheticGuards, writeSyntheticLogs } = await load('tests/synthetic-logs.ts')
const { measureViewer } = await load('tests/viewer-timing.ts')

const [guards = 9, samples = 20_000] = process.argv.slice(2).map(Number)

await inThrowAwayFolder(async (folder) => {
  await writeSyntheticLogs(folder, { guards: syntheticGuards(guards), pairs: samples / 2 })
  const started = performance.now()
  const server = spawn(process.execPath, ['bin/aegish.js', 'view', folder, '--no-open'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const browser = await launchBrowser()
  try {
    const url = String(await new Promise((resolve) => server.stdout.once('data', resolve))).trim()
    const early = await measureViewer(browser, url, 'while reading')
    for (;;) {
      const { reading, guards: read } = await (await fetch(`${url}api/overview`)).json()
      if (reading === null && read.length === guards) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    say(
      `viewer, ${guards} logs of ${count(samples)} samples`,
      `all read after ${((performance.now() - started) / 1000).toFixed(1)} s, ${residentMegabytes(server.pid)} MB`,
    )
    const timings = { ...early, ...(await measureViewer(browser, url, 'all read')) }
    for (const [name, ms] of Object.entries(timings)) {
      const demanded = name.startsWith('first paint')
        ? 'at most 1,000 ms'
        : name.startsWith('filter')
          ? 'at most 100 ms'
          : ''
      say(`viewer: ${name}`, `${Math.round(ms)} ms`, demanded)
    }
  } finally {
    await browser.close()
    server.kill('SIGINT')
  }
})
