// Runs one agent as a process group of its own, with a deadline: one that hangs is ended whole.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Ends with `{ status, stdout, stderr, hung }`. */
export function runAgent([program, ...args], { cwd, env, seconds }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'])
      child[name].setEncoding('utf8').on('data', (text) => {
        output[name] += text
      })
    let hung = false
    const deadline = setTimeout(() => {
      hung = true
      endGroup(child.pid)
    }, seconds * 1000)
    child.on('error', (error) => {
      clearTimeout(deadline)
      reject(error)
    })
    // 'exit' and not 'close': what an agent left behind may hold its pipes open.
    child.on('exit', (status, signal) => {
      clearTimeout(deadline)
      endGroup(child.pid)
      endDaemons(env.HOME)
      setTimeout(() => {
        child.stdout.destroy()
        child.stderr.destroy()
        resolve({ status: status ?? signal, ...output, hung })
      }, 50)
    })
  })
}

export const endGroup = (pid) => end(-pid)

/** What an agent left behind in a group of its own: whoever has the throw-away home. */
export function endDaemons(home) {
  if (!existsSync('/proc/self/environ')) return
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    if (environmentOf(pid).includes(`HOME=${home}`)) end(Number(pid))
}

function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return [] // It is gone, or somebody else's.
  }
}

function end(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
