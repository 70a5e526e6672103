import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { benchProcesses, right, until } from './support/bench-process.ts'
import { logsIn, makeSamples, readLog, writeSuite } from './support/bench-run.ts'
import type { Behaviour } from './support/provider-server.ts'

const here = benchProcesses()
const { begin, runFolder, serve } = here

const slow: Behaviour = (call) => ({ ...right(call), delayMs: 40 })

const bench = (count: number, ...more: string[]) => [
  ...['bench', '--guard', 'openai/gpt-5-mini'],
  ...['--suite', writeSuite(here.path, makeSamples(count)), '--concurrency', '4', ...more],
]

test('two resumes of one run at once: one works, the other says who does, nobody is paid twice', async () => {
  const server = await serve(slow)
  const first = begin(bench(60))
  await until(() => server.calls.length >= 12, 'twelve calls')
  first.child.kill('SIGKILL')
  await first.ended
  const before = server.calls.length
  const both = await Promise.all([0, 1].map(() => begin(['bench', '--resume', runFolder()]).ended))
  expect(both.map(({ code }) => code).sort()).toEqual([0, 2])
  expect(both.find(({ code }) => code === 2)!.output).toMatch(/process \d+ works on this run/)
  const asked = server.calls.slice(before).map(({ command }) => command)
  expect(new Set(asked).size).toBe(asked.length)
  expect(readLog(logsIn(runFolder())[0]!).samples).toHaveLength(60)
})

test('a folder that is deleted during a run stops it at once, and nothing is called safe', async () => {
  const server = await serve(slow)
  const running = begin(bench(300))
  await until(() => server.calls.length >= 12, 'twelve calls')
  rmSync(runFolder(), { recursive: true })
  const atDeletion = server.calls.length
  const { code, output } = await running.ended
  expect(code).toBe(3)
  expect(output).toMatch(/was deleted or replaced while the run was at work; what it held is lost/)
  expect(output).not.toMatch(/safe|--resume| {4}at /)
  // What was open, and what was begun before the next line could not be kept.
  expect(server.calls.length - atDeletion).toBeLessThanOrEqual(16)
  expect(existsSync(join(here.path, 'runs')) ? readdirSync(join(here.path, 'runs')) : []).toEqual(
    [],
  )
})

test.each([
  ['a line that stands there twice', (lines: string[]) => [...lines, lines[3]!]],
  ['every line twice, in another order', (lines: string[]) => [...lines, ...lines.toReversed()]],
  [
    'a strange epoch',
    (lines: string[]) => lines.with(3, lines[3]!.replace('"epoch":1', '"epoch":9')),
  ],
  ['zeros', (lines: string[]) => lines.with(3, '\0'.repeat(500))],
  ['half a character', (lines: string[]) => lines.with(3, lines[3]!.replace('reason', 'r\udc80'))],
])('%s in the journal: resumed, and the log is whole', async (_, damage) => {
  await serve(slow)
  expect((await begin(bench(12)).ended).code).toBe(0)
  const journal = join(runFolder(), 'samples.jsonl')
  const lines = readFileSync(journal, 'utf8').trimEnd().split('\n')
  writeFileSync(journal, `${damage(lines).join('\n')}\n`)
  const { code, output } = await begin(['bench', '--resume', runFolder()]).ended
  expect({ code, output }).toMatchObject({ code: 0 })
  expect(output).not.toContain('    at ')
  const { info, samples } = readLog(logsIn(runFolder())[0]!)
  expect(info.status).toBe('success')
  expect(new Set(samples.map(({ id }) => id)).size).toBe(12)
})

describe('hooks', () => {
  const hook = (script: string) => {
    const file = join(here.path, 'hook.mjs')
    writeFileSync(file, `import { spawn } from 'node:child_process'\n${script}`)
    return ['bench', '--guard', `hook:'${process.execPath}' '${file}'`]
  }
  const small = () => ['--suite', writeSuite(here.path, makeSamples(4)), '--concurrency', '2']
  /** Starts something that lives in a session of its own and notes that it does. */
  const detach = (seconds: number) => `
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, ${seconds * 1000})', 'aegish-left-over'],
      { detached: true, stdio: ['ignore', 'inherit', 'inherit'] })
    child.unref()
    const { appendFileSync } = await import('node:fs')
    appendFileSync(${JSON.stringify(join(here.path, 'pids'))}, child.pid + '\\n')
    appendFileSync(${JSON.stringify(join(here.path, 'pids'))}, process.pid + '\\n')`
  const pids = () =>
    existsSync(join(here.path, 'pids'))
      ? readFileSync(join(here.path, 'pids'), 'utf8').trim().split('\n').map(Number)
      : []
  const isAlive = (pid: number) => {
    try {
      process.kill(pid, 0)
      return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
    } catch {
      return false
    }
  }

  test('that leave a child with their output: their exit decides', async () => {
    const args = hook(`${detach(30)}\nconsole.error('no'); process.exit(2)`)
    const { code, output } = await begin([...args, ...small(), '--time-limit', '20']).ended
    for (const pid of pids()) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
    expect(code).toBe(0)
    expect(output).toMatch(/100\.0%\s+0\.0%\s+0 /)
  })

  test('that hang end with one Ctrl-C, and with a kill -9 of the run', async () => {
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      rmSync(join(here.path, 'pids'), { force: true })
      const args = hook(`${detach(600)}\nsetInterval(() => {}, 1000)`)
      const running = begin([...args, ...small()])
      await until(() => pids().length >= 4, 'four processes')
      running.child.kill(signal)
      const { code } = await running.ended
      expect(code).toBe(signal === 'SIGINT' ? 130 : null)
      // Linux shows what left its process group; elsewhere only the hooks themselves can be found.
      const findable = pids().filter((_, i) => process.platform === 'linux' || i % 2 === 1)
      await until(() => !findable.some(isAlive), 'their end')
    }
  })
})

test('few descriptors: everything is asked, fewer at once', async () => {
  const limited = ['bash', '-c', 'ulimit -n 64; exec "$@"', 'bash']
  const suite = writeSuite(here.path, makeSamples(30))
  const { code, output } = await begin(
    ['bench', '--guard', 'hook:true', '--suite', suite, '--concurrency', '40'],
    limited,
  ).ended
  expect({ code, output }).toMatchObject({ code: 0 })
  expect(output).toMatch(/hook:true\s+small\s+30 /)
  expect(output).not.toContain('EMFILE: too many open files, open')
})
