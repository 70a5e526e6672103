import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const storm = fileURLToPath(new URL('../scripts/test-faults.mjs', import.meta.url))
const run = (...args: string[]) =>
  spawnSync(process.execPath, [storm, ...args], { encoding: 'utf8', timeout: 240_000 })

test('a short storm: every kind of fault once, and nothing breaks', () => {
  const { status, stdout } = run('--seconds', '1', '--seed', '42', '--no-fuzz')
  const kinds = (/^tried: (.*)$/m.exec(stdout)?.[1] ?? '').split(', ')
  expect(kinds.length).toBeGreaterThan(6)
  for (const kind of kinds) expect(kind).toMatch(/ [1-9]\d*$/)
  expect({ status, stdout }).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('nothing broke'),
  })
}, 300_000)

test('wrong arguments are one line', () => {
  expect(run('--seconds', 'x')).toMatchObject({ status: 2, stdout: '' })
})
