import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzing, jsonWith } from '../../tests/fuzz.ts'
import { testFolder } from '../../tests/test-folder.ts'
import { headerJson, sampleJson, writeZip } from '../../tests/zip-files.ts'
import { UserError } from '../verdict/index.ts'
import { EvalReader } from './eval-reader.ts'
import { toLoggedSample } from './eval-sample.ts'
import { parseJson } from './json.ts'
import { rescoreLog } from './rescore-log.ts'

const folder = testFolder().path

const FIELDS = [
  'id',
  'epoch',
  'input',
  'target',
  'output',
  'choices',
  'message',
  'content',
  'completion',
  'usage',
  'time',
  'scores',
  'value',
  'metadata',
  'aegish',
  'decision',
  'timing',
  'attachments',
  'attachment://key',
  'model_usage',
  'limit',
  'error',
  'type',
  'text',
  'role',
  'user',
]
const json = jsonWith(FIELDS)
const changes = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS), json), { maxLength: 4 })
  .map((pairs) => Object.fromEntries(pairs))

test('any JSON is a sample, or a sentence says why not', () => {
  fc.assert(
    fc.property(fc.oneof(json, changes.map(sampleJson)), (value) => {
      const sample = toLoggedSample(value)
      if (typeof sample === 'string') expect(sample).toMatch(/^(?:has|is) /)
      else {
        expect(typeof sample.command).toBe('string')
        expect(['string', 'number']).toContain(typeof sample.id)
        expect(Number.isFinite(sample.epoch)).toBe(true)
        JSON.stringify(sample)
      }
    }),
    fuzzing(1000),
  )
})

test('any JSON in a log is copied, or refused in one line', async () => {
  const to = join(folder, 'copy.eval')
  await fc.assert(
    fc.asyncProperty(changes, changes, async (sample, header) => {
      const path = writeZip(join(folder, 'a.eval'), [
        { name: 'samples/a_epoch_1.json', data: JSON.stringify(sampleJson(sample)) },
        { name: 'header.json', data: headerJson({ stats: header, results: header, plan: header }) },
      ])
      try {
        await rescoreLog({ path }, to, {
          score: ({ target }) => ({ value: 'C', metadata: {}, target: [...target] }),
          metrics: () => ({}),
        })
        const reader = new EvalReader(to)
        expect([...reader.samples()]).toHaveLength(1)
        reader.close()
      } catch (error) {
        if (!UserError.is(error)) throw error
      }
    }),
    fuzzing(100),
  )
})

test('bare NaN and Infinity are read wherever a value may stand, and nothing else changes', () => {
  const mark = '@@'
  const withMarks = fc
    .jsonValue()
    .filter((value) => !JSON.stringify(value).includes(mark))
    .map((value) => JSON.stringify([value, mark, { a: mark }]))
  fc.assert(
    fc.property(withMarks, fc.constantFrom('NaN', 'Infinity', '-Infinity'), (text, word) => {
      const bare = text.replaceAll(`"${mark}"`, word)
      expect(parseJson(bare)).toEqual(JSON.parse(text.replaceAll(`"${mark}"`, 'null')))
    }),
    fuzzing(300),
  )
})

// Found by reading, not by chance: every one of them took hours on a text of a megabyte.
test.each([
  '<COMMAND>',
  '<COMMAND>\n',
  '</COMMAND>',
  'Validate this command:',
])('a command in a text full of %j is found in one pass', (unit) => {
  const sample = toLoggedSample(sampleJson({ input: unit.repeat(200_000) }))
  expect(sample).toMatchObject({ id: 'cat_file-read_1' })
})
