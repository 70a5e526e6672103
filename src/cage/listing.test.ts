import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures.ts'
import { layOut, ruleFor } from './layout.ts'
import { listings } from './listing.ts'
import { realPath } from './paths.ts'
import { homesOf } from './places/forms.ts'
import type { Place } from './places/place.ts'

function put(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'x\n')
  return path
}

function homeWith(...names: string[]): string {
  const home = join(realpathSync(temporaryFolder()), 'home')
  for (const name of names) put(join(home, name))
  return home
}

function list(home: string, writable: string[], places: Place[] = [], onPath: string[] = []) {
  const search = {
    ...{ home, homes: homesOf(home, {}, realPath), writable, replaced: [], shown: [home] },
    ...{ named: [], uid: process.getuid!() },
  }
  const { rules, tooMany } = listings({ search, places, onPath })
  const shown = rules.map(({ path, rule }) => `${rule} ${path.slice(home.length + 1) || '~'}`)
  return { rules, tooMany, shown: shown.sort() }
}

describe('a home', () => {
  it('is shown entry by entry, with the parts in which secrets may appear', () => {
    const home = homeWith('.bashrc', '.config/app/a', 'Documents/a', 'project/a')
    symlinkSync('Documents', join(home, 'docs'))
    expect(list(home, [join(home, 'project')]).shown).toEqual([
      ...['link docs', 'listed .config', 'listed ~', 'read-only .bashrc', 'read-only .config'],
      ...['read-only .config/app', 'read-only Documents', 'read-only project'],
    ])
  })

  it('that may be written has no hidden entry that may, nor one on PATH', () => {
    const home = homeWith('.bashrc', 'Documents/a', 'bin/tool', 'notes.txt')
    expect(list(home, [home], [], [join(home, 'bin')]).shown).toEqual([
      ...['listed ~', 'read-only .bashrc', 'read-only bin', 'writable Documents'],
      'writable notes.txt',
    ])
    // And it takes no new entry, whoever has named it.
    const wanted = { path: home, rule: 'writable', by: 'person', why: 'named' } as const
    const laid = layOut([wanted, ...list(home, [home]).rules], [])
    expect(ruleFor(laid, join(home, '.zshrc'))?.rule).toBe('listed')
    expect(ruleFor(laid, join(home, 'Documents/new'))?.rule).toBe('writable')
  })

  it('shows what lies beside a secret one by one, and never the secret', () => {
    const home = homeWith('.tool/credentials', '.tool/cache')
    const path = join(home, '.tool/credentials')
    const places: Place[] = [{ path, kind: 'file', is: 'secret', what: 'a token' }]
    const { rules, shown } = list(home, [], places)
    expect(shown).toContain('listed .tool')
    const secret = { path, rule: 'nothing', by: 'table', why: 'a token' } as const
    expect(ruleFor(layOut([...rules, secret], []), path)?.rule).toBe('nothing')
  })

  it('with too many entries is shown as a whole, unless it may be written', () => {
    const home = homeWith(...Array.from({ length: 300 }, (_, i) => `file-${i}`))
    expect(list(home, []).tooMany).toEqual([home])
    expect(list(home, [home]).tooMany).toEqual([])
  })
})
