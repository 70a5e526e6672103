// How fast the viewer is with 9 guards on 20,000 samples: makes the logs, opens the page in a
// real Chromium, and prints how long a person waits. `node perf/viewer.mjs [guards] [samples]`
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const load = async (file) =>
  (await runnerImport(join(root, file), { root, logLevel: 'error' })).module
const { launchBrowser } = await load('tests/browser.ts')
const { syntheticGuards, writeSyntheticLogs } = await load('tests/synthetic-logs.ts')
const { measureViewer } = await load('tests/viewer-timing.ts')

const [guards = 9, samples = 20_000] = process.argv.slice(2).map(Number)
const folder = mkdtempSync(join(tmpdir(), 'aegish-perf-'))
let server
let browser
try {
  say(`writing ${guards} logs of ${samples} samples`)
  await writeSyntheticLogs(folder, { guards: syntheticGuards(guards), pairs: samples / 2 })

  const started = performance.now()
  server = spawn(process.execPath, ['bin/aegish.js', 'view', folder, '--no-open'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = String(await new Promise((resolve) => server.stdout.once('data', resolve))).trim()
  say(`server answers after ${since(started)}`)
  browser = await launchBrowser()
  for (const [name, ms] of Object.entries(await measureViewer(browser, url, 'while reading'))) {
    say(`${name}: ${ms} ms`)
  }
  for (;;) {
    const { reading, guards: read } = await (await fetch(`${url}api/overview`)).json()
    if (reading === null && read.length === guards) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  say(`all logs read after ${since(started)}`)
  for (const [name, ms] of Object.entries(await measureViewer(browser, url, 'all read'))) {
    say(`${name}: ${ms} ms`)
  }
  const { rss } = await memory(server.pid)
  if (rss) say(`server memory: ${rss}`)
} finally {
  await browser?.close()
  server?.kill('SIGINT')
  rmSync(folder, { recursive: true, force: true })
}

function say(line) {
  process.stdout.write(`${line}\n`)
}

function since(start) {
  return `${Math.round(performance.now() - start)} ms`
}

/** Linux tells; elsewhere it is left out. */
async function memory(pid) {
  const { readFile } = await import('node:fs/promises')
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return { rss: /VmRSS:\s+(\d+ kB)/.exec(status)?.[1] }
}
