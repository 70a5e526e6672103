import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures.ts'
import { findTrustedProgram, systemProgram } from './trusted-program.ts'

describe('programs that a cage is made with', () => {
  it('are those of the system, whatever stands before it on PATH', () => {
    const system = systemProgram('bash')
    const planted = join(temporaryFolder(), 'node_modules/.bin')
    mkdirSync(planted, { recursive: true })
    writeFileSync(join(planted, 'bash'), '#!/bin/sh\n')
    chmodSync(join(planted, 'bash'), 0o755)
    symlinkSync('/bin/sh', join(planted, 'bwrap'))
    for (const before of [planted, '', '.', 'node_modules/.bin']) {
      expect(findTrustedProgram('bash', `${before}:/usr/bin:/bin`)).toBe(system)
    }
    for (const name of ['bash', 'bwrap']) expect(findTrustedProgram(name, planted)).toBeUndefined()
    expect(findTrustedProgram('bash', undefined)).toBeUndefined()
  })
})
