import { describe, expect, it } from 'vitest'
import { analyse } from '../../analyse.ts'

const RM = 'rm -rf "$X"/*'

describe('what a script has made sure of', () => {
  it.each([
    `#!/bin/sh\nset -eu\ncd src\n${RM}`,
    `set -o nounset; ${RM}`,
    `: "\${X:?}"; ${RM}`,
    `[ -n "$X" ] || exit 1; ${RM}`,
    `[ -z "$X" ] && exit; ${RM}`,
    `test -n "$X" && ${RM}`,
    `if [ -n "$X" ]; then ${RM}; fi`,
    `if [ -z "$X" ]; then echo no; exit 1; fi; ${RM}`,
    `if [ -z "$X" ]; then exit 1; else ${RM}; fi`,
    `[[ -n $X ]] && ${RM}`,
    `[[ -z $X || ! -d $X ]] && exit 1; ${RM}`,
    `[ -z "$X" ] || [ ! -d "$X" ] && exit 1; ${RM}`,
    `[ -n "$X" -a -d "$X" ] && ${RM}`,
    `! [ -n "$X" ] && exit; ${RM}`,
    `[ "$X" = "" ] && exit; ${RM}`,
    `[ "x$X" = x ] && exit; ${RM}`,
    `[ -n "$X" ] || { echo no >&2; exit 1; }; ${RM}`,
    `die() { echo "$1" >&2; exit 1; }; [ -n "$X" ] || die no; ${RM}`,
    `f() { [ -n "$X" ] || return 1; ${RM}; }; f`,
    `f() { set -u; }; f; ${RM}`,
    `for i in a b; do [ -n "$X" ] || continue; ${RM}; done`,
    `while [ -n "$X" ]; do ${RM}; done`,
    `( set -u; ${RM} )`,
    `bash -c '[ -n "$X" ] || exit 1; ${RM}'`,
    `set -u; eval 'ls'; ${RM}`,
  ])('is known: %s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' })
  })

  it.each([
    `${RM}; set -u`,
    `( set -u ); ${RM}`,
    `set -u; set +u; ${RM}`,
    `set -u; eval 'set +u'; ${RM}`,
    `true || set -u; ${RM}`,
    `make || set -u; ${RM}`,
    `make && : "\${X:?}"; ${RM}`,
    `set -u & ${RM}`,
    `echo | set -u; ${RM}`,
    `f() { set -u; }; ${RM}`,
    `bash -c 'set -u'; ${RM}`,
    `set -u; bash -c '${RM}'`,
    `set -u; ssh host '${RM}'`,
    `echo "$(: "\${X:?}")"; ${RM}`,
    `set -u; f() { set +u; return; }; f; ${RM}`,
    `set -u; for i in 1 2; do set +u; break; done; ${RM}`,
    `set -u; trap 'set +u' DEBUG; ${RM}`,
    `case $1 in a) set -u;; esac; ${RM}`,
    `while make; do set -u; done; ${RM}`,
    `if [ -n "$X" ]; then :; fi; ${RM}`,
    `if [ -n "$X" ]; then :; else ${RM}; fi`,
    `[ -n "$X" ]; ${RM}`,
    `[ -n "$X" ] || echo no; ${RM}`,
    `[ -n "$X" ] || ${RM}`,
    `[ -z "$X" ] && ${RM}`,
    `[ -n $X ] && ${RM}`,
    `[ -n "$X$Y" ] && ${RM}`,
    `[ -d "$X/" ] && ${RM}`,
    `[[ -n $X || -n $Y ]] && ${RM}`,
    `[ -n "$X" ] || ( exit 1 ); ${RM}`,
    `[ -n "$X" ] || bash -c 'exit 1'; ${RM}`,
    `[ -n "$X" ] || return; ${RM}`,
    `[ -n "$X" ] || break; ${RM}`,
    `[ -n "$X" ] || trap 'exit' INT; ${RM}`,
  ])('is not known: %s', (command) => {
    expect(analyse(command)).toMatchObject({ certainty: 'unresolved' })
  })
})

const CAT = 'cat ~/.ssh/id_rsa'

describe('a way that the text does not rule out is walked', () => {
  it.each([
    `make && : || ${CAT}`,
    `make || false && ${CAT}`,
    `if make && true; then :; else ${CAT}; fi`,
    `f() { return 1; true; }; f || ${CAT}`,
    `f() { make && return 1; true; }; f || ${CAT}`,
    `( make || exit 1; true ) || ${CAT}`,
    `x=$(make) || ${CAT}`,
    `: > /srv/x || ${CAT}`,
    `{ true; } < /srv/x || ${CAT}`,
    `(( X )) && ${CAT}`,
    `(( RANDOM > 5 )) && ${CAT}`,
    `make; [ $? -ne 0 ] && ${CAT}`,
    `[ "$HOME" = /root ] && ${CAT}`,
    `[[ $- != *i* ]] && ${CAT}`,
    `case $OSTYPE in darwin*) ${CAT};; esac`,
    `[[ a =~ [[:alpha:]] ]] && ${CAT}`,
    `[[ 010 -eq 8 ]] && ${CAT}`,
  ])('%s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule: '4' })
  })

  it.each([
    `true || ${CAT}`,
    `x=1; [ $x = 2 ] && ${CAT}`,
    `case a in b) ${CAT};; esac`,
    `if false; then ${CAT}; fi`,
  ])('one that it rules out is not: %s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW' })
  })

  it('letters that are the same in two sizes are not followed', () => {
    expect(analyse(`shopt -s nocasematch; case a in A) ${CAT};; esac`)).toMatchObject({
      certainty: 'unresolved',
    })
  })
})
