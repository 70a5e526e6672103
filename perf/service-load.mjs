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

/** A connection that is kept, with one question at a time. */
function open() {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let text = ''
  let answered
  socket.setEncoding('latin1')
  socket.on('data', (piece) => {
    text += piece
    const [head] = text.split('\r\n\r\n', 1)
    const length = /^content-length: (\d+)/im.exec(head)
    if (!length || text.length < head.length + 4 + Number(length[1])) return
    const status = text.slice(9, 12)
    text = ''
    answered(status)
  })
  return (type, body) =>
    new Promise((resolve) => {
      answered = resolve
      socket.write(
        `POST /v1/check HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${request}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      )
    })
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
async function saturate(asks, type, body, perQuestion) {
  let done = 0
  const before = await used()
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    asks.map(async (ask, i) => {
      while (performance.now() < end) {
        check(await ask(type, body(done + i)))
        done += perQuestion
      }
    }),
  )
  const passed = (performance.now() - start) / 1000
  return { rate: done / passed, ofProcessor: done / ((await used()) - before) }
}

/** At a steady rate; returns how long each took from when it was due, in ms, sorted. */
async function offer(asks) {
  const times = []
  const free = [...asks]
  const due = []
  const start = performance.now()
  let next = 0
  await new Promise((resolve) => {
    const pump = () => {
      const now = performance.now()
      for (; next < OFFERED * seconds && start + (next * 1000) / OFFERED <= now; next++)
        due.push(next)
      while (due.length > 0 && free.length > 0) {
        const number = due.shift()
        const ask = free.pop()
        ask('text/plain', COMMANDS[number % COMMANDS.length]).then((status) => {
          check(status)
          times.push(performance.now() - (start + (number * 1000) / OFFERED))
          free.push(ask)
          if (times.length === OFFERED * seconds) resolve()
        })
      }
      if (times.length < OFFERED * seconds) setImmediate(pump)
    }
    pump()
  })
  return times.sort((a, b) => a - b)
}

const asks = Array.from({ length: CONNECTIONS }, open)
const one = (i) => COMMANDS[i % COMMANDS.length]
const batch = JSON.stringify({ commands: Array.from({ length: 100 }, (_, i) => one(i)) })
// The engine compiles what is used.
await saturate(asks, 'text/plain', one, 1)
const single = await saturate(asks, 'text/plain', one, 1)
const json = await saturate(asks, 'application/json', (i) => JSON.stringify({ command: one(i) }), 1)
const batched = await saturate(asks, 'application/json', () => batch, 100)
const times = await offer(asks)
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
