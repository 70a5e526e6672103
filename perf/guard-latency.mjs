// Speed of the static guard: in process over all suites, and the whole hook process beside a bare node.
// usage: node perf/guard-latency.mjs
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createStaticGuard } from '../dist/index.js'
import { HOSTILE_INPUTS } from './hostile-inputs.mjs'
import { count, say } from './say.mjs'
import { SUITE_COMMANDS as commands } from './suite-commands.mjs'

inProcess()
hostile()
wholeProcess()

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

/** Alternating, so that a busy machine slows both down alike; the median of each counts. */
function wholeProcess() {
  const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
  const samples = [
    'git status',
    'cat /etc/shadow',
    'find . -name "*.ts" | xargs wc -l',
    'python3 -c "print(2+2)"',
  ]
  const input = (command) =>
    JSON.stringify({ hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command } })
  const bare = []
  const hook = []
  for (let i = 0; i < 40; i++) {
    bare.push(run(['-e', '0'], ''))
    hook.push(run([launcher, 'hook'], input(samples[i % samples.length])))
  }
  const [b, h] = [percentiles(bare)(0.5), percentiles(hook)(0.5)]
  say(
    '`aegish hook`, the whole process',
    `${(h / b).toFixed(2)} × a bare \`node -e 0\` (${h.toFixed(0)} ms, bare ${b.toFixed(0)} ms)`,
    'at most 1.4 ×',
  )
}

function run(args, input) {
  const start = performance.now()
  const { status } = spawnSync(process.execPath, args, { input })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`)
  return performance.now() - start
}

function percentiles(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
}
