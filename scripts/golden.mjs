// `npm run golden`: what the static guard thinks of very many commands, written down before a change of
// it and compared after. Nothing is executed. A file holds every command that it was made of, so a
// comparison asks about the same ones, whatever was added to suites and tests since.
// usage: npm run golden -- write FILE [PATH…]      PATH: more commands, a file or a folder
//        npm run golden -- compare FILE [--show N]
import { createReadStream, createWriteStream, renameSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { differences, traceOf } from './golden/trace.mjs'

const USAGE = 'usage: npm run golden -- write FILE [PATH…] | compare FILE [--show N]'

const { values, positionals } = readArguments()
const [mode, file, ...paths] = positionals
const show = Number(values.show)
if (file === undefined || !(show >= 0) || !['write', 'compare'].includes(mode)) stop(USAGE)
if (mode === 'compare' && paths.length > 0) stop(USAGE)

// Builders and parsers, which whoever mistyped does not wait for.
const { loadGuard } = await import('./golden/load-guard.mjs')
const guard = await loadGuard()
try {
  if (mode === 'write') await write()
  else await compare()
} catch (error) {
  if (error.code !== 'ENOENT') throw error
  stop(`${error.path}: there is no such file or folder`)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { show: { type: 'string', default: '3' } },
    })
  } catch (error) {
    return stop(`${error.message}\n${USAGE}`)
  }
}

function stop(message) {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

/** Whole or not at all: half a file would compare as equal. */
async function write() {
  const { collectCommands } = await import('./golden/commands.mjs')
  const commands = collectCommands(guard, paths)
  const out = createWriteStream(`${file}.part`)
  const counts = new Map()
  for (const { from, command } of commands) {
    counts.set(from, (counts.get(from) ?? 0) + 1)
    const line = JSON.stringify({ from, command, ...traceOf(guard.analyse, command) })
    if (!out.write(`${line}\n`)) await new Promise((resolve) => out.once('drain', resolve))
  }
  out.end()
  await finished(out)
  renameSync(`${file}.part`, file)
  console.log(
    `${commands.length} commands: ${[...counts].map((pair) => pair.join(' ')).join(', ')}`,
  )
}

async function compare() {
  const kinds = new Map()
  let [all, different] = [0, 0]
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const before = JSON.parse(line)
    const found = differences(before, traceOf(guard.analyse, before.command))
    all++
    if (found.length > 0) different++
    for (const { kind, detail } of found) {
      const examples = kinds.get(kind) ?? []
      kinds.set(kind, examples)
      examples.push({ from: before.from, command: before.command, detail })
    }
  }
  for (const [kind, examples] of [...kinds].sort((a, b) => b[1].length - a[1].length)) {
    console.log(`\n${kind}: ${examples.length}`)
    for (const { from, command, detail } of examples.slice(0, show))
      console.log(`  [${from}] ${short(command)}\n      ${short(detail)}`)
  }
  console.log(`${different > 0 ? '\n' : ''}${all} commands, ${different} differ`)
  process.exitCode = different > 0 ? 1 : 0
}

function short(text) {
  const line = JSON.stringify(text).slice(1, -1)
  return line.length > 300 ? `${line.slice(0, 300)}…` : line
}
