// What an agent waits for before every tool: the whole process of the hook beside a bare node, and that
// of the client, which asks a running service, beside a bare /bin/true.
// All cases take turns, so that a busy machine slows them down alike; each starts in a made-up home.
// NODE_EXTRA_CA_CERTS is handed on, as an agent would: it alone makes every node start much slower.
// usage: node perf/hook-latency.mjs [rounds]
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serviceIn } from '../scripts/service/orphan.mjs'
import { say } from './say.mjs'

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'aegish-latency-'))
const rounds = Number(process.argv[2] ?? 40)
const { NODE_EXTRA_CA_CERTS } = process.env
const certificates = NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {}
const DEMANDED = 'at most 1.35 ×'
const DEMANDED_OF_CLIENT = 'at most 3 ×'

const POLICY = `version: 1
# Entries of a usual length.
allow:
  - {binary: deployctl, reason: our own tool}
  - {path: /etc/nginx/**, rule: 5, reason: this machine is a web server}
deny:
  - {host: '*.paste.example', reason: nothing goes there}
  - {binary: terraform, reason: only the pipeline applies}
`
mkdirSync(join(home, '.config/aegish'), { recursive: true })
const policy = join(home, '.config/aegish/mine.yaml')
writeFileSync(policy, POLICY)

const event = (tool_name, tool_input) =>
  JSON.stringify({ hook_event_name: 'PreToolUse', cwd: home, tool_name, tool_input })
const bash = (command) => event('Bash', { command })
const everyday = [
  'git status',
  'find . -name "*.ts" | xargs wc -l',
  'python3 -c "print(2+2)"',
  'npm run build && npm test',
].map(bash)
const tools = [
  event('Read', { file_path: `${home}/src/a.ts` }),
  event('Edit', { file_path: `${home}/a.ts`, old_string: 'a', new_string: 'b' }),
  event('Write', { file_path: `${home}/a.ts`, content: 'export const a = 1\n'.repeat(200) }),
  event('apply_patch', { command: '*** Begin Patch\n*** Add File: a.txt\n+x\n*** End Patch\n' }),
  event('mcp__disk__read_file', { path: 'a.txt' }),
]

// What agents start is a shell script. It asks a service where one runs; else it starts the hook, with
// a limit of time. The second home has a service.
run([launcher, 'hook', 'install', 'claude-code'], '')
const script = join(home, '.local/share/aegish/hook')
const served = join(home, 'served')
run([launcher, 'hook', 'install', 'claude-code'], '', process.execPath, served)
const client = join(served, '.local/share/aegish/hook')
const service = serviceIn(
  served,
  { PATH: process.env.PATH, HOME: served, ...certificates },
  launcher,
)
await service.start()

/** What is started, and what it gets: the inputs take turns too. */
const NODE = 'a bare `node -e 0`'
const TRUE = 'a bare `/bin/true`'
const agent = ['--agent', 'claude-code']
const CASES = [
  [NODE, ['-e', '0'], ['']],
  [TRUE, [], everyday, undefined, '/bin/true'],
  ['`aegish hook`, everyday commands', [launcher, 'hook'], everyday],
  ['`aegish hook`, a BLOCK', [launcher, 'hook'], [bash('cat /etc/shadow')]],
  ['`aegish hook`, tools for files', [launcher, 'hook'], tools],
  ['`aegish hook --role`', [launcher, 'hook', '--role', 'sysadmin'], everyday],
  ['`aegish hook --agent`', [launcher, 'hook', '--agent', 'codex'], everyday],
  ['`aegish hook --policy`', [launcher, 'hook', '--policy', policy], everyday],
  ['the launcher, no service', agent, everyday, undefined, script],
  ['the client', agent, everyday, DEMANDED_OF_CLIENT, client],
  ['the client, a BLOCK', agent, [bash('cat /etc/shadow')], DEMANDED_OF_CLIENT, client],
  ['the client, --role', [...agent, '--role', 'sysadmin'], everyday, DEMANDED_OF_CLIENT, client],
  ['the client, --policy', [...agent, '--policy', policy], everyday, DEMANDED_OF_CLIENT, client],
].map(([name, args, inputs, demanded = DEMANDED, program = process.execPath]) => ({
  name,
  args,
  inputs,
  demanded,
  program,
  beside: demanded === DEMANDED_OF_CLIENT ? TRUE : NODE,
  times: [],
}))

for (let round = -2; round < rounds; round++) {
  for (const { program, args, inputs, times } of CASES) {
    const time = run(args, inputs.at(round % inputs.length), program)
    // The first rounds warm up what the system keeps of the files.
    if (round >= 0) times.push(time)
  }
}
await service.stop()
rmSync(home, { recursive: true })

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]
const results = CASES.map(({ times, ...rest }) => ({
  ...rest,
  median: median(times),
  least: Math.min(...times),
}))
for (const { name, demanded, beside, median: middle, least } of results) {
  const bare = results.find((result) => result.name === beside)
  if (name === TRUE || name === NODE) continue
  say(
    name,
    `${(middle / bare.median).toFixed(2)} × ${bare.name} (median ${middle.toFixed(1)} of ${bare.median.toFixed(1)} ms; the fastest ${(least / bare.least).toFixed(2)} ×; load ${loadavg()[0].toFixed(1)})`,
    demanded,
  )
}
say('every node reads more certificates', NODE_EXTRA_CA_CERTS ? 'yes' : 'no')

function run(args, input, program = process.execPath, of = home) {
  const start = performance.now()
  const { status } = spawnSync(program, args, {
    input,
    env: { PATH: process.env.PATH, HOME: of, ...certificates },
  })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`)
  return performance.now() - start
}
