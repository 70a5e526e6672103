// Speed of the static guard, in process over all suites. What an agent waits for: perf/hook-latency.mjs.
// usage: node perf/guard-latency.mjs
//        node perf/guard-latency.mjs --against CHECKOUT [turns]   another, built checkout, by turns
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createStaticGuard } from '../dist/index.js'
import { HOSTILE_INPUTS } from './hostile-inputs.mjs'
import { count, say } from './say.mjs'
import { SUITE_COMMANDS as commands } from './suite-commands.mjs'

const [first, checkout, turns = 5] = process.argv.slice(2)
if (first === '--against') against(checkout, Number(turns))
else if (first === '--times') await printTimes(checkout)
else if (first === undefined) {
  inProcess()
  hostile()
  hostileAtFirst()
} else process.stdout.write(String(timeOf(createStaticGuard(), HOSTILE_INPUTS[first][1])))

/** Warm: every command was seen before, as in a server or a benchmark. Sorted, in µs. */
function warmTimes(guard) {
  for (let round = 0; round < 3; round++) for (const command of commands) guard.decide(command)
  // The best of three: the other processes of the machine are not what is measured.
  const times = commands.map((command) => {
    let best = Number.POSITIVE_INFINITY
    for (let i = 0; i < 3; i++) {
      const start = performance.now()
      guard.decide(command)
      best = Math.min(best, (performance.now() - start) * 1000)
    }
    return best
  })
  return times.sort((a, b) => a - b)
}

function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
}

function inProcess() {
  const times = warmTimes(createStaticGuard())
  say(
    'static guard, in process',
    `median ${at(times, 0.5).toFixed(0)} µs, 99th percentile ${at(times, 0.99).toFixed(0)} µs (${count(commands.length)} commands)`,
    'at most 60 µs and 1,000 µs',
  )
}

/** Texts that were made to keep us busy: the slowest of them, each at its best of three. */
function hostile() {
  const guard = createStaticGuard()
  saySlowest('static guard, hostile texts', (i) => timeOf(guard, HOSTILE_INPUTS[i][1]))
}

/** The same as the first question that a process is asked: nothing is compiled yet. */
function hostileAtFirst() {
  const [node, program] = process.argv
  saySlowest('static guard, the same at first', (i) => Number(execFileSync(node, [program, i])))
}

function saySlowest(what, time) {
  const [slowest] = HOSTILE_INPUTS.map(([name], i) => ({
    name,
    ms: Math.min(...[1, 2, 3].map(() => time(i))),
  })).sort((a, b) => b.ms - a.ms)
  say(
    what,
    `${slowest.ms.toFixed(1)} ms for the slowest of ${HOSTILE_INPUTS.length} ("${slowest.name}")`,
    'at most 50 ms',
  )
}

function timeOf(guard, command) {
  const start = performance.now()
  guard.decide(command)
  return performance.now() - start
}

/** The same with two checkouts, in processes of their own that take turns; the median of each. */
function against(other, turns) {
  const [node, program] = process.argv
  const checkouts = [new URL('..', import.meta.url).pathname, resolve(other)]
  const runs = checkouts.map(() => [])
  for (let turn = 0; turn < turns; turn++)
    checkouts.forEach((path, i) => {
      runs[i].push(JSON.parse(execFileSync(node, [program, '--times', path])))
    })
  const MEASURES = {
    median: (t) => t.median,
    '99th percentile': (t) => t.high,
    mean: (t) => t.mean,
  }
  for (const [name, read] of Object.entries(MEASURES)) {
    const [ours, theirs] = runs.map((all) =>
      at(
        all.map(read).sort((a, b) => a - b),
        0.5,
      ),
    )
    say(
      `static guard, ${name}`,
      `${(ours / theirs).toFixed(3)} × the other (${ours.toFixed(1)} of ${theirs.toFixed(1)} µs, ${turns} turns)`,
    )
  }
}

async function printTimes(path) {
  const { createStaticGuard: create } = await import(pathToFileURL(resolve(path, 'dist/index.js')))
  const times = warmTimes(create())
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  process.stdout.write(JSON.stringify({ median: at(times, 0.5), high: at(times, 0.99), mean }))
}
