// Starts the command line: chunks that load when a command needs them, from V8's compiled code where the
// build left some (scripts/compile-command-line.mjs). Node 20 keeps none by itself, and to compile
// them took half of the time that a short command takes.
const { createRequire } = require('node:module')
const { join } = require('node:path')
const { keptScript } = require('./hook.js')

const PARAMETERS = 'exports, require, module, __filename, __dirname, importModule'

/** A script cannot import by itself; what it imports are packages of ours. */
const importModule = (name) => import(name)

/** The built command line, and the scripts that it came from so far. */
function loadCommandLine() {
  const folder = join(__dirname, '../dist/cli')
  const outside = createRequire(join(folder, 'cli.cjs'))
  const modules = new Map()
  const scripts = new Map()

  const requireFrom = (name) => (name.startsWith('./') ? load(name.slice(2)) : outside(name))

  function load(name) {
    const known = modules.get(name)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(name, module)
    const file = join(folder, name)
    const script = keptScript(file, `(function (${PARAMETERS}) {`, '\n})')
    scripts.set(file, script)
    script.runInThisContext()(module.exports, requireFrom, module, file, folder, importModule)
    return module.exports
  }

  return { exports: load('cli.cjs'), scripts }
}

module.exports = { loadCommandLine }
