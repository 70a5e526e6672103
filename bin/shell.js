// Starts the guarded shell from V8's compiled code, where the build left some for this very Node: whoever
// has it as a shell starts one for every command.
const { readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')
const { Script } = require('node:vm')

/** The built shell as a module, and the script that it came from. */
function loadShell() {
  const file = join(__dirname, '../dist/shell/shell.cjs')
  const script = new Script(
    `(function (exports, require, module, __filename, __dirname, importModule) {${readFileSync(file, 'latin1')}\n})`,
    { filename: file, cachedData: compiled(file) },
  )
  const module = { exports: {} }
  // A script cannot import by itself; what it imports are packages of ours.
  const importModule = (name) => import(name)
  script.runInThisContext()(module.exports, require, module, file, dirname(file), importModule)
  return { file, script, exports: module.exports }
}

function compiled(file) {
  try {
    return readFileSync(`${file}.cache`)
  } catch {
    return undefined
  }
}

module.exports = { loadShell }
