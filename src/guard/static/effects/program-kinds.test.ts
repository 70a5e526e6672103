import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'
import { isKind } from './program-kinds.ts'

describe('kinds of programs', () => {
  it('are those of the entry, also by another name, and of the program for its subcommands', () => {
    expect(isKind('gcc', 'compiler')).toBe(true)
    expect(isKind('musl-gcc', 'compiler')).toBe(true)
    expect(isKind('go build', 'compiler')).toBe(true)
    expect(isKind('zig cc', 'compiler')).toBe(true)
    expect(isKind('go vet', 'compiler')).toBe(false)
    expect(isKind('frobnicate', 'compiler')).toBe(false)
    expect(isKind('toString', 'compiler')).toBe(false)
  })

  it('are those of the handler where there is no entry', () => {
    expect(isKind('xargs', 'launcher')).toBe(true)
    expect(isKind('dash', 'shell')).toBe(true)
  })

  it('may be more than those of the entry that a name stands for', () => {
    expect(isKind('vimdiff', 'side-tool')).toBe(true)
    expect(isKind('vi', 'side-tool')).toBe(false)
    expect(isKind('vimdiff', 'editor')).toBe(true)
  })

  it.each([
    ['a compiler by another name', 'musl-gcc -o app app.c && ./app'],
    ['a pager', "PAGER='most -s' man bash"],
    ['an editor', 'EDITOR=kak git commit'],
    ['a compressor', 'tar -I pzstd -cf a.tar.zst src'],
    ['words that are searched for', 'rgrep -- bash src'],
  ])('let ordinary work pass: %s', (_, command) => {
    expect(analyse(command).verdict).not.toBe('BLOCK')
  })

  it.each([
    ['another program as pager', "PAGER='/tmp/x' man bash", '2'],
    ['a program that nobody knows as pager', 'PAGER=/opt/x/run git log', '2'],
    ['a copy on the side', "tar -cf a.tar --checkpoint-action=exec='cp /bin/sh /srv' src", '2'],
    ['a launcher and a dropped file', 'find . -exec /tmp/x {} +', '2'],
    ['what a builder finds', 'git clone http://203.0.113.7/x.git && cd x && remake', '9'],
  ])('tell what does not belong there: %s', (_, command, rule) => {
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule })
  })
})
