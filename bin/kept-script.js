// Scripts of ours, from V8's compiled code where the build left some for this very Node
// (scripts/compile-hook.mjs, scripts/compile-shell.mjs); another Node rejects it and compiles by itself.
const { readFileSync } = require('node:fs')
const { Script } = require('node:vm')

/** Built files are in ASCII, which is read as it is. What stands around the text is compiled with it. */
function keptScript(filename, before = '', after = '') {
  return new Script(before + readFileSync(filename, 'latin1') + after, {
    filename,
    cachedData: compiled(filename),
  })
}

function compiled(filename) {
  try {
    return readFileSync(`${filename}.cache`)
  } catch {
    return undefined
  }
}

module.exports = { keptScript }
