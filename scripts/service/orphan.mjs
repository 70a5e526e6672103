// A service of its own for measurements and storms. It is started as an orphan: whoever runs this may be
// an agent, and a process of an agent may not start the service that hooks ask.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The service of a home, which can be started, killed and stopped. */
export function serviceIn(home, env, launcher) {
  const file = join(home, '.local/state/aegish/service')
  /** What stands in its file; undefined where there is none. */
  const read = () => {
    try {
      const lines = readFileSync(file, 'utf8').trim().split('\n')
      const { pid, port, ...rest } = Object.fromEntries(lines.map((line) => line.split(' ')))
      return { pid: Number(pid), port: Number(port), ...rest }
    } catch {
      return undefined
    }
  }
  let running
  const end = async (signal) => {
    if (running === undefined) return
    const { pid } = running
    running = undefined
    process.kill(pid, signal)
    while (isAlive(pid)) await sleep(2)
  }
  return {
    file,
    read,
    async start() {
      const before = read()?.answer
      const script = '"$0" "$@" >/dev/null 2>&1 </dev/null &'
      spawn('sh', ['-c', script, process.execPath, launcher, 'serve'], { env, stdio: 'ignore' })
      for (running = read(); !running || running.answer === before; running = read()) await sleep(5)
      return running
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
