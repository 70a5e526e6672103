// Starts the guarded shell: whoever has it as a shell starts one for every command.
const { dirname, join } = require('node:path')
const { keptScript } = require('./hook.js')

const PARAMETERS = 'exports, require, module, __filename, __dirname, importModule, later'

/** Packages that every session needs, and that do not need the loader of modules. */
const REQUIRED = new Set(['@lydell/node-pty', 'koffi'])

/** A script cannot import by itself; what it imports are packages of ours. */
async function importModule(name) {
  return REQUIRED.has(name) ? require(name) : import(name)
}

/** A part of Node that takes long to load, and that few commands need: loaded when it is used. */
function later(name) {
  return new Proxy({}, { get: (_, property) => require(name)[property] })
}

/** The built shell as a module, and the script that it came from. */
function loadShell() {
  const file = join(__dirname, '../dist/shell/shell.cjs')
  const script = keptScript(file, `(function (${PARAMETERS}) {`, '\n})')
  const module = { exports: {} }
  const place = [file, dirname(file)]
  script.runInThisContext()(module.exports, require, module, ...place, importModule, later)
  return { file, script, exports: module.exports }
}

module.exports = { loadShell }
