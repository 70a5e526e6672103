// What the guarded shell costs: its start against bash and node, and each command against bash.
//   node perf/shell-cost.mjs [COMMANDS]      (after npm run build)
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pty from '@lydell/node-pty'

const COMMANDS = Number(process.argv[2] ?? 200)
const STARTS = 15
const START_LIMIT = 3
const COMMAND_LIMIT_MS = 3

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'aegish-cost-'))
writeFileSync(join(home, '.bashrc'), "PS1='READY> '\n")
const env = { PATH: process.env.PATH, HOME: home, TERM: 'xterm', NO_COLOR: '1' }

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** Starts a program in a terminal; `prompt()` waits for its next prompt. */
function open(file, args) {
  const started = performance.now()
  const terminal = pty.spawn(file, args, { env, cwd: home, cols: 80, rows: 24 })
  let seen = ''
  let wake = () => {}
  terminal.onData((text) => {
    seen += text
    wake()
  })
  return {
    started,
    terminal,
    async prompt() {
      while (!/READY> (?:\r\x1b\[\d+C)?$/.test(seen))
        await new Promise((resolve) => {
          wake = resolve
        })
      seen = ''
    },
    async close() {
      const ended = new Promise((resolve) => terminal.onExit(resolve))
      terminal.kill('SIGKILL')
      await ended
    },
  }
}

async function startTime(file, args) {
  const times = []
  for (let i = 0; i < STARTS; i++) {
    const shell = open(file, args)
    await shell.prompt()
    times.push(performance.now() - shell.started)
    await shell.close()
  }
  return median(times)
}

/** From the Enter key to the next prompt, with the time for typing left out. */
async function commandTime(file, args, command) {
  const shell = open(file, args)
  await shell.prompt()
  const times = []
  for (let i = 0; i < COMMANDS; i++) {
    shell.terminal.write(command)
    await new Promise((resolve) => setTimeout(resolve, 2))
    const at = performance.now()
    shell.terminal.write('\r')
    await shell.prompt()
    times.push(performance.now() - at)
  }
  await shell.close()
  return median(times)
}

function nodeTime() {
  const times = []
  for (let i = 0; i < STARTS; i++) {
    const at = performance.now()
    spawnSync(process.execPath, ['-e', '0'], { env })
    times.push(performance.now() - at)
  }
  return median(times)
}

const bash = ['/bin/bash', ['--rcfile', join(home, '.bashrc'), '-i']]
const aegish = [process.execPath, [launcher, 'shell']]

const plain = (await startTime(...bash)) + nodeTime()
const guarded = await startTime(...aegish)
console.log(
  `start: ${guarded.toFixed(0)} ms; bash and node: ${plain.toFixed(0)} ms; ${(guarded / plain).toFixed(1)} times (at most ${START_LIMIT})`,
)
let worst = 0
for (const command of [':', 'x=$((x + 1))', 'echo hello | cat']) {
  const before = await commandTime(...bash, command)
  const after = await commandTime(...aegish, command)
  worst = Math.max(worst, after - before)
  console.log(
    `${command}: ${after.toFixed(1)} ms; bash ${before.toFixed(1)} ms; ${(after - before).toFixed(1)} ms more (at most ${COMMAND_LIMIT_MS})`,
  )
}
rmSync(home, { recursive: true, force: true })
process.exitCode = guarded / plain <= START_LIMIT && worst <= COMMAND_LIMIT_MS ? 0 : 1
