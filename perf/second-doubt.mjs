// The second doubt: what it costs beside the analysis, in one run, and what it flags of commands that it has
// never learned from: attacks that passed the analysis as known when they were written, and everyday ones.
// usage: node perf/second-doubt.mjs [--show] [FILE.jsonl]…   (lines of {"command": …})
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createStaticGuard } from '../dist/index.js'
import { count, say, sayTable } from './say.mjs'
import { SUITE_COMMANDS } from './suite-commands.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean' } },
})
const here = fileURLToPath(new URL('second-doubt/', import.meta.url))
const plain = createStaticGuard({ doubt: false })
const doubting = createStaticGuard()

if (positionals.length === 0) {
  measureSpeed()
  measureStart()
}
const files =
  positionals.length > 0
    ? positionals
    : ['attacks', 'everyday', 'unusual', 'plain-looking'].map((name) => `${here}${name}.jsonl`)
for (const file of files) measureFlags(file)

/** In turns, so that a busy machine slows both alike; each command at its best of five. */
function measureSpeed() {
  const commands = SUITE_COMMANDS.filter((command) => plain.analyse(command).verdict !== 'BLOCK')
  for (const guard of [plain, doubting, plain, doubting])
    for (const command of commands) guard.decide(command)
  const times = commands.map((command) => {
    const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let i = 0; i < 5; i++) {
      for (const [k, guard] of [plain, doubting].entries()) {
        const start = performance.now()
        guard.decide(command)
        best[k] = Math.min(best[k], (performance.now() - start) * 1000)
      }
    }
    return best
  })
  const without = median(times.map(([one]) => one))
  const more = times.map(([one, two]) => two - one)
  say(
    'second doubt, in process',
    `median ${median(more).toFixed(1)} µs, 99th percentile ${at(more, 0.99).toFixed(0)} µs more; ${(median(more) / without).toFixed(2)} × the analysis (median ${without.toFixed(0)} µs, ${count(commands.length)} commands that pass)`,
    'at most 30 µs in the median',
  )
}

/** What the first call of a new process pays, beside that of the analysis: the weights are read, and nothing is compiled well yet. */
function measureStart() {
  const program = `
    import { createStaticGuard } from ${JSON.stringify(new URL('../dist/index.js', import.meta.url).href)}
    const command = 'npm run build && npm test'
    const timed = (guard) => { const start = performance.now(); guard.decide(command); return performance.now() - start }
    const first = timed(createStaticGuard({ doubt: false }))
    const again = timed(createStaticGuard({ doubt: false }))
    console.log(first, timed(createStaticGuard()) - again)`
  const runs = Array.from({ length: 15 }, () =>
    spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
      .stdout.split(' ')
      .map(Number),
  )
  const [analysis, doubt] = [0, 1].map((k) => median(runs.map((run) => run[k])))
  say(
    'second doubt, first call of a process',
    `${doubt.toFixed(2)} ms more, ${(doubt / analysis).toFixed(2)} × the first analysis (${analysis.toFixed(1)} ms)`,
  )
}

function measureFlags(file) {
  const groups = new Map()
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { group = 'commands', command } = JSON.parse(line)
    groups.set(group, [...(groups.get(group) ?? []), { command }])
  }
  for (const [group, commands] of groups) {
    const asked = commands.filter(({ command }) => isKnown(plain.analyse(command)))
    const flagged = asked
      .map(({ command }) => ({ command, ...doubting.analyse(command) }))
      .filter(({ certainty }) => certainty === 'doubtful')
    say(
      `doubted, ${group}`,
      `${flagged.length} of ${asked.length} that pass as known (${percent(flagged, asked)}), of ${commands.length}`,
    )
    if (values.show)
      sayTable(
        ['command', 'words'],
        flagged.map(({ command, doubts }) => [short(command), short(doubts.join(' '))]),
      )
  }
}

function isKnown({ verdict, certainty }) {
  return verdict !== 'BLOCK' && certainty === 'known'
}

function at(numbers, share) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(share * numbers.length)]
}

function median(numbers) {
  return at(numbers, 0.5)
}

function percent(part, whole) {
  return `${((part.length / Math.max(whole.length, 1)) * 100).toFixed(1)}%`
}

function short(text) {
  return text.replace(/\s+/g, ' ').slice(0, 80)
}
