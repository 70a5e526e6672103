// Installs the dependencies only when what is installed differs from the lock file.
// Node's built-ins only: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a program in the project's folder and ends this process when it fails. */
export function step(title, command, args) {
  const started = performance.now()
  process.stderr.write(`\n> ${title}\n`)
  const shell = process.platform === 'win32'
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell })
  if (error) process.stderr.write(`${command}: ${error.message}\n`)
  if (status !== 0) process.exit(signal ? 130 : (status ?? 1))
  process.stderr.write(`  ${title}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
}

/**
 * Runs rows of steps side by side, and each row from left to right. What a step says is shown when it
 * ends, so that no two speak at once. All get to their ends, then the first failure ends this process.
 */
export async function sideBySide(rows) {
  const failures = []
  await Promise.all(
    rows.map(async (row) => {
      for (const [title, command, args] of row) {
        const code = await quietly(title, command, args)
        if (code === 0) continue
        failures.push(code)
        return
      }
    }),
  )
  if (failures.length > 0) process.exit(failures[0])
}

/** One step, with its output in one piece at its end. Resolves to its exit code. */
function quietly(title, command, args) {
  const started = performance.now()
  const shell = process.platform === 'win32'
  // Colours are lost in a pipe, unless somebody asks for them.
  const env = process.stderr.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env
  const stdio = ['ignore', 'pipe', 'pipe']
  const child = spawn(command, args, { cwd: root, stdio, shell, env })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
  child.on('error', ({ message }) => said.push(Buffer.from(`${command}: ${message}\n`)))
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
      const end = code === 0 ? seconds : `failed after ${seconds}`
      process.stderr.write(`\n> ${title}\n${Buffer.concat(said)}  ${title}: ${end}\n`)
      resolve(signal ? 130 : code)
    })
  })
}

function isInstalled() {
  const installedPath = `${root}node_modules/.package-lock.json`
  if (!existsSync(installedPath)) return false
  const wanted = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedPath, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional) return true
    return installed[path]?.version === entry.version && existsSync(`${root}${path}/package.json`)
  })
}

export function install() {
  if (isInstalled()) return
  step('install', 'npm', ['ci', '--no-audit', '--no-fund'])
}
