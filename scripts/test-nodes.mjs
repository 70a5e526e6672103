// `npm run test:nodes`: the tests on every Node that we support, each straight from the registry.
import { install, step } from './install.mjs'

const NODES = ['20', '22', '24', '26']

install()
step('build', 'npm', ['run', '--silent', 'build'])
for (const version of NODES) {
  step(`tests on Node ${version}`, 'npx', [
    '-y',
    `node@${version}`,
    'node_modules/vitest/vitest.mjs',
    'run',
    ...process.argv.slice(2),
  ])
}
