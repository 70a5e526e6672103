#!/usr/bin/env node
// The launcher: committed, so that `node bin/aegish.js` works in a checkout once it is built.
import { existsSync } from 'node:fs'

const cli = new URL('../dist/cli.js', import.meta.url)
if (existsSync(cli)) {
  const { main } = await import(cli.href)
  process.exitCode = await main(process.argv.slice(2))
} else {
  process.stderr.write('aegish is not built yet: run "npm start" or "npm run build" first\n')
  process.exitCode = 2
}
