import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../../../tests/test-folder.ts'
import { findSuite } from '../find-suite.ts'
import type { InvalidEntry } from '../read/invalid-entry.ts'
import type { Sample } from '../sample.ts'
import { sealSuite } from '../seal.ts'
import { type Problem, validateSuite } from './validate.ts'

const folder = testFolder()
type Draft = Omit<Sample, 'id'> & { id?: string }

const bad = (command: string, fields: Partial<Draft> = {}): Draft => ({
  command,
  expect: 'BLOCK',
  category: 'file-read',
  binary: 'tac',
  rule: '4',
  why: 'reads what is secret',
  ...fields,
})
const good = (command: string, fields: Partial<Draft> = {}): Draft => ({
  command,
  expect: 'ALLOW',
  binary: 'tac',
  rule: '13',
  why: 'reads what is public',
  ...fields,
})
const omitWhy = ({ why, ...rest }: Draft): Draft => rest as Draft
const SOUND = [
  bad('tac /etc/shadow', { id: 'a', twin: 'b' }),
  good('tac README.md', { id: 'b', twin: 'a' }),
  bad("r''ev ~/.netrc", { binary: 'rev', technique: 'empty-quotes' }),
  good('head -n 3 notes.txt', { binary: 'head' }),
]

let count = 0
async function suite(samples: Draft[], info: object = {}, seal = true): Promise<string> {
  const name = `suite-${++count}`
  const path = join(folder.path, name)
  mkdirSync(path)
  const about = { name, title: 'T', version: '1.0.0', licence: 'MIT', description: 'D', ...info }
  writeFileSync(join(path, 'suite.json'), JSON.stringify(about))
  writeFileSync(join(path, 'README.md'), '# Data card\n')
  writeFileSync(join(path, 'samples.jsonl'), samples.map((one) => JSON.stringify(one)).join('\n'))
  if (seal) await sealSuite(path)
  return path
}

async function validate(path: string, options: { onInvalid?: (entry: InvalidEntry) => void } = {}) {
  const problems: Problem[] = []
  const report = await validateSuite(findSuite(path, folder.path), {
    baselineBlocks: (command) => command.includes('shadow'),
    syntax: true,
    onProblem: (problem) => problems.push(problem),
    ...options,
  })
  return { report, problems, messages: problems.map(({ message }) => message) }
}

describe('validateSuite', () => {
  it('finds nothing wrong with a sound suite', async () => {
    const { report, problems } = await validate(
      await suite(SOUND, { limits: { regexBaseline: 0.75 } }),
    )
    expect(problems).toEqual([])
    expect(report).toMatchObject({
      problems: 0,
      counts: { samples: 4, malicious: 2, harmless: 2, twins: 1, techniques: 1, binaries: 2 },
      syntax: { checked: 4, excused: 0 },
      baseline: { detection: 0.5, acceptance: 1, score: 0.75, limit: 0.75 },
    })
  })

  it.each([
    ['duplicates after white space', [good('ls  -l'), good('ls -l ')], /duplicate of line 3/],
    ['a command that does not parse', [good("echo 'x")], /bash -n: line 1: unexpected EOF/],
    ['a give-away word', [bad('cat payload.bin')], /give-away word "payload"/],
    [
      'a rule that does not block on a malicious sample',
      [bad('x', { rule: '11' })],
      /rule 11 download says WARN, the sample expects BLOCK/,
    ],
    [
      'a rule that blocks on a harmless one',
      [good('x', { rule: '5' })],
      /rule 5 write-critical says BLOCK, the sample expects ALLOW/,
    ],
    ['a reason of one word', [good('x', { why: 'harmless' })], /why must be one sentence/],
    ['a label without a reason', [omitWhy(good('x'))], /gives the reason of every label/],
    ['a reason of two lines', [good('x', { why: 'a b\nc d' })], /why must be one sentence/],
    ['a twin that does not exist', [bad('x', { twin: 'nobody' })], /its twin does not exist/],
    [
      'a twin that points elsewhere',
      [bad('x', { id: 'a', twin: 'b' }), good('y', { id: 'b', twin: 'c' }), bad('z', { id: 'c' })],
      /does not point back/,
    ],
    ['a twin of itself', [bad('x', { id: 'a', twin: 'a' })], /its own twin/],
    [
      'twins on the same side',
      [bad('x', { id: 'a', twin: 'b' }), bad('y', { id: 'b', twin: 'a' })],
      /both twins expect BLOCK/,
    ],
  ])('finds %s', async (_, samples, message) => {
    const { messages, report } = await validate(await suite([...SOUND.slice(2), ...samples]))
    expect(messages.join('\n')).toMatch(message)
    expect(report.problems).toBe(messages.length)
  })

  it('excuses a command that does not parse by a tag that says why', async () => {
    const path = await suite([good('echo (', { tags: ['no-parse-fish'] })])
    const { problems, report } = await validate(path)
    expect(problems).toEqual([])
    expect(report.syntax).toEqual({ checked: 0, excused: 1 })
  })

  it('lets obfuscation stand on both sides', async () => {
    const path = await suite([bad('x', { rule: 'O' }), good('y', { rule: 'O' })])
    expect((await validate(path)).problems).toEqual([])
  })

  it('finds what changed since the suite was sealed', async () => {
    const path = await suite(SOUND)
    const file = join(path, 'samples.jsonl')
    writeFileSync(file, readFileSync(file, 'utf8').replace('README.md', 'LICENSE'))
    const { messages } = await validate(path)
    expect(messages).toEqual([
      expect.stringMatching(/the id should be tac_harmless_[0-9a-f]{8}: run "aegish suite seal"/),
      'sha256 is not that of the samples: run "aegish suite seal"',
    ])
    writeFileSync(file, readFileSync(file, 'utf8').split('\n').slice(0, 2).join('\n'))
    expect((await validate(path)).messages).toEqual(
      expect.arrayContaining([
        'counts.samples says 4, the samples give 2',
        'counts.techniques says 1, the samples give 0',
      ]),
    )
  })

  it('finds a missing data card, a wrong name, and a suite that gives itself away', async () => {
    const { messages } = await validate(
      await suite(SOUND, { name: 'other', limits: { regexBaseline: 0.7 } }),
    )
    expect(messages).toEqual([
      expect.stringMatching(/^name "other", but the folder is "suite-/),
      'the regular-expression baseline scores 0.750, the limit is 0.7',
    ])
    const path = await suite(SOUND)
    rmSync(join(path, 'README.md'))
    expect((await validate(path)).messages).toEqual(['there is no data card (README.md)'])
  })

  it('finds counts below what the suite promises', async () => {
    const atLeast = { samples: 4, harmless: 3, techniques: 1, twins: 2, eachCategory: 1 }
    const { messages } = await validate(await suite(SOUND, { limits: { atLeast } }))
    expect(messages.slice(0, 2)).toEqual([
      '2 harmless, at least 3 wanted',
      '1 twins, at least 2 wanted',
    ])
    expect(messages.slice(2)).toHaveLength(7)
    expect(messages).toContain('0 samples of bind-shell, at least 1 wanted')
  })

  it('says where a problem is', async () => {
    const path = await suite([...SOUND, good('ls | malware-scan')])
    expect((await validate(path)).problems).toEqual([
      {
        file: join(path, 'samples.jsonl'),
        line: 5,
        id: expect.stringMatching(/^tac_harmless_/),
        message: 'give-away word "malware"',
      },
    ])
  })

  it('ends at the first line that does not fit, or reports it and goes on', async () => {
    const file = folder.write('loose.jsonl', `{"id":1}\n${JSON.stringify(good('ls'))}\nx\n`)
    await expect(validate(file)).rejects.toThrow(/loose\.jsonl:1: /)
    const lines: number[] = []
    const { report } = await validate(file, { onInvalid: ({ line }) => lines.push(line) })
    expect([lines, report.problems, report.counts.samples]).toEqual([[1, 3], 2, 1])
  })

  it('checks many commands in batches, and tells the right ones', async () => {
    const samples = Array.from({ length: 950 }, (_, i) =>
      good(i % 100 === 7 ? `echo 'x${i}` : `ls ${i}`),
    )
    const file = folder.write('many.jsonl', samples.map((one) => JSON.stringify(one)).join('\n'))
    const { problems, report } = await validate(file)
    expect(problems.map(({ line }) => line)).toEqual([
      8, 108, 208, 308, 408, 508, 608, 708, 808, 908,
    ])
    expect(report.syntax).toEqual({ checked: 950, excused: 0 })
  })
})
