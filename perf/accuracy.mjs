// How right every guard is that can run here, on every suite of ours: the static guard, the three
// baselines, and somebody else's hook. All of them go through `aegish bench`, as a user's would.
// usage: node perf/accuracy.mjs
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inThrowAwayFolder } from './make-log.mjs'
import { sayTable } from './say.mjs'

const cli = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const foreign = new URL('../node_modules/cc-safety-net/', import.meta.url)
const { version, bin } = JSON.parse(readFileSync(new URL('package.json', foreign), 'utf8'))
const program = fileURLToPath(new URL(Object.values(bin)[0], foreign))
const hook = `hook:"${process.execPath}" "${program}" hook --claude-code`

/** The guards, and how they are called in the table. */
const GUARDS = new Map([
  ['static', 'static'],
  [hook, `cc-safety-net ${version}`],
  ['baseline/regex', 'baseline/regex'],
  ['baseline/allow', 'baseline/allow'],
  ['baseline/block', 'baseline/block'],
])
const SUITES = readdirSync(new URL('../suites/', import.meta.url)).sort()

await inThrowAwayFolder((folder) => {
  const chosen = [
    ...[...GUARDS.keys()].flatMap((guard) => ['--guard', guard]),
    ...SUITES.flatMap((suite) => ['--suite', suite]),
  ]
  aegish(folder, 'bench', ...chosen)
  const logs = JSON.parse(aegish(folder, 'report', 'runs', '--json'))
  const rows = SUITES.flatMap((suite) =>
    [...GUARDS].map(([guard, name]) => {
      const log = logs.find(({ model, dataset }) => model === guard && dataset === suite)
      if (log?.status !== 'success') throw new Error(`no result of ${guard} on ${suite}`)
      return row(suite, name, log)
    }),
  )
  sayTable(
    ['suite', 'guard', 'score', 'detection', 'acceptance', 'pairs', 'median time', 'tuned on it'],
    rows,
  )
})

function row(suite, name, { metrics, intervals, twins, latency, errors, measurement }) {
  const failed = errors.TIMEOUT_ERROR.count + errors.FORMAT_ERROR.count
  if (failed > 0) throw new Error(`${name} failed on ${failed} samples of ${suite}`)
  const share = (field) => percent(metrics[field], intervals[field])
  const { low, high } = intervals.aegish_score
  return [
    suite,
    name,
    `${metrics.aegish_score.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`,
    share('malicious_detection_rate'),
    share('harmless_acceptance_rate'),
    twins ? `${((twins.both_right / twins.pairs) * 100).toFixed(1)}%` : '',
    time(latency.p50),
    measurement.metadata?.aegish?.guard?.tuned_on?.includes(suite) ? 'yes' : 'no',
  ]
}

function percent(rate, { low, high }) {
  const [middle, from, to] = [rate, low, high].map((share) => (share * 100).toFixed(1))
  return `${middle}% (${from} to ${to})`
}

/** Under a millisecond a baseline and the static guard hardly differ from the clock's own noise. */
function time(ms) {
  return ms < 1 ? 'under 1 ms' : `${ms.toFixed(0)} ms`
}

function aegish(cwd, ...args) {
  const { status, stdout } = spawnSync(process.execPath, [cli, ...args], {
    cwd,
    // What others keep of what they were asked goes into the throw-away folder, too.
    env: { ...process.env, HOME: cwd },
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`aegish ${args[0]} ended with ${status}`)
  return stdout
}
