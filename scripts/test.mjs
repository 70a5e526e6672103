// `npm test`: everything that must hold, on a fresh clone too.
import { install, sideBySide, step } from './install.mjs'

install()
// One program alone keeps one core busy.
await sideBySide([
  [['types', 'npx', ['tsc']]],
  [
    ['build', 'npm', ['run', '--silent', 'build']],
    // The suites are the face of the project: what they promise is checked on every run.
    ['suites', 'node', ['bin/aegish.js', 'suite', 'validate']],
  ],
  [
    ['lint', 'npx', ['biome', 'check', '.']],
    ['layers', 'npm', ['run', '--silent', 'layers']],
    ['types of the viewer', 'npx', ['tsc', '-p', 'viewer']],
  ],
])
step('tests', 'npx', ['vitest', 'run', ...process.argv.slice(2)])
