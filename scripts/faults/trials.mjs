// What is tried. Each trial gets dice and an empty folder, and says what it did and what broke.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { aegish, begin, problemsOfFinished, runOf, writeSuite } from './bench-command.mjs'
import { damage } from './damage.mjs'
import { FAULTS, startProvider } from './provider.mjs'

const MODEL = ['bench', '--guard', 'openai/gpt-5-mini', '--fail-on-error', '1']

async function until(condition, ended) {
  let over = false
  ended.then(() => {
    over = true
  })
  while (!condition() && !over) await delay(2)
}

/** Killed or interrupted some times, then resumed to the end. */
async function kills(dice, folder) {
  const concurrency = dice.between(1, 16)
  const total = dice.between(40, 120)
  const signal = dice.pick(['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGINT', 'SIGTERM'])
  const provider = await startProvider({ delayMs: dice.between(0, 20) })
  const { env } = provider
  const suite = writeSuite(folder, total)
  const times = dice.between(1, 3)
  const problems = []
  try {
    for (let round = 0; round < times; round++) {
      const args = runOf(folder)
        ? ['bench', '--resume', runOf(folder)]
        : [...MODEL, '--suite', suite, '--concurrency', String(concurrency)]
      const goal = provider.calls + dice.between(1, 30)
      const { child, ended } = begin(folder, args, { env })
      await until(() => provider.calls >= goal, ended)
      child.kill(signal)
      problems.push(...(await ended).problems)
    }
    const last = await aegish(folder, ['bench', '--resume', runOf(folder)], { env })
    problems.push(...last.problems)
    if (last.code !== 0) problems.push(`resumed with exit code ${last.code}: ${last.output}`)
    else problems.push(...(await problemsOfFinished(folder, total)))
    const allowed = signal === 'SIGKILL' ? times * concurrency : 0
    if (provider.paidTwice > allowed) {
      problems.push(`${provider.paidTwice} calls paid twice, promised are ${allowed}`)
    }
    return {
      did: `${signal} ×${times}, ${concurrency} at once: ${provider.paidTwice} paid twice`,
      problems,
    }
  } finally {
    await provider.close()
  }
}

/** A provider that fails in every way, now and then. */
async function providerFaults(dice, folder) {
  const names = Object.keys(FAULTS)
  const share = dice.next() * 0.3
  const provider = await startProvider({
    fault: () => (dice.next() < share ? dice.pick(names) : undefined),
  })
  const total = dice.between(10, 30)
  try {
    const args = [...MODEL, '--suite', writeSuite(folder, total), '--concurrency', '8']
    const { code, output, problems } = await aegish(folder, args, { env: provider.env })
    if (code !== 0) problems.push(`exit code ${code}: ${output}`)
    else problems.push(...(await problemsOfFinished(folder, total)))
    return { did: `${Math.round(share * 100)}% of calls fail`, problems }
  } finally {
    await provider.close()
  }
}

/** A disk that fills up: a small one of its own where that is allowed, else a limit on files. */
async function fullDisk(dice, folder) {
  const total = 200
  const suite = writeSuite(folder, total)
  const kilobytes = dice.between(4, 120)
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  const ownDisk = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', disk]).status === 0
  const script = ownDisk
    ? `mount -t tmpfs -o size=${kilobytes}k none ${disk} && cd ${disk} && { "$@" --guard static --suite ${suite}; echo "first: $?"; ls -a . runs/*; mount -o remount,size=50m ${disk}; [ -e runs/*/run.json ] || exit 0; "$@" --resume runs/*; echo "second: $?"; }`
    : `cd ${disk}; trap "" XFSZ; (ulimit -f ${Math.ceil(kilobytes / 2)}; "$@" --guard static --suite ${suite}); echo "first: $?"; ls -a . runs/*; [ -e runs/*/run.json ] || exit 0; "$@" --resume runs/*; echo "second: $?"`
  const before = [...(ownDisk ? ['unshare', '-m'] : []), 'sh', '-c', script, 'sh']
  const { output, problems } = await aegish(folder, ['bench'], { before })
  const second = /second: (\d+)/.exec(output)?.[1]
  if (!/first: [0-3]\b/.test(output)) problems.push(`first: ${output}`)
  if (/\.tmp$/m.test(output)) problems.push(`a temporary file was left: ${output}`)
  if (second !== undefined && second !== '0') problems.push(`resumed with ${second}: ${output}`)
  return { did: `${ownDisk ? 'a disk' : 'files'} of ${kilobytes} kB`, problems }
}

/** A disk that cannot be written: refused in a line that says so, for a new run and a resumed one. */
async function readOnlyDisk(_dice, folder) {
  const suite = writeSuite(folder, 20)
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  if (spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', disk]).status !== 0) {
    return { did: 'mounting is not allowed here', problems: [] }
  }
  const script = `mount -t tmpfs none ${disk} && cd ${disk} && "$@" --guard static --suite ${suite}; mount -o remount,ro ${disk}; "$@" --resume runs/*; echo "resumed: $?"; mount -t tmpfs -o ro none ${disk}; cd ${disk}; "$@" --guard static --suite ${suite}; echo "begun: $?"`
  const before = ['unshare', '-m', 'sh', '-c', script, 'sh']
  const { output, problems } = await aegish(folder, ['bench'], { before })
  if (!/resumed: 2/.test(output) || !/begun: 2/.test(output)) problems.push(output)
  if ((output.match(/EROFS/g) ?? []).length !== 2 || /ENOENT/.test(output)) problems.push(output)
  return { did: 'a disk that cannot be written', problems }
}

/** Few files may be open at once. */
async function fewDescriptors(dice, folder) {
  const most = dice.between(64, 160)
  const total = 30
  const before = ['sh', '-c', `ulimit -n ${most}; exec "$@"`, 'sh']
  const guard = dice.pick(['hook:true', 'static', 'openai/gpt-5-mini'])
  const provider = await startProvider()
  try {
    const suite = writeSuite(folder, total)
    const args = ['bench', '--guard', guard, '--suite', suite, '--concurrency', '60']
    const { code, output, problems } = await aegish(folder, args, { before, env: provider.env })
    if (code !== 0) problems.push(`exit code ${code}: ${output}`)
    else problems.push(...(await problemsOfFinished(folder, total)))
    return { did: `${guard} with ${most} descriptors`, problems }
  } finally {
    await provider.close()
  }
}

/** A journal that a disk or a hand has damaged. */
async function damagedJournal(dice, folder) {
  const total = dice.between(5, 60)
  const suite = writeSuite(folder, total)
  await aegish(folder, ['bench', '--guard', 'static', '--suite', suite])
  const journal = join(runOf(folder), 'samples.jsonl')
  const { bytes, did } = damage(readFileSync(journal), dice)
  writeFileSync(journal, bytes)
  const { code, output, problems } = await aegish(folder, ['bench', '--resume', runOf(folder)])
  if (code === 0) problems.push(...(await problemsOfFinished(folder, total)))
  else if (output.split('\n').filter((line) => /^aegish:/.test(line)).length === 0) {
    problems.push(`exit code ${code} without a word: ${output}`)
  }
  return { did, problems }
}

/** A log that a disk has damaged: every reader ends, and says so in a line. */
async function damagedLog(dice, folder) {
  const suite = writeSuite(folder, dice.between(5, 60))
  await aegish(folder, ['bench', '--guard', 'static', '--suite', suite])
  const run = runOf(folder)
  const log = join(
    run,
    readdirSync(run).find((name) => name.endsWith('.eval')),
  )
  const { bytes, did } = damage(readFileSync(log), dice)
  writeFileSync(log, bytes)
  const problems = []
  for (const args of [
    ['report', run],
    ['compare', run],
    ['report', run, '--json'],
  ]) {
    const { code, output, problems: found } = await aegish(folder, args)
    problems.push(...found)
    if (code === null || code > 3) problems.push(`${args[0]}: exit code ${code}: ${output}`)
  }
  return { did, problems }
}

const NAMES = [
  '__proto__',
  'constructor',
  '-rf',
  'a b',
  'ü\u202e',
  '\u001b[31m',
  '\u009b31m',
  "it's",
  '$(x)',
  '%s%n',
  'x'.repeat(120),
]

/** Names that mean something else to somebody. */
async function hostileNames(dice, folder) {
  const name = dice.pick(NAMES)
  const ids = dice.pick(NAMES)
  const suite = writeSuite(folder, 12, `${name}.jsonl`, (i) => `${ids}${i === 0 ? '' : i}`)
  const bench = await aegish(folder, ['bench', '--guard', 'static', '--suite', suite])
  const problems = bench.problems
  const raw = /[\u001b\u009b\u202e]/
  if (bench.code !== 0) problems.push(`exit code ${bench.code}: ${bench.output}`)
  if (raw.test(bench.output)) problems.push('bench printed raw control characters')
  const report = await aegish(folder, ['report', runOf(folder) ?? 'runs'])
  problems.push(...report.problems)
  if (raw.test(report.output)) problems.push('report printed raw control characters')
  if (report.code !== 0) problems.push(`report: exit code ${report.code}: ${report.output}`)
  return { did: `${encodeURI(name)} with ids like ${encodeURI(ids)}`, problems }
}

/** A second container on the same disk: it sees other process ids. */
async function namespaces(dice, folder) {
  const apart = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
  if (spawnSync(apart[0], [...apart.slice(1), 'true']).status !== 0) {
    return { did: 'PID namespaces are not allowed here', problems: [] }
  }
  const provider = await startProvider({ delayMs: 30 })
  const { env } = provider
  const total = 60
  try {
    const suite = writeSuite(folder, total)
    const args = [...MODEL, '--suite', suite, '--concurrency', '2']
    const first = begin(folder, args, { env, before: apart })
    const goal = dice.between(2, 20)
    await until(() => provider.calls >= goal, first.ended)
    const second = await aegish(folder, ['bench', '--resume', runOf(folder)], {
      env,
      before: dice.pick([[], apart]),
    })
    const problems = second.problems
    if (second.code !== 2) problems.push(`both worked: ${second.code} ${second.output}`)
    const { code } = await first.ended
    if (code !== 0) problems.push(`the first ended with ${code}`)
    else problems.push(...(await problemsOfFinished(folder, total)))
    if (provider.paidTwice > 0) problems.push(`${provider.paidTwice} calls paid twice`)
    return { did: 'a run and a resume in two PID namespaces', problems }
  } finally {
    await provider.close()
  }
}

export const TRIALS = {
  kills,
  'provider faults': providerFaults,
  'full disk': fullDisk,
  'read-only disk': readOnlyDisk,
  'few descriptors': fewDescriptors,
  'damaged journal': damagedJournal,
  'damaged log': damagedLog,
  'hostile names': hostileNames,
  namespaces,
}
