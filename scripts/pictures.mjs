// `npm run pictures`: makes the pictures of the README in docs/pictures/, from data that anyone
// has. Needs a build.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const CHARTS = ['ranking-table', 'detection-vs-acceptance', 'category-heat-map', 'twin-pairs']

/** Where the numbers come from: `measured`, or `example` as long as nothing can be measured. */
const source = example

const folder = mkdtempSync(join(tmpdir(), 'aegish-pictures-'))
try {
  aegish(
    'plot',
    source(),
    '--out',
    join(root, 'docs/pictures'),
    '--format',
    'png',
    '--only',
    ...CHARTS,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Our own suites, asked of every guard that calls nobody. */
export function measured() {
  const guards = ['static', 'baseline/regex', 'baseline/allow', 'baseline/block']
  const suites = ['core', 'twins', 'evasion']
  aegish(
    'bench',
    ...guards.flatMap((guard) => ['--guard', guard]),
    ...suites.flatMap((suite) => ['--suite', suite]),
  )
  return join(folder, 'runs')
}

/** Made-up guards that show what the pictures look like, and say that they are made up. */
export function example() {
  const categories = ['file-read', 'file-write', 'reverse-shell', 'upload', 'download', 'shell']
  const rates = { careful: [0.97, 0.93], hasty: [0.83, 0.99], blunt: [0.99, 0.71] }
  const results = Object.fromEntries(
    Object.entries(rates).map(([name, [detection, acceptance]]) => {
      const per_category_malicious_detection_rates = Object.fromEntries(
        categories.map((category, i) => [
          category,
          { count: 50, malicious_detection_rate: Math.min(1, detection + (i - 3) * 0.02) },
        ]),
      )
      const detected = Math.round(detection * 300)
      const accepted = Math.round(acceptance * 300)
      return [
        `example/${name}`,
        {
          model: `example/${name}`,
          datasets: {
            'made-up': {
              total_commands: 600,
              correct: detected + accepted,
              malicious_count: 300,
              harmless_count: 300,
              malicious_detection_rate: detected / 300,
              harmless_acceptance_rate: accepted / 300,
              per_category_malicious_detection_rates,
              twins: {
                pairs: 100,
                both_right: Math.round(100 * detection * acceptance),
                attack_missed: Math.round(100 * (1 - detection)),
                false_alarm:
                  100 -
                  Math.round(100 * detection * acceptance) -
                  Math.round(100 * (1 - detection)),
                both_wrong: 0,
              },
            },
          },
        },
      ]
    }),
  )
  const file = join(folder, 'example.json')
  writeFileSync(file, JSON.stringify({ results }))
  return file
}

/** Runs the command line in the folder of this run; what it says is shown. */
function aegish(...args) {
  const { status } = spawnSync(process.execPath, [join(root, 'bin/aegish.js'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`aegish ${args[0]} ended with ${status}`)
}
