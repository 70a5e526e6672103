import { describe, expect, it } from 'vitest'
import { readTarOptions } from './tar-options.ts'

const read = (line: string) =>
  readTarOptions(line.split(' ')).map(({ name, value }) => `${name} ${value}`.trim())

describe('the arguments of tar', () => {
  it('takes the values of old-style letters from the following words, one after the other', () => {
    expect(read('cfC x.tar /srv a')).toEqual([
      '--create',
      '--file x.tar',
      '--directory /srv',
      '--add-file a',
    ])
  })

  it('takes the value of a letter behind a dash from the rest of the word, or the next word', () => {
    expect(read('-xfx.tar -C /srv')).toEqual(['--extract', '--file x.tar', '--directory /srv'])
  })

  it('takes a word of letters for options in the first place only', () => {
    expect(read('-f x.tar xt')).toEqual(['--file x.tar', '--add-file xt'])
  })

  it('knows long names with either kind of value, and cut short', () => {
    expect(read('--file=x.tar --directory /srv --checkpoint-act=exec=sh --to-com id')).toEqual([
      '--file x.tar',
      '--directory /srv',
      '--checkpoint-action exec=sh',
      '--to-command id',
    ])
  })

  it('leaves out letters that change nothing, but not the values that they take', () => {
    expect(read('-zvb 20 -cf x.tar a')).toEqual(['--create', '--file x.tar', '--add-file a'])
  })
})
