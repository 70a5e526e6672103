import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../../../tests/test-folder.ts'
import { readRepository, withClone } from './repository.ts'

const folder = testFolder()
const source = join(folder.path, 'source')
mkdirSync(join(source, '_gtfobins', 'sub'), { recursive: true })
for (const name of ['b', 'B', 'a-x', 'a', '.hidden']) {
  writeFileSync(join(source, '_gtfobins', name), `alias: ${name}\n`)
}

describe('readRepository', () => {
  it('reads the files in the order of their bytes, without hidden ones and folders', () => {
    expect(readRepository(source).map(({ binary }) => binary)).toEqual(['B', 'a', 'a-x', 'b'])
  })

  it('says what is missing', () => {
    expect(() => readRepository(folder.path)).toThrow('there is no folder _gtfobins in it')
    expect(() => readRepository(join(source, '_gtfobins'))).toThrow('give the folder above it')
    expect(() => readRepository(join(folder.path, 'none'))).toThrow('there is no folder _gtfobins')
    const latin = join(folder.path, 'latin')
    mkdirSync(join(latin, '_gtfobins'), { recursive: true })
    writeFileSync(join(latin, '_gtfobins', 'x'), Buffer.from([0xff, 0xfe]))
    expect(() => readRepository(latin)).toThrow(/_gtfobins\/x:1: this is not UTF-8 text/)
  })

  it('leaves out what is no text or too large, where that was asked for', () => {
    const mixed = join(folder.path, 'mixed')
    mkdirSync(join(mixed, '_gtfobins'), { recursive: true })
    writeFileSync(join(mixed, '_gtfobins', 'a'), 'alias: a\n')
    writeFileSync(join(mixed, '_gtfobins', 'b'), Buffer.from([0xff, 0xfe]))
    writeFileSync(join(mixed, '_gtfobins', 'c'), 'x'.repeat(3_000_000))
    const messages: string[] = []
    const files = readRepository(mixed, ({ message }) => messages.push(message))
    expect(files.map(({ binary }) => binary)).toEqual(['a'])
    expect(messages).toEqual([
      'this is not UTF-8 text',
      'the file is larger than the 1 MB that one may have',
    ])
  })
})

describe('withClone', () => {
  const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('aegish-gtfobins-'))

  it('clones with git, and removes the clone afterwards', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', source, ...args], { stdio: 'ignore' })
    git('init', '-q')
    git('add', '-A')
    git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-qm', 'x')
    let clone = ''
    const names = await withClone(`file://${source}`, (path) => {
      clone = path
      return readRepository(path).map(({ binary }) => binary)
    })
    expect(names).toEqual(['B', 'a', 'a-x', 'b'])
    expect(existsSync(clone)).toBe(false)
  })

  it('fails in one line that says what to do, and leaves nothing behind', async () => {
    const before = left()
    const url = `file://${folder.path}/$(touch ${folder.path}/run)`
    const failure = await withClone(url, () => 1).catch((error) => error)
    expect(failure).toMatchObject({ code: 'CLONE_FAILED', exitCode: 2 })
    expect(failure.message).toMatch(/^cloning file:.* failed: .* --from$/)
    expect(existsSync(join(folder.path, 'run'))).toBe(false)
    expect(left()).toEqual(before)
  })

  it('takes no option of git for an address', async () => {
    await expect(withClone('--upload-pack=touch x', () => 1)).rejects.toThrow('failed')
  })
})
