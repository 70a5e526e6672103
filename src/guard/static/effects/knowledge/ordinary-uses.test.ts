import { describe, expect, it } from 'vitest'
import { findEntry } from './index.ts'
import { ORDINARY_USES } from './ordinary/index.ts'
import { linesOf, readUses } from './ordinary-uses.ts'

/** The words that lines hold for, as many as there are. */
function held(lines: string, words: string): string {
  const given = words.split(' ')
  return given.slice(0, readUses(linesOf(lines))(given)).join(' ')
}

describe('lines of ordinary uses', () => {
  it.each([
    ['s3 cp|ls', 's3 cp a b', 's3 cp a b'],
    ['s3 cp|ls', 's3 rb b', 's3'],
    ['s3 cp|ls', 's3', 's3'],
    ['s3 cp|ls', 'iam x', ''],
    ['* describe-*', 'ec2 describe-instances', 'ec2 describe-instances'],
    ['* describe-*', 'ec2 describe', 'ec2'],
    ['Set Core.Pager', 'set core.pager x', 'set core.pager x'],
    // Groups are any words, but for those that change something.
    ['@ @ list', 'compute disks list', 'compute disks list'],
    ['@ @ list', 'disks delete list', 'disks'],
    ['@ @ list', 'frob', ''],
    // All that follow, or none.
    ['set net.core.*...', 'set net.core.a net.core.b', 'set net.core.a net.core.b'],
    ['set net.core.*...', 'set net.core.a kernel.b', 'set net.core.a'],
    ['config * $', 'config user.name', 'config user.name'],
    ['config * $', 'config user.name eve', 'config'],
    ['!*=*...', 'kernel.hostname', 'kernel.hostname'],
    ['!*=*...', 'kernel.hostname=x', ''],
    // A point is a point.
    ['a.b', 'axb', ''],
  ])('%s holds for "%s" up to "%s"', (lines, words, expected) => {
    expect(held(lines, words)).toBe(expected)
  })

  it('lets the longer line decide', () => {
    expect(held('pages\n pages deploy', 'pages delete')).toBe('pages')
    expect(held('pages\n pages deploy', 'pages')).toBe('pages')
    expect(held('pages\n @ @ list', 'pages delete')).toBe('pages delete')
  })

  it('lets users name tasks, but not in the place of what the program has itself', () => {
    expect(held('*\n npm info', 'build all')).toBe('build all')
    expect(held('*\n npm info', 'npm publish')).toBe('npm')
  })
})

describe('the lists', () => {
  it('belong to programs that have an entry', () => {
    expect(Object.keys(ORDINARY_USES).filter((name) => findEntry(name) === undefined)).toEqual([])
  })

  it('say something', () => {
    const open = Object.entries(ORDINARY_USES).filter(([, text]) => linesOf(text).join() === '*')
    expect(open.map(([name]) => name)).toEqual([])
  })

  it('have no empty words', () => {
    const wrong = Object.entries(ORDINARY_USES).flatMap(([name, text]) =>
      linesOf(text)
        .filter((line) => /\|\||(?:^| )\||\|(?: |$)| {2}/.test(line))
        .map((line) => `${name}: ${line}`),
    )
    expect(wrong).toEqual([])
  })
})
