// `npm run test:agents`: installs the real agents from the registry and drives each, with our hook
// installed, offline and in a throw-away home, against a stand-in model on loopback. Writes the table
// of docs/agents.md and the events in tests/agent-events/. Needs the registry and 3 GB of room; the
// agents are kept in --dir for the next time: remove it to have their newest releases.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { install, root, step } from './install.mjs'
import { AGENTS } from './test-agents/agents.mjs'
import { CASES } from './test-agents/cases.mjs'
import { installAgent, installNode } from './test-agents/install-agents.mjs'
import { walls } from './test-agents/isolate.mjs'
import { markdownTable, plainTable, withTable, wordFor } from './test-agents/table.mjs'

/** Where nothing keeps an agent from the network, everything but loopback goes to a closed port. */
const NOWHERE = {
  http_proxy: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
  no_proxy: '127.0.0.1,localhost',
  NO_PROXY: '127.0.0.1,localhost',
}

const options = readOptions()
install()
step('build', 'npm', ['run', '--silent', 'build'])

process.stderr.write('\n> agents\n')
mkdirSync(options.dir, { recursive: true })
const node = installNode(options.dir)
const results = options.agents.map((agent) => ({
  name: agent.name,
  ...installAgent(agent, options.dir, node),
  cells: new Map(),
}))
await drive(results.filter(({ failed }) => failed === undefined))

if (options.json) process.stdout.write(`${JSON.stringify(results.map(plainResult), null, 2)}\n`)
else process.stdout.write(`\n${plainTable(results)}\n`)
if (options.whole) writeWhatWasSeen()
process.exitCode = hasFailed() ? 1 : 0

function readOptions() {
  const { values } = parse()
  const pick = (list, chosen, what) => {
    const unknown = chosen?.find((name) => !list.some((one) => one.name === name))
    if (unknown)
      refuse(`no ${what} "${unknown}"; there are ${list.map(({ name }) => name).join(', ')}`)
    return chosen ? list.filter(({ name }) => chosen.includes(name)) : list
  }
  return {
    ...values,
    dir: resolve(values.dir ?? join(tmpdir(), 'aegish-agents')),
    agents: pick(AGENTS, values.agent, 'agent'),
    cases: pick(CASES, values.case, 'case'),
    whole: values.agent === undefined && values.case === undefined,
  }
}

function parse() {
  try {
    return parseArgs({
      options: {
        agent: { type: 'string', multiple: true },
        case: { type: 'string', multiple: true },
        dir: { type: 'string' },
        json: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    refuse(error.message)
  }
}

function refuse(message) {
  const usage =
    'npm run test:agents -- [--agent NAME]… [--case NAME]… [--dir DIR] [--json] [--keep]'
  process.stderr.write(`${message}\n${usage}\n`)
  process.exit(2)
}

/** Fills the cells of `installed`, from a process that reaches nothing but loopback. */
async function drive(installed) {
  if (installed.length === 0) return
  const front = walls()
  if (!front) process.stderr.write('  no namespaces here: proxies that lead nowhere instead\n')
  const cases = options.cases.filter(({ scope }) => scope !== 'managed' || front?.copied)
  const plan = {
    agents: installed.map(({ name, folder }) => ({ name, folder })),
    cases: cases.map(({ name }) => name),
    keep: options.keep,
    node,
    env: front ? {} : NOWHERE,
  }
  const program = join(root, 'scripts/test-agents/drive.mjs')
  const [command, ...args] = [
    ...(front?.words ?? []),
    process.execPath,
    program,
    JSON.stringify(plan),
  ]
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  // The first process in a namespace ignores what would interrupt it, and takes everybody with it.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      child.kill('SIGKILL')
      process.exit(130)
    })
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const { agent, case: name, ...cell } = JSON.parse(line)
    installed.find((result) => result.name === agent).cells.set(name, cell)
  }
  const status = await ended
  if (status !== 0) throw new Error(`the driver ended with ${status}`)
}

function plainResult({ name, version, failed, cells }) {
  return { name, version, failed, cases: Object.fromEntries(cells) }
}

function hasFailed() {
  return results.some(
    (result) =>
      result.failed !== undefined ||
      options.cases.some((test) => wordFor(result, test).failed !== undefined),
  )
}

/** Only a whole run is written down: a part of it would look like the rest. */
function writeWhatWasSeen() {
  const page = join(root, 'docs/agents.md')
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), markdownTable(results)))
  for (const { name, version, cells } of results) {
    const events = cells.get('events')?.events
    if (events === undefined) continue
    const file = join(root, 'tests/agent-events', `${name}.json`)
    writeFileSync(file, `${JSON.stringify({ agent: name, version, events }, null, 2)}\n`)
  }
  step('format', 'npx', ['biome', 'check', '--write', 'tests/agent-events'])
}
