import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { testFolder } from './test-folder.ts'

const repository = fileURLToPath(new URL('..', import.meta.url))
const OPTIONAL = ['koffi', '@koromix', '@lydell', 'bullmq', 'ioredis']
const folder = testFolder().path

/** The built package where nothing optional was installed (`npm ci --omit=optional`). */
beforeAll(() => {
  for (const name of ['bin', 'dist', 'package.json', 'suites'])
    cpSync(join(repository, name), join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  mkdirSync(join(folder, 'work'))
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (!OPTIONAL.includes(name) && !name.startsWith('.'))
      symlinkSync(join(repository, 'node_modules', name), join(folder, 'node_modules', name))
})

function aegish(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'bin/aegish.js'), ...args],
    {
      encoding: 'utf8',
      cwd: join(folder, 'work'),
      // No folder of the system: bubblewrap is not found, whatever this machine has.
      env: { PATH: folder, HOME: folder, NO_COLOR: '1' },
      input: '',
    },
  )
  return { status, stdout, stderr }
}

describe('without the optional packages', () => {
  it('everything else works', () => {
    expect(aegish('check', 'ls').stdout).toContain('ALLOW')
    expect(aegish('shell', '-c', 'echo hello; exit 3')).toEqual({
      status: 3,
      stdout: 'hello\n',
      stderr: '',
    })
    expect(aegish('doctor').stdout).toMatch(/Landlock\s+the optional package koffi is not/)
  })

  it.each([
    ['run', '--', '/bin/true'],
    ['shell', '--sandbox', 'workspace-write', '-c', 'echo hello'],
  ])('a cage says what is missing: %s', (...args) => {
    const { status, stdout, stderr } = aegish(...args)
    expect({ status, stdout }).toEqual({ status: 125, stdout: '' })
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain('the optional package koffi is not installed')
  })

  it.each([
    ['worker', '--queue', 'redis://127.0.0.1:1'],
    ['bench', '--guard', 'static', '--queue', 'redis://127.0.0.1:1'],
  ])('a queue says what to install: %s', (...args) => {
    const { status, stdout, stderr } = aegish(...args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain('npm install bullmq ioredis')
  })
})
