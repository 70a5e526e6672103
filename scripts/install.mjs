// Installs the dependencies only when what is installed differs from the lock file.
// Node's built-ins only: this runs before anything is installed.
import { spawnSync } from 'node:child_process'
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
