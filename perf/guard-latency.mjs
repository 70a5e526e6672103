// Speed of the static guard, in process over all suites. What an agent waits for: perf/hook-latency.mjs.
// usage: node perf/guard-latency.mjs
import { createStaticGuard } from '../dist/index.js'
import { HOSTILE_INPUTS } from './hostile-inputs.mjs'
import { count, say } from './say.mjs'
import { SUITE_COMMANDS as commands } from './suite-commands.mjs'

inProcess()
hostile()

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
  const slowest = HOSTILE_INPUTS.map(([name, command]) => {
    const times = [1, 2, 3].map(() => {
      const start = performance.now()
      guard.decide(command)
      return performance.now() - start
    })
    return { name, ms: Math.min(...times) }
  }).sort((a, b) => b.ms - a.ms)[0]
  say(
    'static guard, hostile texts',
    `${slowest.ms.toFixed(1)} ms for the slowest of ${HOSTILE_INPUTS.length} ("${slowest.name}")`,
    'at most 50 ms',
  )
}

function percentiles(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
}
