// What Claude Code does with hooks of the type `http`: which token it carries, and whether a command runs
// when the hook fails, without and with its switch `onFailure`. Offline, in a throw-away home, against
// the stand-in model; the agent is the one that `npm run test:agents` installed in --dir.
// usage: node scripts/test-agents/http-hooks.mjs [--dir DIR]
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { claudeCode } from './agents/claude-code.mjs'
import { writeJson } from './place.mjs'
import { runAgent } from './run-agent.mjs'
import { startStandInModel } from './stand-in-model.mjs'

const { values } = parseArgs({
  options: { dir: { type: 'string', default: join(tmpdir(), 'aegish-agents') } },
})
const program = join(values.dir, 'claude-code/node_modules/.bin/claude')
const nodes = join(values.dir, 'node/node_modules/.bin')
/** Everything but loopback goes to a closed port. */
const nowhere = Object.fromEntries(
  ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'].map((name) => [
    name,
    'http://127.0.0.1:9',
  ]),
)

const DENIAL = {
  hookSpecificOutput: {
    hookEventName: 'PreToolUse',
    permissionDecision: 'deny',
    permissionDecisionReason: 'no',
  },
}
/** How the hook answers. */
const ANSWERS = new Map([
  ['a denial', (_, response) => response.end(JSON.stringify(DENIAL))],
  ['{}', (_, response) => response.end('{}')],
  ['200, empty', (_, response) => response.end()],
  ['204', (_, response) => response.writeHead(204).end()],
  ['not JSON', (_, response) => response.end('hello')],
  ['401', (_, response) => response.writeHead(401).end('{}')],
  ['500', (_, response) => response.writeHead(500).end('{}')],
  ['a reset', (request) => request.socket.destroy()],
  ['a time-out', () => {}],
  ['nobody there', undefined],
])

let token
for (const [name, serve] of ANSWERS) {
  const ran = []
  for (const onFailure of [undefined, 'block']) ran.push(await runs(serve, onFailure))
  const [plain, closed] = ran.map((did) => (did ? 'runs' : 'denied'))
  process.stdout.write(`${name.padEnd(13)}  ${plain.padEnd(7)}  with onFailure block: ${closed}\n`)
}
process.stdout.write(`Authorization, from the environment: ${token}\n`)

/** Whether a command runs. */
async function runs(serve, onFailure) {
  const home = mkdtempSync(join(tmpdir(), 'aegish-http-hooks-'))
  const project = join(home, 'project')
  mkdirSync(project)
  const server = createServer((request, response) => {
    token = request.headers.authorization
    request.resume().once('end', () => serve(request, response))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  if (serve === undefined) server.close()
  const hook = {
    type: 'http',
    url: `http://127.0.0.1:${port}/v1/hook/claude-code`,
    timeout: 4,
    headers: { Authorization: 'Bearer $HOOK_TOKEN' },
    allowedEnvVars: ['HOOK_TOKEN'],
    ...(onFailure && { onFailure }),
  }
  mkdirSync(join(home, '.claude'))
  writeJson(join(home, '.claude/settings.json'), {
    hooks: { PreToolUse: [{ matcher: '*', hooks: [hook] }] },
  })
  claudeCode.prepare({ home, project })
  const mark = join(project, 'ran')
  const model = await startStandInModel([claudeCode.tools.shell(`touch ${mark}`)])
  const env = {
    PATH: `${nodes}:/usr/bin:/bin`,
    HOME: home,
    HOOK_TOKEN: 'of-the-environment',
    no_proxy: '127.0.0.1,localhost',
    NO_PROXY: '127.0.0.1,localhost',
    ...nowhere,
    ...claudeCode.env({ model: model.url }),
  }
  try {
    const { hung } = await runAgent([program, ...claudeCode.args('do it')], {
      cwd: project,
      env,
      seconds: 120,
    })
    if (hung || model.results.length === 0) throw new Error('the agent did not call its tool')
    return existsSync(mark)
  } finally {
    await model.close()
    server.closeAllConnections()
    server.close()
    rmSync(home, { recursive: true, force: true })
  }
}
