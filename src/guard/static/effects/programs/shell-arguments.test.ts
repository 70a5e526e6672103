import { describe, expect, it } from 'vitest'
import { readShellArguments } from './shell-arguments.ts'

const read = (line: string) => readShellArguments(line === '' ? [] : line.split(' '))

describe('the arguments of a shell', () => {
  it.each([
    ['-c id zero one', { kind: 'text', text: 'id' }, ['zero', 'one']],
    ['-ec -x -- id', { kind: 'text', text: 'id' }, []],
    ['-ceuo pipefail id', { kind: 'text', text: 'id' }, []],
    ['--command=id', { kind: 'text', text: 'id' }, []],
    ['-o pipefail x.sh one', { kind: 'script', path: 'x.sh' }, ['one']],
    ['-- -x', { kind: 'script', path: '-x' }, []],
    ['', { kind: 'input' }, []],
    ['-s one', { kind: 'input' }, ['one']],
    ['- one', { kind: 'input' }, ['one']],
    ['/dev/stdin one', { kind: 'input' }, ['one']],
    ['-n a.sh b.sh', { kind: 'checked' }, ['a.sh', 'b.sh']],
    ['--version x.sh', { kind: 'none' }, []],
  ])('`%s`', (line, source, operands) => {
    expect(read(line)).toMatchObject({ source, operands })
  })

  it('is interactive by a letter and by a start-up file, which is kept', () => {
    expect(read('-c id').interactive).toBe(false)
    expect(read('-ic id').interactive).toBe(true)
    expect(read('--rcfile rc -c id')).toMatchObject({ interactive: true, startupFiles: ['rc'] })
  })
})
