// One attempt, in a world of its own, by one way in.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { HOME, makeWorld, mustBeThrownAway, startHelpers, WORKSPACE } from './world.mjs'

const TERMINAL = fileURLToPath(new URL('in-terminal.py', import.meta.url))

/** Runs an attempt in a world of its own; says whether it ran, and whether it reached its goal. */
export async function runAttempt(attempt, number, argvOf) {
  mustBeThrownAway()
  const secret = randomBytes(12).toString('hex')
  const token = `T${randomBytes(8).toString('hex')}`
  const mark = `mark-${number}-${randomBytes(4).toString('hex')}`
  makeWorld(secret)
  const helpers = needsHelpers(attempt) ? await startHelpers(secret, token) : NO_HELPERS
  try {
    const outside = { ...process.env, CANARY: secret }
    for (const script of [attempt.before, attempt.prepared]) {
      if (script)
        spawnSync('bash', ['-c', script], { cwd: WORKSPACE, stdio: 'ignore', env: outside })
    }
    const env = {
      ...{ PATH: process.env.PATH, HOME, LANG: 'C.UTF-8', TERM: 'xterm', SHELL: '/bin/bash' },
      ...{ T: token, PORT: `${helpers.port}`, UDP: `${helpers.udpPort}`, AEGISH: '/opt/aegish' },
      VICTIM: `${helpers.victim.pid}`,
      ...attempt.env,
      ...(attempt.secretEnv && { [attempt.secretEnv]: secret }),
      ...(attempt.secretUrlEnv && { [attempt.secretUrlEnv]: `https://me:${secret}@example.com/` }),
    }
    const safely = (text) => argvOf(`[ -e /range/this-root-is-thrown-away ] || exit 99\n${text}`)
    if (attempt.earlier) spawnOnce(safely(attempt.earlier), env)
    const beside = attempt.beside && (await startBeside(safely(attempt.beside), env))
    const during = attempt.during && { mark, script: attempt.during, env: outside }
    const done = { marked: false, refused: false, reached: false, output: '' }
    try {
      for (let left = attempt.tries ?? 1; left > 0 && !done.reached; left--) {
        const argv = safely(`echo ${mark}\n${attempt.script}`)
        const { output, code, answered } = await execute(attempt, argv, env, token, during)
        const state = { secret, token, output, answered, helpers }
        done.output += output
        done.marked ||= output.includes(mark)
        done.refused ||= code === 125 && attempt.refused?.test(output) === true
        done.reached = await isReached(attempt.goal, state)
      }
    } finally {
      await beside?.stop()
    }
    return done
  } finally {
    await helpers.stop()
  }
}

function spawnOnce(argv, env) {
  spawnSync(argv[0], argv.slice(1), { cwd: WORKSPACE, env, stdio: 'ignore', timeout: 60_000 })
}

/** Another cage in the same workspace; it has begun when it says so. */
async function startBeside(argv, env) {
  const child = spawn(argv[0], argv.slice(1), {
    cwd: WORKSPACE,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), ended])
  return {
    stop() {
      child.kill('SIGTERM')
      return ended
    },
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

function execute(attempt, argv, env, token, during) {
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
    let changed = during === undefined
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        if (changed || !output.includes(during.mark)) return
        changed = true
        spawnSync('bash', ['-c', during.script], {
          cwd: WORKSPACE,
          stdio: 'ignore',
          env: during.env,
        })
      })
    }
    const asking = attempt.goal.answers && askPort(attempt.goal.answers, token, child)
    child.on('close', async (code) => {
      for (const [, descriptor] of opened) closeSync(descriptor)
      resolve({ output, code, answered: asking ? await asking : false })
    })
    child.on('error', (error) => resolve({ output: String(error), code: null, answered: false }))
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

async function isReached(goal, { secret, token, output, answered, helpers }) {
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
  if (goal.answers) return answered
  throw new Error(`unknown goal ${JSON.stringify(goal)}`)
}
