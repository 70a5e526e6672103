#!/usr/bin/env node
// The launcher: committed, so that `node bin/aegish.js` works in a checkout once it is built.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const [name, ...argv] = process.argv.slice(2)
const dist = new URL('../dist/', import.meta.url)
if (!existsSync(dist)) {
  process.stderr.write('aegish is not built yet: run "npm start" or "npm run build" first\n')
  process.exitCode = 2
} else if (name === 'hook' && /^(?:--fail[= ](?:safe|open))?$/.test(argv.join(' '))) {
  // Agents wait for this one: it has a door of its own.
  const { loadHook } = createRequire(import.meta.url)('./hook.cjs')
  process.exitCode = loadHook().exports.run(argv)
} else {
  const { main } = await import(new URL('cli.js', dist).href)
  process.exitCode = await main(process.argv.slice(2))
}
