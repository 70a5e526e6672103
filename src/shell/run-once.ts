import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { Program } from './pseudo-terminal.ts'

const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR1', 'SIGUSR2'] as const

/** Runs a judged command, without a cage, with our own input and output; returns what it exited with. */
export function runOnce(program: Program): Promise<number> {
  return new Promise((resolve, reject) => {
    const passOn = (signal: NodeJS.Signals) => {
      // A terminal gives these to the command itself, too.
      const isTyped = process.stdin.isTTY && (signal === 'SIGINT' || signal === 'SIGQUIT')
      if (!isTyped) child.kill(signal)
    }
    // Before it is started: it may be told to end as soon as it runs.
    for (const signal of PASSED_ON) process.on(signal, passOn)
    const child = spawn(program.file, [...program.args], {
      cwd: program.directory,
      env: program.env as NodeJS.ProcessEnv,
      stdio: 'inherit',
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const name of PASSED_ON) process.off(name, passOn)
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}
