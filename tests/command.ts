import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { removeFolder } from './remove-folder.ts'

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))

/** Nobody's home: policies, logs and permissions of whoever runs the tests stay out of them. */
const home = mkdtempSync(join(tmpdir(), 'aegish-home-'))
afterAll(() => removeFolder(home))

/** Runs the built command line as a process, as a user would. */
export function aegish(
  args: string[],
  options: { input?: string; env?: Record<string, string>; cwd?: string } = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...args], {
    encoding: 'utf8',
    input: options.input ?? '',
    cwd: options.cwd,
    maxBuffer: 256 * 1024 * 1024,
    env: { PATH: process.env.PATH, HOME: home, NO_COLOR: '1', ...options.env },
  })
  return { status, stdout, stderr, lines: stderr.split('\n').filter((line) => line !== '') }
}
