// `npm run results`: every measurement, one after the other on this machine, into docs/results.md and
// the table of the README. No number stands there that was not printed here.
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, platform, release, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)
const read = (path) => readFileSync(new URL(path, root), 'utf8')
const versionOf = (name) => JSON.parse(read(`node_modules/${name}/package.json`)).version

/** The programs, by the heading under which their results stand. */
const PROGRAMS = {
  'Reading logs': ['log-reading'],
  'The harness': ['bench-calls', 'bench-million'],
  'The static guard': ['guard-latency'],
  'The second doubt': ['second-doubt'],
  'What an agent waits for': ['hook-latency', 'service-load'],
  'The guarded shell': ['shell-cost'],
  'At your own prompt': ['prompt-latency'],
  Suites: ['suites'],
  'The viewer': ['viewer', 'viewer-export'],
  'What is installed': ['installing'],
}

const conditions = describeConditions()
const [accuracy] = await measure('accuracy')
const speed = {}
for (const [heading, programs] of Object.entries(PROGRAMS)) {
  speed[heading] = []
  for (const program of programs) {
    speed[heading].push(...(await measure(program)).map(({ row }) => row))
  }
}
const headings = Object.entries(speed).map(
  ([heading, rows]) => `## ${heading}\n${table(['what', 'measured', 'demanded'], rows)}`,
)

const page = `# Results

Written by \`npm run results\`, which measures all of this in one run. Times are of a shared machine: read the ratios.

${conditions.map((line) => `- ${line}`).join('\n')}

## Accuracy
Only BLOCK counts as a catch. In brackets stand 95% intervals. *Pairs* is the share of twins with both sides right. Where a guard was developed with a suite, its score there is a tuned one: it says what the guard knows, and little about what it has not met.

${bySuite(accuracy)}

${headings.join('\n\n')}
`
writeFileSync(new URL('docs/results.md', root), page)
writeFileSync(
  new URL('README.md', root),
  withTable(
    read('README.md'),
    summary(accuracy, [...speed['The static guard'], speed['What an agent waits for'][0]]),
  ),
)
process.stdout.write('\nwritten: docs/results.md, and the table in README.md\n')

/** Runs a program of this folder and gathers what it says. */
async function measure(name) {
  process.stdout.write(`\n> ${name}\n`)
  const child = fork(fileURLToPath(new URL(`${name}.mjs`, import.meta.url)))
  const said = []
  child.on('message', (message) => said.push(message))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`perf/${name}.mjs ended with ${code}`)
  return said
}

function describeConditions() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain') === '' ? '' : ', with changes'
  const suites = readdirSync(new URL('suites/', root)).map((name) => {
    const { version, sha256 } = JSON.parse(read(`suites/${name}/suite.json`))
    return `${name} ${version} (${sha256.slice(0, 12)})`
  })
  const { version } = JSON.parse(read('package.json'))
  const [{ model }] = cpus()
  const [load] = loadavg()
  return [
    `${new Date().toISOString().slice(0, 10)}, aegish ${version} at ${git('rev-parse', '--short', 'HEAD')}${changed}`,
    `suites: ${suites.join(', ')}`,
    `Node ${process.versions.node}, unbash ${versionOf('unbash')}, cc-safety-net ${versionOf('cc-safety-net')}`,
    `${cpus().length} cores (${model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release().split('-')[0]}; load ${load.toFixed(1)} before it began`,
  ]
}

function table(columns, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A table for each suite; a column that holds nothing there is left out. */
function bySuite({ columns, rows }) {
  return [...new Set(rows.map(([suite]) => suite))]
    .map((suite) => {
      const all = rows.filter(([name]) => name === suite)
      const kept = columns.map((_, i) => i > 0 && all.some((row) => row[i] !== ''))
      const keep = (cells) => cells.filter((_, i) => kept[i])
      return `### ${suite}\n${table(keep(columns), all.map(keep))}`
    })
    .join('\n\n')
}

/** One row for each guard: its score on every suite; then how fast ours is. */
function summary({ columns, rows }, ours) {
  const at = (name) => columns.indexOf(name)
  const suites = [...new Set(rows.map(([suite]) => suite))]
  const guards = [...new Set(rows.map((row) => row[at('guard')]))]
  const cells = guards.map((guard) => {
    const of = rows.filter((row) => row[at('guard')] === guard)
    const tuned = of.some((row) => row[at('tuned on it')] === 'yes')
    const scores = suites.map((suite) => {
      const row = of.find(([name]) => name === suite)
      return row[at('score')].split(' ')[0]
    })
    return [`${guard}${tuned ? ' (tuned on these)' : ''}`, ...scores]
  })
  const facts = ours.map(([what, measured]) => `- ${what}: ${measured}`)
  return `${table(['guard', ...suites], cells)}\n\n${facts.join('\n')}`
}

function withTable(readme, text) {
  const [begin, end] = ['<!-- written by npm run results -->', '<!-- end -->']
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)]
  if (from < 0 || to < from) throw new Error('README.md has no place for the table')
  return `${readme.slice(0, from + begin.length)}\n${text}\n${readme.slice(to)}`
}
