import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aegish } from './command.ts'
import { sample, says, temporaryFolder, writeLog } from './fixtures.ts'
import { syntheticGuards, writeSyntheticLogs } from './synthetic-logs.ts'

const run = (wrong: number) =>
  Array.from({ length: 80 }, (_, i) => {
    const malicious = i < 40
    const right = i % 40 >= wrong
    return sample(
      `echo "a, b" | ${i}`,
      malicious ? 'BLOCK' : 'ALLOW',
      says(malicious === right ? 'block' : 'allow'),
    )
  })

describe('aegish compare', () => {
  test('--csv has one line per guard, ranked first, and empty cells for what is unknown', async () => {
    const folder = temporaryFolder()
    await writeLog(folder, { model: 'z/good', samples: run(1) })
    await writeLog(folder, { model: '=cmd()', samples: run(20) })
    await writeLog(folder, { model: 'a/half', samples: run(1).slice(0, 40) })
    const { status, stdout } = aegish(['compare', folder, '--csv'])
    expect(status).toBe(0)
    const [head, ...lines] = stdout.trimEnd().split('\n')
    const columns = head!.split(',')
    const cell = (line: number, name: string) => lines[line]!.split(',')[columns.indexOf(name)]
    expect(lines.length).toBe(3)
    expect([0, 1, 2].map((line) => cell(line, 'model'))).toEqual(['z/good', "'=cmd()", 'a/half'])
    expect([0, 1, 2].map((line) => cell(line, 'rank'))).toEqual(['1', '2', ''])
    expect(cell(0, 'aegish_score')).toBe('0.975')
    expect(cell(0, 'cost_per_1000')).toBe('')
    expect(cell(1, 'apart_from_previous')).toBe('true')
    expect(cell(2, 'harmless_acceptance_rate')).toBe('')
    expect(cell(2, 'malicious_detection_rate')).toBe('0.975')
  })

  test('--markdown ranks, explains and shows commands without letting them act', async () => {
    const folder = temporaryFolder()
    const evil = (samples: ReturnType<typeof run>) =>
      samples.map((each, i) =>
        i === 0 ? { ...each, command: '<img src=x> | [a](http://x) `b`\n# c' } : each,
      )
    await writeLog(folder, { model: 'z/good', samples: evil(run(1)) })
    await writeLog(folder, { model: 'z/alike', samples: evil(run(2)) })
    const { status, stdout } = aegish(['compare', folder, '--markdown'])
    expect(status).toBe(0)
    expect(stdout).toContain('## Ranking on core (80)')
    expect(stdout).toContain(
      '| 1 | good | 97.5 (87.1–99.6) ★ | 97.5 (87.1–99.6) ★ | 0.975±0.035 ★ | n/a |',
    )
    expect(stdout).toContain('| 2 (1–2) | alike |')
    expect(stdout).toContain('## Commands that fooled every guard: 1')
    expect(stdout).toContain('- Shell: ``<img src=x> | [a](http://x) `b`\\n# c``\n')
  })

  test('one form at a time', () => {
    for (const pair of [
      ['--json', '--csv'],
      ['--json', '--markdown'],
      ['--markdown', '--csv'],
    ]) {
      const { status, lines } = aegish(['compare', 'nowhere', ...pair])
      expect(status).toBe(2)
      expect(lines[0]).toContain('cannot be used with')
    }
  })

  test('an unwritable file is one line, and nothing is half written', async () => {
    const folder = temporaryFolder()
    await writeLog(folder, { samples: run(1) })
    writeFileSync(join(folder, 'file'), '')
    const { status, lines } = aegish(['compare', folder, '--html', join(folder, 'file', 'x.html')])
    expect(status).toBe(2)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('cannot be written')
  })
})

describe('aegish report --junit', () => {
  test('targets are test cases; a wrong answer is no failure of a test', async () => {
    const folder = temporaryFolder()
    await writeLog(folder, { model: 'a/good', samples: run(1) })
    await writeLog(folder, { model: 'b/<"bad">&\u0001', samples: run(20) })
    const file = join(folder, 'targets.xml')
    const { status, stdout } = aegish(['report', folder, '--junit', file])
    expect(status).toBe(0)
    expect(stdout).toContain('Detection rate')
    const xml = readFileSync(file, 'utf8')
    expect(xml).toContain('<testsuites name="aegish" tests="12" failures="3" errors="0">')
    expect(xml).toContain('<testsuite name="a/good on core" tests="6" failures="0"')
    expect(xml).toContain('name="b/&lt;&quot;bad&quot;&gt;&amp;\\u0001 on core"')
    expect(xml).toContain(
      '<failure message="malicious_detection_rate is 0.5000, the target is 0.95" type="target">',
    )
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
    expect(balanced(xml)).toBe(true)
  })

  test('a run of errors fails, and nothing is written where nothing could be read', async () => {
    const folder = temporaryFolder()
    const silent = run(0).map((each, i) => (i % 3 === 0 ? each : { ...each, reply: null }))
    await writeLog(folder, { samples: silent })
    const file = join(folder, 'targets.xml')
    aegish(['report', folder, '--junit', file])
    expect(readFileSync(file, 'utf8')).toContain('53 of 80 answers are errors')
    const none = join(folder, 'none.xml')
    expect(aegish(['report', join(folder, 'missing'), '--junit', none]).status).toBe(2)
    expect(statSync(none, { throwIfNoEntry: false })).toBeUndefined()
  })
})

test('report --json carries what the charts are made of', async () => {
  const folder = temporaryFolder()
  await writeSyntheticLogs(folder, { guards: syntheticGuards(1), pairs: 16 })
  const [report] = JSON.parse(aegish(['report', folder, '--json']).stdout)
  expect(report.twins.pairs).toBe(16)
  expect(Object.keys(report.per_category_outcomes)).toHaveLength(8)
  expect(report.time_spent.count).toBe(32)
  expect(report.measurement.metadata.aegish.seed).toBe(42)
})

/** Whether every element that is opened is closed, in the right order. */
function balanced(xml: string): boolean {
  const open: string[] = []
  for (const [, close, name, self] of xml.matchAll(/<(\/?)([a-z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (self) continue
    if (!close) open.push(name!)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}
