// The last step of the command line's build, in a process of its own: lets V8 compile it and keeps
// what it compiled, for the Node that builds. bin/command-line.js starts from it; another Node rejects
// it and compiles by itself.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { parseSync, Visitor } from 'rolldown/utils'
import { withHome } from './hook-calls.mjs'
import { toAscii } from './to-ascii.mjs'

const folder = fileURLToPath(new URL('../dist/cli/', import.meta.url))
for (const name of readdirSync(folder)) if (name.endsWith('.cjs')) prepare(join(folder, name))

/** bin/command-line.js reads it letter by letter, and imports for it what it imports. */
function prepare(file) {
  const code = toAscii(readFileSync(file, 'utf8'))
  const { program, errors } = parseSync(file, code, { sourceType: 'script' })
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const places = []
  new Visitor({ ImportExpression: ({ start }) => places.push(start) }).visit(program)
  // From the end, so that no place moves before its turn.
  const text = places
    .sort((a, b) => a - b)
    .reduceRight(
      (rest, at) => `${rest.slice(0, at)}importModule${rest.slice(at + 'import'.length)}`,
      code,
    )
  writeFileSync(file, text)
}

const { loadCommandLine } = createRequire(import.meta.url)('../bin/command-line.js')
// What was compiled is not to be given up before it is kept.
setFlagsFromString('--no-flush-bytecode')
const { exports, scripts } = loadCommandLine()

/** What these commands need is compiled; the rest of each chunk is not, and costs nothing. */
async function runUsualCommands(home) {
  const run = async (...argv) => {
    said = ''
    const code = await exports.main(argv)
    if (code !== 0)
      throw new Error(`the built "aegish ${argv.join(' ')}" ends with ${code}: ${said}`)
  }
  // Settings of whoever builds, here or in a folder above, are not for this.
  process.chdir(home)
  const logs = join(home, 'logs')
  const policy = join(home, 'policy.yaml')
  writeFileSync(policy, 'version: 1\nallow:\n  - {binary: deployctl, reason: ours}\n')
  for (const name of Object.keys(exports.COMMANDS)) await run(name, '--help')
  await run('check', 'git status', '--policy', policy)
  await run('policy', 'check', policy)
  await run('explain-rule', '5')
  await run('explain-program', 'git')
  await run('suite', 'list')
  for (const guard of ['static', 'baseline/block'])
    await run('bench', '--guard', guard, '--suite', 'twins', '--limit', '10', '--out', logs)
  await run('report', logs)
  await run('compare', logs)
  await run('plot', logs, '--out', join(home, 'pictures'), '--only', 'ranking-table')
  await run('view', logs, '--export', join(home, 'site'))
  await run('audit')
  process.chdir(folder)
}

/** What the command at work has complained about. */
let said = ''
const { stdout, stderr } = process
const writers = [stdout.write, stderr.write]
stdout.write = () => true
stderr.write = (text) => {
  said += text
  return true
}
try {
  await withHome(runUsualCommands)
} finally {
  ;[stdout.write, stderr.write] = writers
}
setFlagsFromString('--flush-bytecode')
for (const [file, script] of scripts) writeFileSync(`${file}.cache`, script.createCachedData())
