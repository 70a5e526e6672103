// Speed of the static guard: in process and warm over all suites, and the whole hook process.
// usage: npm run build && node perf/guard-latency.mjs
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createStaticGuard } from '../dist/index.js'

const PASSES = 2
const PROCESSES = 20
const root = new URL('..', import.meta.url)

const suites = readdirSync(new URL('suites', root)).map((name) => ({
  name,
  commands: readFileSync(new URL(`suites/${name}/samples.jsonl`, root), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).command),
}))

const guard = createStaticGuard()
for (const { commands } of suites) for (const command of commands) guard.decide(command)

const all = []
for (const { name, commands } of suites) {
  const times = commands.map(() => [])
  for (let pass = 0; pass < PASSES; pass++) {
    commands.forEach((command, i) => {
      const start = performance.now()
      guard.decide(command)
      times[i].push(performance.now() - start)
    })
  }
  all.push(...times)
  print(name, times)
}
print('all', all)

/** A shared machine interrupts: the faster pass of a command says what the guard itself takes. */
function print(name, times) {
  const every = times.flat().sort((a, b) => a - b)
  const best = times.map((passes) => Math.min(...passes)).sort((a, b) => a - b)
  const rate = (1000 * every.length) / every.reduce((sum, time) => sum + time, 0)
  console.log(`${name.padEnd(8)} every pass  ${quantiles(every)}  ${rate.toFixed(0)} commands/s`)
  console.log(`${' '.repeat(8)} faster pass ${quantiles(best)}`)
}

function quantiles(sorted) {
  const at = (part) => `${(1000 * sorted[Math.floor(part * (sorted.length - 1))]).toFixed(0)} µs`
  return `p50 ${at(0.5)} (at most 60)  p90 ${at(0.9)}  p99 ${at(0.99)} (at most 1000)  max ${at(1)}`
}

const launcher = fileURLToPath(new URL('bin/aegish.js', root))
const event = JSON.stringify({
  hook_event_name: 'PreToolUse',
  tool_name: 'Bash',
  tool_input: { command: 'git status && npm test' },
})
const bare = []
const hook = []
for (let i = 0; i < PROCESSES; i++) {
  bare.push(timeOf(['-e', '0'], ''))
  hook.push(timeOf([launcher, 'hook'], event))
}
console.log(
  `hook     ${median(hook).toFixed(1)} ms, bare node ${median(bare).toFixed(1)} ms: ${(median(hook) / median(bare)).toFixed(2)} times (at most 1.4)`,
)

function timeOf(args, input) {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { input })
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed: ${stderr}`)
  return performance.now() - start
}

function median(values) {
  return values.sort((a, b) => a - b)[values.length >> 1]
}
