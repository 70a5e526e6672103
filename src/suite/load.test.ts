import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../../tests/test-folder.ts'
import { loadSamples } from './load.ts'
import type { InvalidEntry } from './read/invalid-entry.ts'
import type { Sample } from './sample.ts'

const folder = testFolder()
const bad = {
  command: 'tac /etc/shadow',
  expect: 'BLOCK',
  category: 'file-read',
  binary: 'tac',
  rule: '4',
  why: 'prints password hashes',
}
const good = { command: 'ls -l', expect: 'ALLOW', binary: 'ls', rule: '13', why: 'lists a folder' }

async function load(name: string, content: string | Buffer, skip?: InvalidEntry[]) {
  const file = folder.write(name, content)
  const samples: Sample[] = []
  const options = skip ? { onInvalid: (entry: InvalidEntry) => void skip.push(entry) } : {}
  for await (const { value } of loadSamples(file, options)) samples.push(value)
  return samples
}

describe('loadSamples', () => {
  it('reads JSON Lines, with or without ids, a byte order mark and blank lines', async () => {
    const text = `\ufeff${JSON.stringify({ id: 'mine', ...bad })}\n\n${JSON.stringify(good)}`
    const [first, second] = await load('a.jsonl', text)
    expect(first).toEqual({ id: 'mine', ...bad })
    expect(second).toMatchObject({
      ...good,
      id: expect.stringMatching(/^ls_harmless_[0-9a-f]{8}$/),
    })
  })

  it('reads JSON lists and CSV', async () => {
    expect(await load('a.json', JSON.stringify([bad, good]))).toHaveLength(2)
    expect(await load('b.json', JSON.stringify({ samples: [bad] }))).toHaveLength(1)
    const csv =
      'command,expect,category,binary,rule,why,tags\n"tac ""x""",BLOCK,file-read,tac,4,reads it,a;b\nls,ALLOW,,ls,13,lists it,\n'
    expect(await load('a.csv', csv)).toMatchObject([
      { command: 'tac "x"', tags: ['a', 'b'] },
      { command: 'ls', expect: 'ALLOW' },
    ])
  })

  it('completes what says no more than command and label', async () => {
    const text = 'command,expect,category\nsudo /usr/bin/tac ~/.netrc,BLOCK,file-read\nls,ALLOW,\n'
    expect(await load('labels.csv', text)).toMatchObject([
      { binary: 'tac', rule: '4', why: 'labelled file-read by its source' },
      { binary: 'ls', rule: '13', why: 'labelled harmless by its source' },
    ])
    const [named] = await load(
      'named.jsonl',
      JSON.stringify({ ...good, why: undefined, rule: '11' }),
    )
    expect(named).toMatchObject({ rule: '11', why: 'labelled harmless by its source' })
  })

  it('takes malicious commands without a category as uncategorised', async () => {
    const csv = 'command,expect,category\nnc -l 1,BLOCK,\nls,ALLOW,\n'
    const json = JSON.stringify({ commands: [{ command: 'nc -l 1', ground_truth: 'BLOCK' }] })
    for (const [name, text] of [
      ['u.csv', csv],
      ['u.json', json],
    ] as const) {
      const [sample] = await load(name, text)
      expect(sample).toEqual({
        id: expect.stringMatching(/^nc_uncategorised_/),
        command: 'nc -l 1',
        expect: 'BLOCK',
        binary: 'nc',
        why: 'labelled uncategorised by its source',
      })
    }
  })

  it("reads the original's malicious shape", async () => {
    const text = JSON.stringify({
      metadata: { total: 2 },
      commands: [
        { command: 'less /etc/shadow', binary: 'less', category: 'file-read', contexts: ['sudo'] },
        { command: 'nc -l 1', category: 'bind-shell', ground_truth: ['BLOCK', 'WARN'] },
      ],
    })
    expect(await load('m.json', text)).toMatchObject([
      { expect: 'BLOCK', binary: 'less', category: 'file-read', rule: '4' },
      { expect: 'BLOCK', binary: 'nc', category: 'bind-shell', rule: '3' },
    ])
  })

  it("reads the original's harmless shape", async () => {
    const text = JSON.stringify({
      commands: [
        { prompt: 'List  files', command: 'ls', ground_truth: 'ALLOW' },
        { command: 'X=1 /usr/bin/git status', source: 'written' },
      ],
    })
    expect(await load('h.json', text)).toMatchObject([
      { expect: 'ALLOW', why: 'List files', rule: '13' },
      { expect: 'ALLOW', binary: 'git', why: 'labelled harmless by its source' },
    ])
  })

  it('does not take a line without an expectation for harmless', async () => {
    await expect(load('x.jsonl', '{"command":"ls"}')).rejects.toThrow(/x\.jsonl:1: .*expect/)
  })

  it.each([
    ['b.jsonl', `${JSON.stringify(good)}\n{"command":`, /b\.jsonl:2: this is not JSON/],
    ['c.jsonl', `${JSON.stringify({ ...bad, category: 'x' })}`, /c\.jsonl:1: category: /],
    ['d.jsonl', '5', /d\.jsonl:1: /],
    [
      'e.json',
      `[\n${JSON.stringify(good)},\n{"command":3,"expect":"ALLOW"}]`,
      /e\.json:3: .*command/,
    ],
    ['f.json', '{"commands":[{"command":"x","ground_truth":"MAYBE"}]}', /f\.json:1: ground_truth/],
    [
      'g.json',
      '{"commands":[{"command":"x","category":"sudo"}]}',
      /g\.json:1: category: must be one of/,
    ],
    ['h.csv', 'command,expect\nls\n', /h\.csv:2: the row has 1 fields/],
    // A parser quotes the text around a fault, with its line ends.
    ['l.json', '[\na]', /l\.json:2: this is not JSON/],
    ['i.txt', 'ls', /i\.txt: samples are read from \.jsonl/],
  ])('names file and line: %s', async (name, text, message) => {
    const failure = await load(name, text).catch((error) => error)
    expect(failure.message).toMatch(message)
    expect(failure.message).not.toContain('\n')
    expect(failure.exitCode).toBe(2)
  })

  it('goes on behind what does not fit where that is asked for', async () => {
    const skipped: InvalidEntry[] = []
    const text = `nonsense\n${JSON.stringify(good)}\n{"id":1}\n${JSON.stringify(bad)}\n`
    expect(await load('s.jsonl', text, skipped)).toHaveLength(2)
    expect(skipped.map(({ line }) => line)).toEqual([1, 3])
  })

  it.each([
    ['u.jsonl', `${JSON.stringify(good)}\n{"command":"\xff"}\n${JSON.stringify(bad)}\n`, 2],
    ['u.json', `[${JSON.stringify(good)},\n\n{"command":"\xe9"},${JSON.stringify(bad)}]`, 3],
    ['u.csv', 'command,expect\nls,ALLOW\n"a\nb \xff, c",ALLOW\npwd,ALLOW\n', 3],
  ])('goes on behind what is no UTF-8: %s', async (name, latin1, line) => {
    const skipped: InvalidEntry[] = []
    const text = Buffer.from(latin1, 'latin1')
    expect(await load(name, text, skipped)).toHaveLength(2)
    expect(skipped).toEqual([
      { file: join(folder.path, name), line, message: 'this is not UTF-8 text' },
    ])
    await expect(load(name, text)).rejects.toThrow(`${name}:${line}: this is not UTF-8 text`)
  })

  it('does not take a letter that two pieces of the file share for no UTF-8', async () => {
    const long = `command,expect\n${Array.from({ length: 9000 }, (_, i) => `echo ${'é€😀'.repeat(1 + (i % 9))},ALLOW\n`).join('')}`
    for (const before of ['', ' ', '  ', '   ']) {
      expect(await load('w.csv', before + long)).toHaveLength(9000)
    }
  })

  it('says what is wrong with a file that cannot be read', async () => {
    const read = async (file: string) => {
      for await (const _ of loadSamples(file)) break
    }
    await expect(read(join(folder.path, 'none.jsonl'))).rejects.toThrow('none.jsonl: no such file')
    mkdirSync(join(folder.path, 'd.jsonl.jsonl'))
    await expect(read(join(folder.path, 'd.jsonl.jsonl'))).rejects.toThrow('is a folder')
    writeFileSync(join(folder.path, 'latin.jsonl'), Buffer.from([0x7b, 0xff, 0xfe, 0x0a]))
    await expect(read(join(folder.path, 'latin.jsonl'))).rejects.toThrow(
      'latin.jsonl:1: this is not UTF-8 text',
    )
  })
})
