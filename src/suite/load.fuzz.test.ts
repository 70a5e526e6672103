import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { damaged, damages, fuzzing, jsonWith } from '../../tests/fuzz.ts'
import { testFolder } from '../../tests/test-folder.ts'
import { UserError } from '../verdict/index.ts'
import { extractGtfobins } from './gtfobins/extract.ts'
import { importHarmless } from './harmless/import-harmless.ts'
import { loadSamples } from './load.ts'
import { sampleSchema } from './sample.ts'

const folder = testFolder()
const FIELDS = [
  'command',
  'expect',
  'category',
  'ground_truth',
  'binary',
  'rule',
  'why',
  'tags',
  'id',
  'prompt',
  'commands',
  'samples',
  'shell',
  '13',
]

/** Reads a file: its samples all fit the schema, and what does not fit is one line. */
async function read(name: string, content: string | Buffer, skip: boolean): Promise<number> {
  const file = folder.write(name, content)
  let count = 0
  try {
    const options = skip
      ? { onInvalid: ({ message }: { message: string }) => oneLine(message) }
      : {}
    for await (const { value, line } of loadSamples(file, options)) {
      expect(sampleSchema.safeParse(value).success).toBe(true)
      expect(line).toBeGreaterThan(0)
      count++
    }
    await importHarmless(file, options)
  } catch (error) {
    if (!UserError.is(error)) throw error
    oneLine((error as Error).message)
  }
  return count
}

const oneLine = (message: string) => void expect(message).not.toContain('\n')

const samples = [
  { command: 'ls -l', expect: 'ALLOW' },
  { command: 'cat "a, b" \'c\'\né', expect: 'BLOCK', category: 'file-read', tags: ['a', 'b'] },
  { id: 'x', command: 'tac x', expect: 'ALLOW', binary: 'tac', rule: '13', why: 'prints a file' },
]
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const FILES: [string, string][] = [
  ['a.jsonl', samples.map((sample) => `${JSON.stringify(sample)}\n`).join('')],
  ['a.json', JSON.stringify({ metadata: { n: 3 }, commands: samples }, null, 1)],
  [
    'a.csv',
    `command,expect,category\r\n${samples.map(({ command, expect, category }) => `${quoted(command)},${expect},${category ?? ''}\r\n`).join('')}`,
  ],
]

describe('a suite', () => {
  test.each(FILES)('of random JSON or text is read or refused: %s', async (name) => {
    const record = jsonWith(FIELDS).map((value) => JSON.stringify(value))
    const text = fc.oneof(
      fc.array(record, { maxLength: 4 }).map((lines) => lines.join('\n')),
      fc.array(record, { maxLength: 4 }).map((lines) => `{"commands":[${lines.join(',')}]}`),
      fc
        .array(fc.constantFrom(...'a",\n\r{}[]:\\\ufeff\u0000é'), { maxLength: 40 })
        .map((c) => c.join('')),
    )
    await fc.assert(
      fc.asyncProperty(text, fc.boolean(), async (content, skip) => {
        await read(name, content, skip)
      }),
      fuzzing(150),
    )
  })

  test.each(FILES)('that was damaged is read or refused: %s', async (name, whole) => {
    expect(await read(name, whole, false)).toBe(samples.length)
    await fc.assert(
      fc.asyncProperty(damages, fc.boolean(), async (all, skip) => {
        await read(name, damaged(Buffer.from(whole), all), skip)
      }),
      fuzzing(150),
    )
  })
})

describe('a file of GTFOBins', () => {
  const whole = `---
functions:
  file-read:
    - code: |
        cat /path/to/input-file
      contexts:
        sudo:
        unprivileged:
  shell:
    - code: a \${TF}
    - code: b /path/to/dir/path/to/input-file
  suid:
    - code: c
...
`
  const extract = (text: string, skip: boolean) => {
    try {
      const { samples: all } = extractGtfobins([{ path: 'a', binary: 'a', text }], {
        placeholders: 'varied',
        seed: 1,
        onInvalid: skip ? ({ message }) => oneLine(message) : undefined,
      })
      for (const one of all) expect(sampleSchema.safeParse(one).success).toBe(true)
      return all.length
    } catch (error) {
      if (!UserError.is(error)) throw error
      oneLine((error as Error).message)
      return 0
    }
  }

  test('that was damaged is read or refused', () => {
    expect(extract(whole, false)).toBe(3)
    fc.assert(
      fc.property(damages, fc.boolean(), (all, skip) => {
        extract(damaged(Buffer.from(whole), all).toString('utf8'), skip)
      }),
      fuzzing(200),
    )
  })

  test('of any other YAML is read or refused', () => {
    const line = fc.constantFrom(
      'functions:',
      '  shell:',
      '    - code: x',
      '    - code: [x]',
      '    - code: {a: b}',
      '    - code: &a !!binary x',
      '    - *a',
      '    - <<: *a',
      '  __proto__:',
      '  ? [a]',
      '  : b',
      '--- !x',
      'alias: x',
      '\t',
      '"',
      '    - code: !!js/function x',
      '  file-read: &b [*b]',
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.boolean(), (lines, skip) => {
        extract(lines.join('\n'), skip)
      }),
      fuzzing(300),
    )
  })
})
