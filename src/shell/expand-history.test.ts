import { describe, expect, it } from 'vitest'
import { expandHistory } from './expand-history.ts'

const entries = ['make build', 'echo "a b" c d', 'ls -l /tmp']
const expand = (line: string) => expandHistory(line, entries)

describe('the history in a line', () => {
  it.each([
    ['sudo !!', 'sudo ls -l /tmp'],
    ['cat !$', 'cat /tmp'],
    ['cat !^', 'cat -l'],
    ['x !*', 'x -l /tmp'],
    ['!1', 'make build'],
    ['!-2', 'echo "a b" c d'],
    ['!ma', 'make build'],
    ['!?build?', 'make build'],
    ['echo !-2:1', 'echo "a b"'],
    ['echo !-2:2-3', 'echo c d'],
    ['echo !-2:$', 'echo d'],
    ['echo "!!"', 'echo "ls -l /tmp"'],
    ['^-l^-a', 'ls -a /tmp'],
    ['^/tmp^/var^ x', 'ls -l /var x'],
  ])('%s becomes %s', (line, expanded) => {
    expect(expand(line)).toBe(expanded)
  })

  it.each([
    "echo '!!'",
    'echo \\!!',
    'if ! true; then :; fi',
    '[[ a != b ]]',
    'echo $!',
    'echo ${!x}',
    'ls [!a]*',
    'ls !(a)',
    'echo hello!',
    'echo "hello!"',
    'echo a\necho !!',
  ])('%j has none', (line) => {
    expect(expand(line)).toBeUndefined()
  })

  it.each([
    '!nothing',
    '!99',
    '!0',
    '!-9',
    '!!:9',
    '^nowhere^x',
    '!!:s/a/b/',
  ])('%s is refused', (line) => {
    expect(() => expand(line)).toThrow(/event not found|substitution failed|not supported/)
  })
})
