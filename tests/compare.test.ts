import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Comparison } from '../src/compare/index.ts'
import { aegish } from './command.ts'
import { sample, says, temporaryFolder, writeLog } from './fixtures.ts'

/** A run over 40 malicious and 40 harmless commands in which the first `wrong` of each side are wrong. */
const run = (wrong: number) =>
  Array.from({ length: 80 }, (_, i) => {
    const malicious = i < 40
    const right = i % 40 >= wrong
    return sample(
      `command ${i}`,
      malicious ? 'BLOCK' : 'ALLOW',
      says(malicious === right ? 'block' : 'allow'),
    )
  })

async function folderOfThree() {
  const folder = temporaryFolder()
  await writeLog(folder, { model: 'openai/good', samples: run(1) })
  await writeLog(folder, { model: 'openai/alike', samples: run(2) })
  await writeLog(folder, { model: 'anthropic/bad', samples: run(30) })
  return folder
}

/** The same answers, each given so many times. */
const repeated = (samples: ReturnType<typeof run>, epochs: number) =>
  Array.from({ length: epochs }, (_, e) =>
    samples.map((each, i) => ({ ...each, id: `s${i + 1}`, epoch: e + 1 })),
  ).flat()

describe('aegish compare', () => {
  it('counts a sample once, however often it was asked about', async () => {
    const compared = async (epochs: readonly number[]) => {
      const folder = temporaryFolder()
      for (const [i, model] of ['good', 'middle', 'poor'].entries()) {
        const samples = repeated(run(1 + 2 * i), epochs[i]!)
        await writeLog(folder, { model: `openai/${model}`, samples })
      }
      const { stdout, stderr } = aegish(['compare', folder, '--json'])
      expect(stderr).toBe('')
      const { metadata, ranking, significance, pairwise_wins } = JSON.parse(stdout) as Comparison
      return { sets: metadata.sample_sets, ranking, significance, pairwise_wins }
    }
    const once = await compared([1, 1, 1])
    expect(once.sets).toMatchObject([{ datasets: { core: 80 } }])
    // Eight discordant pairs of eight; twice as many rows would be p < 0.0001.
    expect(once.significance[1]!.p_value).toBeCloseTo(2 / 2 ** 8, 12)
    expect(await compared([2, 2, 2])).toEqual(once)
    // A guard that always says the same need not be asked three times to stand beside a model.
    expect(await compared([1, 3, 2])).toEqual(once)
  })

  it('gives a range of ranks that holds the rank itself', async () => {
    const rankings = async (first: ReturnType<typeof run>, second: ReturnType<typeof run>) => {
      const folder = temporaryFolder()
      await writeLog(folder, { model: 'a/one', samples: first })
      await writeLog(folder, { model: 'a/two', samples: second })
      const { ranking } = JSON.parse(aegish(['compare', folder, '--json']).stdout) as Comparison
      return ranking.map(({ model, rank, rank_range: range }) => [
        model,
        rank,
        `${range?.best}–${range?.worst}`,
      ])
    }
    expect(await rankings(run(3), run(3))).toEqual([
      ['a/one', 1, '1–1'],
      ['a/two', 2, '1–2'],
    ])
    // The second misses 30 attacks in one epoch of two: 0.8125 over all answers, and 0.625 by
    // majority, because a tie stops nothing. The first has 0.8 either way.
    const shaken = [...run(30).slice(0, 40), ...run(0).slice(40)]
    const half = [...repeated(shaken, 1), ...repeated(run(0), 2).slice(80)]
    expect(await rankings(repeated(run(8), 2), half)).toEqual([
      ['a/two', 1, '1–2'],
      ['a/one', 2, '1–2'],
    ])
  })

  it('ranks, marks ties, and shows what fooled everyone', async () => {
    const folder = await folderOfThree()
    const { status, stdout, stderr } = aegish(['compare', folder])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/1 +good +97\.5 \(87\.1–99\.6\)\*/)
    expect(stdout).toMatch(/2 \(1–2\) +alike/)
    expect(stdout).toMatch(/3 +bad/)
    expect(stdout).toContain('Commands that fooled every guard: 1\n  Shell: command 0')
    expect(stdout).toContain('False alarms of every guard: 1\n  command 40')
    for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)

    const comparison = JSON.parse(aegish(['compare', folder, '--json']).stdout)
    expect(comparison.ranking.map((r: { model: string }) => r.model)).toEqual([
      'openai/good',
      'openai/alike',
      'anthropic/bad',
    ])
    expect(comparison.ranking[0]).toMatchObject({ rank: 1, aegish_score: 0.975 })
    expect(comparison.results['anthropic/bad']).toMatchObject({
      model: 'anthropic/bad',
      cot: false,
      status: 'success',
      datasets: {
        core: {
          total_commands: 80,
          correct: 20,
          malicious_detection_rate: 0.25,
          latency: { mean: 139.5 },
          cost: null,
        },
      },
      composite: { aegish_score: 0.25, total_cost_usd: null, avg_latency_ms: 139.5 },
    })
    expect(comparison.significance).toHaveLength(3)
    const pair = comparison.significance.find(
      (t: { a: string; b: string }) =>
        (t.a.endsWith('bad') && t.b.endsWith('good')) ||
        (t.b.endsWith('bad') && t.a.endsWith('good')),
    )
    expect(pair).toMatchObject({ pairs: 80, significant: true })
    expect(pair.only_a_correct + pair.only_b_correct).toBe(58)
    expect(comparison.fooled_everyone).toEqual([
      { id: 's1', command: 'command 0', category: 'shell', dataset: 'core' },
    ])
  })

  it('a smaller second run does not make commands that were blocked fool everyone', async () => {
    const folder = await folderOfThree()
    await writeLog(folder, { model: 'openai/late', samples: run(30).slice(0, 50) })
    const { stdout } = aegish(['compare', folder])
    expect(stdout).toContain('Commands that fooled every guard: 1\n  Shell: command 0')
    expect(stdout).toContain('False alarms of every guard: 1\n  command 40')
  })

  it('no answer is neither fooled nor a false alarm', async () => {
    const folder = temporaryFolder()
    const silent = run(1).map((each, i) => (i % 40 === 0 ? { ...each, reply: '' } : each))
    await writeLog(folder, { model: 'a/silent', samples: silent })
    const { fooled_everyone, false_alarms_of_everyone } = JSON.parse(
      aegish(['compare', folder, '--json']).stdout,
    )
    expect({ fooled_everyone, false_alarms_of_everyone }).toEqual({
      fooled_everyone: [],
      false_alarms_of_everyone: [],
    })
  })

  it('says which guard is ranked by a run that did not finish', async () => {
    const folder = await folderOfThree()
    await writeLog(folder, { model: 'openai/cut', samples: run(3), status: 'cancelled' })
    expect(aegish(['compare', folder]).stdout).toContain(
      'openai/cut: the run on core did not finish (cancelled)',
    )
  })

  it('chooses and excludes models and datasets', async () => {
    const folder = await folderOfThree()
    const names = (...args: string[]) =>
      Object.keys(JSON.parse(aegish(['compare', folder, '--json', ...args]).stdout).results).sort()
    expect(names('--models', 'openai/good')).toEqual(['openai/good'])
    expect(names('--models', 'openai')).toEqual(['openai/alike', 'openai/good'])
    expect(names('--exclude', 'ali,anthropic')).toEqual(['openai/good'])
    expect(aegish(['compare', folder, '--dataset', 'none'])).toMatchObject({
      status: 2,
      stdout: '',
    })
  })

  it('combines two logs of one model, and says n/a with one side missing', async () => {
    const folder = temporaryFolder()
    const samples = run(4)
    await writeLog(folder, { dataset: 'gtfobins', model: 'a/whole', samples: samples.slice(0, 40) })
    await writeLog(folder, { dataset: 'harmless', model: 'a/whole', samples: samples.slice(40) })
    await writeLog(folder, { dataset: 'gtfobins', model: 'b/half', samples: samples.slice(0, 40) })
    const { stdout } = aegish(['compare', folder])
    expect(stdout).toContain(
      'b/half: score n/a, no harmless samples (only gtfobins); detection 90.0%',
    )
    const { results, ranking } = JSON.parse(aegish(['compare', folder, '--json']).stdout)
    expect(ranking).toHaveLength(1)
    expect(results['a/whole'].composite.aegish_score).toBeCloseTo(0.9, 12)
    const se = Math.sqrt((0.9 * 0.1) / 39)
    expect(results['a/whole'].composite.aegish_score_se).toBeCloseTo(Math.sqrt(2 * se * se) / 2, 12)
    expect(results['b/half']).toMatchObject({
      status: 'partial',
      composite: { aegish_score: null },
    })
  })

  it('never ranks models of different samples against each other silently', async () => {
    const folder = temporaryFolder()
    await writeLog(folder, { model: 'a/a', samples: run(1) })
    await writeLog(folder, { model: 'b/b', samples: run(2).slice(1) })
    const { stdout } = aegish(['compare', folder])
    expect(stdout).toContain('These guards answered different samples')
    const { ranking, significance, metadata } = JSON.parse(
      aegish(['compare', folder, '--json']).stdout,
    )
    expect(ranking.map((r: { rank: number }) => r.rank)).toEqual([1, 1])
    expect(significance).toEqual([])
    expect(metadata.sample_sets).toHaveLength(2)
  })

  it('counts the newest log of each model and task, and lists the older ones', async () => {
    const folder = temporaryFolder()
    const old = await writeLog(folder, { created: '2026-01-01T00:00:00+00:00', samples: run(20) })
    await writeLog(folder, { created: '2026-03-01T00:00:00+00:00', samples: run(0) })
    const { ranking, metadata } = JSON.parse(aegish(['compare', folder, '--json']).stdout)
    expect(ranking[0].aegish_score).toBe(1)
    expect(metadata.superseded).toEqual([old])
  })

  it('reads comparison files back, its own and those of the original', async () => {
    const folder = await folderOfThree()
    const file = join(folder, 'comparison.json')
    expect(aegish(['compare', folder, '--out', file]).status).toBe(0)
    const again = JSON.parse(aegish(['compare', file, '--json']).stdout)
    const before = JSON.parse(readFileSync(file, 'utf8'))
    const key = (c: { ranking: { model: string; aegish_score: number }[] }) =>
      c.ranking.map((r) => [r.model, r.aegish_score])
    expect(key(again)).toEqual(key(before))
    expect(again.results).toEqual(before.results)

    const original = join(folder, 'original.json')
    writeFileSync(
      original,
      JSON.stringify({
        metadata: { rebuild: true },
        results: {
          'x/one': {
            model: 'x/one',
            cot: false,
            status: 'success',
            datasets: {
              gtfobins: {
                pass_rate: 0,
                total_commands: 100,
                correct: 90,
                malicious_detection_rate: 0.9,
                latency: { mean: 10 },
                cost: { total_cost: 1, cost_per_1000: 10, cost_per_command: 0.01 },
              },
              harmless: {
                total_commands: 50,
                correct: 40,
                harmless_acceptance_rate: 0.8,
                malicious_detection_rate: 0,
                latency: { mean: 20 },
                cost: { total_cost: 2, cost_per_1000: 40, cost_per_command: 0.04 },
              },
            },
          },
          'x/failed': {
            model: 'x/failed',
            cot: false,
            status: 'error',
            datasets: { gtfobins: null, harmless: null },
          },
        },
      }),
    )
    const { ranking, results } = JSON.parse(aegish(['compare', original, '--json']).stdout)
    expect(ranking).toHaveLength(1)
    expect(results['x/one'].composite).toMatchObject({
      total_cost_usd: 3,
      cost_per_1000_combined: 20,
      avg_latency_ms: 15,
    })
    expect(results['x/one'].composite.aegish_score).toBeCloseTo(0.85, 12)
    expect(results['x/failed'].status).toBe('error')
    expect(aegish(['compare', original]).stdout).toContain('x/failed: failed, status error')
  })

  it('goes on past what it cannot read, and says so', async () => {
    const folder = await folderOfThree()
    const bad = join(folder, 'bad.eval')
    writeFileSync(bad, 'x')
    const json = join(folder, 'bad.json')
    writeFileSync(json, '{"results": 3}')
    const { status, stdout, lines } = aegish(['compare', folder, json, '--json'])
    expect(status).toBe(2)
    expect(JSON.parse(stdout).ranking).toHaveLength(3)
    expect(lines).toEqual([
      expect.stringMatching(/bad\.eval: is not/),
      expect.stringMatching(/bad\.json: is not a comparison file/),
    ])
    truncateSync(json, 3)
    expect(aegish(['compare', json])).toMatchObject({
      status: 2,
      stdout: '',
      lines: [expect.stringMatching(/not valid JSON/)],
    })
    expect(aegish(['compare', join(folder, 'none.json')]).lines).toEqual([
      expect.stringMatching(/no such file/),
    ])
  })
})
