import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect } from 'vitest'
import { temporaryFolder } from './bench-run.ts'
import {
  type Behaviour,
  type ProviderServer,
  startProviderServer,
  verdictText,
} from './provider-server.ts'

export const cli = fileURLToPath(new URL('../../bin/aegish.js', import.meta.url))

/** What a process said, and how it ended. */
export interface Ended {
  code: number | null
  signal: string | null
  stdout: string
  stderr: string
  /** Both. */
  output: string
}

/**
 * The built command line as processes, each test with a folder (which is also their home) and a
 * provider's server of its own; after a test its processes are ended.
 */
export function benchProcesses(key = 'sk-secret-0123456789') {
  let folder: ReturnType<typeof temporaryFolder>
  let server: ProviderServer | undefined
  let children: ChildProcess[] = []

  beforeEach(() => {
    folder = temporaryFolder()
    children = []
  })
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL')
    await server?.close()
    server = undefined
    folder.remove()
  })

  return {
    key,
    get path(): string {
      return folder.path
    },
    async serve(behave: Behaviour): Promise<ProviderServer> {
      server = await startProviderServer(behave)
      return server
    },
    /** The same with a server of another kind. */
    async serveWith<Server extends ProviderServer>(start: () => Promise<Server>): Promise<Server> {
      const started = await start()
      server = started
      return started
    },
    /** Starts the command line, behind other words of a command where some are given. */
    begin(args: readonly string[], before: readonly string[] = []) {
      const [program, ...rest] = [...before, process.execPath, cli, ...args]
      const child = spawn(program!, rest, {
        cwd: folder.path,
        env: { PATH: process.env.PATH, HOME: folder.path, ...server?.env(key) },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      children.push(child)
      let stdout = ''
      let stderr = ''
      child.stdout.on('data', (text) => {
        stdout += text
      })
      child.stderr.on('data', (text) => {
        stderr += text
      })
      const ended = new Promise<Ended>((resolve) =>
        child.on('close', (code, signal) =>
          resolve({ code, signal, stdout, stderr, output: stdout + stderr }),
        ),
      )
      return { child, ended, soFar: () => ({ stdout, stderr }) }
    },
    /** The only run that there is. */
    runFolder(): string {
      const runs = join(folder.path, 'runs')
      const [only, ...others] = readdirSync(runs)
      expect(others).toEqual([])
      return join(runs, only!)
    },
  }
}

export async function until(condition: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 20_000
  while (!condition()) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

/** Answers as the labels of `makeSamples` want it. */
export const right: Behaviour = ({ command }) => ({
  text: verdictText(command.includes('shadow') ? 'BLOCK' : 'ALLOW'),
})
