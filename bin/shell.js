// Starts the guarded shell: whoever has it as a shell starts one for every command.
const { dirname, join } = require('node:path')
const { keptScript } = require('./kept-script.js')

const PARAMETERS = 'exports, require, module, __filename, __dirname, importModule'

/** The built shell as a module, and the script that it came from. */
function loadShell() {
  const file = join(__dirname, '../dist/shell/shell.cjs')
  const script = keptScript(file, `(function (${PARAMETERS}) {`, '\n})')
  const module = { exports: {} }
  // A script cannot import by itself; what it imports are packages of ours.
  const importModule = (name) => import(name)
  script.runInThisContext()(module.exports, require, module, file, dirname(file), importModule)
  return { file, script, exports: module.exports }
}

module.exports = { loadShell }
