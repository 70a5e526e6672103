#!/usr/bin/env node
// The launcher: committed, so that `node bin/aegish.js` works in a checkout once it is built.
const { existsSync, readFileSync } = require('node:fs')
const { register } = require('node:module')
const { join } = require('node:path')
const { pathToFileURL } = require('node:url')

const dist = join(__dirname, '../dist')
const [name, ...argv] = process.argv.slice(2)
if (!existsSync(dist)) {
  process.stderr.write('aegish is not built yet: run "npm start" or "npm run build" first\n')
  process.exitCode = 2
} else if (name === 'hook' && /^(?:--fail[= ](?:safe|open))?$/.test(argv.join(' '))) {
  // Agents wait for this one: it has a door of its own.
  process.exitCode = require('./hook.js').loadHook().exports.run(argv)
} else {
  if (mostOpenFiles() < 256) register(pathToFileURL(join(__dirname, 'one-by-one.mjs')).href)
  import(pathToFileURL(join(dist, 'cli.js')).href)
    .then(({ main }) => main(process.argv.slice(2)))
    .then((code) => {
      process.exitCode = code
    })
}

/** How many files this process may have open; only Linux tells cheaply. */
function mostOpenFiles() {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1'))[1])
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
