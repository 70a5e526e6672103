import { mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures.ts'
import type { WantedRule } from './layout.ts'
import { watchCovers } from './lost-covers.ts'

/** Waits for the next cover that is lost. */
function losses(rules: readonly WantedRule[]) {
  const seen: string[] = []
  let wake = () => {}
  const end = watchCovers(rules, ({ path }) => {
    seen.push(path)
    wake()
  })
  const until = async (length: number) => {
    while (seen.length < length)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    return seen
  }
  return { seen, until, end }
}

const rule = (path: string, what: WantedRule['rule'], by: WantedRule['by'] = 'table') =>
  ({ path, rule: what, by, why: 'a test' }) satisfies WantedRule

describe('a cover that somebody outside takes away', () => {
  it('is seen when another file or folder lies in its place, once, and not before', async () => {
    const folder = realpathSync(temporaryFolder())
    const [secret, keys, config, listed] = ['.env', 'keys', 'config', 'listed'].map((name) =>
      join(folder, name),
    ) as [string, string, string, string]
    writeFileSync(secret, 'old')
    writeFileSync(config, 'old')
    mkdirSync(keys)
    mkdirSync(listed)
    writeFileSync(join(listed, 'netrc'), 'old')
    const { seen, until, end } = losses([
      rule(folder, 'writable', 'place'),
      rule(secret, 'nothing'),
      rule(keys, 'empty'),
      rule(config, 'read-only'),
      rule(listed, 'listed', 'listing'),
      rule(join(listed, 'netrc'), 'nothing'),
    ])
    // Written in place, and a neighbour: the cover stays.
    writeFileSync(secret, 'longer')
    writeFileSync(join(folder, 'other'), '')
    // Not on the real folder at all, but on a list of its entries.
    writeFileSync(join(listed, 'new'), 'new')
    renameSync(join(listed, 'new'), join(listed, 'netrc'))
    writeFileSync(join(folder, 'new'), 'new')
    renameSync(join(folder, 'new'), secret)
    expect(await until(1)).toEqual([secret])
    rmSync(keys, { recursive: true })
    mkdirSync(keys)
    expect(await until(2)).toEqual([secret, keys])
    writeFileSync(join(folder, 'new'), 'new')
    renameSync(join(folder, 'new'), config)
    writeFileSync(join(folder, 'new'), 'new')
    renameSync(join(folder, 'new'), secret)
    expect(await until(3)).toEqual([secret, keys, config])
    end()
    expect(seen).toHaveLength(3)
  })

  it('stops nobody where a folder is gone', () => {
    expect(() => watchCovers([rule('/no/such/folder/.env', 'nothing')], () => {})()).not.toThrow()
  })
})
