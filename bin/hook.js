// Starts the hook: an agent waits for the answer before every tool. Its modules lie packed in a few
// files (scripts/pack-hook.mjs), and each is loaded when it is first asked for.
// One file, because every further one takes longer to find than to run.
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { Script } = require('node:vm')

const folder = join(__dirname, '../dist/hook')

/** Parts of Node, each found once: a packed module asks for them wherever it uses one. */
const parts = new Map()

function requireOnce(name) {
  let part = parts.get(name)
  if (part === undefined) {
    part = require(name)
    parts.set(name, part)
  }
  return part
}

/** Finds modules by number and pack. A loader of its own has modules of its own. */
function createLoader() {
  const scripts = new Map()
  const definitions = []
  const modules = []

  function open(pack) {
    const filename = join(folder, `${pack}.cjs`)
    const script = keptScript(filename)
    scripts.set(filename, script)
    script.runInThisContext()(load, requireOnce, folder, definitions)
  }

  function load(number, pack = 'core') {
    const known = modules[number]
    if (known) return known
    if (!definitions[number]) open(pack)
    definitions[number](modules)
    return modules[number]
  }

  return { load, open, scripts, definitions }
}

/**
 * A script of ours, from V8's compiled code where the build left some for this very Node
 * (scripts/compile-*.mjs); another Node rejects it and compiles by itself.
 * Built files are in ASCII, which is read as it is (`latin1Slice` is what `toString('latin1')` calls after
 * Node has compiled its table of encodings). What stands around the text is compiled with it.
 */
function keptScript(filename, before = '', after = '') {
  return new Script(before + readFileSync(filename).latin1Slice() + after, {
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

module.exports = { createLoader, keptScript, load: createLoader().load }
