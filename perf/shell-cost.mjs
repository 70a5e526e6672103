// What the guarded shell costs: its start beside bash and node, and a command beside the same one in
// bash. All take turns, so that a busy machine slows them down alike; in a made-up home.
// usage: node perf/shell-cost.mjs [rounds]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pty from '@lydell/node-pty'
import { say } from './say.mjs'

const rounds = Number(process.argv[2] ?? 40)
const MOST_STARTS = 3
const MOST_MS = 3
const COMMANDS = [':', 'x=$((x + 1))', 'cd / && cd -', 'echo hello | cat', 'ls -d /']

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'aegish-cost-'))
writeFileSync(join(home, '.bashrc'), "PS1='READY> '\n")
const env = { PATH: process.env.PATH, HOME: home, TERM: 'xterm', NO_COLOR: '1' }

const BASH = ['/bin/bash', ['--rcfile', join(home, '.bashrc'), '-i']]
const SHELL = [process.execPath, [launcher, 'shell']]

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Starts a program in a terminal and waits for its first prompt. */
async function open([file, args]) {
  const terminal = pty.spawn(file, args, { env, cwd: home, cols: 80, rows: 24 })
  let seen = ''
  let wake = () => {}
  terminal.onData((text) => {
    seen += text
    wake()
  })
  const until = async (pattern) => {
    while (!pattern.test(seen))
      await new Promise((resolve) => {
        wake = resolve
      })
    seen = ''
  }
  const prompt = () => until(/READY> (?:\r\x1b\[\d+C)?$/)
  await prompt()
  return {
    /** From the Enter key to the next prompt; typing it is left out. */
    async run(command) {
      terminal.write(command)
      await until(new RegExp(`${command.slice(-4).replace(/[^\w ]/g, '\\$&')}$`))
      const started = performance.now()
      terminal.write('\r')
      await prompt()
      return performance.now() - started
    },
    async close() {
      const ended = new Promise((resolve) => terminal.onExit(resolve))
      terminal.write('\x04')
      await ended
    },
  }
}

async function startTime(program) {
  const started = performance.now()
  const shell = await open(program)
  const time = performance.now() - started
  await shell.close()
  return time
}

async function nodeTime() {
  const started = performance.now()
  await once(spawn(process.execPath, ['-e', '0'], { env }), 'exit')
  return performance.now() - started
}

const starts = { plain: [], guarded: [] }
for (let round = -2; round < rounds / 2; round++) {
  const plain = (await startTime(BASH)) + (await nodeTime())
  const guarded = await startTime(SHELL)
  // The first rounds warm up what the system keeps of the files.
  if (round < 0) continue
  starts.plain.push(plain)
  starts.guarded.push(guarded)
}
const [plain, guarded] = [median(starts.plain), median(starts.guarded)]
const times = guarded / plain
say(
  'start of `aegish shell`',
  `${guarded.toFixed(0)} ms, ${times.toFixed(2)} × (bash + node: ${plain.toFixed(0)} ms)`,
  `at most ${MOST_STARTS} ×`,
)

const [bash, shell] = [await open(BASH), await open(SHELL)]
for (const command of COMMANDS) {
  const more = []
  for (let round = -5; round < rounds; round++) {
    const before = await bash.run(command)
    const after = await shell.run(command)
    if (round >= 0) more.push(after - before)
  }
  say(`\`${command}\``, `${median(more).toFixed(2)} ms over bash`, `at most ${MOST_MS} ms`)
}
await Promise.all([bash.close(), shell.close()])
rmSync(home, { recursive: true, force: true })
process.stdout.write(`load of the machine: ${loadavg()[0].toFixed(1)}\n`)
