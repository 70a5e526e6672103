#!/usr/bin/env node
// The launcher: committed, so that `node bin/aegish.js` works in a checkout once it is built.
const { existsSync, readFileSync } = require('node:fs')
const { register } = require('node:module')
const { join } = require('node:path')
const { pathToFileURL } = require('node:url')

const dist = join(__dirname, '../dist')
const [name, ...argv] = process.argv.slice(2)

const asksHook = name === 'hook' && (argv.length === 0 || argv[0].startsWith('-'))

/** Agents wait for this one: it has a door of its own. Undefined for anything that it does not know. */
function hook() {
  if (!asksHook) return undefined
  const { loadDoor, surroundings } = require('./hook.js')
  return loadDoor('hook').exports.run(argv, surroundings)
}

/** Agents start a shell for every command: it has a door of its own, too. */
function shell() {
  return name === 'shell' ? require('./hook.js').loadDoor('shell').exports.run(argv) : undefined
}

/** A broken installation must not look like a hook without objection. */
function broken(error) {
  if (!asksHook) throw error
  const reason = `aegish is broken, so this call is denied: ${error.message.split('\n')[0]}`
  process.stderr.write(`${reason}\n`)
  process.stdout.write(
    `${JSON.stringify({ decision: 'block', reason, cancel: true, errorMessage: reason, permission: 'deny' })}\n`,
  )
  return 2
}

function commandLine() {
  if (mostOpenFiles() < 256) register(pathToFileURL(join(__dirname, 'one-by-one.mjs')).href)
  return import(pathToFileURL(join(dist, 'cli.js')).href).then(({ main }) =>
    main(process.argv.slice(2)),
  )
}

async function start() {
  try {
    return await (hook() ?? shell() ?? commandLine())
  } catch (error) {
    return broken(error)
  }
}

if (!existsSync(dist)) {
  process.stderr.write('aegish is not built yet: run "npm start" or "npm run build" first\n')
  process.exitCode = 2
} else {
  start().then((code) => {
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
