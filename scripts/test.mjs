// `npm test`: everything that must hold, on a fresh clone too.
import { install, step } from './install.mjs'

install()
step('build', 'npm', ['run', '--silent', 'build'])
step('lint', 'npx', ['biome', 'check', '.'])
step('types', 'npm', ['run', '--silent', 'types'])
step('layers', 'npm', ['run', '--silent', 'layers'])
// The suites are the face of the project: what they promise is checked on every run.
step('suites', 'node', ['bin/aegish.js', 'suite', 'validate'])
step('tests', 'npx', ['vitest', 'run', ...process.argv.slice(2)])
