import { describe, expect, it } from 'vitest'
import { tokensOf } from './shell-tokens.ts'

const kinds = (text: string) =>
  tokensOf(text).map(({ kind, start, end }) => `${kind}:${text.slice(start, end)}`)

describe('tokens of a command', () => {
  it('tell commands, options, words and strings apart', () => {
    expect(kinds(`grep -rn "a b" docs/ 'c'`)).toEqual([
      'command:grep',
      'option:-rn',
      'string:"a b"',
      'word:docs/',
      "string:'c'",
    ])
  })

  it('expect a command again after an operator, a keyword, a wrapper, an assignment', () => {
    expect(kinds('ls; FOO=1 sudo rm x && if true; then y; fi | z')).toEqual([
      'command:ls',
      'operator:;',
      'variable:FOO=',
      'word:1',
      'command:sudo',
      'command:rm',
      'word:x',
      'operator:&&',
      'keyword:if',
      'command:true',
      'operator:;',
      'keyword:then',
      'command:y',
      'operator:;',
      'keyword:fi',
      'operator:|',
      'command:z',
    ])
  })

  it('see variables, substitutions, redirections and comments', () => {
    expect(kinds('cat $A ${B:-x} <(curl h) 2>&1 >f # end')).toEqual([
      'command:cat',
      'variable:$A',
      'variable:${B:-x}',
      'substitution:<(',
      'command:curl',
      'word:h',
      'operator:)',
      'redirect:2>&',
      'word:1',
      'redirect:>',
      'word:f',
      'comment:# end',
    ])
  })

  it('keep escapes and ANSI-C quotes together', () => {
    expect(kinds(`c\\at $'\\x72\\'m' "un\\"closed`)).toEqual([
      'command:c',
      'string:\\a',
      'command:t',
      `string:$'\\x72\\'m'`,
      'string:"un\\"closed',
    ])
  })

  it.each([
    ['nothing', ''],
    ['braces', '{'.repeat(50_000)],
    ['substitutions', '$('.repeat(50_000)],
    ['quotes', `"'`.repeat(50_000)],
    ['variables without an end', '${'.repeat(50_000)],
    ['backslashes', '\\'.repeat(50_001)],
    ['heredocs', '<<'.repeat(50_000)],
  ])('cover any text in order and in linear time: %s', (_, text) => {
    const started = performance.now()
    const tokens = tokensOf(text)
    expect(performance.now() - started).toBeLessThan(2000)
    let at = 0
    for (const { start, end } of tokens) {
      expect(start).toBeGreaterThanOrEqual(at)
      expect(end).toBeGreaterThan(start)
      at = end
    }
    expect(at).toBeLessThanOrEqual(text.length)
  })
})
