import { describe, expect, it } from 'vitest'
import {
  callsOnFirstLine,
  isComplete,
  isOneLine,
  onlyCall,
  plainCall,
  staticCall,
} from './simple-command.ts'

describe('isComplete', () => {
  it.each([
    'ls',
    'a; b',
    'cat <<E\nx\nE',
    "echo 'a\nb'",
    'ls # x',
    'f(){ a; }',
    'echo \\\\',
  ])('%j', (command) => {
    expect(isComplete(command)).toBe(true)
  })

  it.each([
    '',
    '  ',
    '# x',
    "echo 'a",
    'cat <<E\nx',
    'if a; then',
    'ls \\',
    'ls \\\n',
    'a\0b',
    'x $(ls',
    `echo ${'a'.repeat(40_000)}`,
  ])('not %j', (command) => {
    expect(isComplete(command)).toBe(false)
  })

  it('knows one line from several', () => {
    expect([isOneLine('a; b'), isOneLine('a\nb')]).toEqual([true, false])
  })
})

describe('callsOnFirstLine', () => {
  const names = (command: string) =>
    callsOnFirstLine(command).map(({ words }) => words.map(({ text }) => text))

  it('finds the calls of pipelines, lists, groups and functions', () => {
    expect(names('a 1 | b 2 && (c; { d; }) || f(){ e 5; }; X=1 g "h i" >out j')).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c'],
      ['d'],
      ['e', '5'],
      ['g', '"h i"', 'j'],
    ])
  })

  it('leaves later lines, substitutions, declarations and names that are not plain', () => {
    expect(names('a x\nb y')).toEqual([['a', 'x']])
    expect(names('a "$(b c)" `d`')).toEqual([['a', '"$(b c)"', '`d`']])
    expect(names('export A=$B; $cmd x; ./run y')).toEqual([['./run', 'y']])
    expect(names('a \\\n b')).toEqual([])
  })
})

describe('onlyCall', () => {
  it('wants one call and nothing else', () => {
    expect(onlyCall(' a b ')?.name.text).toBe('a')
    for (const command of [
      'a; b',
      'a &',
      'a > x',
      'X=1 a',
      'a | b',
      '(a)',
      'a # x',
      '! a',
      'time a',
    ]) {
      expect(onlyCall(command), command).toBeUndefined()
    }
  })

  it('tells plain words, words with a visible value, and others', () => {
    expect(plainCall('cat /etc/x -n 5')).toEqual(['cat', '/etc/x', '-n', '5'])
    expect(plainCall("cat 'x'")).toBeUndefined()
    expect(staticCall(`cat 'a b'"c"d`)).toEqual(['cat', `'a b'"c"d`])
    for (const command of ['cat $x', 'cat *', 'cat ~', 'cat {a,b}', 'cat "$x"', 'cat a\\ b']) {
      expect(staticCall(command), command).toBeUndefined()
    }
  })
})
