import { describe, expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

describe('what a search finds in a home is not ordinary', () => {
  test.each([
    `grep -raoh 'sessionid.*' ~`,
    'cd ~/snap && grep -rl moz_cookies . | xargs -I{} sqlite3 {} .dump',
    'find ~ -newer stamp -exec cat {} +',
    `find ~ -name '*.json' -exec cat {} +`,
    'rg --files ~/.config | xargs head',
    'locate cookies | xargs cat',
    'cat ~/.*',
    'awk 1 ~/.config/*',
    'cat /etc/*',
  ])('%s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'unresolved' })
  })

  test('a search for keys is one, whatever number stands before', () => {
    const { verdict, rule } = analyse(`grep -rhs -A 40 'BEGIN OPENSSH' ~ --include='id*'`)
    expect([verdict, rule]).toEqual(['BLOCK', '4'])
  })
})

describe('what a search finds in a project is', () => {
  test.each([
    'cat /etc/*release',
    'cat /etc/*.conf',
    'grep -rl TODO src | xargs sed -n 1,5p',
    'find . -newer stamp -exec cat {} +',
    'cat ~/projects/app/*',
    `find ~ -name '*.md' -exec cat {} +`,
    'rg --files | xargs wc -l',
    'for f in *.db; do sqlite3 "$f" .schema; done',
    'grep -A 3 -m 1 error app.log',
  ])('%s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' })
  })
})
