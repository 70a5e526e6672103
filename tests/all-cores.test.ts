import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { aegish } from './command.ts'
import { syntheticGuards, writeSyntheticLogs } from './synthetic-logs.ts'
import { testFolder } from './test-folder.ts'

/** Logs that are worth several threads, and the same ones so small that they are not. */
const folder = testFolder().path
const large = join(folder, 'large')
const small = join(folder, 'small')
/** Tells when a thread is started. */
const notice = join(folder, 'notice.cjs')
const noticed = join(folder, 'noticed')

beforeAll(async () => {
  const guards = syntheticGuards(7)
  // Text that cannot be packed: every sample is as large as those of real logs.
  let seed = 1
  const letters = Array.from({ length: 40_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return String.fromCharCode(33 + (seed % 90))
  })
  const prompt = letters.join('')
  mkdirSync(large, { recursive: true })
  mkdirSync(small)
  await writeSyntheticLogs(large, { guards, pairs: 30, prompt })
  await writeSyntheticLogs(small, { guards, pairs: 30 })
  writeFileSync(
    notice,
    `const threads = require('node:worker_threads')
const { Worker } = threads
threads.Worker = class extends Worker {
  constructor(...args) {
    super(...args)
    require('node:fs').appendFileSync(${JSON.stringify(noticed)}, 'x')
  }
}
require('node:module').syncBuiltinESMExports()`,
  )
})

/** Runs a command; says how many threads it started. */
function run(...args: string[]) {
  rmSync(noticed, { force: true })
  const result = aegish(args, { cwd: folder, env: { NODE_OPTIONS: `--require ${notice}` } })
  let threads = 0
  try {
    threads = readFileSync(noticed, 'utf8').length
  } catch {
    // none
  }
  return { ...result, threads }
}

const isParallel = (threads: number) => threads > 0 === availableParallelism() > 1
const sameBut = (text: string) =>
  text.replaceAll('large', 'small').replace(/"timestamp": "[^"]*"/, '')

describe('what all cores read is what one reads', () => {
  test.each([
    ['report', '--json'],
    ['report', '--csv'],
    ['report'],
    ['compare', '--json'],
    ['compare'],
  ])('%s %s', (command, ...options) => {
    const many = run(command, 'large', ...options)
    const one = run(command, 'small', ...options)
    expect(many.stderr + one.stderr).toBe('')
    expect(isParallel(many.threads)).toBe(true)
    expect(one.threads).toBe(0)
    expect(sameBut(many.stdout)).toBe(sameBut(one.stdout))
  })

  test('plot', () => {
    const charts = (from: string) => {
      const { stderr, threads } = run('plot', from, '--out', `${from}-charts`, '--format', 'svg')
      const out = join(folder, `${from}-charts`)
      const drawn = readdirSync(out).sort()
      return {
        stderr,
        threads,
        drawn: drawn.map((name) => [name, readFileSync(join(out, name), 'utf8')]),
      }
    }
    const [many, one] = [charts('large'), charts('small')]
    expect(isParallel(many.threads)).toBe(true)
    expect(many.drawn.length).toBeGreaterThan(10)
    expect(many.drawn).toEqual(one.drawn)
    expect(many.stderr).toBe(one.stderr)
  })

  test('rescore writes the same bytes as for each log alone', () => {
    const many = run('rescore', 'large', '--out', 'together')
    expect(many).toMatchObject({ status: 0, stderr: '' })
    expect(isParallel(many.threads)).toBe(true)
    const names = readdirSync(large).sort()
    expect(many.stdout).toBe(names.map((name) => `together/${name}\n`).join(''))
    for (const name of names.slice(0, 3)) {
      expect(run('rescore', `large/${name}`, '--out', 'alone').threads).toBe(0)
      expect(
        readFileSync(join(folder, 'together', name)).equals(
          readFileSync(join(folder, 'alone', name)),
        ),
      ).toBe(true)
    }
    const again = run('rescore', 'large', '--out', 'together')
    expect(again.status).toBe(2)
    expect(again.lines).toHaveLength(names.length)
    expect(again.lines.every((line) => line.includes('exists already'))).toBe(true)
  })

  test('the viewer', () => {
    const site = (from: string) => run('view', from, '--export', `${from}-site`, '--json')
    const [many, one] = [site('large'), site('small')]
    expect(isParallel(many.threads)).toBe(true)
    const { guards, samples } = JSON.parse(many.stdout)
    expect({ guards, samples }).toEqual({ guards: 7, samples: JSON.parse(one.stdout).samples })
  })

  test('what is wrong with a log is told in its words and in its turn', () => {
    const broken = join(folder, 'broken')
    cpSync(large, broken, { recursive: true })
    const names = readdirSync(broken).sort()
    truncateSync(join(broken, names[1]!), 5000)
    writeFileSync(join(broken, names[3]!), 'no log at all')
    const bytes = readFileSync(join(broken, names[5]!))
    bytes.fill(0, 200_000, 200_100)
    writeFileSync(join(broken, names[5]!), bytes)
    const alone = names.map((name) => run('report', `broken/${name}`, '--json'))
    const many = run('report', 'broken', '--json')
    expect(many.status).toBe(2)
    expect(many.lines).toHaveLength(3)
    expect(many.lines).toEqual(alone.flatMap(({ lines }) => lines))
    expect(JSON.parse(many.stdout)).toEqual(
      alone.flatMap(({ stdout }) => (stdout === '' ? [] : JSON.parse(stdout))),
    )
    const compared = run('compare', 'broken')
    expect(compared.status).toBe(2)
    expect([...compared.lines].sort()).toEqual([...many.lines].sort())
  })
})
