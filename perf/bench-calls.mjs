// The harness against a local server: how near to the ideal it comes when calls take 200 ms, and
// how many samples per second it handles itself when they take no time.
// usage: node perf/bench-calls.mjs
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inThrowAwayFolder } from './make-log.mjs'
import { makeSuite } from './make-suite.mjs'
import { count, say } from './say.mjs'

const cli = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const provider = fileURLToPath(new URL('instant-provider.mjs', import.meta.url))

await inThrowAwayFolder(async (folder) => {
  const slow = makeSuite(folder, 2000)
  const ideal = (2000 * 0.2) / 64
  const { seconds } = await measure(folder, slow, 200, [])
  const bare = await bareCalls(2000, 200)
  say(
    '2,000 calls of 200 ms, 64 at once',
    `${(seconds / ideal).toFixed(2)} × the ideal (64 loops of bare fetch: ${(bare / ideal).toFixed(2)} ×)`,
    'at most 1.15 ×',
  )

  const many = makeSuite(folder, 10_000)
  const instant = await measure(folder, many, 0, [])
  say(
    'calls that take no time',
    `${count(10_000 / instant.seconds)} samples/s (${count(10_000 / instant.wholeSeconds)} with start and writing the log)`,
    'at least 1,000',
  )
  await measure(folder, many, 0, ['--cpu-prof', `--cpu-prof-dir=${folder}/profile`])
  process.stdout.write('where the processor’s time goes, log writing included:\n')
  for (const [where, share] of whereTimeGoes(join(folder, 'profile'))) {
    process.stdout.write(`${(share * 100).toFixed(0).padStart(5)}%  ${where}\n`)
  }
})

/** The same calls without a harness: tells a slow program from a busy machine. */
async function bareCalls(count, delay) {
  return withServer(delay, async (url) => {
    const body = JSON.stringify({ model: 'm', text: 'x'.repeat(7000) })
    const began = performance.now()
    let left = count
    await Promise.all(
      Array.from({ length: 64 }, async () => {
        while (left-- > 0) {
          const response = await fetch(`${url}/v1/chat/completions`, { method: 'POST', body })
          await response.json()
        }
      }),
    )
    return (performance.now() - began) / 1000
  })
}

/** Runs the command line against a server that takes so long, from its first call to its last. */
async function measure(folder, suite, delay, nodeOptions) {
  return withServer(delay, async (url) => {
    const child = spawn(
      process.execPath,
      [
        ...nodeOptions,
        ...[cli, 'bench', '--guard', 'openai/gpt-5-mini', '--suite', suite],
        ...['--concurrency', '64', '--json'],
      ],
      {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'ignore'],
        env: {
          ...process.env,
          OPENAI_API_KEY: 'perf-perf-perf',
          OPENAI_BASE_URL: `${url}/v1`,
        },
      },
    )
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    const began = performance.now()
    await once(child, 'close')
    const wholeSeconds = (performance.now() - began) / 1000
    const result = JSON.parse(output)
    if (result.status !== 'success') throw new Error(`the run failed: ${result.problem}`)
    const times = readFileSync(join(folder, result.folder, 'samples.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const first = Math.min(...times.map(({ startedAt }) => Date.parse(startedAt)))
    const last = Math.max(...times.map(({ completedAt }) => Date.parse(completedAt)))
    return { seconds: (last - first) / 1000, wholeSeconds }
  })
}

async function withServer(delay, action) {
  const server = spawn(process.execPath, [provider, String(delay)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [url] = await once(server.stdout, 'data')
    return await action(String(url).trim())
  } finally {
    server.kill()
  }
}

/** The shares of a processor profile, by the part of the program that the time was spent in. */
function whereTimeGoes(folder) {
  const [name] = readdirSync(folder)
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]))
  const sums = new Map()
  let total = 0
  samples.forEach((id, i) => {
    const { functionName, url } = byId.get(id)
    if (functionName === '(idle)') return
    const where = partOf(functionName, url)
    sums.set(where, (sums.get(where) ?? 0) + timeDeltas[i])
    total += timeDeltas[i]
  })
  return [...sums]
    .map(([where, sum]) => [where, sum / total])
    .sort((a, b) => b[1] - a[1])
    .slice(0, 8)
}

function partOf(functionName, url) {
  if (functionName === '(garbage collector)') return 'garbage collection'
  if (url.includes('undici') || url.startsWith('node:internal/deps')) return 'fetch (undici)'
  if (/@ai-sdk|provider-utils|eventsource/.test(url)) return 'AI SDK'
  if (/node_modules\/zod/.test(url)) return 'zod'
  if (url.includes('/dist/'))
    return `aegish: ${url.replace(/^.*\/dist\/(?:cli\/)?|-[\w-]{8}\.c?js$/g, '')}`
  if (url.startsWith('node:'))
    return `node: ${url.replace(/^node:(internal\/)?/, '').split('/')[0]}`
  return functionName === '(program)' ? 'system calls' : 'other native code'
}
