import { expect, test } from 'vitest'
import { splitCommandLine } from './command-line.ts'

test.each([
  ['npx cc-safety-net hook', ['npx', 'cc-safety-net', 'hook']],
  ['  a   b\tc  ', ['a', 'b', 'c']],
  [`a 'b c' "d e"`, ['a', 'b c', 'd e']],
  [`a b\\ c 'd\\e' "f\\"g\\h"`, ['a', 'b c', 'd\\e', 'f"g\\h']],
  [`a '' ""`, ['a', '', '']],
  [`pre'fix 1'"post fix"`, ['prefix 1post fix']],
  ['a $HOME `id` $(id) ; rm *', ['a', '$HOME', '`id`', '$(id)', ';', 'rm', '*']],
  ['a \\', ['a', '\\']],
])('%s', (line, words) => {
  expect(splitCommandLine(line)).toEqual(words)
})

test.each(['', '   ', `a 'b`, 'a "b'])('"%s" is refused', (line) => {
  expect(() => splitCommandLine(line)).toThrow(/open . quote|name a program/)
})
