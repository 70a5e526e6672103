import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Comparison } from '../src/compare/index.ts'
import { aegish } from './command.ts'
import { sample, says, temporaryFolder, writeLog } from './fixtures.ts'

/** 40 malicious and 40 harmless commands; the first ones of the malicious are missed. */
const run = (missed: number, epoch = 1) =>
  Array.from({ length: 80 }, (_, i) => {
    const malicious = i < 40
    const blocked = malicious && i >= missed
    return sample(
      `command ${i}`,
      malicious ? 'BLOCK' : 'ALLOW',
      says(blocked ? 'block' : 'allow'),
      {
        id: `s${i}`,
        epoch,
      },
    )
  })

const [BEFORE, AFTER] = ['2026-11-01T08:00:00+00:00', '2026-11-08T08:00:00+00:00']

/** Two runs of a guard: the second misses more. */
async function twoRuns(missed: number, status: 'success' | 'cancelled' = 'success') {
  const [a, b] = [temporaryFolder(), temporaryFolder()]
  await writeLog(a, { samples: run(2), created: BEFORE, runId: 'a' })
  await writeLog(b, { samples: run(missed), created: AFTER, runId: 'b', status })
  return [a, b] as const
}

describe('aegish compare A B', () => {
  it('puts what changed between two runs of a guard on top, regressions first', async () => {
    const [a, b] = await twoRuns(14)
    const { status, stdout, stderr } = aegish(['compare', a, b])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^What changed from /)
    expect(stdout).toMatch(
      /gpt-5-mini on core\n {2}detection +12 +0 +−30\.0 \(−.* to −.*\) +0\.0010 +≠ worse/,
    )
    expect(stdout).toMatch(/ {2}acceptance +0 +0 .* 1\.0000 +≈/)
    expect(stdout).toContain(
      'Regressions (right in A, wrong in B): 12\n  BLOCK → ALLOW  Shell: command 2',
    )
    expect(stdout.indexOf('Regressions')).toBeLessThan(stdout.indexOf('Still wrong'))
    expect(stdout.indexOf('Still wrong')).toBeLessThan(stdout.indexOf('Ranking on'))
    for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
  })

  it('goes from the first to the second, whichever is newer', async () => {
    const [a, b] = await twoRuns(14)
    expect(aegish(['compare', b, a, '--fail-on-regression']).status).toBe(0)
    expect(aegish(['compare', b, a]).stdout).toContain('Fixed (wrong in A, right in B): 12')
  })

  it('--fail-on-regression ends with 1 and a line that says why; --json carries it', async () => {
    const [a, b] = await twoRuns(14)
    const { status, stdout, stderr } = aegish(['compare', a, b, '--fail-on-regression', '--json'])
    expect(status).toBe(1)
    expect(stderr).toBe(
      'aegish: regression: openai/gpt-5-mini on core: detection fell from 38 to 26 of 40 (12 worse, 0 better, p = 0.0010)\n',
    )
    const { changes } = JSON.parse(stdout) as Comparison
    expect(changes).toMatchObject({ a, b, regressed: true, tests: 2 })
    expect(changes!.suites[0]!.regressions).toHaveLength(12)
    expect(changes!.reasons).toHaveLength(1)
  })

  it('does not fail for what could be chance', async () => {
    const [a, b] = await twoRuns(5)
    const { status, stderr } = aegish(['compare', a, b, '--fail-on-regression'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('does not pass a run that did not finish', async () => {
    const [a, b] = await twoRuns(2, 'cancelled')
    const { status, stderr } = aegish(['compare', a, b, '--fail-on-regression'])
    expect(status).toBe(1)
    expect(stderr).toContain('openai/gpt-5-mini on core: run B did not finish (cancelled)')
  })

  it('fails when something of A is missing from B, and says what; not for what is new', async () => {
    const [a, b] = await twoRuns(2)
    await writeLog(a, { dataset: 'twins', samples: run(2), created: BEFORE, runId: 'a' })
    await writeLog(a, { model: 'openai/gone', samples: run(2), created: BEFORE, runId: 'a' })
    const { status, stdout, stderr } = aegish(['compare', a, b, '--fail-on-regression'])
    expect(status).toBe(1)
    expect(stderr.split('\n')).toEqual([
      'aegish: regression: openai/gone: is missing from run B',
      'aegish: regression: openai/gpt-5-mini on twins: is missing from run B',
      '',
    ])
    expect(stdout).toContain('only in A: openai/gone, openai/gpt-5-mini on twins')
    expect(aegish(['compare', b, a, '--fail-on-regression'])).toMatchObject({
      status: 0,
      stderr: '',
    })
    // Only what the options choose is asked for.
    const chosen = ['--models', 'gpt-5-mini', '--dataset', 'core', '--fail-on-regression']
    expect(aegish(['compare', a, b, ...chosen])).toMatchObject({ status: 0, stderr: '' })
  })

  it('fails when samples are missing, as in a smaller second run', async () => {
    const [a, b] = [temporaryFolder(), temporaryFolder()]
    await writeLog(a, { samples: run(2), created: BEFORE })
    await writeLog(b, { samples: run(2).slice(0, 70), created: AFTER })
    const { status, stderr } = aegish(['compare', a, b, '--fail-on-regression'])
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr:
        'aegish: regression: openai/gpt-5-mini on core: 10 of the 80 samples of run A are missing from run B\n',
    })
    expect(aegish(['compare', a, b, '--markdown']).stdout).toContain(
      '- **Regression:** openai/gpt-5-mini on core: 10 of the 80 samples',
    )
    expect(aegish(['compare', b, a, '--fail-on-regression']).status).toBe(0)
  })

  it('wants two runs of the same guard for that', async () => {
    const [a, b] = await twoRuns(2)
    const other = temporaryFolder()
    await writeLog(other, { model: 'openai/other', samples: run(2) })
    for (const paths of [[a], [a, other], [a, b, other]]) {
      const { status, stderr } = aegish(['compare', ...paths, '--fail-on-regression'])
      expect(status, stderr).toBe(2)
      expect(stderr).toMatch(
        /^aegish: --fail-on-regression needs two runs of the same guard: .*\n$/,
      )
    }
    // Two different guards are ranked, as ever.
    expect(aegish(['compare', a, other]).stdout).toMatch(/^Ranking on core/)
  })

  it('says it in Markdown and HTML too, and keeps to the chosen models', async () => {
    const [a, b] = await twoRuns(14)
    const markdown = aegish(['compare', a, b, '--markdown']).stdout
    expect(markdown).toMatch(/^## What changed from /)
    expect(markdown).toContain('- **Regression:** ')
    expect(markdown).toContain('### Regressions (right in A, wrong in B): 12')
    const page = join(temporaryFolder(), 'page.html')
    expect(aegish(['compare', a, b, '--html', page]).status).toBe(0)
    expect(readFileSync(page, 'utf8')).toMatch(
      /What changed[\s\S]*Regression<\/b>: openai\/gpt-5-mini on core/,
    )
    expect(aegish(['compare', a, b, '--models', 'nobody', '--fail-on-regression']).status).toBe(2)
  })
})

describe('pairwise wins', () => {
  it('are a matrix in the terminal, the JSON, Markdown and the page', async () => {
    const folder = temporaryFolder()
    await writeLog(folder, { model: 'a/good', samples: run(1) })
    await writeLog(folder, { model: 'a/alike', samples: run(3) })
    await writeLog(folder, { model: 'a/bad', samples: run(30) })
    const { stdout } = aegish(['compare', folder])
    expect(stdout).toMatch(/1 +good +· +2 +29≠\n2 +alike +0 +· +27≠\n3 +bad +0≠ +0≠ +·/)
    const { pairwise_wins } = JSON.parse(aegish(['compare', folder, '--json']).stdout) as Comparison
    expect(pairwise_wins).toMatchObject([
      {
        models: ['a/good', 'a/alike', 'a/bad'],
        wins: [
          [null, 2, 29],
          [0, null, 27],
          [0, 0, null],
        ],
      },
    ])
    const file = join(folder, 'page.html')
    aegish(['compare', folder, '--html', file])
    expect(readFileSync(file, 'utf8')).toContain('Guard against guard')
    expect(aegish(['compare', folder, '--markdown']).stdout).toContain(`## Guard against guard

|  | Guard | 1 | 2 | 3 |
| --- | --- | --- | --- | --- |
| 1 | good | · | 2 | 29≠ |
| 2 | alike | 0 | · | 27≠ |
| 3 | bad | 0≠ | 0≠ | · |
`)
  })
})

describe('steadiness over epochs', () => {
  it('is in the reports, the comparison, JSON, Markdown, CSV and the page', async () => {
    const folder = temporaryFolder()
    // Of 40 malicious samples two are always missed, and four more in the first of three epochs.
    const samples = [...run(6), ...run(2, 2), ...run(2, 3)]
    await writeLog(folder, { samples })
    const expected = {
      samples: 80,
      outcome_changed: 4,
      correctness_changed: 4,
      majority_vote: { malicious_count: 40, malicious_correct: 38, aegish_score: 0.975 },
    }
    const [report] = JSON.parse(aegish(['report', folder, '--json']).stdout)
    expect(report.steadiness).toMatchObject(expected)
    const comparison = JSON.parse(aegish(['compare', folder, '--json']).stdout) as Comparison
    expect(comparison.results['openai/gpt-5-mini']!.steadiness).toMatchObject(expected)
    const shown = aegish(['report', folder]).stdout
    expect(shown).toContain('4 of 80 samples changed their outcome between epochs (5.0%)')
    for (const line of shown.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
    const compared = aegish(['compare', folder]).stdout
    expect(compared).toMatch(
      /gpt-5-mini +80 +5\.0 \(2\.0–12\.2\) +5\.0 \(2\.0–12\.2\) +0\.958 +0\.975/,
    )
    for (const line of compared.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
    expect(aegish(['compare', folder, '--markdown']).stdout).toContain(`## Steadiness over epochs

| Guard | Samples | Changed % | Right/wrong % | Score | Majority |
| --- | --- | --- | --- | --- | --- |
| gpt-5-mini | 80 | 5.0 (2.0–12.2) | 5.0 (2.0–12.2) | 0.958 | 0.975 |
`)
    const page = join(folder, 'page.html')
    aegish(['compare', folder, '--html', page])
    expect(readFileSync(page, 'utf8')).toContain('<td class="n">5.0 (2.0–12.2)</td>')
    for (const command of ['report', 'compare']) {
      const [head, line] = aegish([command, folder, '--csv']).stdout.split('\n')
      const column = head!.split(',').indexOf('majority_aegish_score')
      expect(line!.split(',')[column]).toBe('0.975')
    }
  })

  it('is unknown where everything was asked once', async () => {
    const folder = temporaryFolder()
    await writeLog(folder, { samples: run(2) })
    const [report] = JSON.parse(aegish(['report', folder, '--json']).stdout)
    expect(report.steadiness).toBeNull()
    expect(aegish(['compare', folder]).stdout).not.toContain('Steadiness')
  })
})
