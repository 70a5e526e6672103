// `npm run pictures`: makes the pictures of the README in docs/pictures/, from what anyone has: our
// own suites, asked of guards that call nobody.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const GUARDS = ['baseline/regex', 'baseline/allow', 'baseline/block']
const SUITES = ['core', 'twins', 'evasion']
const CHARTS = ['ranking-table', 'detection-vs-acceptance', 'category-heat-map', 'twin-pairs']

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'aegish-pictures-'))
const repeated = (option, values) => values.flatMap((value) => [option, value])
try {
  aegish('bench', ...repeated('--guard', GUARDS), ...repeated('--suite', SUITES))
  const out = join(root, 'docs/pictures')
  aegish('plot', 'runs', '--out', out, '--format', 'png', '--only', ...CHARTS)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Runs the built command line in a folder of its own; what it says is shown. */
function aegish(...args) {
  const { status } = spawnSync(process.execPath, [join(root, 'bin/aegish.js'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`aegish ${args[0]} ended with ${status}`)
}
