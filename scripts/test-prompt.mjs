// `npm run test:prompt`: the tests of the prompt in every shell that it is for. They type keys one
// after the other in time, so they want a machine that is not busy with other tests; `npm test` has
// one of them, in bash.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const missing = ['bash', 'zsh'].filter(
  (shell) => !['/bin', '/usr/bin'].some((folder) => existsSync(`${folder}/${shell}`)),
)
if (missing.length > 0) {
  process.stderr.write(`test:prompt: ${missing.join(', ')} is not installed here\n`)
  process.exit(1)
}
const { status } = spawnSync('npx', ['vitest', 'run', 'tests/prompt'], {
  stdio: 'inherit',
  env: { ...process.env, TERMINAL_KEYS: '1' },
})
process.exitCode = status ?? 1
