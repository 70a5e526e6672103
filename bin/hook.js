// Starts the hook from V8's compiled code, where the build left some for this very Node: an agent
// waits for the answer before every command.
const { existsSync, readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')
const { Script } = require('node:vm')

const file = join(__dirname, '../dist/hook/hook.cjs')

/** The hook's module, and the script that it came from. */
function loadHook() {
  const source = readFileSync(file, 'latin1')
  const cache = `${file}.cache`
  const script = new Script(
    `(function (exports, require, module, __filename, __dirname) {${source}\n})`,
    {
      filename: file,
      ...(existsSync(cache) && { cachedData: readFileSync(cache) }),
    },
  )
  const module = { exports: {} }
  script.runInThisContext()(module.exports, require, module, file, dirname(file))
  return { script, exports: module.exports }
}

module.exports = { loadHook }
