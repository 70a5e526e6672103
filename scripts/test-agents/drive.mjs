// Drives agents through cases, inside of the walls that test-agents.mjs built around this process.
// Gets `{ agents: [{ name, folder }], cases, node, keep, env }` as its argument; writes a line of JSON
// per cell to standard output and what happens to standard error.
import { AGENTS } from './agents.mjs'
import { CASES } from './cases.mjs'
import { observe } from './observe.mjs'

const SECONDS = 90

const plan = JSON.parse(process.argv[2])
for (const { name, folder } of plan.agents) {
  const agent = AGENTS.find((agent) => agent.name === name)
  for (const test of CASES.filter(({ name }) => plan.cases.includes(name))) {
    if (test.applies && !test.applies(agent)) continue
    const started = performance.now()
    const cell = await tryCase(agent, test, folder)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(`${JSON.stringify({ agent: name, case: test.name, ...cell })}\n`)
    const outcomes = cell.probes.map(({ outcome }) => outcome).join(', ')
    process.stderr.write(`  ${agent.title}, ${test.title}: ${outcomes} (${seconds} s)\n`)
  }
}
// A server of a broken try may still listen.
process.exit()

async function tryCase(agent, test, folder) {
  const probes = test.probes(agent)
  try {
    return await observe(agent, probes, {
      folder,
      node: plan.node,
      seconds: SECONDS,
      keep: plan.keep,
      env: plan.env,
      fault: test.fault,
      inspect: test.inspect,
      scope: test.scope,
    })
  } catch (error) {
    process.stderr.write(`${error.stack}\n`)
    return { probes: probes.map(({ name }) => ({ name, outcome: 'broken', said: error.message })) }
  }
}
