import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { removeFolder } from './remove-folder.ts'
import { testFolder } from './test-folder.ts'

// The chunks of the command line, and the compiled code that the build keeps of them.

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = testFolder()
const copy = join(folder.path, 'package')

function node(...args: string[]) {
  return spawnSync(process.execPath, args, {
    cwd: folder.path,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder.path, NO_COLOR: '1' },
  })
}

describe('the built command line', () => {
  it('starts from compiled code of this Node', () => {
    const { stdout, stderr } = node(
      '-e',
      `const { loadCommandLine } = require(${JSON.stringify(join(root, 'bin/command-line.js'))})
      const { exports, scripts } = loadCommandLine()
      exports.main(['check', 'ls']).then(() => {
        const rejected = [...scripts.values()].map((script) => script.cachedDataRejected)
        console.log(JSON.stringify(rejected))
      })`,
    )
    expect(stderr).toBe('')
    const rejected = JSON.parse(stdout.trim().split('\n').at(-1)!) as (boolean | null)[]
    expect(rejected.length).toBeGreaterThan(5)
    expect(rejected.filter((each) => each !== false)).toEqual([])
  })

  it('is read as it is, letter by letter', () => {
    const chunks = readdirSync(join(root, 'dist/cli')).filter((name) => name.endsWith('.cjs'))
    expect(chunks.length).toBeGreaterThan(50)
    for (const name of chunks)
      expect(/[^\0-\x7f]/.test(readFileSync(join(root, 'dist/cli', name), 'utf8')), name).toBe(
        false,
      )
    expect(node(join(root, 'bin/aegish.js'), 'bench', '--help').stdout).toContain('guard’s time')
  })

  it.each([
    ['gone', (file: string) => rmSync(file)],
    ['empty', (file: string) => writeFileSync(file, '')],
    ['nonsense', (file: string) => writeFileSync(file, 'x'.repeat(5000))],
    [
      'of another Node',
      (file: string) => {
        const bytes = readFileSync(file)
        // The version of V8, which it compares.
        bytes.fill(0xff, 4, 8)
        writeFileSync(file, bytes)
      },
    ],
  ])('answers alike when the compiled code is %s', (_, change) => {
    removeFolder(copy)
    for (const part of ['bin', 'dist/cli', 'package.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true })
    const kept = readdirSync(join(copy, 'dist/cli')).filter((name) => name.endsWith('.cache'))
    expect(kept.length).toBeGreaterThan(50)
    for (const name of kept) change(join(copy, 'dist/cli', name))
    const answer = (at: string) => {
      const { status, stdout, stderr } = node(join(at, 'bin/aegish.js'), 'check', 'cat /etc/shadow')
      return { status, stdout, stderr }
    }
    expect(answer(copy)).toEqual({ ...answer(root), status: 20, stderr: '' })
  })
})
