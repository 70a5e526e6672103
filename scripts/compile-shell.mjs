// The last step of the shell's build: lets V8 compile it and keeps what it compiled, for the Node that
// builds. bin/shell.js starts from it; another Node rejects it and compiles by itself.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { withHome } from './hook-calls.mjs'
import { toAscii } from './to-ascii.mjs'

const { loadShell } = createRequire(import.meta.url)('../bin/shell.js')

export async function compileShell() {
  prepare(fileURLToPath(new URL('../dist/shell/shell.cjs', import.meta.url)))
  const { file, script, exports } = loadShell()
  await withHome(async () => {
    // What a command needs is compiled by running one.
    if ((await exports.run(['-c', ':'])) !== 0) throw new Error('the built shell does not run')
  })
  writeFileSync(`${file}.cache`, script.createCachedData())
}

/** In ASCII, which is read as it is, without decoding; and bin/shell.js loads for it what it needs. */
function prepare(file) {
  const text = toAscii(readFileSync(file, 'utf8'))
    .replace(/(?<==)require\((?=`node:(?:crypto|zlib)`\))/g, 'later(')
    .replace(/\bimport\(`(@?[a-z][\w./-]*)`\)/g, 'importModule(`$1`)')
  writeFileSync(file, text)
}
