// Packs the hook, which starts anew for every call of an agent and runs for a moment. Nothing in it may
// cost time that this one call does not need: every module is a function that runs when somebody first
// looks into it (an import becomes a call), and modules that usual calls never reach lie in files that
// usual calls never read. rolldown compiles and shakes, this only ties up.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import vm from 'node:vm'
import { rolldown } from 'rolldown'
import { minifySync, Visitor } from 'rolldown/utils'
import {
  exportedBy,
  namesIn,
  parseModule,
  requiredBy,
  requiredFrom,
  takenAsWhole,
} from './common-js.mjs'
import { POLICY_CALL, USUAL_CALLS, YAML_POLICY_CALL } from './hook-calls.mjs'
import { withLateConstants } from './late-constants.mjs'
import { packKnowledge } from './pack-knowledge.mjs'
import { packWeights } from './pack-weights.mjs'
import { toAscii } from './to-ascii.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'dist/hook')
/** The entry has the first number: bin/aegish.js asks for it. */
const ENTRY = 'hook.cjs'
/** What this share of the usual calls needs is read by all. */
const CORE_SHARE = 1 / 4

export async function packHook() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const chunks = withLateConstants(await compile(), ENTRY)
  const names = [ENTRY, ...[...chunks.keys()].filter((name) => name !== ENTRY).sort()]
  const numbers = new Map(names.map((name, number) => [name, number]))
  const places = placesOfExports(chunks)
  const modules = names.map((name) => lazyModule(name, chunks.get(name), numbers, places))
  const packOf = await sortIntoPacks(names, modules)
  for (const pack of new Set(packOf))
    writeFileSync(join(folder, `${pack}.cjs`), minified(packText(modules, packOf, pack)))
}

/** Every module by its name, as CommonJS. Writes what lies beside them. */
async function compile() {
  const bundle = await rolldown({
    input: { hook: join(root, 'src/cli/hook/fast.ts') },
    platform: 'node',
    transform: { target: 'node20' },
    plugins: [packKnowledge({ inPieces: true }), packWeights()],
  })
  const { output } = await bundle.generate({
    format: 'cjs',
    preserveModules: true,
    preserveModulesRoot: join(root, 'src'),
    entryFileNames: '[name].cjs',
  })
  const chunks = new Map()
  for (const { type, fileName, code, source } of output) {
    if (type === 'chunk') chunks.set(fileName, code)
    else writeFileSync(join(folder, fileName), source)
  }
  return chunks
}

/**
 * The exports of every module that nobody reads by name, in order: a list of them is made at once, where
 * an object would get one name after the other.
 */
function placesOfExports(chunks) {
  const programs = [...chunks].map(([name, code]) => [name, parseModule(name, code)])
  const named = new Set([ENTRY, ...programs.flatMap((each) => takenAsWhole(...each))])
  const places = new Map()
  for (const [name, { body }] of programs) {
    const exported = body.map(exportedBy).filter(Boolean)
    // One that defines an export in another way is read by name.
    if (named.has(name) || exported.length < body.filter(isAboutExports).length) continue
    places.set(name, new Map(exported.map((each, place) => [each.name, place])))
  }
  return places
}

/** A statement at the end of a module. */
const isAboutExports = (statement) =>
  statement.type === 'ExpressionStatement' &&
  [...namesIn(statement)].some(({ node }) => node.name === 'exports')

/**
 * The body of a module: what it imports is looked up where it is used, and the functions that it
 * exports are there before anything runs, as they are in a module of ECMAScript (imports go in circles).
 */
function lazyModule(name, code, numbers, places) {
  const program = parseModule(name, code)
  const edits = []
  const imported = new Map()
  const functions = new Set(
    program.body.filter(({ type }) => type === 'FunctionDeclaration').map(({ id }) => id.name),
  )
  const own = places.get(name)
  const early = []
  for (const statement of program.body) {
    const { start, end } = statement
    const required = requiredBy(statement)
    const exported = exportedBy(statement)
    const isFunction = functions.has(exported?.local.name)
    if (required) {
      if (required.as) imported.set(required.as, required.from)
      edits.push({ start, end, text: '' })
    } else if (own && exported) {
      early.push(isFunction ? exported.local.name : 'undefined')
      const text = `exports[${own.get(exported.name)}] = ${exported.local.name};`
      edits.push({ start, end, text: isFunction ? '' : text })
    } else if (isFunction) {
      early.push(code.slice(start, end))
      edits.push({ start, end, text: '' })
    }
  }
  const place = `modules[${numbers.get(name)}]`
  const beginning = own
    ? `const exports = ${place} = [${early.join()}];`
    : `const exports = ${place} = {};${early.join('')}`
  const reference = (from) =>
    from.startsWith('.') ? ['module', numbers.get(join(dirname(name), from))] : ['builtin', from]
  const parts = []
  new Visitor({
    Identifier({ name: used, start, end }) {
      if (imported.has(used)) edits.push({ start, end, to: reference(imported.get(used)) })
    },
    MemberExpression({ object, property, end }) {
      const from = imported.get(object.name)
      const there = from?.startsWith('.') && places.get(join(dirname(name), from))
      if (!there) return
      if (!there.has(property.name)) throw new Error(`${name}: no ${property.name} in ${from}`)
      edits.push({ start: object.end, end, text: `[${there.get(property.name)}]` })
    },
    // What is imported on demand.
    CallExpression(call) {
      const from = requiredFrom(call)
      if (from?.startsWith('.'))
        edits.push({ start: call.start, end: call.end, to: reference(from) })
    },
  }).visit(program)
  let at = 0
  for (const { start, end, text, to } of edits.sort((a, b) => a.start - b.start || b.end - a.end)) {
    // Within a statement that was taken out as a whole.
    if (start < at) continue
    parts.push(code.slice(at, start), to ?? text)
    at = end
  }
  return [beginning, ...parts, code.slice(at)]
}

/**
 * The pack of every module, by how many of the usual calls reach it. What reads code in other
 * languages is large, and no call needs a little of it.
 */
async function sortIntoPacks(names, modules) {
  const all = modules.map(() => 'core')
  const require = createRequire(import.meta.url)
  const define = vm.runInThisContext(packText(modules, all, 'core'))
  /** The numbers of the modules that a call needs. */
  const reached = async (call) => {
    const definitions = []
    const loaded = []
    const load = (number) => {
      if (loaded[number] === undefined) definitions[number](loaded)
      return loaded[number]
    }
    define(load, require, folder, definitions)
    await call(load(0))
    return new Set(Object.keys(loaded).map(Number))
  }
  const usual = []
  for (const call of USUAL_CALLS) usual.push(await reached(call))
  const withPolicy = await reached(POLICY_CALL)
  const withYaml = await reached(YAML_POLICY_CALL)
  return modules.map((_, number) => {
    const share = usual.filter((set) => set.has(number)).length / usual.length
    // Little is needed with a policy and by some usual calls: nobody reads another pack for it.
    const ofPolicies = withPolicy.has(number) || withYaml.has(number)
    if (share >= CORE_SHARE || (share > 0 && ofPolicies)) return 'core'
    if (share > 0) return names[number].includes('/languages/') ? 'code' : 'usual'
    if (withPolicy.has(number)) return 'policy'
    return withYaml.has(number) ? 'yaml' : 'rest'
  })
}

function packText(modules, packOf, pack) {
  const spell = (part) => {
    if (typeof part === 'string') return part
    const [kind, what] = part
    if (kind === 'builtin') return `(require(${JSON.stringify(what)}))`
    const other = packOf[what]
    return other === 'core' ? `($(${what}))` : `($(${what}, ${JSON.stringify(other)}))`
  }
  const definitions = modules.flatMap((parts, number) =>
    packOf[number] === pack
      ? `definitions[${number}] = function (modules) {\n${parts.map(spell).join('')}\n};`
      : [],
  )
  return `(function ($, require, __dirname, definitions) { 'use strict';\n${definitions.join('\n')}\n})`
}

function minified(text) {
  // A function that nobody calls would be thrown out.
  const kept = 'module.exports='
  const { code, errors } = minifySync('hook.js', `${kept}${text}`, { mangle: true, compress: true })
  if (errors.length > 0 || !code.startsWith(kept))
    throw new Error(`minified: ${errors[0]?.message}`)
  return toAscii(code.slice(kept.length).replace(/;\s*$/, ''))
}
