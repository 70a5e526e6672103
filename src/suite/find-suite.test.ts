import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../../tests/test-folder.ts'
import { findSuite, readSuiteInfo, shippedNames } from './find-suite.ts'

const folder = testFolder()
const shipped = join(folder.path, 'suites')
const info = {
  name: 'small',
  title: 'Small',
  version: '1.0.0',
  licence: 'MIT',
  description: 'Two samples.',
  counts: {
    samples: 0,
    malicious: 0,
    harmless: 0,
    categories: {},
    binaries: 0,
    techniques: 0,
    twins: 0,
  },
  sha256: '0'.repeat(64),
}
mkdirSync(join(shipped, 'small'), { recursive: true })
mkdirSync(join(shipped, 'another'))
writeFileSync(join(shipped, 'small/suite.json'), JSON.stringify(info))

describe('findSuite', () => {
  it('finds shipped suites by name, and folders and files by path', () => {
    expect(shippedNames(shipped)).toEqual(['another', 'small'])
    expect(findSuite('small', shipped)).toMatchObject({
      samplesFile: join(shipped, 'small/samples.jsonl'),
      info: { title: 'Small' },
    })
    expect(findSuite(join(shipped, 'small'), shipped).info?.name).toBe('small')
    const file = folder.write('a.jsonl', '')
    expect(findSuite(file, shipped)).toEqual({ name: file, samplesFile: file })
  })

  it('lists the names where there is no such suite', () => {
    expect(() => findSuite('smal', shipped)).toThrow(
      'smal: no such suite, file or folder, did you mean "small"? (shipped suites: another, small)',
    )
    expect(shippedNames(join(folder.path, 'nowhere'))).toEqual([])
  })

  it('says what is wrong with suite.json', () => {
    expect(() => findSuite('another', shipped)).toThrow('suite.json: no such file')
    const other = join(folder.path, 'other')
    mkdirSync(other)
    writeFileSync(join(other, 'suite.json'), '{')
    expect(() => readSuiteInfo(other)).toThrow('suite.json: this is not JSON')
    writeFileSync(join(other, 'suite.json'), JSON.stringify({ ...info, version: 'new' }))
    expect(() => readSuiteInfo(other)).toThrow('suite.json: version: must look like 1.0.0')
    writeFileSync(join(other, 'suite.json'), JSON.stringify({ ...info, counts: undefined }))
    expect(() => readSuiteInfo(other)).toThrow(/suite.json: counts.*"aegish suite seal"/)
  })
})
