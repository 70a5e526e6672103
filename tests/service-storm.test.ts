import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const script = fileURLToPath(new URL('../scripts/test-service.mjs', import.meta.url))

it('answers nothing wrongly and loses nothing while it is killed (npm run test:service, small)', () => {
  const args = [script, '--checks', '200', '--kills', '2', '--hooks', '6']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).toContain('206 checks, 2 kills: 206 answered')
  expect(stdout).toContain('\n0 wrong\n')
  expect(status).toBe(0)
})
