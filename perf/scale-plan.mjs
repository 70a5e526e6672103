// On paper: ten guards over ten million samples each. Machines, quotas, money, hours and what breaks
// first, computed from what perf/queue-growth.mjs measured, from what is measured here (calls,
// programs and static decisions per second on one core), from our table of prices, and from the
// assumptions below. `--write` puts the result into docs/scale.md.
// usage: node perf/scale-plan.mjs MEASURED.json [--write]     (node perf/queue-growth.mjs --json MEASURED.json)
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { inThrowAwayFolder } from './make-log.mjs'
import { makeSuite } from './make-suite.mjs'
import { count } from './say.mjs'

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' } },
  allowPositionals: true,
})
const SAMPLES = 10_000_000
/** What nobody can measure here. */
const ASSUMED = {
  /** Cores of a worker machine. */
  cores: 8,
  /** The quota of a provider for one model, of a paying team. */
  rpm: 10_000,
  tpm: 10_000_000,
  /** Hooks are given as many machines as it takes to be done in so many hours. */
  hookHours: 24,
}
const MODELS = [
  'openai/gpt-5-mini',
  'openai/gpt-5.1',
  'anthropic/claude-haiku-4-5',
  'anthropic/claude-sonnet-4-5',
  'google/gemini-3-flash-preview',
  'google/gemini-3-pro-preview',
  'openrouter/microsoft/phi-4',
  'cascade:static,openai/gpt-5-mini',
]
const cli = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const provider = fileURLToPath(new URL('instant-provider.mjs', import.meta.url))
const page = new URL('../docs/scale.md', import.meta.url)

const measured = JSON.parse(readFileSync(positionals[0], 'utf8'))
const many = measured.overhead.at(-1)
const coordinatorRate = many.samples / many.seconds
const bytesPerSample = many.journalBytes / many.samples
const here = await inThrowAwayFolder(measureHere)
const rows = [staticRow(), hookRow(), ...MODELS.map(modelRow)]
const text = toText()
process.stdout.write(text)
if (values.write) {
  const between = /(<!-- plan: .*? -->\n)[\s\S]*?(<!-- end of plan -->)/
  const old = readFileSync(page, 'utf8')
  if (!between.test(old)) throw new Error('docs/scale.md has no place for the plan')
  writeFileSync(
    page,
    old.replace(between, (_, from, to) => `${from}${text}${to}`),
  )
}

/** What one core does per second, and what a sample takes of each model. */
async function measureHere(folder) {
  const server = spawn(process.execPath, [provider, '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [url] = await once(server.stdout, 'data')
    const env = { OPENAI_API_KEY: 'perf-perf-perf', OPENAI_BASE_URL: `${String(url).trim()}/v1` }
    const rate = async (guard, samples) => {
      const suite = makeSuite(folder, samples)
      const result = await aegish(folder, ['bench', '--guard', guard, '--suite', suite], env)
      const lines = readFileSync(join(folder, result.folder, 'samples.jsonl'), 'utf8').trim()
      const times = lines.split('\n').map((line) => JSON.parse(line))
      const began = Math.min(...times.map(({ startedAt }) => Date.parse(startedAt)))
      const ended = Math.max(...times.map((one) => Date.parse(one.completedAt ?? one.startedAt)))
      return (samples * 1000) / (ended - began)
    }
    const dry = ['bench', '--dry-run', ...MODELS.flatMap((model) => ['--guard', model])]
    const estimates = await aegish(folder, [...dry, '--suite', 'core'], env)
    return {
      // One process, which is one core.
      calls: await rate('openai/gpt-5-mini', 4000),
      // Programs use all cores.
      hooks: (await rate(`hook:${process.execPath} -e 0`, 200)) / availableParallelism(),
      decisions: await rate('static', 100_000),
      estimates,
    }
  } finally {
    server.kill()
  }
}

async function aegish(folder, args, env) {
  const child = spawn(process.execPath, [cli, ...args, '--json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  })
  let output = ''
  child.stdout.on('data', (part) => {
    output += part
  })
  await once(child, 'close')
  return JSON.parse(output)
}

function staticRow() {
  const rate = Math.min(here.decisions * ASSUMED.cores, coordinatorRate)
  return { guard: 'static', bound: 'the coordinator', rate, machines: 1, cost: 0 }
}

function hookRow() {
  const machine = here.hooks * ASSUMED.cores
  const machines = Math.ceil(SAMPLES / (ASSUMED.hookHours * 3600) / machine)
  const bound = 'starting programs'
  return { guard: 'hook:… (Node)', bound, rate: machines * machine, machines, cost: 0 }
}

function modelRow(model) {
  const { samples, calls, inputTokens, outputTokens, cost } = here.estimates.find(
    ({ guard }) => guard === model,
  )
  // A cascade asks its model about some samples only.
  const asked = calls / samples
  const tokens = (inputTokens + outputTokens) / calls
  const bounds = [
    { bound: 'requests', rate: ASSUMED.rpm / 60 / asked },
    { bound: `tokens (${count(tokens)} each)`, rate: ASSUMED.tpm / 60 / tokens / asked },
    { bound: 'the coordinator', rate: coordinatorRate },
  ]
  const tightest = bounds.reduce((one, other) => (other.rate < one.rate ? other : one))
  return {
    guard: model,
    ...tightest,
    machines: Math.ceil((tightest.rate * asked) / (here.calls * ASSUMED.cores)),
    cost: (cost / samples) * SAMPLES,
  }
}

function toText() {
  const hours = (rate) => SAMPLES / rate / 3600
  const usd = (sum) => `$${count(sum)}`
  const table = [
    ['guard', 'bound by', 'samples/s', `machines of ${ASSUMED.cores} cores`, 'hours', 'money'],
    ['---', '---', '--:', '--:', '--:', '--:'],
    ...rows.map(({ guard, bound, rate, machines, cost }) => [
      `\`${guard}\``,
      bound,
      count(rate),
      String(machines),
      hours(rate).toFixed(1),
      cost === 0 ? 'none' : usd(cost),
    ]),
  ]
  const longest = Math.max(...rows.map(({ rate }) => hours(rate)))
  const money = rows.reduce((sum, { cost }) => sum + cost, 0)
  const machines = rows.reduce((sum, row) => sum + row.machines, 0)
  const all = rows.length * SAMPLES
  const broken = [
    `Money: ${usd(money)} at the price of single calls. \`--sample\` answers most questions for a thousandth of it.`,
    `Quotas: ${longest.toFixed(0)} hours with ${count(ASSUMED.rpm)} requests and ${count(ASSUMED.tpm)} tokens a minute for each model; more machines change nothing.`,
    `The coordinator: one process handles ${count(coordinatorRate)} samples/s, so ${count(all)} keep it busy for ${(all / coordinatorRate / 3600).toFixed(1)} hours. One run for each guard has a coordinator of its own.`,
    `Its memory: ${many.megabytes} MB at ${count(many.samples)} samples, as measured; ten million were not tried.`,
    `Its disk: ${count((bytesPerSample * all) / 1e9)} GB of journals (${count(bytesPerSample)} bytes per sample of a guard that says little), and the logs beside them.`,
    `The workers, last: ${machines} machines. A core makes ${count(here.calls)} calls, ${count(here.hooks)} starts of Node or ${count(here.decisions)} static decisions per second.`,
  ]
  return `${[
    ...table.map((row) => `| ${row.join(' | ')} |`),
    '',
    'What breaks first:',
    ...broken.map((line, i) => `${i + 1}. ${line}`),
  ].join('\n')}\n`
}
