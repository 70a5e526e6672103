// How many checks a service answers, and how long they take at a steady rate. Connections are kept, each
// asks again when it was answered; with an offered rate, a check counts from when it was due, so that
// one that waits for others is not overlooked.
// usage: node perf/service-load.mjs [seconds]
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serviceIn } from '../scripts/service/orphan.mjs'
import { count, say } from './say.mjs'

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const seconds = Number(process.argv[2] ?? 5)
const CONNECTIONS = 16
const OFFERED = 2000
const COMMANDS = [
  'git status',
  'find . -name "*.ts" | xargs wc -l',
  'python3 -c "print(2+2)"',
  'npm run build && npm test',
  'cat /etc/shadow',
]

const home = mkdtempSync(join(tmpdir(), 'aegish-load-'))
const service = serviceIn(home, { PATH: process.env.PATH, HOME: home }, launcher)
const { port, request } = await service.start()

/** A question as bytes, made once: what asks must cost less than what answers. */
const question = (type, body) =>
  Buffer.from(
    `POST /v1/check HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${request}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
const LENGTH = 'Content-Length: '

/** A connection that is kept, with one question at a time. */
function open() {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let bytes
  let answered
  socket.on('data', (piece) => {
    bytes = bytes ? Buffer.concat([bytes, piece]) : piece
    const head = bytes.indexOf('\r\n\r\n')
    if (head < 0) return
    const at = bytes.indexOf(LENGTH) + LENGTH.length
    const length = Number(bytes.latin1Slice(at, bytes.indexOf('\r', at)))
    if (bytes.length < head + 4 + length) return
    const status = bytes.latin1Slice(9, 12)
    bytes = undefined
    answered(status)
  })
  /** Asks, and calls back with the status. */
  return (bytes, then) => {
    answered = then
    socket.write(bytes)
  }
}

let wrong = 0
const check = (status) => {
  if (status !== '200') wrong++
}

/** What the service itself has used of the processor, in seconds: a busy machine does not change it. */
async function used() {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)[1])
}

/** As fast as it goes; returns checks per second, and per second of the service's processor. */
async function saturate(questions, perQuestion) {
  let asked = 0
  let done = 0
  const before = await used()
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    asks.map(
      (ask) =>
        new Promise((resolve) => {
          const next = () => ask(questions[asked++ % questions.length], then)
          const then = (status) => {
            check(status)
            done += perQuestion
            if (performance.now() < end) next()
            else resolve()
          }
          next()
        }),
    ),
  )
  const passed = (performance.now() - start) / 1000
  return { rate: done / passed, ofProcessor: done / ((await used()) - before) }
}

/** At a steady rate; returns how long each took from when it was due, in ms, sorted. */
async function offer(questions) {
  const times = []
  const free = [...asks]
  const due = []
  const start = performance.now()
  let next = 0
  await new Promise((resolve) => {
    const send = () => {
      while (due.length > 0 && free.length > 0) {
        const number = due.shift()
        const ask = free.pop()
        ask(questions[number % questions.length], (status) => {
          check(status)
          times.push(performance.now() - (start + (number * 1000) / OFFERED))
          free.push(ask)
          send()
          if (times.length === OFFERED * seconds) resolve()
        })
      }
    }
    // A timer, because a loop that waits would take the processor from the service.
    const pump = () => {
      const now = performance.now()
      for (; next < OFFERED * seconds && start + (next * 1000) / OFFERED <= now; next++)
        due.push(next)
      send()
      if (next < OFFERED * seconds) setTimeout(pump, 1)
    }
    pump()
  })
  return times.sort((a, b) => a - b)
}

const asks = Array.from({ length: CONNECTIONS }, open)
const plain = COMMANDS.map((command) => question('text/plain', command))
const inJson = COMMANDS.map((command) => question('application/json', JSON.stringify({ command })))
const hundred = Array.from({ length: 100 }, (_, i) => COMMANDS[i % COMMANDS.length])
const batch = [question('application/json', JSON.stringify({ commands: hundred }))]
// The engine compiles what is used.
await saturate(plain, 1)
const single = await saturate(plain, 1)
const json = await saturate(inJson, 1)
const batched = await saturate(batch, 100)
const times = await offer(plain)
await service.stop()
rmSync(home, { recursive: true })

const load = `load ${loadavg()[0].toFixed(1)}`
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(2)
const told = ({ rate, ofProcessor }) =>
  `${count(rate)}/s, ${count(ofProcessor)} per second of its processor (${load})`
say('checks, one per request', told(single), 'at least 8,000/s')
say('checks, one per request, JSON', told(json), 'at least 8,000/s')
say('checks, 100 per request', told(batched), 'at least 8,000/s')
say(
  `at ${count(OFFERED)} checks/s offered`,
  `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms (${load})`,
  'p99 at most 5 ms',
)
say('answers that were none', count(wrong), '0')
process.exit(0)
