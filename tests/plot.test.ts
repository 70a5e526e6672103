import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CHARTS } from '../src/report/index.ts'
import { aegish } from './command.ts'
import { sample, says, temporaryFolder, writeLog } from './fixtures.ts'
import { syntheticGuards, writeSyntheticLogs } from './synthetic-logs.ts'

describe('aegish plot', () => {
  test('draws what a folder of logs allows, and says why for the rest', async () => {
    const folder = temporaryFolder()
    await writeSyntheticLogs(folder, { guards: syntheticGuards(3), pairs: 24 })
    const out = join(folder, 'pictures')
    const { status, stdout, lines } = aegish(['plot', folder, '--out', out])
    expect(status).toBe(0)
    expect(lines).toEqual([
      'not drawn: score-over-time (needs two or more runs of the same guard on the same samples)',
      'not drawn: cascade-savings (no guard is a cascade)',
    ])
    const names = CHARTS.map(({ name }) => name).filter(
      (name) => name !== 'score-over-time' && name !== 'cascade-savings',
    )
    const files = names.flatMap((name) => [`${name}.png`, `${name}.svg`])
    expect(readdirSync(out).sort()).toEqual(files.sort())
    expect(stdout.trim().split('\n').sort()).toEqual(files.map((name) => join(out, name)))
    const svg = readFileSync(join(out, 'cost-vs-score.svg'), 'utf8')
    expect(svg).toContain('Target Score (0.85)')
    expect(svg).toContain('url(data:font/woff2;base64,')
    expect(svg.match(/url\((?!data:)/)).toBeNull()
  })

  test('draws no costs where every guard is free', async () => {
    const folder = temporaryFolder()
    const guards = syntheticGuards(2).map((guard) => ({ ...guard, cost: 0 }))
    await writeSyntheticLogs(folder, { guards, pairs: 10 })
    const only = ['--only', 'cost-vs-score', 'cost-comparison', 'agreement', '--format', 'svg']
    const { lines } = aegish(['plot', folder, '--out', join(folder, 'p'), ...only])
    expect(lines).toEqual([
      'not drawn: cost-vs-score (every guard of known cost is free)',
      'not drawn: cost-comparison (every guard of known cost is free)',
    ])
    expect(readdirSync(join(folder, 'p'))).toEqual(['agreement.svg'])
  })

  test('draws only what is asked for, in the format and theme that is asked for', async () => {
    const folder = temporaryFolder()
    await writeSyntheticLogs(folder, { guards: syntheticGuards(2), pairs: 10 })
    const plot = (...more: string[]) =>
      aegish(['plot', folder, '--out', join(folder, 'p'), ...more])
    const only = ['--only', 'ranking-table', 'agreement', '--only', 'micro-vs-macro,twin-pairs']
    expect(plot(...only, '--format', 'svg', '--theme', 'dark').status).toBe(0)
    expect(readdirSync(join(folder, 'p')).sort()).toEqual([
      'agreement.svg',
      'micro-vs-macro.svg',
      'ranking-table.svg',
      'twin-pairs.svg',
    ])
    expect(readFileSync(join(folder, 'p/agreement.svg'), 'utf8')).toContain('#14181f')
    expect(plot('--only', 'ranking-tabel')).toMatchObject({
      status: 2,
      lines: [
        'aegish: no chart is called "ranking-tabel", did you mean "ranking-table"? ("aegish plot --help" lists them)',
      ],
    })
    expect(plot('--format', 'gif').lines).toEqual(['aegish: --format knows svg and png, not "gif"'])
    expect(plot('--theme', 'pink').status).toBe(2)
    expect(aegish(['plot', folder]).lines[0]).toContain('--out')
  })

  test('a comparison file of ours has everything that its logs had', async () => {
    const folder = temporaryFolder()
    const guards = syntheticGuards(2)
    await writeSyntheticLogs(join(folder, 'logs'), { guards, pairs: 12 })
    await writeSyntheticLogs(join(folder, 'logs'), {
      guards,
      pairs: 12,
      created: '2026-08-01T00:00:00Z',
      seed: 3,
    })
    const file = join(folder, 'comparison.json')
    expect(aegish(['compare', join(folder, 'logs'), '--out', file]).status).toBe(0)
    const plot = (path: string, out: string) => {
      const { stderr, status } = aegish(['plot', path, '--out', out, '--format', 'svg'])
      expect(status).toBe(0)
      return {
        stderr,
        files: readdirSync(out).map((name) => readFileSync(join(out, name), 'utf8')),
      }
    }
    const fromFile = plot(file, join(folder, 'a'))
    const fromLogs = plot(join(folder, 'logs'), join(folder, 'b'))
    expect(fromFile.stderr).toBe('not drawn: cascade-savings (no guard is a cascade)\n')
    expect(fromFile).toEqual(fromLogs)
  })

  test('guards that answered different samples get pictures of their own', async () => {
    const folder = temporaryFolder()
    const [one, two, three] = syntheticGuards(3)
    await writeSyntheticLogs(folder, { guards: [one!, two!], pairs: 10 })
    await writeSyntheticLogs(folder, { guards: [three!], pairs: 12 })
    const out = join(folder, 'p')
    const asked = ['--only', 'ranking-table', '--format', 'svg']
    const { status, lines } = aegish(['plot', folder, '--out', out, ...asked])
    expect(status).toBe(0)
    expect(lines[0]).toContain('2 different sets of samples')
    expect(readdirSync(out)).toEqual(['ranking-table-2.svg', 'ranking-table.svg'])
    const [second, first] = readdirSync(out).map((name) => readFileSync(join(out, name), 'utf8'))
    expect(first).toContain('guard-a0')
    expect(first).not.toContain('guard-c2')
    expect(second).toContain('guard-c2')
    expect(second).not.toContain('guard-a0')
  })

  test('a guard without cost or latency is left out, and the picture says so', async () => {
    const folder = temporaryFolder()
    await writeSyntheticLogs(folder, {
      guards: [...syntheticGuards(2), { name: 'baseline/regex', detection: 0.7, acceptance: 0.9 }],
      pairs: 10,
    })
    const out = join(folder, 'p')
    expect(aegish(['plot', folder, '--out', out, '--format', 'svg']).status).toBe(0)
    const text = (name: string) => readFileSync(join(out, `${name}.svg`), 'utf8')
    for (const name of ['cost-vs-score', 'cost-vs-detection', 'cost-comparison']) {
      expect(text(name)).toContain('Not shown, cost unknown: baseline/regex.')
    }
    for (const name of ['latency-vs-score', 'latency-vs-detection', 'latency-distribution']) {
      expect(text(name)).toContain('Not shown, latency unknown: baseline/regex.')
    }
    expect(text('latency-split')).toContain('Not shown, times unknown: baseline/regex.')
  })

  test('nothing known: one line each, no picture', async () => {
    const folder = temporaryFolder()
    const none = { latencyMs: null, totalMs: null }
    await writeLog(folder, {
      model: 'some/guard',
      samples: [sample('ls', 'ALLOW', says('allow'), none)],
    })
    const out = join(folder, 'p')
    const { status, lines } = aegish([
      'plot',
      folder,
      '--out',
      out,
      '--only',
      'cost-vs-score,latency-distribution',
    ])
    expect(status).toBe(2)
    expect(lines).toEqual([
      'not drawn: cost-vs-score (a score needs malicious and harmless samples)',
      'not drawn: latency-distribution (latency unknown for every guard)',
      'aegish: none of these charts could be drawn',
    ])
    expect(existsSync(out)).toBe(false)
  })

  test('a folder without logs, a broken log among good ones, a broken file', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'empty'))
    const plot = (path: string) =>
      aegish(['plot', path, '--out', join(folder, 'p'), '--only', 'ranking-table'])
    expect(plot(join(folder, 'empty'))).toMatchObject({
      status: 2,
      lines: [`aegish: ${join(folder, 'empty')}: this folder holds no .eval logs`],
    })
    expect(plot(join(folder, 'missing')).status).toBe(2)
    expect(existsSync(join(folder, 'p'))).toBe(false)

    await writeSyntheticLogs(join(folder, 'logs'), { guards: syntheticGuards(2), pairs: 5 })
    writeFileSync(join(folder, 'logs', 'broken.eval'), 'this is no zip')
    const mixed = plot(join(folder, 'logs'))
    expect(mixed.status).toBe(2)
    expect(mixed.lines.join()).toContain('broken.eval')
    expect(readdirSync(join(folder, 'p'))).toEqual(['ranking-table.png', 'ranking-table.svg'])

    const file = join(folder, 'x.json')
    writeFileSync(file, '{"results": {"a": 1}}')
    expect(plot(file).lines[0]).toMatch(/x\.json: is not a comparison file/)
    writeFileSync(file, '{"results": {"a": {"model": "a", "status": "error", "datasets": {}}}}')
    expect(plot(file).lines).toEqual(['aegish: no guard has results here: nothing to draw'])
  })

  test('odd numbers and names in a comparison file do no harm', () => {
    const folder = temporaryFolder()
    const file = join(folder, 'odd.json')
    const dataset = (more: object) => ({ total_commands: 10, correct: 5, ...more })
    const model = (name: string, more: object) => ({
      model: name,
      datasets: {
        gtfobins: dataset({
          malicious_detection_rate: 0.5,
          per_category_malicious_detection_rates: {
            __proto__x: { count: 10, malicious_detection_rate: 0.5 },
          },
          ...more,
        }),
        harmless: dataset({ harmless_acceptance_rate: 0.5, ...more }),
      },
    })
    const long = `x/${'very-long-name-'.repeat(40)}`
    writeFileSync(
      file,
      JSON.stringify({
        results: {
          [long]: model(long, { latency: { mean: 1e300, p90: -5 }, cost: 'much' }),
          'a/<b>&"\n\u202e': model('a', { latency: 'slow', confusion: { BLOCK: {} }, twins: [] }),
          'b/日本語': model('b', {
            latency: { mean: 0 },
            cost: { total_cost: 0, cost_per_1000: 0, cost_per_command: 0 },
          }),
        },
      }),
    )
    const out = join(folder, 'p')
    const { status, stderr } = aegish(['plot', file, '--out', out])
    expect({
      status,
      other: stderr.split('\n').filter((l) => l && !l.startsWith('not drawn')),
    }).toEqual({
      status: 0,
      other: [],
    })
    const svg = readFileSync(join(out, 'ranking-table.svg'), 'utf8')
    expect(svg).toContain('&lt;b&gt;&amp;')
    expect(svg).toContain('日本語')
  })
})
