// What an export of 9 guards on 20,000 samples weighs, how long it takes to write, and how long a
// person waits for it, opened from the disk in a real Chromium. `node perf/viewer-export.mjs [guards] [samples]`
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'
import { inThrowAwayFolder } from './make-log.mjs'
import { count, say } from './say.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const load = async (file) =>
  (await runnerImport(join(root, file), { root, logLevel: 'error' })).module
const { launchBrowser } = await load('tests/browser.ts')
const { syntheticGuards, writeSyntheticLogs } = await load('tests/synthetic-logs.ts')
const { measureExport } = await load('tests/viewer-timing.ts')
const { systemPrompt } = await load('src/guard/model/prompt.ts')

const [guards = 9, samples = 20_000] = process.argv.slice(2).map(Number)

await inThrowAwayFolder(async (folder) => {
  const logs = join(folder, 'logs')
  const site = join(folder, 'site')
  const prompt = systemPrompt({ cot: false, role: 'default' })
  await writeSyntheticLogs(logs, { guards: syntheticGuards(guards), pairs: samples / 2, prompt })
  const started = performance.now()
  const printed = execFileSync(
    process.execPath,
    [join(root, 'bin/aegish.js'), 'view', logs, '--export', site, '--json'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const seconds = (performance.now() - started) / 1000
  const { files, bytes } = JSON.parse(printed)
  const what = `export, ${guards} logs of ${count(samples)} samples`
  say(`${what}: written`, `${seconds.toFixed(1)} s`)
  say(`${what}: size`, `${count(files)} files, ${(bytes / 1e6).toFixed(1)} MB`)
  const browser = await launchBrowser()
  try {
    const timings = await measureExport(browser, pathToFileURL(join(site, 'index.html')).href)
    for (const [name, ms] of Object.entries(timings)) {
      const demanded = name.startsWith('first paint') ? 'at most 1,000 ms' : ''
      say(`export: ${name}`, `${Math.round(ms)} ms`, demanded)
    }
  } finally {
    await browser.close()
  }
})
