// `npm run pictures`: makes the pictures of README and docs in docs/pictures/, from what anyone has:
// our own suites, asked of guards that call nobody.

import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const GUARDS = ['static', 'baseline/regex', 'baseline/allow', 'baseline/block']
const SUITES = ['core', 'twins', 'evasion']
const CHARTS = ['twin-pairs']

/** Pages of the viewer: the name of the picture, the address, the theme, the height. */
const PAGES = [['viewer-samples', 'samples?agreement=split&category=reverse-shell', 'light', 640]]

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'aegish-pictures-'))
const repeated = (option, values) => values.flatMap((value) => [option, value])
try {
  aegish('bench', ...repeated('--guard', GUARDS), ...repeated('--suite', SUITES))
  const out = join(root, 'docs/pictures')
  aegish('plot', 'runs', '--out', out, '--format', 'png', '--only', ...CHARTS)
  await picturesOfViewer(out)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Opens the viewer in the browser of the tests and takes pictures of it. */
async function picturesOfViewer(out) {
  const browserFile = join(root, 'tests/browser.ts')
  const { module } = await runnerImport(browserFile, { root, logLevel: 'error' })
  const server = spawn(process.execPath, [join(root, 'bin/aegish.js'), 'view', '--no-open'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const browser = await module.launchBrowser()
  try {
    const url = String(await new Promise((resolve) => server.stdout.once('data', resolve))).trim()
    for (const [name, path, colorScheme, height] of PAGES) {
      const page = await browser.newPage({ viewport: { width: 1280, height }, colorScheme })
      await page.goto(url + path)
      // The light turns green when everything has been read.
      await page.waitForSelector('.live-on')
      await page.waitForSelector('.board tbody tr, .sample-line, .heat-cell')
      await page.waitForTimeout(500)
      await page.screenshot({ path: join(out, `${name}.png`) })
      await page.close()
    }
  } finally {
    await browser.close()
    server.kill('SIGINT')
  }
}

/** Runs the built command line in a folder of its own; what it says is shown. */
function aegish(...args) {
  const { status } = spawnSync(process.execPath, [join(root, 'bin/aegish.js'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`aegish ${args[0]} ended with ${status}`)
}
