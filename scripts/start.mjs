// `npm start`: installs, builds, and does the main job: measures the static guard and the three
// baselines on our own suites, compares them, and writes a report to look at.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install, root, step } from './install.mjs'

const GUARDS = ['static', 'baseline/regex', 'baseline/allow', 'baseline/block']
const SUITES = ['core', 'twins', 'evasion']
const aegish = 'bin/aegish.js'
const repeated = (option, values) => values.flatMap((value) => [option, value])

install()
step('build', 'npm', ['run', '--silent', 'build'])

const before = new Set(runs())
step('measure', 'node', [
  aegish,
  'bench',
  ...repeated('--guard', GUARDS),
  ...repeated('--suite', SUITES),
])
const folder = join(
  'runs',
  runs().find((name) => !before.has(name)),
)
const report = join(folder, 'report.html')
step('compare', 'node', [aegish, 'compare', folder, '--html', report])

process.stderr.write(`
The report with charts: ${report}

What to try next ("aegish" is "node bin/aegish.js" here; models need their key):
  your own commands   aegish check 'tar czf backup.tgz ~/project'
  your own model      aegish bench --guard openai/gpt-5-mini --sample 50
  your own guard      aegish bench --guard "hook:your-program --its-options"
  look around         aegish view ${folder}
`)

/** The runs that are there: each bench makes a folder of its own. */
function runs() {
  const folder = join(root, 'runs')
  return existsSync(folder) ? readdirSync(folder) : []
}
