// `npm run test:package`: packs, installs the tarball into an empty folder elsewhere, and runs every
// command block of README, docs and help there. Needs the registry.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install, root, step } from './install.mjs'

install()
step('build', 'npm', ['run', '--silent', 'build'])
const folder = mkdtempSync(join(tmpdir(), 'aegish-package-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
const [{ filename }] = JSON.parse(execFileSync('npm', pack, { cwd: root, encoding: 'utf8' }))
const app = join(folder, 'app')
mkdirSync(app)
writeFileSync(join(app, 'package.json'), '{"private":true,"type":"module"}')
step('install the package', 'npm', [
  ...['install', '--no-audit', '--no-fund', '--prefix', app, join(folder, filename)],
])

// The example of the library is JavaScript as it stands.
const [, library] = /^```ts\n([\s\S]*?)^```$/m.exec(readFileSync(join(root, 'README.md'), 'utf8'))
writeFileSync(join(app, 'library.js'), `${library}\nif (verdict !== 'BLOCK') process.exit(1)\n`)
step('the library', 'node', [join(app, 'library.js')])

process.env.AEGISH_LAUNCHER = join(app, 'node_modules/aegish/bin/aegish.js')
step('every example', 'npx', ['vitest', 'run', 'tests/docs.test.ts'])
