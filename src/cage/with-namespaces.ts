import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bubblewrapArguments } from './bwrap-arguments.ts'
import { CageError, type NotHeld } from './cage.ts'
import { commandEnvironment, HANDED_OVER, handOver } from './command-environment.ts'
import { expectedPaths } from './expected-paths.ts'
import type { Access } from './landlock.ts'
import type { LauncherSettings } from './launcher-settings.ts'
import type { Bubblewrap } from './machine.ts'
import { outermost, realPath } from './paths.ts'
import { type Built, filterFor, layersOf, notHeldAnywhere, type Plan } from './plan.ts'
import { LAUNCHER } from './site.ts'
import { systemProgram } from './trusted-program.ts'

/** Where what bubblewrap and the launcher read is opened for them. */
const DESCRIPTORS = { settings: 7, mounts: 8, filter: 9 } as const

/**
 * Run by a bash without its start-up files, which it would read where its input is a socket (ssh).
 * Descriptors that somebody left open are closed, and a folder is no input: everything beside and above
 * it could be reached from there.
 */
const ENTER = `for f in /proc/self/fd/*; do
  n=\${f##*/}; if [[ $n -gt 2 ]]; then eval "exec $n>&-"; fi
done
for n in 0 1 2; do if [[ -d /proc/self/fd/$n ]]; then eval "exec $n<>/dev/null"; fi; done
case $2 in ignore) trap '' INT QUIT;; esac
exec ${DESCRIPTORS.settings}<"$1/settings" ${DESCRIPTORS.mounts}<"$1/$3" ${DESCRIPTORS.filter}<"$1/filter" || exit 125
shift 3; exec "$@"`

/** Without the launcher: the command's variables get their own names back, and it begins. */
const BEGIN = `for n in "\${!${HANDED_OVER}@}"; do
  export "\${n#${HANDED_OVER}}=\${!n}"; unset "$n"
done
exec ${Object.values(DESCRIPTORS)
  .map((number) => `${number}>&-`)
  .join(' ')}
exec -- "$@"`

/** Namespaces by bubblewrap, with Landlock and the filter of system calls inside. */
export function withNamespaces(
  plan: Plan,
  bubblewrap: Bubblewrap,
): Built & { rehearsal: string[] } {
  const { options, machine, site, folder, rules } = plan
  const nothing = join(folder, 'nothing')
  const launches = machine.withoutLauncher === undefined
  const bash = systemProgram('bash')
  if (bash === undefined) throw new CageError('NO_BASH', 'there is no bash of the system')
  const { noShells, keepShell } = options
  const kept = noShells && keepShell !== undefined ? realPath(keepShell) : undefined
  const keptShell = kept && `/run/aegish/${kept.slice(kept.lastIndexOf('/') + 1)}`
  const argumentsFor = (laid: typeof rules) =>
    bubblewrapArguments({
      rules: laid,
      net: options.net,
      workspace: site.workspace,
      newSession: options.newSession,
      nothing,
      seccomp: machine.architecture && DESCRIPTORS.filter,
      version: bubblewrap.version,
      also: kept && keptShell ? { source: kept, target: keptShell } : undefined,
    })
      .map((word) => `${word}\0`)
      .join('')
  writeFileSync(nothing, '', { mode: 0o444 })
  const files: Record<keyof typeof DESCRIPTORS | 'rehearsal', string | Buffer> = {
    settings: JSON.stringify(launcherSettings(plan, nothing)),
    mounts: argumentsFor(rules),
    rehearsal: argumentsFor(rules.filter(({ by }) => by !== 'entry')),
    filter: filterFor(plan, true) ?? '',
  }
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content, { mode: 0o600 })
  }
  // Ctrl-C is for the command: bubblewrap must outlive it, and only the launcher undoes that.
  const enter = ['--norc', '-p', '-c', ENTER, 'aegish', folder, launches ? 'ignore' : 'keep']
  const start = (mounts: 'mounts' | 'rehearsal') => [
    ...[...enter, mounts, bubblewrap.file],
    ...['--args', String(DESCRIPTORS.mounts), '--'],
  ]
  const launcher = [process.execPath, LAUNCHER, `/proc/self/fd/${DESCRIPTORS.settings}`]
  const begin = [bash, '--norc', '-p', '-c', BEGIN, 'aegish']
  return {
    file: bash,
    args: [...start('mounts'), ...(launches ? launcher : begin)],
    rehearsal: start('rehearsal'),
    env: handOver(commandEnvironment(plan)),
    ...(keptShell && { keptShell }),
    layers: layersOf(machine, `bubblewrap ${bubblewrap.version.join('.')}`),
    notHeld: [...notHeldAnywhere(plan), ...(launches ? [] : [unverified(machine.withoutLauncher)])],
  }
}

function unverified(why = ''): NotHeld {
  return { promise: 'nothing in the workspace is exchanged while the cage is made', why }
}

function launcherSettings(plan: Plan, nothing: string): LauncherSettings {
  const { options, machine, rules } = plan
  const writable = rules.filter(({ rule }) => rule === 'writable' || rule === 'scratch')
  return {
    expected: expectedPaths(rules, nothing),
    ...((machine.landlock ?? 0) > 0 && {
      landlock: {
        rules: [
          { path: '/', access: 'read' },
          ...outermost(writable.map(({ path }) => path)).map((path) => ({
            path,
            access: 'write' as Access,
          })),
          { path: '/dev', access: 'device' },
          { path: '/dev/shm', access: 'write' },
        ],
        // A full-screen program stops its whole group, to which we belong on a terminal.
        scope: { sockets: true, signals: options.newSession },
      },
    }),
  }
}

/** Tries everything but the command itself; gives the words of whoever refuses. */
export function rehearse(file: string, args: readonly string[]): string | undefined {
  const nothing = systemProgram('true')
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
