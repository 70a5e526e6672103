// Starts the hook from V8's compiled code, where the build left some for this very Node: an agent
// waits for the answer before every tool.
const { existsSync, readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')
const { Script } = require('node:vm')

/** A built file of the hook as a module, and the script that it came from. */
function loadDoor(name) {
  const file = join(__dirname, '../dist/hook', `${name}.cjs`)
  const source = readFileSync(file, 'latin1')
  const cache = `${file}.cache`
  const script = new Script(
    `(function (exports, require, module, __filename, __dirname, importModule) {${source}\n})`,
    {
      filename: file,
      ...(existsSync(cache) && { cachedData: readFileSync(cache) }),
    },
  )
  const module = { exports: {} }
  // A script cannot import by itself; what it imports are packages of ours.
  const importModule = (name) => import(name)
  script.runInThisContext()(module.exports, require, module, file, dirname(file), importModule)
  return { file, script, exports: module.exports }
}

/** What the hook gets from us: policies are read by a file of their own, which few need. */
const surroundings = {
  packageFolder: dirname(__dirname),
  parsePolicy: (text, path) => loadDoor('policy').exports.parsePolicy(text, path),
}

module.exports = { loadDoor, surroundings }
