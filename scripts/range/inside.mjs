// Inside of the throw-away root: every attempt without and within the cage, then ordinary work.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, cpSync, existsSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { network } from './attempts/network.mjs'
import { processes } from './attempts/processes.mjs'
import { secrets } from './attempts/secrets.mjs'
import { trustedPlaces } from './attempts/trusted-places.mjs'
import { waysOut } from './attempts/ways-out.mjs'
import { doOrdinaryWork } from './ordinary.mjs'
import { HOME, makeWorld, mustBeThrownAway, startHelpers, WORKSPACE } from './world.mjs'

const options = JSON.parse(process.argv[2])
const repository = fileURLToPath(new URL('../..', import.meta.url))
const AEGISH = '/opt/aegish'
const TERMINAL = fileURLToPath(new URL('in-terminal.py', import.meta.url))

mustBeThrownAway()
installCopy()

const attempts = [...secrets, ...trustedPlaces, ...network, ...processes, ...waysOut].filter(
  ({ kind, name }) => `${kind}: ${name}`.includes(options.only),
)
const results = options.ordinary ? [] : await runAttempts()
const work = options.attempts ? [] : await doOrdinaryWork({ aegish: argvOf, only: options.only })
report()

/** A copy that could be changed: what the cage is started with must be safe too. */
function installCopy() {
  for (const name of ['bin', 'dist', 'package.json', 'suites']) {
    cpSync(join(repository, name), join(AEGISH, name), { recursive: true })
  }
  for (const name of [
    'koffi',
    '@koromix',
    '@lydell',
    'commander',
    'ansis',
    'unbash',
    'yaml',
    'zod',
  ]) {
    const from = join(repository, 'node_modules', name)
    if (existsSync(from)) cpSync(from, join(AEGISH, 'node_modules', name), { recursive: true })
  }
}

/** The way in: `run` or `shell`, with the guard told to allow everything. */
function argvOf(script, { caged, net = 'loopback', allow = [] }) {
  const sandbox = caged ? 'workspace-write' : 'danger-full-access'
  const start = [process.execPath, join(AEGISH, 'bin/aegish.js')]
  const cage = ['--sandbox', sandbox, '--net', net, ...allow]
  return options.through === 'shell'
    ? [...start, 'shell', ...cage, '--guard', 'baseline/allow', '-c', script]
    : [...start, 'run', ...cage, '--', 'bash', '-c', script]
}

async function runAttempts() {
  const done = []
  for (const [i, attempt] of attempts.entries()) {
    const free = await runAttempt(attempt, i, false)
    const caged = await runAttempt(attempt, i, true)
    const verdict = judge(free, caged)
    done.push({ kind: attempt.kind, name: attempt.name, verdict, free, caged })
    const line = `${verdict.padEnd(9)} ${attempt.kind}: ${attempt.name}`
    if (verdict !== 'held') process.stdout.write(`${line}\n${detail(free, caged)}`)
    else process.stdout.write(`${line}\n`)
  }
  return done
}

function judge(free, caged) {
  if (!free.marked || !caged.marked) return 'no mark'
  if (caged.reached) return 'REACHED'
  return free.reached ? 'held' : 'no canary'
}

function detail(free, caged) {
  const show = (name, { reached, marked, output }) =>
    `    ${name}: reached ${reached}, mark ${marked}\n${output.slice(-600).replace(/^/gm, '      ')}\n`
  return show('without', free) + show('caged', caged)
}

async function runAttempt(attempt, number, caged) {
  mustBeThrownAway()
  const secret = randomBytes(12).toString('hex')
  const token = `T${randomBytes(8).toString('hex')}`
  const mark = `mark-${number}-${randomBytes(4).toString('hex')}`
  makeWorld(secret)
  const helpers = needsHelpers(attempt) ? await startHelpers(secret, token) : NO_HELPERS
  try {
    for (const script of [attempt.before, attempt.prepared]) {
      if (script) spawnSync('bash', ['-c', script], { cwd: WORKSPACE, stdio: 'ignore' })
    }
    const env = {
      ...{ PATH: process.env.PATH, HOME, LANG: 'C.UTF-8', TERM: 'xterm', SHELL: '/bin/bash' },
      ...{ T: token, PORT: `${helpers.port}`, UDP: `${helpers.udpPort}`, AEGISH },
      VICTIM: `${helpers.victim.pid}`,
      ...attempt.env,
      ...(attempt.secretEnv && { [attempt.secretEnv]: secret }),
      ...(attempt.secretUrlEnv && { [attempt.secretUrlEnv]: `https://me:${secret}@example.com/` }),
    }
    const script = `[ -e /range/this-root-is-thrown-away ] || exit 99\necho ${mark}\n${attempt.script}`
    const argv = argvOf(script, { caged, net: attempt.net })
    const output = await execute(attempt, argv, env, token)
    const state = { secret, token, output, helpers }
    return { marked: output.includes(mark), reached: await isReached(attempt.goal, state), output }
  } finally {
    await helpers.stop()
  }
}

const NO_HELPERS = {
  heard: new Set(),
  port: 0,
  udpPort: 0,
  victim: { pid: 0 },
  stop: async () => {},
}

/** Starting them takes longer than most attempts. */
function needsHelpers({ script, goal }) {
  return (
    /PORT|UDP|VICTIM|helper|tmux|\/proc\/\[/.test(script) || ['heard', 'victim dead'].includes(goal)
  )
}

/** In a terminal, what follows the command reads what was typed into it. */
const AFTERWARDS = `trap 'echo "$T" > /tmp/left/group' TERM
"$@"
IFS= read -t 1 -r line && echo "$line" > /tmp/left/typed
true`

function execute(attempt, argv, env, token) {
  const words = attempt.terminal
    ? ['python3', TERMINAL, '[]', 'bash', '-c', AFTERWARDS, 'bash', ...argv]
    : argv
  const opened = Object.entries(attempt.descriptors ?? {}).map(([number, path]) => [
    Number(number),
    openSync(path, 'r'),
  ])
  const stdio = ['ignore', 'pipe', 'pipe']
  for (const [number, descriptor] of opened) {
    while (stdio.length < number) stdio.push('ignore')
    stdio[number] = descriptor
  }
  return new Promise((resolve) => {
    const child = spawn(words[0], words.slice(1), {
      ...{ cwd: attempt.workspace ?? WORKSPACE, env, stdio, timeout: 60_000 },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    const asking = attempt.goal.answers && askPort(attempt.goal.answers, token, child)
    child.on('close', async () => {
      for (const [, descriptor] of opened) closeSync(descriptor)
      attempt.answered = asking ? await asking : false
      resolve(output)
    })
    child.on('error', (error) => resolve(String(error)))
  })
}

/** Connects from outside for as long as the attempt lives. */
async function askPort(port, token, child) {
  let ended = false
  child.on('exit', () => {
    ended = true
  })
  while (!ended) {
    const text = await new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' })
      let got = ''
      socket.on('data', (bytes) => {
        got += bytes
      })
      socket.on('error', () => resolve(''))
      socket.on('close', () => resolve(got))
    })
    if (text.includes(token)) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

async function isReached(goal, { secret, token, output, helpers }) {
  await new Promise((resolve) => setTimeout(resolve, 30))
  const textOf = (path) => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      return ''
    }
  }
  const modeOf = (path) => (existsSync(path) ? statSync(path).mode & 0o7777 : 0)
  if (goal === 'secret') return output.includes(secret)
  if (goal === 'heard') return helpers.heard.has(token)
  if (goal === 'victim dead')
    return helpers.victim.exitCode !== null || helpers.victim.signalCode !== null
  if (goal === 'typed') return textOf('/tmp/left/typed').includes(token)
  if (goal === 'group ended') return textOf('/tmp/left/group').includes(token)
  if (goal.holds) return textOf(goal.holds).includes(token)
  if (goal.gone) return textOf(goal.gone) === ''
  if (goal.exists) return existsSync(goal.exists)
  if (goal.setuid) return (modeOf(goal.setuid) & 0o4000) !== 0
  if (goal.mode) return modeOf(goal.mode[0]) === goal.mode[1]
  if (goal.old) return statSync(goal.old).mtime.getFullYear() === 2001
  if (goal.answers) return attempts.some((each) => each.goal === goal && each.answered)
  throw new Error(`unknown goal ${JSON.stringify(goal)}`)
}

function report() {
  const kinds = new Set(results.map(({ kind }) => kind))
  const count = (verdict) => results.filter((each) => each.verdict === verdict).length
  const broken = work.filter(({ works }) => !works)
  if (results.length > 0) {
    process.stdout.write(
      `\n${results.length} attempts in ${kinds.size} kinds: ${count('held')} held, ${count('REACHED')} reached their goal, ${count('no canary')} reach it nowhere, ${count('no mark')} did not run\n`,
    )
  }
  if (work.length > 0) {
    process.stdout.write(
      `${work.length} pieces of ordinary work: ${work.length - broken.length} work\n`,
    )
  }
  try {
    writeSync(3, JSON.stringify({ results, work }, undefined, 2))
  } catch {
    // Nobody wants it.
  }
  const wrong = results.length - count('held') + broken.length
  const enough =
    options.only !== '' || options.ordinary || (results.length >= 60 && kinds.size >= 12)
  if (!enough) process.stdout.write('the range demands 60 attempts in 12 kinds\n')
  process.exitCode = wrong === 0 && enough ? 0 : 1
}
