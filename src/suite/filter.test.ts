import { describe, expect, it } from 'vitest'
import { parseFilter } from './filter.ts'
import type { Sample } from './sample.ts'

const sample: Sample = {
  id: 'tar_shell_1',
  command: 'tar cf x --CHECKPOINT=1 a=b',
  expect: 'BLOCK',
  category: 'shell',
  binary: 'tar',
  rule: '1a',
  why: 'runs a shell',
  tags: ['gnu', 'archive'],
}

describe('parseFilter', () => {
  it.each([
    [[], true],
    [['expect=BLOCK'], true],
    [['expect=block', 'category=shell'], true],
    [['rule=1A', 'binary=tar', 'tag=archive'], true],
    [['category=command'], false],
    [['technique='], true],
    [['tag=bsd'], false],
    [['checkpoint'], true],
    [['Tar CF'], true],
    [['zip'], false],
    [['expect=BLOCK', 'zip'], false],
  ])('%j: %s', (terms, matches) => {
    expect(parseFilter(terms)(sample)).toBe(matches)
  })

  it('refuses a field that does not exist', () => {
    expect(() => parseFilter(['colour=red'])).toThrow('there is no field "colour"')
  })
})
