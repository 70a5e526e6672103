// `npm run test:prompt`: the tests of the prompt in every shell that it is for. `npm test` leaves out
// those that are not installed; this says so and fails.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const missing = ['bash', 'zsh'].filter(
  (shell) => !['/bin', '/usr/bin'].some((folder) => existsSync(`${folder}/${shell}`)),
)
if (missing.length > 0) {
  process.stderr.write(`test:prompt: ${missing.join(', ')} is not installed here\n`)
  process.exit(1)
}
const { status } = spawnSync('npx', ['vitest', 'run', 'tests/prompt.test.ts'], { stdio: 'inherit' })
process.exitCode = status ?? 1
