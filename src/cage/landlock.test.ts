import { describe, expect, it } from 'vitest'
import { allowedSiblings } from './allowed-siblings.ts'
import { pathRule, rightsOf, rulesetAttributes } from './landlock.ts'

const EVERY = { 1: 0x1fffn, 2: 0x3fffn, 3: 0x7fffn, 5: 0xffffn } as const
const scope = { sockets: true, signals: true }

describe('rules of Landlock', () => {
  it('ask for what a kernel has, and no more', () => {
    for (const [version, rights] of Object.entries(EVERY)) {
      expect(rulesetAttributes(Number(version), scope).readBigUInt64LE()).toBe(rights)
      expect(rightsOf('write', true, Number(version))).toBe(rights)
    }
    expect([1, 3, 4, 5, 6, 7].map((version) => rulesetAttributes(version, scope).length)).toEqual([
      ...[8, 8, 16, 16, 24, 24],
    ])
    expect(rulesetAttributes(6, scope).readBigUInt64LE(16)).toBe(3n)
    expect(rulesetAttributes(6, { sockets: true, signals: false }).readBigUInt64LE(16)).toBe(1n)
  })

  it('give a file only rights of files, which the kernel insists on', () => {
    const execute = 1n
    const read = 4n
    const list = 8n
    expect(rightsOf('read', true, 7)).toBe(execute | read | list)
    expect(rightsOf('read', false, 7)).toBe(execute | read)
    expect(rightsOf('write', false, 7) & ~(0x7n | (1n << 14n) | (1n << 15n))).toBe(0n)
  })

  it('lie in memory as the kernel reads them', () => {
    const bytes = pathRule(0x2n, 5)
    expect([...bytes]).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0])
  })
})

describe('everything but what is withheld', () => {
  const tree: Record<string, string[]> = {
    '/': ['etc', 'home', 'usr'],
    '/home': ['me', 'you'],
    '/home/me': ['.ssh', '.bashrc', 'work'],
  }
  const list = (folder: string) => (Object.hasOwn(tree, folder) ? tree[folder]! : [])

  it('is the root where nothing is', () => {
    expect(allowedSiblings([], list)).toEqual(['/'])
  })

  it('are the siblings of what is', () => {
    expect(allowedSiblings(['/home/me/.ssh', '/home/you'], list)).toEqual([
      ...['/etc', '/home/me/.bashrc', '/home/me/work', '/usr'],
    ])
  })

  it('is not what has not been there when it was listed', () => {
    expect(allowedSiblings(['/etc/shadow'], list)).toEqual(['/home', '/usr'])
  })
})
