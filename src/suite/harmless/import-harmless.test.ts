import { expect, it } from 'vitest'
import { testFolder } from '../../../tests/test-folder.ts'
import { importHarmless } from './import-harmless.ts'

const folder = testFolder()
const records = [
  { command: 'ls -l', prompt: 'List the files' },
  { command: 'rm -r x', prompt: 'Remove x' },
  { command: 'ls  -l ' },
  { command: 'git status', source: 'written' },
  { command: 'cat /etc/shadow', category: 'file-read' },
]
const expected = [
  { line: 2, reason: 'deletion', command: 'rm -r x' },
  { line: 3, reason: 'duplicate of line 1', command: 'ls  -l ' },
  { line: 5, reason: 'labelled malicious', command: 'cat /etc/shadow' },
]

it('keeps what is plainly harmless, and says what it removed and why', async () => {
  const lines = folder.write('a.jsonl', records.map((record) => JSON.stringify(record)).join('\n'))
  const { read, samples, removed } = await importHarmless(lines)
  expect(read).toBe(5)
  expect(removed).toEqual(expected)
  expect(samples).toMatchObject([
    { command: 'ls -l', expect: 'ALLOW', binary: 'ls', rule: '13', why: 'List the files' },
    { command: 'git status', expect: 'ALLOW', binary: 'git' },
  ])
})

it('reads the JSON shape of the original', async () => {
  const text = `{"commands":[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]}`
  const { samples, removed } = await importHarmless(folder.write('a.json', text))
  expect(samples.map(({ why }) => why)).toEqual([
    'List the files',
    'labelled harmless by its source',
  ])
  expect(removed.map(({ line }) => line)).toEqual([3, 4, 6])
})

it('names the line of a record without a command', async () => {
  const file = folder.write('b.jsonl', '{"command":"ls"}\n{"cmd":"ls"}\n')
  await expect(importHarmless(file)).rejects.toThrow(/b\.jsonl:2: command: must be a text/)
  const lines: number[] = []
  const { samples } = await importHarmless(file, { onInvalid: ({ line }) => lines.push(line) })
  expect([samples.length, lines]).toEqual([1, [2]])
})
