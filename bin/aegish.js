#!/usr/bin/env node
// The launcher: committed, so that `node bin/aegish.js` works in a checkout once it is built.
const { existsSync, readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')

const dist = join(__dirname, '../dist')
const [name, ...argv] = process.argv.slice(2)

const asksHook = name === 'hook' && (argv.length === 0 || argv[0].startsWith('-'))

/** Agents wait for this one: it has a door of its own. Undefined for anything that it does not know. */
function hook() {
  if (!asksHook) return undefined
  return require('./hook.js').load(0).run(argv, dirname(__dirname))
}

/** Agents start a shell for every command: it has a door of its own, too. */
function shell() {
  return name === 'shell' ? require('./shell.js').loadShell().exports.run(argv) : undefined
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

/** A prompt must not be without its guard where somebody asked for that: the shell ends instead. */
const endsShell = name === 'init' && /(?:^| )--fail[= ]safe(?: |$)/.test(argv.join(' '))
const END_SHELL = `case $- in
*i*)
  printf '%s\\n' 'aegish does not start, so this shell ends (--fail safe). Press Enter.' >&2
  read -r REPLY
  exit 1
  ;;
esac
`

function commandLine() {
  // Only here: a hook has no time to load what it does not need.
  const { register } = require('node:module')
  const { pathToFileURL } = require('node:url')
  if (mostOpenFiles() < 256) register(pathToFileURL(join(__dirname, 'one-by-one.mjs')).href)
  return require('./command-line.js').loadCommandLine().exports.main(process.argv.slice(2))
}

async function start() {
  try {
    const answered = hook()
    // It has written its answer and leaves nothing behind: ending at once is faster.
    if (answered) process.exit(await answered)
    return await (shell() ?? commandLine())
  } catch (error) {
    if (endsShell) process.stdout.write(END_SHELL)
    return broken(error)
  }
}

function end(code) {
  if (endsShell && code !== 0) process.stdout.write(END_SHELL)
  process.exitCode = code
}

if (!existsSync(dist)) {
  process.stderr.write('aegish is not built yet: run "npm start" or "npm run build" first\n')
  end(2)
} else start().then(end)

/** How many files this process may have open; only Linux tells cheaply. */
function mostOpenFiles() {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1'))[1])
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
