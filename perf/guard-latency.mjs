// Speed of the static guard, in process over all suites. What an agent waits for: perf/hook-latency.mjs.
// usage: node perf/guard-latency.mjs
import { execFileSync } from 'node:child_process'
import { createStaticGuard } from '../dist/index.js'
import { HOSTILE_INPUTS } from './hostile-inputs.mjs'
import { count, say } from './say.mjs'
import { SUITE_COMMANDS as commands } from './suite-commands.mjs'

const [first] = process.argv.slice(2)
if (first === undefined) {
  inProcess()
  hostile()
  hostileAtFirst()
} else process.stdout.write(String(timeOf(createStaticGuard(), HOSTILE_INPUTS[first][1])))

/** Warm: every command was seen before, as in a server or a benchmark. */
function inProcess() {
  const guard = createStaticGuard()
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
  const at = percentiles(times)
  say(
    'static guard, in process',
    `median ${at(0.5).toFixed(0)} µs, 99th percentile ${at(0.99).toFixed(0)} µs (${count(commands.length)} commands)`,
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

function percentiles(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
}
