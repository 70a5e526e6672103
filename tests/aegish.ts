import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))

/** Runs the built command line as a process of its own. */
export function aegish(
  args: readonly string[],
  options: { cwd?: string; input?: string; env?: NodeJS.ProcessEnv } = {},
): { code: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...args], {
    cwd: options.cwd,
    input: options.input,
    env: { ...process.env, ...options.env },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return { code: status, stdout, stderr }
}
