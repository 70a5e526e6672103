// What Enter costs at a prompt that asks the guard: from the key to the end of the command, beside the
// same shell without it, with and without a service. All take turns; in a made-up home.
// usage: node perf/prompt-latency.mjs [rounds]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pty from '@lydell/node-pty'
import { say } from './say.mjs'

const rounds = Number(process.argv[2] ?? 30)
/** A blink takes 100 to 400 ms. */
const DEMANDED = 'added: at most 50 ms'
const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'aegish-prompt-cost-'))
const COMMANDS = [
  'echo E""ND',
  'for i in 1; do echo E""ND; done',
  'ls -d / >/dev/null && echo E""ND',
]

const SHELLS = [
  ['bash', '/bin/bash', '.bashrc'],
  ['zsh', '/usr/bin/zsh', '.zshrc'],
].filter(([, file]) => existsSync(file))

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

function homeWith(name, lines) {
  const home = join(root, name)
  mkdirSync(home)
  for (const file of ['.bashrc', '.zshrc'])
    writeFileSync(join(home, file), `PS1='READY> '\n${lines(file.slice(1, -2))}\n`)
  return home
}

const init = (shell) => `eval "$('${process.execPath}' '${launcher}' init ${shell})"`
const homes = {
  plain: homeWith('plain', () => ''),
  served: homeWith('served', init),
  alone: homeWith('alone', init),
}

/** Starts a shell in a terminal and waits for its first prompt. */
async function open(file, home) {
  const env = { PATH: process.env.PATH, HOME: home, TERM: 'xterm', LANG: 'C.UTF-8' }
  const terminal = pty.spawn(file, [], { env, cwd: home, cols: 80, rows: 24 })
  let seen = ''
  let wake = () => {}
  terminal.onData((text) => {
    seen += text
    wake()
  })
  const until = async (pattern) => {
    while (!pattern.test(seen)) {
      await new Promise((resolve) => {
        wake = resolve
      })
    }
  }
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 60))
  await until(/READY> /)
  return {
    async run(command) {
      await quiet()
      terminal.write(command)
      await quiet()
      seen = ''
      const started = performance.now()
      terminal.write('\r')
      await until(/END\r\n/)
      const time = performance.now() - started
      await until(/END\r\n[\s\S]*READY> /)
      return time
    },
    async close() {
      const ended = new Promise((resolve) => terminal.onExit(resolve))
      terminal.write('exit\r')
      await ended
    },
  }
}

const serve = (...words) =>
  spawnSync(process.execPath, [launcher, 'serve', ...words], {
    env: { PATH: process.env.PATH, HOME: homes.served },
  })
serve('--detach')
try {
  for (const [name, file] of SHELLS) {
    const cases = []
    for (const [which, home] of Object.entries(homes))
      cases.push({ which, shell: await open(file, home), times: [] })
    for (let round = -2; round < rounds; round++)
      for (const { shell, times } of cases) {
        const time = await shell.run(COMMANDS.at(round % COMMANDS.length))
        if (round >= 0) times.push(time)
      }
    for (const { shell } of cases) await shell.close()
    const [plain, served, alone] = cases.map(({ times }) => median(times))
    const worst = Math.max(...cases[1].times)
    say(
      `Enter in ${name}, with the service`,
      `${served.toFixed(1)} ms, plain ${name} ${plain.toFixed(1)} ms (added ${(served - plain).toFixed(1)} ms; the slowest of ${rounds} took ${worst.toFixed(1)} ms; load ${loadavg()[0].toFixed(1)})`,
      DEMANDED,
    )
    say(`Enter in ${name}, without a service`, `${alone.toFixed(1)} ms (it starts Node)`)
  }
} finally {
  serve('--stop')
  rmSync(root, { recursive: true, force: true })
}
