import { describe, expect, it } from 'vitest'
import type { ShellState } from '../shell-state.ts'
import { createStaticGuard } from './index.ts'

const guard = createStaticGuard()
const state = (more: Partial<ShellState>): ShellState => ({
  directory: '/home/dev/project',
  variables: new Map(),
  aliases: new Map(),
  functions: new Map(),
  ...more,
})
const verdict = (command: string, more: Partial<ShellState> = {}) =>
  guard.decide(command, { epoch: 1, shell: state(more) }).decision!

describe('a decision for a living shell', () => {
  it('reads aliases as they are', () => {
    expect(verdict('ls').verdict).toBe('ALLOW')
    expect(verdict('ls', { aliases: new Map([['ls', 'rm -rf ~']]) }).verdict).toBe('BLOCK')
    expect(verdict('ll src', { aliases: new Map([['ll', 'ls -l']]) }).verdict).toBe('ALLOW')
  })

  it('reads variables, arrays and namerefs as they are', () => {
    const value = '/etc/shadow'
    expect(verdict('cat "$x"', { variables: new Map([['x', { value }]]) }).verdict).toBe('BLOCK')
    expect(
      verdict('cat "${x[1]}"', {
        variables: new Map([['x', { elements: new Map([['1', value]]) }]]),
      }).verdict,
    ).toBe('BLOCK')
    expect(
      verdict('cat "$y"', {
        variables: new Map<string, { value: string } | { reference: string }>([
          ['x', { value }],
          ['y', { reference: 'x' }],
        ]),
      }).verdict,
    ).toBe('BLOCK')
    expect(verdict('cat "$x"', { variables: new Map([['x', { value: 'a' }]]) }).verdict).toBe(
      'ALLOW',
    )
  })

  it('reads functions as they are, and does not trust what it cannot read', () => {
    const functions = new Map([['build', 'build () \n{ \n    cat ~/.ssh/id_rsa\n}']])
    expect(verdict('build', { functions }).verdict).toBe('BLOCK')
    const endless = new Map([['build', `build() { ${'$('.repeat(100)}`]])
    const opaque = verdict('build', { functions: endless })
    expect(opaque.verdict).not.toBe('ALLOW')
  })

  it('knows what the shell itself calls: `builtin`, at every prompt', () => {
    const hidden = `eval 'buil''tin() { cat /etc/shadow; }'`
    expect(verdict(hidden).verdict).toBe('BLOCK')
    expect(createStaticGuard().decide(hidden).decision!.verdict).toBe('ALLOW')
  })

  it('knows what becomes of a value that is assigned', () => {
    const attributes = new Map([
      ['small', 'l'],
      ['number', 'i'],
    ] as const)
    expect(verdict('small=/ETC/SHADOW; cat "$small"', { attributes }).verdict).toBe('BLOCK')
    expect(verdict('other=/ETC/SHADOW; cat "$other"', { attributes }).verdict).toBe('ALLOW')
    // A number is computed, and its subscripts run.
    const hidden = "number='a[$(cat /etc/shadow)]'"
    expect(verdict(hidden, { attributes }).verdict).toBe('BLOCK')
    expect(verdict(hidden).verdict).toBe('ALLOW')
    expect(
      verdict('declare +l small; small=/ETC/SHADOW; cat "$small"', { attributes }),
    ).toMatchObject({ verdict: 'ALLOW' })
  })

  it.each([
    'declare -l x; x=/ETC/SHADOW; cat "$x"',
    'typeset -l x; read x <<<"/ETC/SHADOW"; cat $x',
    'declare -l -a x; x=(/ETC/SHADOW); cat "${x[0]}"',
    "declare -i x; x='a[$(cat /etc/shadow)]'",
    'declare -n y=x; declare -l y; x=/ETC/SHADOW; cat $x',
  ])('follows an attribute to its assignment: %s', (command) => {
    expect(verdict(command).verdict).toBe('BLOCK')
  })

  it.each([
    'n=5; n[x]=3',
    'a=([x]=1)',
    'wait -n -p "$x"',
    'declare -n r=$x; echo $r',
  ])('runs what stands in an index: %s', (command) => {
    const variables = new Map([['x', { value: 'a[$(cat /etc/shadow)]' }]])
    expect(verdict(command, { variables }).verdict).toBe('BLOCK')
    expect(verdict(command, { variables: new Map([['x', { value: '2' }]]) }).verdict).toBe('ALLOW')
  })

  it('computes with numbers', () => {
    expect(verdict('declare -i n=2; n+=3; x=(a b c d e /etc/shadow); cat ${x[n]}').verdict).toBe(
      'BLOCK',
    )
  })

  it.each([
    '/dev/stdin',
    '/dev/fd/0',
    '/proc/$$/fd/0',
    '/dev/tty',
    '/dev/pts/3',
  ])('does not know what comes in, and does not call it harmless: source %s', (path) => {
    expect(verdict(`source ${path}`)).toMatchObject({ certainty: 'unresolved' })
    expect(verdict(`. ${path}`).verdict).not.toBe('ALLOW')
    expect(verdict(`cat ${path}`).verdict).toBe('ALLOW')
  })

  it('knows the directory', () => {
    expect(verdict('cat shadow', { directory: '/etc' }).verdict).toBe('BLOCK')
  })

  it('keeps values from outside apart from its own marks', () => {
    const value = '\ue100\uf8ff'
    expect(verdict('echo "$x"', { variables: new Map([['x', { value }]]) }).verdict).toBe('ALLOW')
  })
})
