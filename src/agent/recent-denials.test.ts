import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../../tests/test-folder.ts'
import { DenialsOnDisk } from './recent-denials.ts'

const MINUTE = 60_000
const digest = (n: number) => n.toString(16).padStart(64, '0')
const { path: root } = testFolder()
let made = 0

/** A conversation in a state folder of its own, with a clock that tests turn. */
function conversation(folder = join(root, String(made++)), name = 'claude-code abc') {
  const clock = { now: 1_800_000_000_000 }
  const denials = new DenialsOnDisk(folder, name, () => clock.now)
  const file = () => join(folder, 'denials', readdirSync(join(folder, 'denials'))[0]!)
  return { folder, clock, denials, file }
}

describe('denials of a conversation', () => {
  it('are none, and nothing is written, before one is added', () => {
    const { folder, denials } = conversation()
    expect(denials.count()).toBe(0)
    denials.forget(digest(1))
    expect(existsSync(folder)).toBe(false)
  })

  it('count each call once, for half an hour', () => {
    const { clock, denials } = conversation()
    for (const n of [1, 2, 2, 1]) denials.add(digest(n))
    expect(denials.count()).toBe(2)
    clock.now += 20 * MINUTE
    denials.add(digest(3))
    expect(denials.count()).toBe(3)
    clock.now += 11 * MINUTE
    expect(denials.count()).toBe(1)
    clock.now += 20 * MINUTE
    expect(denials.count()).toBe(0)
  })

  it('count no more when a person let the call through', () => {
    const { denials } = conversation()
    for (const n of [1, 2]) denials.add(digest(n))
    denials.forget(digest(1))
    expect(denials.count()).toBe(1)
    denials.forget(digest(9))
    expect(denials.count()).toBe(1)
  })

  it('are of this conversation, whatever it is called', () => {
    const { folder, denials } = conversation()
    denials.add(digest(1))
    for (const name of ['claude-code abd', '../../x', '', 'a'.repeat(5000), 'x\0y', '__proto__'])
      expect(conversation(folder, name).denials.count()).toBe(0)
    const { denials: strange } = conversation(folder, '../../x')
    strange.add(digest(2))
    expect(strange.count()).toBe(1)
    expect(readdirSync(folder)).toEqual(['denials'])
  })

  it('are seen by another process, and ours alone to read', () => {
    const { folder, denials, file } = conversation()
    denials.add(digest(1))
    expect(conversation(folder).denials.count()).toBe(1)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'denials')).mode & 0o777).toBe(0o700)
  })

  it('stay few: a file does not grow without end', () => {
    const { denials, file } = conversation()
    for (let n = 0; n < 1000; n++) denials.add(digest(n))
    expect(denials.count()).toBeGreaterThan(3)
    expect(readFileSync(file(), 'utf8').split('\n').length).toBeLessThan(70)
  })

  it('of conversations that ended are removed with the first one of a new one', () => {
    const { folder, clock, denials, file } = conversation()
    denials.add(digest(1))
    const first = file()
    utimesSync(first, clock.now / 1000, clock.now / 1000)
    const later = conversation(folder, 'claude-code other')
    later.clock.now += 25 * 60 * MINUTE
    later.denials.add(digest(2))
    expect(existsSync(first)).toBe(false)
    expect(later.denials.count()).toBe(1)
  })
})

describe('what a machine can do to them', () => {
  it('lines that are cut off or strange say nothing', () => {
    const { clock, denials, file } = conversation()
    denials.add(digest(1))
    appendFileSync(file(), `x\n${clock.now} short\n${clock.now} ${digest(2)} more\n${clock.now} f`)
    expect(denials.count()).toBe(1)
  })

  it.each<[string, (file: string) => void]>([
    ['others can write to it', (file) => chmodSync(file, 0o666)],
    ['it is too large', (file) => appendFileSync(file, 'x'.repeat(100_000))],
  ])('%s: they are not believed, and begun anew', (_, spoil) => {
    const { denials, file } = conversation()
    denials.add(digest(1))
    spoil(file())
    expect(denials.count()).toBe(0)
    denials.forget(digest(1))
    denials.add(digest(2))
    expect(denials.count()).toBe(1)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  it('a link or a folder in the place of the file is not followed', () => {
    const { folder, denials, file } = conversation()
    denials.add(digest(1))
    const name = file().split('/').at(-1)!
    const target = join(folder, 'target')
    writeFileSync(target, readFileSync(file()), { mode: 0o600 })
    const other = join(root, String(made++))
    mkdirSync(join(other, 'denials'), { recursive: true })
    symlinkSync(target, join(other, 'denials', name))
    const linked = conversation(other).denials
    expect(linked.count()).toBe(0)
    linked.add(digest(2))
    expect(linked.count()).toBe(1)
    expect(readFileSync(target, 'utf8')).not.toContain(digest(2))
  })

  it('a file in the place of their folder is taken away', () => {
    const folder = join(root, String(made++))
    mkdirSync(folder)
    writeFileSync(join(folder, 'denials'), '')
    const { denials } = conversation(folder)
    expect(denials.count()).toBe(0)
    denials.add(digest(1))
    expect(denials.count()).toBe(1)
  })

  it('an old folder among the files keeps nothing from being added', () => {
    const { folder, clock, denials } = conversation()
    const strange = join(folder, 'denials', 'a', 'b')
    mkdirSync(strange, { recursive: true })
    const old = clock.now / 1000 - 2 * 24 * 60 * 60
    utimesSync(join(folder, 'denials', 'a'), old, old)
    denials.add(digest(1))
    expect(denials.count()).toBe(1)
    expect(existsSync(strange)).toBe(true)
  })

  it('a state folder that cannot be made changes no decision', () => {
    const file = join(root, 'file')
    writeFileSync(file, '')
    const { denials } = conversation(join(file, 'below'))
    denials.add(digest(1))
    expect(denials.count()).toBe(0)
  })
})
