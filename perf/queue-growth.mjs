// A run over a queue beside the same run in one process: how it grows with workers when guards are
// waited for, what the queue costs per sample, and the coordinator's memory at a million samples.
// Needs redis-server or valkey-server.
// usage: node perf/queue-growth.mjs [SAMPLES] [--json FILE]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startRedis } from '../scripts/scale/redis.mjs'
import { inThrowAwayFolder } from './make-log.mjs'
import { makeSuite } from './make-suite.mjs'
import { isWritingLog, residentMegabytes } from './resident-memory.mjs'
import { count, say } from './say.mjs'

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' } },
  allowPositionals: true,
})
const MANY = Number(positionals[0] ?? 1_000_000)
const cli = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const provider = fileURLToPath(new URL('instant-provider.mjs', import.meta.url))
/** A call takes so long, and a worker has so many open: little for the processor, much for the clock. */
const WAIT_MS = 50
const OPEN = 2
const SECONDS = 15

const measured = {}

await inThrowAwayFolder(async (folder) => {
  mkdirSync(join(folder, 'redis'))
  const redis = await startRedis(join(folder, 'redis'))
  try {
    await growth(folder, redis.url)
    await overhead(folder, redis.url)
  } finally {
    await redis.close()
  }
})
if (values.json) writeFileSync(values.json, `${JSON.stringify(measured, null, 2)}\n`)

/** Guards that are waited for: samples per second, as a share of what waiting alone allows. */
async function growth(folder, queue) {
  const server = spawn(process.execPath, [provider, String(WAIT_MS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [url] = await once(server.stdout, 'data')
    const env = {
      OPENAI_API_KEY: 'perf-perf-perf',
      OPENAI_BASE_URL: `${String(url).trim()}/v1`,
    }
    const ideal = (OPEN * 1000) / WAIT_MS
    const asked = (samples) => [
      '--guard',
      'openai/gpt-5-mini',
      '--suite',
      makeSuite(folder, samples),
    ]
    const local = ['--concurrency', String(OPEN)]
    const alone = await bench(folder, [...asked(ideal * SECONDS), ...local], env)
    const embedded = rateOf(alone)
    say(
      `calls of ${WAIT_MS} ms, ${OPEN} at once, embedded`,
      `${count(embedded)} samples/s, ${(embedded / ideal).toFixed(2)} of the ideal`,
    )
    measured.growth = []
    for (const workers of [1, 2, 4]) {
      const rate = await withWorkers(workers, folder, queue, env, async () =>
        rateOf(await bench(folder, [...asked(workers * ideal * SECONDS), '--queue', queue], env)),
      )
      const share = rate / (workers * ideal)
      measured.growth.push({ workers, rate, share })
      say(
        `over a queue, ${workers} ${workers === 1 ? 'worker' : 'workers'}`,
        `${count(rate)} samples/s, ${share.toFixed(2)} of the ideal, ${(rate / embedded).toFixed(2)} × embedded`,
        'at least 0.90 of the ideal',
      )
    }
  } finally {
    server.kill()
  }
}

/** A guard that takes no time: what remains is the way through the queue. */
async function overhead(folder, queue) {
  const few = await sideBySide(folder, queue, MANY / 5)
  const { over, alone } = await sideBySide(folder, queue, MANY)
  const [one, two] = [alone, over].map(({ seconds }) => (seconds * 1e6) / MANY)
  measured.overhead = [few.over, over]
  say(
    'a sample, without its guard',
    `${two.toFixed(0)} µs over a queue, ${one.toFixed(0)} µs embedded: ${(two / one).toFixed(1)} ×`,
  )
  say(
    `${count(MANY)} samples over a queue`,
    `${count(rateOf(over))} samples/s; the coordinator takes ${over.megabytes} MB at most (embedded: ${alone.megabytes} MB)`,
    'at most 300 MB',
  )
  say('writing their .eval', `${over.megabytesAll} MB at most (embedded: ${alone.megabytesAll} MB)`)
}

async function sideBySide(folder, queue, samples) {
  const asked = ['--guard', 'baseline/allow', '--suite', makeSuite(folder, samples)]
  const alone = await bench(folder, asked, {})
  const over = await withWorkers(1, folder, queue, {}, () =>
    bench(folder, [...asked, '--queue', queue], {}),
  )
  return { alone, over }
}

async function withWorkers(number, folder, queue, env, action) {
  const workers = Array.from({ length: number }, () =>
    spawn(process.execPath, [cli, 'worker', '--queue', queue, '--concurrency', String(OPEN)], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    }),
  )
  try {
    // Each says that it is there.
    await Promise.all(workers.map(({ stderr }) => once(stderr, 'data')))
    for (const { stderr } of workers) stderr.resume()
    return await action()
  } finally {
    const ended = workers.map((worker) => once(worker, 'exit'))
    for (const worker of workers) worker.kill('SIGTERM')
    await Promise.all(ended)
  }
}

/** Runs a benchmark: the seconds from its first sample to the end of its journal, and its memory. */
async function bench(folder, args, env) {
  const child = spawn(process.execPath, [cli, 'bench', ...args, '--json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  })
  let output = ''
  let megabytes = 0
  let megabytesAll = 0
  child.stdout.on('data', (text) => {
    output += text
  })
  const timer = setInterval(() => {
    const resident = residentMegabytes(child.pid)
    megabytesAll = Math.max(megabytesAll, resident)
    if (!isWritingLog(folder)) megabytes = Math.max(megabytes, resident)
  }, 50)
  await once(child, 'close')
  clearInterval(timer)
  const result = JSON.parse(output)
  if (result.status !== 'success') throw new Error(`the run failed: ${JSON.stringify(result.jobs)}`)
  const journal = join(folder, result.folder, 'samples.jsonl')
  const began = Date.parse(JSON.parse(firstLine(journal)).startedAt)
  const { mtimeMs, size: journalBytes } = statSync(journal)
  const seconds = (mtimeMs - began) / 1000
  return { samples: result.jobs[0].done, seconds, megabytes, megabytesAll, journalBytes }
}

function rateOf({ samples, seconds }) {
  return samples / seconds
}

function firstLine(path) {
  const fd = openSync(path, 'r')
  const bytes = Buffer.alloc(1 << 16)
  const read = readSync(fd, bytes, 0, bytes.length, 0)
  closeSync(fd)
  return bytes.toString('utf8', 0, bytes.subarray(0, read).indexOf(10))
}
