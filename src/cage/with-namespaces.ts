import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bubblewrapArguments } from './bwrap-arguments.ts'
import { splitEnvironment } from './command-environment.ts'
import { findProgram } from './command-path.ts'
import type { Access } from './landlock.ts'
import type { LauncherSettings } from './launcher-settings.ts'
import type { Bubblewrap } from './machine.ts'
import { realPath } from './paths.ts'
import { type Built, filterFor, layersOf, notHeldAnywhere, type Plan } from './plan.ts'
import { LAUNCHER } from './site.ts'

/** Descriptors that somebody left open are closed; the filter is opened where it is expected. */
const FILTER = 9
const ENTER = `for f in /proc/self/fd/*; do
  n=\${f##*/}; if [[ $n -gt 2 ]]; then eval "exec $n>&-"; fi
done
exec ${FILTER}<"$1"; shift
case $1 in ignore) trap '' INT QUIT;; esac; shift
exec "$@"`

/** Namespaces by bubblewrap, with Landlock and the filter of system calls inside. */
export function withNamespaces(
  plan: Plan,
  bubblewrap: Bubblewrap,
): Built & { rehearsal: string[] } {
  const { options, machine, site, folder, rules } = plan
  const nothing = join(folder, 'nothing')
  const filter = join(folder, 'filter')
  writeFileSync(nothing, '', { mode: 0o444 })
  writeFileSync(filter, filterFor(plan, true) ?? '')
  const { noShells, keepShell } = options
  const kept = noShells && keepShell !== undefined ? realPath(keepShell) : undefined
  const keptShell = kept && `/run/aegish/${kept.slice(kept.lastIndexOf('/') + 1)}`
  const args = bubblewrapArguments({
    rules,
    net: options.net,
    workspace: site.workspace,
    newSession: options.newSession,
    nothing,
    seccomp: machine.architecture && FILTER,
    version: bubblewrap.version,
    also: kept && keptShell ? { source: kept, target: keptShell } : undefined,
  })
  const launches = machine.withoutLauncher === undefined
  // Ctrl-C is for the command: bubblewrap must outlive it, and only the launcher undoes that.
  const enter = ['-p', '-c', ENTER, 'aegish', filter, launches ? 'ignore' : 'keep']
  const { env, late } = splitEnvironment(plan, launches)
  const launcher = [process.execPath, LAUNCHER, launcherSettings(plan, late)]
  return {
    file: findProgram('bash', '/bin:/usr/bin') ?? findProgram('bash', options.env.PATH) ?? 'bash',
    args: [...enter, bubblewrap.file, ...args, ...(launches ? launcher : [])],
    rehearsal: [...enter, bubblewrap.file, ...args],
    env,
    ...(keptShell && { keptShell }),
    layers: layersOf(machine, `bubblewrap ${bubblewrap.version.join('.')}`),
    notHeld: notHeldAnywhere(plan),
  }
}

function launcherSettings({ options, machine, rules }: Plan, env: Record<string, string>): string {
  const writable = rules.filter(({ rule }) => rule === 'writable' || rule === 'scratch')
  const settings: LauncherSettings = {
    env,
    ...((machine.landlock ?? 0) > 0 && {
      landlock: {
        rules: [
          { path: '/', access: 'read' },
          ...writable.map(({ path }) => ({ path, access: 'write' as Access })),
          { path: '/dev', access: 'device' },
          { path: '/dev/shm', access: 'write' },
        ],
        // A full-screen program stops its whole group, to which we belong on a terminal.
        scope: { sockets: true, signals: options.newSession },
      },
    }),
  }
  return JSON.stringify(settings)
}

/** Tries everything but the command itself; gives the words of whoever refuses. */
export function rehearse(file: string, args: readonly string[]): string | undefined {
  const nothing = findProgram('true', '/usr/bin:/bin:/run/current-system/sw/bin')
  const command = nothing === undefined ? [process.execPath, '--version'] : [nothing]
  const { status, stderr, error } = spawnSync(file, [...args, ...command], {
    ...{ encoding: 'utf8', env: {}, stdio: ['ignore', 'ignore', 'pipe'], timeout: 30_000 },
  })
  if (status === 0) return undefined
  return (
    String(stderr ?? '')
      .trim()
      .split('\n')
      .at(-1) ||
    error?.message ||
    `it ends with ${status}`
  )
}
