import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/fixtures.ts'
import { replaceFolder } from './export-folder.ts'

describe('a folder that is replaced', () => {
  it('stays as it was when writing fails, and nothing else stays', async () => {
    const parent = temporaryFolder()
    const place = join(parent, 'site')
    mkdirSync(place)
    writeFileSync(join(place, 'old'), '1')
    const failing = replaceFolder(place, async (fresh) => {
      writeFileSync(join(fresh, 'half'), '2')
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    })
    await expect(failing).rejects.toMatchObject({
      code: 'CANNOT_WRITE',
      message: `${place}: cannot be written (no space left)`,
    })
    expect(readdirSync(parent)).toEqual(['site'])
    expect(readdirSync(place)).toEqual(['old'])
  })

  it('stays as it was when somebody interrupts, who hears of no failure', async () => {
    const parent = temporaryFolder()
    const { reason } = AbortSignal.abort()
    await expect(replaceFolder(join(parent, 'site'), () => Promise.reject(reason))).rejects.toBe(
      reason,
    )
    expect(readdirSync(parent)).toEqual([])
  })

  it('holds only what is new afterwards, also behind a link', async () => {
    const parent = temporaryFolder()
    mkdirSync(join(parent, 'real'))
    writeFileSync(join(parent, 'real', 'old'), '1')
    symlinkSync(join(parent, 'real'), join(parent, 'link'))
    await replaceFolder(join(parent, 'link'), async (fresh) =>
      writeFileSync(join(fresh, 'new'), '2'),
    )
    expect(readdirSync(join(parent, 'real'))).toEqual(['new'])
    expect(readFileSync(join(parent, 'link', 'new'), 'utf8')).toBe('2')
    expect(readdirSync(parent).sort()).toEqual(['link', 'real'])
  })

  it('is made with the folders above it', async () => {
    const place = join(temporaryFolder(), 'a', 'b')
    await replaceFolder(place, async (fresh) => writeFileSync(join(fresh, 'new'), '2'))
    expect(readdirSync(place)).toEqual(['new'])
  })
})
