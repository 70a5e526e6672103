// Starts the hook: an agent waits for the answer before every tool. Its modules lie packed in a few
// files (scripts/pack-hook.mjs), and each is loaded when it is first asked for.
const { join } = require('node:path')
const { keptScript } = require('./kept-script.js')

const folder = join(__dirname, '../dist/hook')

/** Finds modules by number and pack. A loader of its own has modules of its own. */
function createLoader() {
  const scripts = new Map()
  const definitions = []
  const modules = []

  function open(pack) {
    const filename = join(folder, `${pack}.cjs`)
    const script = keptScript(filename)
    scripts.set(filename, script)
    script.runInThisContext()(load, require, folder, definitions)
  }

  function load(number, pack = 'core') {
    const known = modules[number]
    if (known) return known
    if (!definitions[number]) open(pack)
    const exports = {}
    modules[number] = exports
    definitions[number](exports)
    return exports
  }

  return { load, open, scripts, definitions }
}

module.exports = { createLoader, load: createLoader().load }
