// Reading and scoring a log against the floor: inflate every sample member and JSON.parse it. Then
// seventeen logs with one core and with all of them.
// usage: node perf/log-reading.mjs [LOG...]      without LOG it makes one of 430 samples
import { execFileSync } from 'node:child_process'
import { closeSync, copyFileSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateRawSync } from 'node:zlib'
import { EvalReader, RunScorer } from '../dist/index.js'
import { inThrowAwayFolder, makeLog } from './make-log.mjs'
import { count, say } from './say.mjs'

await inThrowAwayFolder(async (folder) => {
  const path = process.argv[2] ?? (await makeLog(folder, { samples: 430, eventsPerSample: 17 }))
  // Alternating, and the best of each: the other processes of the machine are not what is measured.
  let floorMs = Number.POSITIVE_INFINITY
  let fullMs = Number.POSITIVE_INFINITY
  for (let round = 0; round < 25; round++) {
    floorMs = Math.min(
      floorMs,
      time(() => floor(path)),
    )
    fullMs = Math.min(
      fullMs,
      time(() => readAndScore(path)),
    )
  }
  say(
    'reading and scoring a log',
    `${(fullMs / floorMs).toFixed(2)} × the floor (${fullMs.toFixed(1)} ms, floor ${floorMs.toFixed(1)} ms)`,
    'at most 1.3 ×',
  )

  const big = await makeLog(folder, { samples: 100_000, eventsPerSample: 1 })
  const worker = fileURLToPath(new URL('measure-report.mjs', import.meta.url))
  const { megabytes, seconds, samples } = JSON.parse(
    execFileSync('node', [worker, big], { encoding: 'utf8' }),
  )
  say(
    `a log of ${count(samples)} samples`,
    `${megabytes.toFixed(0)} MB at most, ${seconds.toFixed(1)} s`,
    'at most 300 MB',
  )
  const header = time(() => new EvalReader(big).close())
  say('only its header', `${header.toFixed(1)} ms`)
  manyLogs(folder, process.argv.length > 2 ? process.argv.slice(2) : [path])
})

/** As many logs as a real comparison has, by turns with one core and with all. */
function manyLogs(folder, logs) {
  const many = join(folder, 'many')
  mkdirSync(many)
  for (let i = 0; i < 17; i++) copyFileSync(logs[i % logs.length], join(many, `${i}.eval`))
  const command = fileURLToPath(new URL('measure-command.mjs', import.meta.url))
  const report = (...before) => {
    const [program, ...rest] = [...before, process.execPath, command, 'report', many]
    return JSON.parse(execFileSync(program, rest, { encoding: 'utf8' }))
  }
  const best = { one: undefined, all: undefined }
  for (let round = 0; round < 7; round++) {
    const results = { one: report('taskset', '-c', '0'), all: report() }
    for (const [which, result] of Object.entries(results)) {
      if (!(best[which]?.seconds <= result.seconds)) best[which] = result
    }
  }
  const { one, all } = best
  say(
    `17 logs with ${availableParallelism()} cores against one`,
    `${(one.seconds / all.seconds).toFixed(2)} × (${all.seconds.toFixed(2)} s, ${one.seconds.toFixed(2)} s; processor ${all.processor.toFixed(2)} s, ${one.processor.toFixed(2)} s; ${all.megabytes.toFixed(0)} MB, ${one.megabytes.toFixed(0)} MB)`,
    'at least 1.7 × on two',
  )
}

function readAndScore(path) {
  const reader = new EvalReader(path)
  const scorer = new RunScorer(reader.info.model)
  for (const sample of reader.samples()) scorer.add(sample)
  reader.close()
}

/** The least that anyone can do: no checks, no scoring, the directory read in the simplest way. */
function floor(path) {
  const fd = openSync(path, 'r')
  const size = fstatSync(fd).size
  const read = (position, length) => {
    const buffer = Buffer.allocUnsafe(length)
    readSync(fd, buffer, 0, length, position)
    return buffer
  }
  const end = read(size - 22, 22)
  const directory = read(end.readUInt32LE(16), end.readUInt32LE(12))
  for (let at = 0; at < directory.length; ) {
    const nameLength = directory.readUInt16LE(at + 28)
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
    if (name.startsWith('samples/')) {
      const offset = directory.readUInt32LE(at + 42)
      const local = read(offset, 30)
      const start = offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28)
      const raw = read(start, directory.readUInt32LE(at + 20))
      const data = directory.readUInt16LE(at + 10) === 8 ? inflateRawSync(raw) : raw
      JSON.parse(data.toString('utf8'))
    }
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  closeSync(fd)
}

function time(action) {
  const started = performance.now()
  action()
  return performance.now() - started
}
