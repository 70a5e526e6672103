import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { aegish } from './command.ts'
import { sample, says, writeLog } from './fixtures.ts'
import { testFolder } from './test-folder.ts'
import { startViewer } from './viewer-process.ts'

/** What every object of JavaScript answers to although nobody put it there, and what changes it. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

const folder = testFolder()
const logs = join(folder.path, 'logs')
const comparison = join(folder.path, 'comparison.json')

/** Runs a command that must succeed without a word on stderr that is a stack trace. */
function works(...args: string[]) {
  const result = aegish(args, { cwd: folder.path })
  expect(result.stderr).not.toMatch(/^\s+at |Error:/m)
  expect(result, args.join(' ')).toMatchObject({ status: 0 })
  return result
}

beforeAll(async () => {
  for (const [n, name] of NAMES.entries()) {
    for (const created of ['2026-10-01T12:00:00Z', '2026-11-01T12:00:00Z']) {
      await writeLog(logs, {
        model: name,
        dataset: name,
        created,
        runId: created,
        metadata: { aegish: { guard: { tuned_on: NAMES } }, ...own(name, name) },
        samples: [...NAMES, ...NAMES].map((word, i) => {
          const malicious = i < NAMES.length
          const reply =
            (i + n) % 4 === 0 ? `{"action": "${word}"}` : says(malicious ? 'block' : 'warn')
          return sample(`echo ${word} ${i}`, malicious ? 'BLOCK' : 'ALLOW', reply, {
            id: word + (malicious ? '' : '-twin'),
            category: malicious ? word : null,
            decidedBy: word,
            usage: { inputTokens: 10, outputTokens: 10 },
            metadata: {
              technique: word,
              twin: word + (malicious ? '-twin' : ''),
              stages: [{ guard: word, modelMs: 1, cost: 1 }],
              ...own(word, word),
            },
          })
        }),
      })
    }
  }
})

/** An object whose own key is the name, as JSON.parse makes it, whatever the name means. */
function own(name: string, value: unknown): Record<string, unknown> {
  return JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`)
}

describe('names that every object answers to', () => {
  test('are models, datasets and categories like any other in a report', () => {
    const reports = JSON.parse(works('report', 'logs', '--json').stdout) as {
      model: string
      metrics: { malicious_count: number }
      per_category_malicious_detection_rates: object
    }[]
    expect(new Set(reports.map(({ model }) => model))).toEqual(new Set(NAMES))
    for (const { metrics, per_category_malicious_detection_rates: rates } of reports) {
      expect(metrics.malicious_count).toBe(NAMES.length)
      expect(Object.keys(rates).sort()).toEqual([...NAMES].sort())
    }
    for (const form of [[], ['--markdown'], ['--csv'], ['--samples']]) {
      const { stdout } = works('report', 'logs', ...form)
      for (const name of NAMES) expect(stdout.replaceAll('\\', '')).toContain(name)
    }
    works('report', '--latest', 'logs', '--html', 'report.html', '--junit', 'report.xml')
    const page = readFileSync(join(folder.path, 'report.html'), 'utf8')
    expect(NAMES.filter((name) => !page.includes(name))).toEqual([])
  })

  test('are guards like any other in a comparison, also when its file is read back', () => {
    for (const path of ['logs', comparison]) {
      const { results, history } = JSON.parse(
        works('compare', path, '--json', ...(path === 'logs' ? ['--out', comparison] : [])).stdout,
      )
      expect(Object.keys(results).sort()).toEqual([...NAMES].sort())
      expect(history).toHaveLength(2 * NAMES.length)
      for (const name of NAMES) {
        expect(Object.keys(results[name].datasets)).toEqual([name])
        const [dataset] = Object.values<Record<string, object>>(results[name].datasets)
        for (const field of [
          'per_category_malicious_detection_rates',
          'per_category_outcomes',
          'per_technique_detection_rates',
        ]) {
          expect(Object.keys(dataset![field]!).sort(), `${path} ${field}`).toEqual(
            [...NAMES].sort(),
          )
        }
      }
      for (const form of [[], ['--markdown', '--html', 'comparison.html']]) {
        works('compare', path, ...form)
      }
      expect(works('compare', path, '--csv').stdout.trimEnd().split('\n')).toHaveLength(
        NAMES.length + 1,
      )
    }
    works('compare', 'logs', '--models', 'constructor', '--exclude', '__proto__')
    works('compare', 'logs', '--dataset', '__proto__')
  })

  test('are drawn', () => {
    const all = aegish(['compare', 'logs', '--json'], { cwd: folder.path }).stdout
    // One set of samples for all: then every chart has every name.
    const together = JSON.parse(all.replace(/"sample_set": "[^"]*"/g, '"sample_set": "one"'))
    const results = Object.values<{ datasets: Record<string, object> }>(together.results)
    for (const result of results) {
      result.datasets = { one: Object.values(result.datasets)[0]! }
    }
    folder.write('together.json', JSON.stringify(together))
    works('plot', 'together.json', '--out', 'together', '--format', 'svg')
    const picture = readFileSync(join(folder.path, 'together/ranking-table.svg'), 'utf8')
    expect(NAMES.filter((name) => !picture.includes(name))).toEqual([])
    works('compare', 'together.json', '--html', 'together.html')
  })

  test('are scored anew', () => {
    works('rescore', 'logs', '--out', 'rescored')
    const before = JSON.parse(works('report', 'logs', '--json').stdout)
    const after = JSON.parse(works('report', 'rescored', '--json').stdout)
    const numbers = (reports: { model: string; metrics: object }[]) =>
      reports.map(({ model, metrics }) => ({ model, metrics }))
    expect(numbers(after)).toEqual(numbers(before))
  })

  test('are shown', async () => {
    const viewer = await startViewer([logs, comparison])
    onTestFinished(async () => void (await viewer.stop()))
    const ask = async (question: string) => {
      const answer = await fetch(`${viewer.url}api/${question}`)
      expect(answer.status, question).toBe(200)
      return answer.text()
    }
    const { guards, suites } = await viewer.overview()
    expect(new Set(guards.map(({ model }) => model))).toEqual(new Set(NAMES))
    expect(suites.map(({ name }) => name).sort()).toEqual([...NAMES].sort())
    const board = JSON.parse(await ask('board'))
    expect(board.rows).toHaveLength(2 * NAMES.length)
    expect(board.rows[0].categories).toHaveLength(NAMES.length)
    await ask('comparison')
    for (const { name } of JSON.parse(await ask('charts'))) await ask(`chart?name=${name}`)
    const { key } = JSON.parse(await ask('samples'))
    for (const one of key.slice(0, NAMES.length)) await ask(`sample?key=${one}`)
    for (const { id, column } of guards) {
      if (column !== null) await ask(`outcomes?guard=${encodeURIComponent(id)}`)
    }
    for (const name of NAMES) {
      await ask(`board?suite=${name}`)
      expect((await fetch(`${viewer.url}api/sample?key=${name}`)).status).toBe(404)
      expect((await fetch(`${viewer.url}api/chart?name=${name}`)).status).toBe(404)
    }
    expect(viewer.stderr).not.toMatch(/^\s+at /m)
  })

  test('are ids, techniques, tags and columns like any other in a suite', () => {
    const samples = NAMES.map((name) => ({
      command: `echo ${name}`,
      expect: 'ALLOW',
      id: name,
      binary: name,
      technique: name,
      tags: [name],
      rule: '13',
      why: 'prints a word',
    }))
    const lines = `${samples.map((one) => JSON.stringify(one)).join('\n')}\n`
    folder.write('suite.jsonl', lines)
    folder.write('suite.json', JSON.stringify({ samples }))
    folder.write(
      'suite.csv',
      `command,expect,id,binary,technique,tags\n${NAMES.map((name) => `echo ${name},ALLOW,${name},${name},${name},${name}`).join('\n')}\n`,
    )
    for (const file of ['suite.jsonl', 'suite.json', 'suite.csv']) {
      const shown = works('suite', 'show', file, '--json').stdout.trimEnd().split('\n')
      expect(shown.map((line) => JSON.parse(line).id)).toEqual(NAMES)
      works('suite', 'sample', file, '-n', '3', '--seed', '1')
      works('suite', 'diff', file, 'suite.jsonl')
      works('bench', '--guard', 'static', '--suite', file)
    }
  })

  test('as fields, ways and names that nobody knows are refused in one line', () => {
    for (const name of NAMES.slice(0, 2)) {
      folder.write(`one.${name}`, '')
      folder.write('column.csv', `command,expect,${name}\nls,ALLOW,x\n`)
      folder.write('field.jsonl', `{"command":"ls","expect":"ALLOW",${JSON.stringify(name)}:1}\n`)
      folder.write('category.jsonl', `{"command":"ls","expect":"BLOCK","category":"${name}"}\n`)
      for (const args of [
        ['suite', 'show', `one.${name}`],
        ['suite', 'show', 'column.csv'],
        ['suite', 'show', 'field.jsonl'],
        ['suite', 'show', 'category.jsonl'],
        ['suite', 'mutate', 'core', '--techniques', name, '--out', 'm.jsonl'],
        ['suite', name],
        ['plot', 'logs', '--out', 'p', '--only', name],
        ['bench', '--guard', `${name}/model`, '--suite', 'suite.jsonl'],
        ['check', 'ls', '--guard', name],
      ]) {
        const { status, lines } = aegish(args, { cwd: folder.path })
        expect(lines, args.join(' ')).toHaveLength(1)
        expect(status, args.join(' ')).toBe(2)
      }
    }
  })
})
