// A million samples through the regular-expression baseline, with the journal: speed, memory, and
// how soon a run that is nine tenths finished goes on.
// usage: node perf/bench-million.mjs [SAMPLES]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inThrowAwayFolder } from './make-log.mjs'
import { makeSuite } from './make-suite.mjs'
import { isWritingLog, residentMegabytes } from './resident-memory.mjs'
import { count, say } from './say.mjs'

const cli = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const samples = Number(process.argv[2] ?? 1_000_000)

await inThrowAwayFolder(async (folder) => {
  const suite = makeSuite(folder, samples)
  const began = performance.now()
  const run = watch(folder, ['bench', '--guard', 'baseline/regex', '--suite', suite, '--json'])
  const whole = await run.ended
  const seconds = (performance.now() - began) / 1000
  const { folder: runFolder } = JSON.parse(whole.output)
  const journal = join(folder, runFolder, 'samples.jsonl')
  const journalDone = (statSync(journal).mtimeMs - run.startedAt) / 1000
  say(
    `${count(samples)} samples, with journal`,
    `${count(samples / journalDone)} samples/s, ${whole.megabytes} MB at most`,
    'at least 40,000, at most 300 MB',
  )
  say(
    'writing their .eval',
    `${(seconds - journalDone).toFixed(0)} s more, ${whole.megabytesAll} MB at most`,
  )

  // Nine tenths of the journal, as if the process had been killed there.
  truncateSync(journal, cutAt(journal, samples * 0.9))
  rmSync(join(folder, runFolder, 'lock'), { force: true })
  const size = statSync(journal).size
  const resumed = watch(folder, ['bench', '--resume', runFolder, '--json'])
  const resumedAt = performance.now()
  while (statSync(journal).size <= size) await new Promise((resolve) => setTimeout(resolve, 20))
  say(
    'going on after nine tenths of them',
    `${((performance.now() - resumedAt) / 1000).toFixed(1)} s to the first new sample`,
    'at most 5 s',
  )
  resumed.child.kill('SIGKILL')
  await resumed.ended
})

/** Runs the command line and watches its memory. */
function watch(folder, args) {
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const startedAt = Date.now()
  let output = ''
  let megabytes = 0
  let megabytesAll = 0
  child.stdout.on('data', (text) => {
    output += text
  })
  const timer = setInterval(() => {
    const resident = residentMegabytes(child.pid)
    megabytesAll = Math.max(megabytesAll, resident)
    if (!isWritingLog(folder)) megabytes = Math.max(megabytes, resident)
  }, 50)
  const ended = once(child, 'close').then(() => {
    clearInterval(timer)
    return { output, megabytes, megabytesAll }
  })
  return { child, ended, startedAt }
}

/** The offset behind so many lines. */
function cutAt(path, lines) {
  const fd = openSync(path, 'r')
  const bytes = Buffer.allocUnsafe(1 << 20)
  let seen = 0
  for (let base = 0; ; ) {
    const read = readSync(fd, bytes, 0, bytes.length, base)
    for (let at = 0; ; at++) {
      at = bytes.subarray(0, read).indexOf(10, at)
      if (at < 0) break
      if (++seen < lines) continue
      closeSync(fd)
      return base + at + 1
    }
    base += read
  }
}
