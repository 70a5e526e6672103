import { describe, expect, it } from 'vitest'
import { findEntry } from './index.ts'
import { ORDINARY_OPTIONS } from './ordinary/index.ts'
import { readOptionLine } from './ordinary-options.ts'
import { linesOf } from './ordinary-uses.ts'

/** Whether the only option of a line takes this value. */
function holds(line: string, value: string): boolean {
  const [option] = [...readOptionLine(line).read().options.values()]
  return option!.holds?.(value) ?? true
}

describe('a line of ordinary options', () => {
  it('has the words of a subcommand, and options', () => {
    const line = readOptionLine('image build|b -q -t,--tag= --pull=? --[no-]color --')
    const { options, ends, whole } = line.read()
    expect(line.path.map((is) => [is('image'), is('b')])).toEqual([
      [true, false],
      [false, true],
    ])
    expect([...options].map(([name, { meaning }]) => [name, meaning])).toEqual([
      ['-q', {}],
      ['-t', { type: '-' }],
      ['--tag', { type: '-' }],
      ['--pull', { type: '-', optional: true }],
      ['--color', {}],
      ['--no-color', {}],
    ])
    expect([ends, whole]).toEqual([true, false])
  })

  it.each([
    ['--a=', 'x', true],
    ['--a=host|x*', 'host', true],
    ['--a=host|x*', 'Xy', true],
    ['--a=host|x*', 'hosts', false],
    ['--a=!*', 'x', false],
    ['--a=!*://*', 'file', true],
    ['--a=!*://*', 'https://x', false],
    ['--a=,type=bind|src=*|ro', 'type=bind,src=/x,ro', true],
    ['--a=,type=bind|src=*|ro', 'type=bind,opt=x', false],
    ['-o=Port=*', 'Port 22', true],
    ['-o=Port=*', 'Port = 22', true],
    ['-o=Port=*', 'Ports 22', false],
    ['--a=~^x(?:,y)?$', 'x,y', true],
    ['--a=~^x(?:,y)?$', 'x,z', false],
    // A point is a point.
    ['--a=a.b', 'axb', false],
  ])('%s and the value "%s": %s', (line, value, expected) => {
    expect(holds(line, value)).toBe(expected)
  })
})

describe('the lists of options', () => {
  const all = Object.entries(ORDINARY_OPTIONS).flatMap(([name, text]) =>
    linesOf(text).map((line) => [name, line] as const),
  )

  it('belong to programs that are described', () => {
    const unknown = Object.keys(ORDINARY_OPTIONS).filter(
      (name) => findEntry(name) === undefined && name !== 'xargs',
    )
    expect(unknown).toEqual([])
  })

  it('have nothing but options behind the first', () => {
    const odd = all.filter(
      ([, line]) =>
        !/(?:^| )[-+]/.test(line) ||
        line.replace(/^[^-+]*(?= [-+])/, '').match(/(?<= )[^-+]/) !== null,
    )
    expect(odd).toEqual([])
  })

  it('have patterns that can be read', () => {
    for (const [, line] of all)
      for (const { holds: test } of readOptionLine(line).read().options.values()) test?.('x')
  })
})
