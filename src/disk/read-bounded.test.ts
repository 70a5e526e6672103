import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { removeFolder } from '../../tests/remove-folder.ts'
import { readBounded } from './read-bounded.ts'

const folder = mkdtempSync(join(tmpdir(), 'aegish-read-'))
afterAll(() => removeFolder(folder))
const path = (name: string) => join(folder, name)

describe('a file that somebody names', () => {
  it('is read as a whole', () => {
    writeFileSync(path('text'), 'ä'.repeat(100_000))
    expect(readBounded(path('text'), 1 << 20).toString('utf8')).toBe('ä'.repeat(100_000))
    writeFileSync(path('empty'), '')
    expect(readBounded(path('empty'), 10).length).toBe(0)
  })

  it('may be as large as is said, and no larger', () => {
    writeFileSync(path('large'), 'x'.repeat(2048))
    expect(readBounded(path('large'), 2048).length).toBe(2048)
    expect(() => readBounded(path('large'), 2047)).toThrow(/large: is larger than/)
  })

  it('is refused in one line where it is no ordinary file', () => {
    mkdirSync(path('folder'))
    spawnSync('mkfifo', [path('pipe')])
    symlinkSync(path('circle'), path('circle'))
    symlinkSync('/dev/zero', path('endless'))
    for (const [name, why] of [
      ['folder', 'is a folder, not a file'],
      ['pipe', 'is no ordinary file'],
      ['endless', 'is no ordinary file'],
      ['circle', 'links lead in a circle'],
      ['missing', 'no such file'],
      ['empty/x', 'no such file'],
    ] as const) {
      expect(() => readBounded(path(name), 100), name).toThrow(
        expect.objectContaining({ code: 'CANNOT_READ', message: `${path(name)}: ${why}` }),
      )
    }
  })

  it('is bounded by what comes out, not by what it says about itself', () => {
    // Files of the kernel say that they are empty.
    expect(() => readBounded('/proc/self/environ', 1)).toThrow(/is larger than/)
  })
})
