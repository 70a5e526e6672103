import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Overview } from '../src/view/api.ts'

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))

/** `aegish view` as a process, as a user would start it. */
export interface Viewer {
  url: string
  /** What it has said on standard error so far. */
  readonly stderr: string
  overview(): Promise<Overview>
  /** Ends it as Ctrl-C under npx does, which passes the signal on, and returns its exit code. */
  stop(): Promise<number | null>
}

/** Nobody's: what was decided on the machine that tests is nobody's business. */
const NO_HOME = join(tmpdir(), 'aegish-no-home')

/** Starts a viewer on some paths and waits until it has read everything. */
export async function startViewer(
  paths: string[],
  args: string[] = [],
  home = NO_HOME,
): Promise<Viewer> {
  const child = spawn(process.execPath, [launcher, 'view', '--no-open', ...args, ...paths], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: home, XDG_STATE_HOME: '' },
  })
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const ended = once(child, 'exit')
  const first = await Promise.race([once(child.stdout, 'data'), ended])
  const url = String(first[0]).trim()
  if (!url.startsWith('http')) throw new Error(`no viewer: ${stderr}`)
  const overview = async () => (await (await fetch(`${url}api/overview`)).json()) as Overview
  for (;;) {
    const { reading, guards, problems } = await overview()
    if (reading === null && guards.length + problems.length > 0) break
    await delay(30)
  }
  return {
    url,
    get stderr() {
      return stderr
    },
    overview,
    stop: async () => {
      if (child.exitCode === null)
        for (const signal of ['SIGINT', 'SIGTERM'] as const) child.kill(signal)
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}
