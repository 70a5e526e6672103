import { mkdirSync, realpathSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures.ts'
import { identityAt } from './identity.ts'
import { readMounts } from './mount-table.ts'
import { openExpected } from './verify.ts'

const isLinux = process.platform === 'linux'
const folder = () => realpathSync(temporaryFolder())

describe('what lies at a path', () => {
  it('is nothing that a link leads to, at its end or on the way', () => {
    const root = folder()
    mkdirSync(join(root, 'real'))
    writeFileSync(join(root, 'real/file'), '')
    symlinkSync('real', join(root, 'link'))
    expect(identityAt(join(root, 'link'))).toBeUndefined()
    expect(identityAt(join(root, 'link/file'))).toBeUndefined()
    expect(identityAt(join(root, 'none'))).toBeUndefined()
    if (isLinux) expect(identityAt(join(root, 'real/file'))).toMatch(/^\d+:\d+$/)
  })

  it('is what it was, or the cage is not closed', () => {
    if (!isLinux) return
    const root = folder()
    const path = join(root, 'a')
    mkdirSync(path)
    mkdirSync(join(root, 'b'))
    const identity = identityAt(path)!
    expect([...openExpected([{ path, identity }], new Set([path])).keys()]).toEqual([path])
    renameSync(path, join(root, 'c'))
    renameSync(join(root, 'b'), path)
    expect(() => openExpected([{ path, identity }], new Set())).toThrow(/was exchanged/)
  })

  it('must be mounted where a rule says so', () => {
    if (!isLinux) return
    expect(() => openExpected([{ path: '/proc', mount: 'any' }], new Set())).not.toThrow()
    expect(() => openExpected([{ path: folder(), mount: 'any' }], new Set())).toThrow(
      /was exchanged/,
    )
  })
})

describe('the table of mounts', () => {
  it('is read as the kernel writes it', () => {
    const table = [
      '22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw',
      '30 22 0:5 /a /home/me/a\\040b ro,nosuid - tmpfs tmpfs rw',
      '',
    ].join('\n')
    expect(readMounts(table)).toEqual([
      { id: '22', path: '/', readOnly: false },
      { id: '30', path: '/home/me/a b', readOnly: true },
    ])
  })
})
