import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzing } from '../../tests/fuzz.ts'
import { readAliases, readVariables } from './bash-state.ts'

const bash = (script: string, ...args: string[]) =>
  execFileSync('/bin/bash', ['--norc', '--noprofile', '-c', script, 'bash', ...args], {
    encoding: 'utf8',
    env: { LC_ALL: 'C.UTF-8' },
  })

const text = fc
  .string({ unit: fc.constantFrom(...'ab "\'\\$`!\n\t\u0007\u001b()[]=;é世#'), maxLength: 12 })
  .filter((value) => !value.includes('\0'))

describe('what bash tells about itself', () => {
  it('is read as bash meant it: variables', () => {
    fc.assert(
      fc.property(text, text, text, (x, y, z) => {
        const script =
          'declare -- x=$1; declare -x y=$2; a=("$1" "$3"); declare -A m; m[k]=$2; m["k 2"]=$3; declare -n r=x; declare -p x y a m r'
        const told = bash(script, x, y, z)
        const { variables } = readVariables(told)
        expect(variables.get('x')).toMatchObject({ exported: false, value: { value: x } })
        expect(variables.get('y')).toMatchObject({ exported: true, value: { value: y } })
        const again = [...variables.values()].map(({ declaration }) => declaration)
        expect(bash(`${again.join('\n')}\ndeclare -p x y a m r`)).toBe(told)
        expect(variables.get('a')!.value).toEqual({
          elements: new Map([
            ['0', x],
            ['1', z],
          ]),
        })
        expect(variables.get('m')!.value).toEqual({
          elements: new Map([
            ['k', y],
            ['k 2', z],
          ]),
        })
        expect(variables.get('r')!.value).toEqual({ reference: 'x' })
      }),
      fuzzing(40),
    )
  })

  it('is read as bash meant it: aliases', () => {
    fc.assert(
      fc.property(text, text, (x, y) => {
        const aliases = readAliases(bash('alias one="$1" two="$2"; alias -p', x, y))
        expect(aliases).toEqual(
          new Map([
            ['one', x],
            ['two', y],
          ]),
        )
      }),
      fuzzing(40),
    )
  })
})
