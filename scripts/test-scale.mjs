// `npm run test:scale`: a large run over several workers and a real Redis, while workers and the
// coordinator are killed (-9), and Redis is restarted with its data and emptied. The log must be that
// of a local run, and the provider must not have been asked twice about anything but what was in
// flight. The moments are drawn by the seed. Then the same queue behind TLS and a password.
// usage: node scripts/test-scale.mjs [--samples 200000] [--workers 4] [--seed 17] [--kills 6]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeSuite } from '../perf/make-suite.mjs'
import { createDice } from './faults/dice.mjs'
import { startRedis } from './scale/redis.mjs'
import { differenceOf } from './scale/same-log.mjs'
import { tryQueueWithTls } from './scale/secured.mjs'

const { values } = parseArgs({
  options: {
    samples: { type: 'string', default: '200000' },
    workers: { type: 'string', default: '4' },
    kills: { type: 'string', default: '6' },
    seed: { type: 'string', default: '17' },
    keep: { type: 'boolean', default: false },
  },
})
const SAMPLES = Number(values.samples)
const WORKERS = Number(values.workers)
/** Calls that a worker has open, and the samples that it and the queue may hold at most. */
const CONCURRENCY = 16
const CHUNK = 5
const HELD = (Math.ceil(CONCURRENCY / CHUNK) + 1) * CHUNK
const WINDOW = WORKERS * (Math.ceil(CONCURRENCY / CHUNK) + 3) * CHUNK

const cli = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const counter = fileURLToPath(new URL('scale/counting-provider.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'aegish-scale-'))
const dice = createDice(Number(values.seed))
const children = new Set()
const problems = []
const began = performance.now()
const KEY = 'dummy-key-of-a-worker-0123456789'
const GUARD = 'openai-compatible/counting'

const say = (line) => {
  const seconds = String(Math.round((performance.now() - began) / 1000)).padStart(5)
  process.stdout.write(`${seconds} s  ${line}\n`)
}

function start(args, env, onEnd = () => {}) {
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  child.output = ''
  child.said = ''
  child.stdout.on('data', (text) => {
    child.output += text
  })
  child.stderr.on('data', (text) => {
    child.said = `${child.said}${text}`.slice(-20_000)
  })
  child.once('exit', (code) => {
    children.delete(child)
    onEnd(code)
  })
  return child
}

async function main() {
  const provider = spawn(process.execPath, [counter], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.add(provider)
  const [address] = await once(provider.stdout, 'data')
  const url = String(address).trim()
  const counts = async () => (await fetch(`${url}/counts`)).json()
  const here = { OPENAI_COMPATIBLE_BASE_URL: `${url}/v1` }
  const suite = makeSuite(folder, SAMPLES)
  const asked = ['--guard', GUARD, '--suite', suite, '--json']

  say(`a local run of ${SAMPLES} samples`)
  const local = start(['bench', ...asked, '--out', 'local', '--concurrency', '64'], {
    ...here,
    OPENAI_COMPATIBLE_API_KEY: KEY,
  })
  await once(local, 'close')
  const reference = JSON.parse(local.output)
  const localCounts = await counts()
  say(`local: ${localCounts.calls} calls`)
  await fetch(`${url}/reset`)

  const data = join(folder, 'redis')
  mkdirSync(data)
  const redis = await startRedis(data)
  try {
    await distribute({ redis, counts, here, asked, reference })
    await fetch(`${url}/reset`)
    await shareLimit({ redis, counts, here })
    await refuse({ redis, here })
    await lookForKeys(redis, data)
  } finally {
    await redis.close()
  }
  await tryQueueWithTls({ folder, start, say, problem: (text) => problems.push(text) })
}

/** The run over workers, with its accidents. */
async function distribute({ redis, counts, here, asked, reference }) {
  const workers = new Set()
  const hire = () => {
    const args = ['worker', '--queue', redis.url, '--concurrency', String(CONCURRENCY)]
    const worker = start(args, { ...here, OPENAI_COMPATIBLE_API_KEY: KEY }, () =>
      workers.delete(worker),
    )
    workers.add(worker)
  }
  for (let i = 0; i < WORKERS; i++) hire()
  let coordinator = start(['bench', ...asked, '--queue', redis.url], here)
  const resume = async () => {
    const [run] = readdirSync(join(folder, 'runs'))
    const args = ['bench', '--resume', join('runs', run), '--queue', redis.url, '--json']
    coordinator = start(args, here)
  }

  let allowed = 0
  const accidents = {
    'kill -9 of a worker': async () => {
      allowed += HELD
      dice.pick([...workers]).kill('SIGKILL')
      await sleep(500)
      hire()
    },
    'kill -9 of the coordinator': async () => {
      const ended = once(coordinator, 'exit')
      coordinator.kill('SIGKILL')
      await ended
      await sleep(dice.between(0, 3000))
      await resume()
    },
    'Redis restarted, its data kept': () => redis.restart(dice.between(200, 2000)),
    'Redis emptied': async () => {
      allowed += WINDOW
      await redis.client.flushall()
    },
  }
  const names = [
    ...Array.from({ length: Number(values.kills) }, () => 'kill -9 of a worker'),
    ...Array.from({ length: Number(values.kills) / 2 }, () => 'kill -9 of the coordinator'),
    'Redis restarted, its data kept',
    'Redis emptied',
  ]
  const plan = names
    .map((name) => ({ name, at: Math.floor((0.03 + 0.9 * dice.next()) * SAMPLES) }))
    .sort((a, b) => a.at - b.at)
  say(`over ${WORKERS} workers, with ${plan.length} accidents`)
  for (const { name, at } of plan) {
    for (;;) {
      const { commands } = await counts()
      if (commands >= at || coordinator.exitCode !== null) break
      await sleep(100)
    }
    say(`${name}, after ${at} samples`)
    await accidents[name]()
  }
  while (coordinator.exitCode === null) await sleep(200)
  await sleep(200)
  if (coordinator.exitCode !== 0) {
    problems.push(`the coordinator ended with ${coordinator.exitCode}: ${coordinator.said}`)
    return
  }
  const { calls, commands, again } = await counts()
  say(`distributed: ${calls} calls about ${commands} samples`)
  say(`asked again: ${again} (in flight at an accident: at most ${allowed})`)
  if (commands !== SAMPLES) problems.push(`${commands} of ${SAMPLES} samples were asked about`)
  if (again > allowed) problems.push(`${again} were asked again, and ${allowed} were in flight`)
  const result = JSON.parse(coordinator.output)
  const difference = differenceOf(
    join(folder, reference.jobs[0].log),
    join(folder, result.jobs[0].log),
  )
  if (difference) problems.push(`the logs differ: ${difference}`)
  else say('the log is that of the local run')
  const leaving = [...workers].map((worker) => once(worker, 'exit'))
  for (const worker of workers) worker.kill('SIGTERM')
  for (const [code] of await Promise.all(leaving)) {
    if (code !== 0) problems.push(`a worker ended with ${code}`)
  }
}

/** A limit per minute is everybody's together: over three workers it is kept as over one. */
async function shareLimit({ redis, counts, here }) {
  const perSecond = 20
  const workers = Array.from({ length: 3 }, () =>
    start(['worker', '--queue', redis.url], { ...here, OPENAI_COMPATIBLE_API_KEY: KEY }),
  )
  const asked = ['--guard', GUARD, '--suite', makeSuite(folder, 200), '--json']
  const args = ['bench', ...asked, '--queue', redis.url, '--rpm', String(perSecond * 60)]
  const run = start([...args, '--out', 'limited'], here)
  await once(run, 'close')
  const { calls, rate } = await counts()
  say(`--rpm ${perSecond * 60} over 3 workers: ${calls} calls, ${rate.toFixed(1)} per second`)
  // A tenth of a second may be caught up with.
  if (rate > perSecond * 1.05) problems.push(`${rate} calls per second, and ${perSecond} allowed`)
  if (calls !== 200) problems.push(`${calls} calls about 200 samples`)
  const leaving = workers.map((worker) => once(worker, 'exit'))
  for (const worker of workers) worker.kill('SIGTERM')
  await Promise.all(leaving)
}

/** A worker whose suite, program or guard is another one says so on both sides, and takes nothing. */
async function refuse({ redis, here }) {
  const other = join(folder, 'core.jsonl')
  writeFileSync(other, readFileSync(makeSuite(folder, 4)))
  const worker = start(['worker', '--queue', redis.url], {
    ...here,
    OPENAI_COMPATIBLE_API_KEY: KEY,
  })
  const refused = [
    ['--guard', GUARD, '--suite', other],
    ['--guard', 'hook:true', '--suite', makeSuite(folder, 4)],
  ]
  for (const asked of refused) {
    worker.said = ''
    const run = start(['bench', ...asked, '--queue', redis.url, '--out', 'refused'], here)
    for (let i = 0; i < 200 && !/does not answer for/.test(run.said); i++) await sleep(100)
    const line = /worker \S+ does not answer for .*/.exec(run.said)?.[0]
    const same = /refused .*/.exec(worker.said)?.[0]
    if (!line || !same)
      problems.push(`${asked.join(' ')} was not refused: ${run.said}${worker.said}`)
    else say(line)
    const ended = once(run, 'exit')
    run.kill('SIGTERM')
    const [code] = await ended
    if (code !== 130) problems.push(`a run that was stopped ended with ${code}`)
  }
  const left = once(worker, 'exit')
  worker.kill('SIGTERM')
  await left
}

/** What the server wrote down holds every command that it was ever sent. */
async function lookForKeys(redis, data) {
  // Who was killed is forgotten after half a minute, and a limit after an hour.
  const left = (await redis.client.keys('*')).filter((key) => !/:(?:limit|workers?)\b/.test(key))
  if (left.length > 0) problems.push(`left in the queue: ${left.slice(0, 5).join(', ')}`)
  let bytes = 0
  for (const entry of readdirSync(data, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const content = readFileSync(join(entry.parentPath ?? entry.path, entry.name))
    bytes += content.length
    if (content.includes(KEY)) problems.push(`${entry.name} of the server holds a key`)
  }
  if (bytes === 0) problems.push('the server kept nothing to look for keys in')
  else say(`no key in the ${Math.round(bytes / 1e6)} MB that Redis wrote down`)
}

try {
  await main()
} catch (error) {
  problems.push(error.stack)
} finally {
  for (const child of children) child.kill('SIGKILL')
  if (values.keep) say(`kept: ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}
for (const problem of problems) process.stdout.write(`WRONG: ${problem}\n`)
process.stdout.write(problems.length === 0 ? 'all held\n' : '')
process.exitCode = problems.length === 0 ? 0 : 1
