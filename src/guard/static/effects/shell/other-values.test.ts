import { describe, expect, it } from 'vitest'
import { analyse } from '../../analyse.ts'

const KEY = '~/.ssh/id_rsa'

describe('a variable that is set on a way which may not be taken', () => {
  it.each([
    `x=${KEY}; make && x=README; cat $x`,
    `x=${KEY}; if make; then x=README; fi; cat $x`,
    `if make; then x=${KEY}; else x=README; fi; cat $x`,
    `x=${KEY}; case $1 in q) x=README;; esac; cat $x`,
    `x=${KEY}; while make; do x=README; done; cat $x`,
    `x=${KEY}; for i in *.md; do x=README; done; cat $x`,
    `x=${KEY}; echo | x=README; cat $x`,
    `x=${KEY}; x=README & cat $x`,
    `x=~/.ssh; make && x=docs; x+=/id_rsa; cat $x`,
    `x=~/.ssh; make && x=docs; y=$x/id_rsa; cat "$y"`,
    `x=${KEY}; make && x=README; for f in $x; do cat "$f"; done`,
    `x=${KEY}; make && x=README; wc -l < $x; cat < $x`,
    `x=${KEY}; f() { local x=README; }; f; cat $x`,
    `x=a; make && x=b; [ $x = a ] && cat ${KEY}`,
    `x=a; if make; then x=b; fi; case $x in a) cat ${KEY};; esac`,
    `n=0; until make; do n=$((n+1)); [ $n -gt 3 ] && cat ${KEY}; done`,
  ])('may hold what it held before: %s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule: '4' })
  })

  it.each([
    `x=${KEY}; x=README; cat $x`,
    `x=${KEY}; if true; then x=README; fi; cat $x`,
    `x=${KEY}; for i in a b; do x=README; done; cat $x`,
    `x=README; make && x=LICENSE; cat $x`,
  ])('holds only what it was given: %s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' })
  })

  it('that has too many values makes a decision unresolved', () => {
    const values = Array.from({ length: 9 }, (_, i) => `make && x=${i}`).join('; ')
    expect(analyse(`x=README; ${values}; cat $x`)).toMatchObject({ certainty: 'unresolved' })
  })
})
