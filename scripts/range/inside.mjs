// Inside of the throw-away root: every attempt without and within the cage, then ordinary work.
import { cpSync, existsSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { network } from './attempts/network.mjs'
import { otherCages } from './attempts/other-cages.mjs'
import { processes } from './attempts/processes.mjs'
import { secrets } from './attempts/secrets.mjs'
import { trustedPlaces } from './attempts/trusted-places.mjs'
import { waysOut } from './attempts/ways-out.mjs'
import { withheldElsewhere } from './attempts/withheld-elsewhere.mjs'
import { doOrdinaryWork } from './ordinary.mjs'
import { runAttempt } from './run-attempt.mjs'
import { trySessions } from './sessions.mjs'
import { mustBeThrownAway } from './world.mjs'

const options = JSON.parse(process.argv[2])
const repository = fileURLToPath(new URL('../..', import.meta.url))
const AEGISH = '/opt/aegish'
const start = [process.execPath, join(AEGISH, 'bin/aegish.js')]

mustBeThrownAway()
installCopy()

/** Kernels can be told to let nobody type into a terminal: then the attempt shows nothing. */
const typing = '/proc/sys/dev/tty/legacy_tiocsti'
const canType = !existsSync(typing) || readFileSync(typing, 'utf8').trim() !== '0'
const attempts = [
  ...[...secrets, ...trustedPlaces, ...network, ...processes, ...waysOut],
  ...[...otherCages, ...withheldElsewhere],
].filter(({ kind, name, goal }) => {
  const wanted = `${kind}: ${name}`.includes(options.only)
  if (wanted && goal === 'typed' && !canType) {
    process.stdout.write(`not tried ${kind}: ${name}: this kernel refuses it to everybody\n`)
    return false
  }
  return wanted
})
const results = options.ordinary ? [] : await runAttempts()
const { only } = options
const work = options.attempts
  ? []
  : [
      ...(await doOrdinaryWork({ aegish: argvOf, only })),
      ...(await trySessions({ start, modules: AEGISH, only })),
    ]
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
function argvOf(script, { caged = false, net = 'loopback', allow = [] }) {
  const sandbox = caged ? 'workspace-write' : 'danger-full-access'
  const cage = ['--sandbox', sandbox, '--net', net, ...allow]
  return options.through === 'shell'
    ? [...start, 'shell', ...cage, '--guard', 'baseline/allow', '-c', script]
    : [...start, 'run', ...cage, '--', 'bash', '-c', script]
}

async function runAttempts() {
  const done = []
  for (const [i, attempt] of attempts.entries()) {
    const free = await runAttempt(attempt, i, (script) => argvOf(script, { net: attempt.net }))
    const caged = await runAttempt(attempt, i, (script) =>
      argvOf(script, { caged: true, net: attempt.net, allow: attempt.allow }),
    )
    const verdict = judge(free, caged)
    done.push({ kind: attempt.kind, name: attempt.name, verdict, free, caged })
    const line = `${verdict.padEnd(9)} ${attempt.kind}: ${attempt.name}`
    if (verdict !== 'held') process.stdout.write(`${line}\n${detail(free, caged)}`)
    else process.stdout.write(`${line}\n`)
  }
  return done
}

function judge(free, caged) {
  if (!free.marked || !(caged.marked || caged.refused)) return 'no mark'
  if (caged.reached) return 'REACHED'
  return free.reached ? 'held' : 'no canary'
}

function detail(free, caged) {
  const show = (name, { reached, marked, output }) =>
    `    ${name}: reached ${reached}, mark ${marked}\n${output.slice(-600).replace(/^/gm, '      ')}\n`
  return show('without', free) + show('caged', caged)
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
  // A misspelt --only, or all of it missing on this machine, has shown nothing.
  const tried = results.length + work.length > 0
  if (!tried) process.stdout.write('nothing was tried\n')
  // Whatever an attempt or a piece of work left running ends with this root.
  process.exit(wrong === 0 && enough && tried ? 0 : 1)
}
