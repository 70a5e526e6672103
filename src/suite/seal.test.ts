import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../../tests/test-folder.ts'
import { sealSuite } from './seal.ts'

const folder = testFolder()
const about = {
  name: 'mine',
  title: 'Mine',
  version: '0.1.0',
  licence: 'MIT',
  description: 'A few.',
}
const bad = {
  id: 'a',
  command: 'tac /etc/shadow',
  expect: 'BLOCK',
  category: 'file-read',
  binary: 'tac',
  rule: '4',
  why: 'reads hashes',
  twin: 'b',
}
const good = {
  id: 'b',
  command: 'tac notes.txt',
  expect: 'ALLOW',
  binary: 'tac',
  rule: '13',
  why: 'reads notes',
  twin: 'a',
}

function suite(name: string, info: object, lines: object[]): string {
  const path = join(folder.path, name)
  mkdirSync(path)
  writeFileSync(join(path, 'suite.json'), JSON.stringify(info))
  writeFileSync(join(path, 'samples.jsonl'), lines.map((line) => JSON.stringify(line)).join('\n'))
  return path
}

const samplesOf = (path: string) => readFileSync(join(path, 'samples.jsonl'), 'utf8')

describe('sealSuite', () => {
  it('computes ids, carries them over to twins, and writes counts and hash', async () => {
    const path = suite('one', about, [bad, good])
    const { renamed } = await sealSuite(path)
    expect(renamed).toBe(2)
    const [first, second] = samplesOf(path)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(first.id).toMatch(/^tac_file-read_[0-9a-f]{8}$/)
    expect(first.twin).toBe(second.id)
    expect(second.twin).toBe(first.id)
    const info = JSON.parse(readFileSync(join(path, 'suite.json'), 'utf8'))
    expect(info).toMatchObject({
      ...about,
      counts: { samples: 2, malicious: 1, harmless: 1, twins: 1 },
    })
    expect(info.sha256).toBe(createHash('sha256').update(samplesOf(path)).digest('hex'))
  })

  it('changes nothing the second time', async () => {
    const path = suite('two', { ...about, counts: 'old', sha256: 'old' }, [bad, good])
    await sealSuite(path)
    const [samples, info] = [samplesOf(path), readFileSync(join(path, 'suite.json'), 'utf8')]
    expect((await sealSuite(path)).renamed).toBe(0)
    expect([samplesOf(path), readFileSync(join(path, 'suite.json'), 'utf8')]).toEqual([
      samples,
      info,
    ])
  })

  it('touches nothing where something is wrong', async () => {
    const twice = suite('three', about, [bad, { ...good, id: 'a' }])
    const before = samplesOf(twice)
    await expect(sealSuite(twice)).rejects.toThrow(
      /samples\.jsonl:2: the id a is also that of line 1/,
    )
    expect(samplesOf(twice)).toBe(before)
    await expect(sealSuite(suite('four', { ...about, title: '' }, [bad]))).rejects.toThrow(
      'suite.json: title',
    )
    await expect(sealSuite(suite('five', about, [{ ...bad, rule: '77' }]))).rejects.toThrow(
      /samples\.jsonl:1: rule/,
    )
    await expect(sealSuite(join(folder.path, 'none'))).rejects.toThrow('suite.json: no such file')
  })
})
