import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/fixtures.ts'
import { findBash } from './find-bash.ts'

/** A bash in a folder of its own, below a temporary folder, which everybody may write. */
function place(): string {
  const folder = join(temporaryFolder(), 'bin')
  mkdirSync(folder)
  const file = join(folder, 'bash')
  writeFileSync(file, '#!/bin/sh\n')
  chmodSync(file, 0o755)
  return file
}

describe('the bash behind a login', () => {
  it('is one that only root can have changed, or put there', () => {
    const file = place()
    expect(() => findBash(true, [file])).toThrow(/root: not used for a login/)
    chmodSync(file, 0o777)
    expect(() => findBash(true, ['/nowhere/bash', file])).toThrow(/root: not used for a login/)
    expect(() => findBash(true, ['/nowhere/bash'])).toThrow(/there is no bash/)
  })

  it('is told about and used where nobody logs in', () => {
    const file = place()
    expect(findBash(false, [file])).toBe(file)
  })
})
