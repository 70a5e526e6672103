import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { snapshot } from './bash-snapshot.ts'
import { readAliases, readFunctionNames, readVariables } from './bash-state.ts'

const bash = (...args: string[]) =>
  execFileSync('/bin/bash', ['--norc', ...args], { encoding: 'utf8', env: { LC_ALL: 'C.UTF-8' } })

/** What a bash knows after a text, handed on to another one that runs a command. */
function handedOn(before: string, command: string, secret = '') {
  const [variables = '', aliases = '', names = '', bodies = ''] = bash(
    '-c',
    `${before}\ndeclare -p; printf '\\0'; alias -p; printf '\\0'; declare -F; printf '\\0'; declare -f`,
  ).split('\0')
  const functions = readFunctionNames(names)
  const state = {
    status: 0,
    directory: '/',
    ...readVariables(variables),
    aliases: readAliases(aliases),
    functions,
    arguments: [],
    traps: [],
  }
  const { script, words } = snapshot(
    command,
    state,
    new Map([['all', bodies]]),
    (name) => name === secret,
  )
  return bash('-c', script, 'bash', '3', ...words, 'one', 'two words')
}

describe('what one bash knows, for another', () => {
  it('are variables, arrays, functions, aliases, options, arguments and the status', () => {
    const before = `shopt -s extglob nullglob expand_aliases
x='a "b" $c'; a=(1 $'two\\nlines'); declare -A m=([k]="v'"); declare -i n=5
IFS=:; REPLY=read; f() { case $1 in @(a|b)) echo "f $x";; esac; }
alias g='echo in g'; set -f`
    const command =
      'echo "$? $x|${a[1]}|${m[k]}|$n|$IFS|$REPLY|$2"; n=n+1; echo "$n"; f a; g; echo $-'
    expect(handedOn(before, command)).toMatch(
      /^3 a "b" \$c\|two\nlines\|v'\|5\|:\|read\|two words\n6\nf a "b" \$c\nin g\n\w*f\w*\n$/,
    )
  })

  it('are not what looks like a secret', () => {
    expect(handedOn('x=1; key=2', 'echo "$x[$key]"', 'key')).toBe('1[]\n')
  })

  it('may be large, and hold characters of any kind', () => {
    const before = "printf -v x 'é👩%.0s' {1..40000}; y=end"
    expect(handedOn(before, 'echo "${#x} ${x: -2} $y"')).toBe('80000 é👩 end\n')
  })

  it('keeps the command as it is under `set -e` and after a failure', () => {
    expect(handedOn('set -e', 'echo "$?"; exit 0')).toBe('3\n')
  })
})
