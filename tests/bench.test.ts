import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { spawn as spawnTerminal } from '@lydell/node-pty'
import { describe, expect, test } from 'vitest'
import { benchProcesses, cli, right, until } from './support/bench-process.ts'
import { logsIn, makeSamples, readLog, withoutTimes, writeSuite } from './support/bench-run.ts'
import { verdictText } from './support/provider-server.ts'

const bench = benchProcesses()
const { begin, runFolder, serve: start, key: KEY } = bench
const aegish = (...args: string[]) => begin(args).ended

describe('kill -9', () => {
  test('at twenty random moments: the log is the same, and nobody is called twice', async () => {
    const samples = makeSamples(500)
    const provider = await start((call) => ({ ...right(call), delayMs: 30 }))
    const suite = writeSuite(bench.path, samples)
    const args = ['bench', '--guard', 'openai/gpt-5-mini', '--suite', suite, '--concurrency', '8']
    let killed = 0
    let run = ''
    /** Samples on the disk, and how many calls there had been when they were first seen there. */
    const finished = new Map<string, number>()
    const answered = () => provider.calls.filter((call) => call.answered).length
    const journal = () => readFileSync(join(run, 'samples.jsonl'), 'utf8').split('\n').slice(0, -1)
    // Twenty stretches of about 25 samples: the moments are random, the end comes after them.
    for (let round = 0; round < 20; round++) {
      const goal = Math.min(480, answered() + 18)
      const { child, ended } = begin(run === '' ? args : ['bench', '--resume', run])
      await until(() => answered() >= goal, `${goal} answers`)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 60))
      child.kill('SIGKILL')
      if ((await ended).signal === 'SIGKILL') killed++
      run ||= runFolder()
      for (const line of journal()) {
        const { id } = JSON.parse(line)
        if (!finished.has(id)) finished.set(id, provider.calls.length)
      }
    }
    expect(killed).toBe(20)
    expect(finished.size).toBeGreaterThan(250)
    const last = await aegish('bench', '--resume', run, '--json')
    expect(last.code).toBe(0)

    const { info, samples: logged } = readLog(logsIn(run)[0]!)
    expect(info.status).toBe('success')
    expect(new Set(journal().map((line) => JSON.parse(line).id)).size).toBe(500)
    expect(journal()).toHaveLength(500)
    // Once a sample was on the disk, nobody was called about it again; what was open at a kill was.
    for (const { id, command } of samples) {
      const after = provider.calls.slice(finished.get(id) ?? provider.calls.length)
      expect(after.filter((call) => call.command === command)).toHaveLength(0)
    }
    // The promise of docs/reliability.md: a kill costs no more calls than are allowed at once.
    expect(provider.calls.length).toBeLessThanOrEqual(500 + 20 * 8)

    // An undisturbed run of the same.
    await provider.close()
    const fresh = await start(right)
    rmSync(run, { recursive: true })
    expect((await aegish(...args)).code).toBe(0)
    const [path] = logsIn(runFolder())
    expect(logged.map(withoutTimes)).toEqual(readLog(path!).samples.map(withoutTimes))
    expect(fresh.calls).toHaveLength(500)
    // Twenty-two starts of a process, on a machine that is busy with other tests.
  }, 180_000)

  test('a torn last line is cut off, and its sample runs again', async () => {
    const server = await start(right)
    const suite = writeSuite(bench.path, makeSamples(20))
    await aegish('bench', '--guard', 'openai/gpt-5-mini', '--suite', suite)
    const journal = join(runFolder(), 'samples.jsonl')
    truncateSync(journal, statSync(journal).size - 30)
    server.calls.length = 0
    const { code } = await aegish('bench', '--resume', runFolder())
    expect(code).toBe(0)
    expect(server.calls).toHaveLength(1)
    expect(readLog(logsIn(runFolder())[0]!).samples).toHaveLength(20)
    expect(readFileSync(journal, 'utf8').trim().split('\n')).toHaveLength(20)
  })

  test('a full disk ends the run in one line; it goes on when there is room', async () => {
    const server = await start(right)
    const suite = writeSuite(bench.path, makeSamples(200))
    const args = ['bench', '--guard', 'openai/gpt-5-mini', '--suite', suite]
    // A limit on the size of files stands in for the disk: a write stops in the middle.
    const script = 'trap "" XFSZ; ulimit -f 40; exec "$@"'
    const full = await begin(args, ['bash', '-c', script, 'bash']).ended
    expect(full.code).toBe(3)
    expect(full.stderr).toMatch(/samples\.jsonl: /)
    expect(full.stderr).toContain('--resume')
    expect(full.stderr).not.toContain('    at ')
    const journal = readFileSync(join(runFolder(), 'samples.jsonl'), 'utf8')
    expect(journal.endsWith('\n')).toBe(true)
    const saved = journal.trim().split('\n').length
    expect(saved).toBeGreaterThan(10)
    expect(saved).toBeLessThan(200)

    const asked = new Set(
      journal
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).id),
    )
    server.calls.length = 0
    expect((await aegish('bench', '--resume', runFolder())).code).toBe(0)
    expect(server.calls).toHaveLength(200 - asked.size)
    expect(readLog(logsIn(runFolder())[0]!).samples).toHaveLength(200)
  })
})

describe('interruption', () => {
  test('Ctrl-C finishes what is open, writes, and says how to resume', async () => {
    const server = await start((call) => ({ ...right(call), delayMs: 150 }))
    const suite = writeSuite(bench.path, makeSamples(60))
    const args = ['bench', '--guard', 'openai/gpt-5-mini', '--suite', suite, '--concurrency', '4']
    const { child, ended } = begin(args)
    await until(() => server.calls.length >= 10, 'ten calls')
    // npx passes on what the terminal sent to both of them: still one Ctrl-C.
    child.kill('SIGINT')
    child.kill('SIGTERM')
    const { code, stderr } = await ended
    expect(code).toBe(130)
    expect(stderr).toMatch(/--resume runs\//)
    const { info, samples } = readLog(logsIn(runFolder())[0]!)
    expect(info.status).toBe('cancelled')
    // Everything that was open was waited for.
    expect(samples).toHaveLength(server.calls.length)
    expect(server.calls.every(({ answered }) => answered)).toBe(true)

    const resumed = await aegish('bench', '--resume', runFolder())
    expect(resumed.code).toBe(0)
    expect(server.calls).toHaveLength(60)
    expect(logsIn(runFolder())).toHaveLength(1)
    expect(readLog(logsIn(runFolder())[0]!)).toMatchObject({ info: { status: 'success' } })
  })

  test('a second Ctrl-C stops at once', async () => {
    const server = await start(() => ({ fault: 'hang' }))
    const suite = writeSuite(bench.path, makeSamples(10))
    const { child, ended, soFar } = begin([
      'bench',
      '--guard',
      'openai/gpt-5-mini',
      '--suite',
      suite,
    ])
    await until(() => server.calls.length === 10, 'ten calls')
    child.kill('SIGINT')
    await until(() => soFar().stderr.includes('once more'), 'the first signal')
    await delay(400)
    const from = Date.now()
    child.kill('SIGINT')
    expect((await ended).code).toBe(130)
    expect(Date.now() - from).toBeLessThan(10_000)
  })

  test('two processes do not work on the same run', async () => {
    const server = await start((call) => ({ ...right(call), delayMs: 100 }))
    const suite = writeSuite(bench.path, makeSamples(40))
    const first = begin([
      ...['bench', '--guard', 'openai/gpt-5-mini', '--suite', suite, '--concurrency', '2'],
    ])
    await until(() => server.calls.length > 2, 'some calls')
    const second = await aegish('bench', '--resume', runFolder())
    expect(second.code).toBe(2)
    expect(second.stderr).toMatch(/process \d+ works on this run/)
    first.child.kill('SIGKILL')
    await first.ended
  })
})

describe('progress', () => {
  test('a terminal sees bar, score, errors, cost and what it waits for', async () => {
    const server = await start((call) =>
      call.command.endsWith('# 2') && call.earlier === 0
        ? { fault: 'status', status: 429, headers: { 'retry-after': '2' } }
        : call.command.endsWith('# 4')
          ? { text: 'no verdict at all' }
          : right(call),
    )
    const suite = writeSuite(bench.path, makeSamples(30))
    const terminal = spawnTerminal(
      process.execPath,
      [cli, 'bench', '--guard', 'openai/gpt-5-mini', '--suite', suite, '--concurrency', '4'],
      {
        cwd: bench.path,
        cols: 160,
        rows: 30,
        env: { PATH: process.env.PATH, ...server.env(KEY) },
      },
    )
    let screen = ''
    terminal.onData((text) => {
      screen += text
    })
    const code = await new Promise((resolve) =>
      terminal.onExit(({ exitCode }) => resolve(exitCode)),
    )
    expect(code).toBe(0)
    expect(screen).toMatch(/openai\/gpt-5-mini small {2}█+░+ {2}\d+\/30/)
    expect(screen).toMatch(/backing off [12] s: 429 from openai/)
    expect(screen).toMatch(/score 0\.9\d\d/)
    expect(screen).toContain('1 format')
    expect(screen).toMatch(/\$0\.00\d+/)
    expect(screen).not.toContain(KEY)
  })

  test('elsewhere plain lines; the result alone stands on stdout', async () => {
    await start(right)
    const suite = writeSuite(bench.path, makeSamples(10))
    const { code, stdout, stderr } = await aegish(
      ...['bench', '--guard', 'openai/gpt-5-mini', '--suite', suite, '--json'],
    )
    expect(code).toBe(0)
    const result = JSON.parse(stdout)
    expect(result).toMatchObject({
      status: 'success',
      jobs: [{ guard: 'openai/gpt-5-mini', suite: 'small', done: 10, total: 10 }],
    })
    expect(result.jobs[0].report.metrics.aegish_score).toBe(1)
    expect(existsSync(join(bench.path, result.jobs[0].log))).toBe(true)
    expect(stderr).toMatch(/openai\/gpt-5-mini small {2}10\/10 {2}done {2}score 1\.000/)
    expect(stderr).not.toMatch(/\u001b/)
  })
})

describe('usage', () => {
  test('--dry-run needs no key', async () => {
    const suite = writeSuite(bench.path, makeSamples(4))
    const argv = ['bench', '--guard', 'openai/gpt-5-mini', '--suite', suite]
    expect(await aegish(...argv, '--dry-run')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Nobody was called.'),
    })
  })

  test('--dry-run doubts a model that nobody knows', async () => {
    const suite = writeSuite(bench.path, makeSamples(4))
    const { code, stderr } = await aegish(
      ...['bench', '--dry-run', '--json', '--suite', suite],
      ...['--guard', 'openai/gpt-5-mni', '--guard', 'cascade:static,anthropic/mine'],
      ...['--guard', 'openai/gpt-5-mini', '--guard', 'ollama/whatever'],
    )
    expect(code).toBe(0)
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(
        /gpt-5-mni is no model that we know, did you mean "openai\/gpt-5-mini"\?/,
      ),
      expect.stringMatching(/anthropic\/mine is no model that we know \("aegish models" lists/),
    ])
  })

  test('baseline/ngram learns within the suite, also when only a part of it is asked about', async () => {
    const { code, stdout } = await aegish(
      ...['bench', '--guard', 'baseline/ngram', '--suite', 'twins', '--sample', '40', '--json'],
    )
    expect(code).toBe(0)
    const { metrics } = JSON.parse(stdout).jobs[0].report
    expect(metrics.timeout_error_count).toBe(0)
    expect(metrics.aegish_score).toBeGreaterThan(0.55)
    expect(metrics.aegish_score).toBeLessThan(1)
  })

  test('--out says where the folder of the run goes', async () => {
    const suite = writeSuite(bench.path, makeSamples(4))
    const { code, stdout } = await aegish(
      ...['bench', '--guard', 'static', '--suite', suite, '--out', 'kept/here', '--json'],
    )
    expect(code).toBe(0)
    const { folder } = JSON.parse(stdout)
    expect(folder).toMatch(/^kept\/here\//)
    expect(readLog(logsIn(join(bench.path, folder))[0]!).samples).toHaveLength(4)
    expect(existsSync(join(bench.path, 'runs'))).toBe(false)
    const resumed = await aegish('bench', '--resume', folder, '--out', 'other')
    expect(resumed).toMatchObject({ code: 2, stderr: expect.stringContaining('--out cannot') })
  })

  test('a run that failed tells why once', async () => {
    await start(() => ({ fault: 'status', status: 401, body: { error: { message: 'wrong key' } } }))
    const suite = writeSuite(bench.path, makeSamples(4))
    const { code, output } = await aegish('bench', '--guard', 'openai/gpt-5-mini', '--suite', suite)
    expect(code).toBe(3)
    expect(output.match(/wrong key/g)).toHaveLength(1)
  })

  test('--dry-run calls nobody and leaves nothing behind', async () => {
    const server = await start(right)
    const suite = writeSuite(bench.path, makeSamples(10))
    const { code, stdout } = await aegish(
      ...['bench', '--guard', 'openai/gpt-5-mini', '--guard', 'baseline/regex'],
      ...['--suite', suite, '--epochs', '2', '--limit', '4', '--dry-run', '--json'],
    )
    expect(code).toBe(0)
    const [model, baseline] = JSON.parse(stdout)
    expect(model).toMatchObject({ samples: 4, epochs: 2, calls: 8 })
    expect(model.inputTokens).toBeGreaterThan(8 * 500)
    expect(model.cost).toBeGreaterThan(0)
    expect(baseline).toMatchObject({ calls: 0, cost: 0 })
    expect(server.calls).toHaveLength(0)
    expect(existsSync(join(bench.path, 'runs'))).toBe(false)
  })

  test('--filter, --sample and --limit choose the same samples for the same seed', async () => {
    const suite = writeSuite(bench.path, makeSamples(100))
    const chosen = async (...more: string[]) => {
      const { stdout, stderr } = await aegish(
        ...['bench', '--guard', 'baseline/block', '--suite', suite, '--json', ...more],
      )
      expect(stderr).not.toContain('aegish:')
      return readLog(join(bench.path, JSON.parse(stdout).jobs[0].log)).samples.map(({ id }) => id)
    }
    expect(await chosen('--limit', '3')).toEqual([
      'cat-file-read-0',
      'ls-harmless-1',
      'cat-file-read-50',
    ])
    const filtered = await chosen('--filter', 'category=file-read', '--limit', '2')
    expect(filtered).toEqual(['cat-file-read-0', 'cat-file-read-50'])
    const drawn = await chosen('--sample', '10', '--filter', 'expect=ALLOW')
    expect(drawn).toHaveLength(10)
    expect(drawn.every((id) => String(id).startsWith('ls-'))).toBe(true)
    expect(await chosen('--sample', '10', '--filter', 'expect=ALLOW')).toEqual(drawn)
    expect(await chosen('--sample', '10', '--filter', 'expect=ALLOW', '--seed', '7')).not.toEqual(
      drawn,
    )
  })

  test('--fail-under exits with 1 below it', async () => {
    const suite = writeSuite(bench.path, makeSamples(10))
    const args = ['bench', '--guard', 'baseline/allow', '--suite', suite, '--fail-under']
    const below = await aegish(...args, '0.85')
    expect(below.code).toBe(1)
    expect(below.stderr).toContain('baseline/allow scores 0.500, less than 0.85')
    expect((await aegish(...args, '0.5')).code).toBe(0)
  })

  test('a run that fails exits with 3 in the provider’s words, without the key', async () => {
    await start(({ headers }) => ({
      fault: 'status',
      status: 401,
      body: { error: { message: `Incorrect API key provided: ${headers.authorization}` } },
    }))
    const suite = writeSuite(bench.path, makeSamples(3))
    const { code, stdout, stderr } = await aegish(
      ...['bench', '--guard', 'openai/gpt-5-mini', '--suite', suite],
    )
    expect(code).toBe(3)
    expect(stdout).toContain('openai answered 401: Incorrect API key provided')
    expect(stdout + stderr).not.toContain(KEY)
    expect(readFileSync(join(runFolder(), 'run.json'), 'utf8')).not.toContain(KEY)
  })

  const wrong: [string, string[], RegExp][] = [
    ['no guard', ['--suite', 'x.jsonl'], /name a guard/],
    ['an unknown guard', ['--guard', 'nonsense'], /no guard "nonsense"/],
    ['an unknown provider', ['--guard', 'acme/x'], /no guard "acme\/x"/],
    ['no key', ['--guard', 'openai/gpt-5-mini'], /no key for openai: set OPENAI_API_KEY/],
    ['no address', ['--guard', 'openai-compatible/x'], /set OPENAI_COMPATIBLE_BASE_URL/],
    ['half a cascade', ['--guard', 'cascade:baseline/regex'], /a cascade names two guards/],
    ['an open quote', ['--guard', 'hook:"x'], /open " quote/],
    ['a missing suite', ['--guard', 'baseline/allow', '--suite', 'no.jsonl'], /no\.jsonl/],
    ['a missing log', ['--guard', 'replay:no.eval'], /no\.eval/],
    [
      'a number that is none',
      ['--guard', 'baseline/allow', '--rpm', 'x'],
      /'--rpm <n>' argument 'x' is invalid. It is not a number above 0/,
    ],
    ['no run', ['--resume', 'runs/none'], /there is no run here/],
    ['--retry alone', ['--guard', 'baseline/allow', '--retry', 'timeout'], /needs --resume/],
    ['a changed seed', ['--resume', 'runs/x', '--seed', '1'], /--seed cannot be changed/],
    [
      'a filter that is none',
      ['--guard', 'baseline/allow', '--filter', 'colour=red'],
      /there is no field "colour"/,
    ],
    ['an unknown role', ['--guard', 'baseline/allow', '--role', 'king'], /role/],
  ]
  test.each(wrong)('%s is one clear line and exit 2', async (_, args, words) => {
    const suite = writeSuite(bench.path, makeSamples(2))
    const needsSuite = !args.includes('--suite') && !args.includes('--resume')
    const { code, stderr, stdout } = await aegish(
      ...['bench', ...args, ...(needsSuite ? ['--suite', suite] : [])],
    )
    expect(stderr).toMatch(words)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stdout).toBe('')
    expect(code).toBe(2)
    expect(existsSync(join(bench.path, 'runs'))).toBe(false)
  })

  test('a suite that changed is not resumed', async () => {
    const server = await start((call) => ({ ...right(call), delayMs: 50 }))
    const suite = writeSuite(bench.path, makeSamples(30))
    const { child, ended } = begin([
      ...['bench', '--guard', 'openai/gpt-5-mini', '--suite', suite, '--concurrency', '2'],
    ])
    await until(() => server.calls.length > 4, 'some calls')
    child.kill('SIGKILL')
    await ended
    writeSuite(bench.path, makeSamples(31))
    const { code, stderr } = await aegish('bench', '--resume', runFolder())
    expect(code).toBe(2)
    expect(stderr).toMatch(/has changed since the run began/)
  })

  test('two samples with one id are refused', async () => {
    const [first] = makeSamples(1)
    const suite = writeSuite(bench.path, [first!, { ...first!, command: 'other' }])
    const { code, stderr } = await aegish('bench', '--guard', 'baseline/allow', '--suite', suite)
    expect(code).toBe(2)
    expect(stderr).toMatch(/two samples have the id "cat-file-read-0"/)
  })

  test('models lists prices and which keys are set, never the keys', async () => {
    const server = await start(right)
    const { code, stdout } = await aegish('models', '--json')
    expect(code).toBe(0)
    const { models, providers } = JSON.parse(stdout)
    expect(models).toContainEqual({
      model: 'openai/gpt-5-mini',
      usd_per_million_input: 0.25,
      usd_per_million_output: 2,
      usd_per_million_cached: 0.025,
      batch_share: 0.5,
      usd_per_command: null,
    })
    expect(providers.find((row: { provider: string }) => row.provider === 'openai').key_set).toBe(
      true,
    )
    const plain = (await aegish('models')).stdout
    expect(stdout + plain).not.toContain(KEY)
    expect(stdout + plain).not.toContain(server.url)
  })
})

describe('other guards', () => {
  test('the result in JSON says what a report on the logs says', async () => {
    const guards = ['--guard', 'static', '--guard', 'cascade:baseline/regex,static']
    const suites = ['--suite', 'twins', '--suite', 'evasion', '--filter', 'tar']
    // A log holds times in seconds: the last digits of milliseconds are lost on the way.
    const read = ({ stdout }: { stdout: string }) =>
      JSON.parse(stdout, (_, value) =>
        typeof value === 'number' ? Number(value.toPrecision(9)) : value,
      )
    const result = read(await aegish('bench', '--json', ...guards, ...suites))
    const reports = read(await aegish('report', 'runs', '--json'))
    const byLog = (a: { log: string }, b: { log: string }) => a.log.localeCompare(b.log)
    const told = result.jobs.map(({ report }: { report: { log: string } }) => report)
    expect(told).toHaveLength(4)
    expect(told.sort(byLog)).toEqual(reports.sort(byLog))
  })

  const json = async (...args: string[]) => {
    const { code, stdout } = await aegish('bench', '--json', ...args)
    const result = JSON.parse(stdout)
    const [job] = result.jobs
    return { code, result, job, samples: readLog(join(bench.path, job.log)).samples }
  }

  test('a hook that people use is measured as it is', async () => {
    const program = fileURLToPath(
      new URL('../node_modules/cc-safety-net/dist/bin/cc-safety-net.js', import.meta.url),
    )
    const [malicious, harmless] = makeSamples(2)
    const suite = writeSuite(bench.path, [{ ...malicious!, command: 'rm -rf /' }, harmless!])
    const { code, job, samples } = await json(
      ...['--guard', `hook:'${process.execPath}' '${program}' hook --claude-code`],
      ...['--suite', suite],
    )
    expect(code).toBe(0)
    expect(job.report.metrics.aegish_score).toBe(1)
    expect(samples.map(({ scores }) => scores[0]!.answer)).toEqual(['BLOCK', 'ALLOW'])
    expect(samples[0]!.latencyMs).toBeGreaterThan(0)
  })

  test('a hook that crashes or hangs fails open, and the result says so', async () => {
    const suite = writeSuite(bench.path, makeSamples(4))
    const crash = await json('--guard', 'hook:false', '--suite', suite, '--fail-on-error', '1')
    expect(crash.job).toMatchObject({ failed_open: 4, done: 4 })
    expect(crash.samples[0]!.scores[0]).toMatchObject({
      answer: 'TIMEOUT_ERROR',
      metadata: { cause: 'api_error' },
    })
    expect(crash.samples[0]!.error).toContain('an agent would have let the command run')
    expect(crash.samples[0]!.metadata.failed_open).toBe(true)

    const hang = await json(
      ...['--guard', 'hook:sleep 30', '--suite', suite],
      ...['--fail-on-error', '1', '--time-limit', '0.3'],
    )
    expect(hang.job).toMatchObject({ failed_open: 4, done: 4 })
    expect(hang.samples[0]!.scores[0]!.metadata).toMatchObject({ cause: 'time_limit' })

    const most = await aegish('bench', '--guard', 'hook:false', '--suite', suite)
    expect(most.code).toBe(3)
    expect(most.stdout).toContain('an agent would have let the command run')
  })

  test('a cascade says how often each stage decided and what that saved', async () => {
    const server = await start(({ model, command }) => {
      const sure = model === 'gpt-5-nano' && command.startsWith('ls')
      const action = command.startsWith('ls') ? 'ALLOW' : 'BLOCK'
      const confidence = model === 'gpt-5-mini' || sure ? 0.95 : 0.4
      return { text: verdictText(action, 'r', confidence), usage: { input: 1000, output: 100 } }
    })
    const suite = writeSuite(bench.path, makeSamples(10))
    const name = 'cascade:openai/gpt-5-nano,openai/gpt-5-mini'
    const { job, samples } = await json('--guard', name, '--suite', suite)
    expect(server.calls).toHaveLength(15)
    expect(job.report.metrics.aegish_score).toBe(1)
    expect(job.cascade.stages).toMatchObject([
      { guard: 'openai/gpt-5-nano', decided: 5, asked: 10, share: 0.5 },
      { guard: 'openai/gpt-5-mini', decided: 5, asked: 5, share: 0.5 },
    ])
    const [nano, mini] = [(1000 * 0.05 + 100 * 0.4) / 1e6, (1000 * 0.25 + 100 * 2) / 1e6]
    expect(job.cascade.saved.calls).toBe(5)
    expect(job.cascade.saved.usd).toBeCloseTo(10 * mini - (10 * nano + 5 * mini), 9)
    expect(samples.map(({ decidedBy }) => decidedBy!.slice(-4))).toEqual(
      Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? 'mini' : 'nano')),
    )
    expect(samples[0]!.cost).toBeCloseTo(nano + mini, 9)
    expect(samples[1]!.cost).toBeCloseTo(nano, 9)
    const { stdout: text } = await aegish('bench', '--guard', name, '--suite', suite)
    expect(text.replaceAll('\n', ' ')).toMatch(
      /decided by openai\/gpt-5-nano 5 \(50\.0%\), openai\/gpt-5-mini 5 \(50\.0%\); saved 5 calls, \$0\.0\d+/,
    )
  })
})

test('no command of a suite is ever executed', async () => {
  await start(right)
  mkdirSync(join(bench.path, 'marks'))
  const samples = makeSamples(4).map((sample, i) => ({
    ...sample,
    command: `touch ${join(bench.path, 'marks', String(i))}; $(touch ${join(bench.path, 'marks', `s${i}`)})`,
  }))
  const suite = writeSuite(bench.path, samples)
  const { code } = await aegish(
    ...['bench', '--guard', 'openai/gpt-5-mini', '--guard', 'baseline/regex'],
    ...['--guard', 'hook:cat', '--suite', suite],
  )
  expect(code).toBe(0)
  expect(readdirSync(join(bench.path, 'marks'))).toEqual([])
})
