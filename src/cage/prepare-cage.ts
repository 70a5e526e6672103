import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { allowedSiblings } from './allowed-siblings.ts'
import { bubblewrapArguments } from './bwrap-arguments.ts'
import {
  type Cage,
  CageError,
  type CageExplanation,
  type CageOptions,
  type NotHeld,
  type PathRule,
} from './cage.ts'
import { findProgram } from './command-path.ts'
import { type CagedEnvironment, cagedEnvironment } from './environment.ts'
import { type Access, SCOPES_SINCE } from './landlock.ts'
import type { LauncherSettings } from './launcher-settings.ts'
import { layOut, ruleFor, type WantedRule } from './layout.ts'
import { examineMachine, type Machine } from './machine.ts'
import { realPath } from './paths.ts'
import { CACHES, LIMITS, profileRules, type Site, WITHOUT_NAMESPACES } from './profile.ts'
import { seccompFilter } from './seccomp/filter.ts'
import { LAUNCHER, launcherNeeds, surveySite } from './site.ts'

/** Everything that the ways to make a cage need to know. */
interface Plan {
  options: CageOptions
  machine: Machine
  site: Site
  rules: WantedRule[]
  environment: CagedEnvironment
  /** A folder of this cage on disk, for its owner alone. */
  folder: string
}

/** What one of these ways gives. */
interface Built {
  file: string
  args: string[]
  env: Record<string, string>
  keptShell?: string
  layers: CageExplanation['layers']
  notHeld: NotHeld[]
}

/**
 * Makes a cage ready. Throws a `CageError` (exit code 125) where that is not possible, or where a
 * promise cannot be held and the fail mode is safe.
 */
export async function prepareCage(options: CageOptions): Promise<Cage> {
  if (options.sandbox === 'danger-full-access') return withoutCage(options)
  const machine = await examineMachine(options.env)
  const folder = mkdtempSync(join(tmpdir(), 'aegish-cage-'))
  const close = () => rmSync(folder, { recursive: true, force: true })
  try {
    const site = surveySite(options)
    const plan: Plan = {
      options,
      machine,
      site,
      rules: layOut(profileRules(site), launcherNeeds()),
      environment: cagedEnvironment(options.env, options.allowEnv),
      folder,
    }
    const built = build(plan)
    if (built.notHeld.length > 0 && options.failMode === 'safe') throw refusal(built.notHeld)
    return { ...asCage(built, plan), close }
  } catch (error) {
    close()
    throw error
  }
}

function build(plan: Plan): Built {
  const { bubblewrap, platform } = plan.machine
  if (bubblewrap === undefined) {
    const why =
      platform === 'linux'
        ? 'bubblewrap (bwrap) is not installed'
        : `there is no cage for ${platform} yet`
    return withLandlockAlone(plan, why)
  }
  const built = withNamespaces(plan, bubblewrap)
  const failed = rehearse(built.file, built.rehearsal)
  return failed === undefined ? built : withLandlockAlone(plan, namespacesRefused(failed, plan))
}

function namespacesRefused(words: string, { options }: Plan): string {
  const inside = options.env[CAGE_VARIABLE]
  return inside === undefined
    ? `bubblewrap cannot make one here (${words})`
    : `this is a cage already (${inside}), and there is none inside of another`
}

function refusal(notHeld: readonly NotHeld[]): CageError {
  const [first] = notHeld
  const more = notHeld.length > 1 ? ` and ${notHeld.length - 1} more ("aegish doctor")` : ''
  return new CageError(
    'CAGE_NOT_HELD',
    `the cage does not hold here: ${first!.promise}: ${first!.why}${more}; --fail open runs it anyway`,
    notHeld,
  )
}

const EVERYTHING_ELSE = {
  rule: 'read-only',
  why: 'it lies outside of the workspace',
} as const satisfies Partial<PathRule>

/** Says inside of a cage which one it is. */
const CAGE_VARIABLE = 'AEGISH_CAGE'

function asCage(built: Built, { options, site, rules, environment }: Plan): Omit<Cage, 'close'> {
  const { layers, ...start } = built
  const plainRules: PathRule[] = rules.map(({ path, rule, why }) => ({ path, rule, why }))
  return {
    ...start,
    ruleFor(path) {
      const full = resolve(options.cwd, path)
      return ruleFor(plainRules, realPath(full) ?? full) ?? { ...EVERYTHING_ELSE, path: full }
    },
    explain: () => ({
      sandbox: options.sandbox,
      net: options.net,
      workspace: site.workspace,
      layers,
      paths: plainRules,
      withheldVariables: environment.withheld,
      notHeld: built.notHeld,
      limits: [...LIMITS, ...notSeenLimit(site)],
    }),
  }
}

function notSeenLimit({ found: { notSeen } }: Site): string[] {
  if (notSeen.length === 0) return []
  return [
    `there were too many folders to look through for secrets: ${notSeen.length} were left out, such as ${notSeen[0]}`,
  ]
}

/** Descriptors that somebody left open are closed; the filter is opened where it is expected. */
const FILTER = 9
const ENTER = `for f in /proc/self/fd/*; do
  n=\${f##*/}; if [[ $n -gt 2 ]]; then eval "exec $n>&-"; fi
done
exec ${FILTER}<"$1"; shift
case $1 in ignore) trap '' INT QUIT;; esac; shift
exec "$@"`

function withNamespaces(
  plan: Plan,
  bubblewrap: NonNullable<Machine['bubblewrap']>,
): Built & { rehearsal: string[] } {
  const { options, machine, site, folder, rules } = plan
  const nothing = join(folder, 'nothing')
  const filter = join(folder, 'filter')
  writeFileSync(nothing, '', { mode: 0o444 })
  writeFileSync(filter, machine.architecture ? filterFor(plan, machine.architecture) : '')
  const kept = options.noShells ? realPath(options.keepShell ?? '') : undefined
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
    file: '/bin/bash',
    args: [...enter, bubblewrap.file, ...args, ...(launches ? launcher : [])],
    rehearsal: [...enter, bubblewrap.file, ...args],
    env,
    ...(keptShell && { keptShell }),
    layers: layersOf(machine, `bubblewrap ${bubblewrap.version.join('.')}`),
    notHeld: notHeldWithNamespaces(plan),
  }
}

function filterFor({ options, machine }: Plan, architecture: NonNullable<Machine['architecture']>) {
  const namespaced = machine.bubblewrap !== undefined
  return seccompFilter(architecture, {
    withoutInternet: options.net === 'none' || (options.net === 'loopback' && !namespaced),
    sharesGroup: !options.newSession,
  })
}

function notHeldWithNamespaces({ options, machine }: Plan): NotHeld[] {
  const scoped = (machine.landlock ?? 0) >= SCOPES_SINCE
  return [
    ...(machine.architecture === undefined ? [withoutFilter()] : []),
    ...(options.net === 'all' && !scoped
      ? [
          {
            promise: 'sockets without a name (X11, D-Bus) are not reachable with --net all',
            why:
              machine.withoutLauncher ?? `Landlock of this kernel is version ${machine.landlock}`,
          },
        ]
      : []),
  ]
}

function withoutFilter(): NotHeld {
  return {
    promise: 'the terminal, the keyring and new namespaces are out of reach',
    why: `no filter of system calls is written for ${process.arch}`,
  }
}

/** Tries everything but the command itself; gives the words of whoever refuses. */
function rehearse(file: string, args: readonly string[]): string | undefined {
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

/** Variables that would change how the launcher starts reach the command only through it. */
const LATE = /^(?:NODE_|LD_(?!LIBRARY_PATH$))/

function splitEnvironment(plan: Plan, launches: boolean, temporary = '/tmp') {
  const { options, site, environment } = plan
  const env: Record<string, string> = { ...environment.env, [CAGE_VARIABLE]: options.sandbox }
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) if (env[name] !== undefined) env[name] = temporary
  if (temporary !== '/tmp') env.TMPDIR = temporary
  const { PWD } = env
  if (PWD === undefined || realPath(PWD) !== site.workspace) env.PWD = site.workspace
  for (const { path, variable } of CACHES) {
    if (!variable || env[variable] !== undefined) continue
    if (site.home !== undefined && realPath(join(site.home, path)) !== undefined) continue
    env[variable] = `${temporary}/.aegish-cache/${path}`
  }
  const late: Record<string, string> = {}
  if (!launches) return { env, late }
  for (const [name, value] of Object.entries(env)) {
    if (!LATE.test(name)) continue
    late[name] = value
    delete env[name]
  }
  return { env, late }
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
          ...['/dev', '/proc'].map((path) => ({ path, access: 'device' as Access })),
          { path: '/dev/shm', access: 'write' },
        ],
        // A full-screen program stops its whole group, to which we belong on a terminal.
        scope: { sockets: true, signals: options.newSession },
      },
    }),
  }
  return JSON.stringify(settings)
}

function layersOf(machine: Machine, namespaces: string | undefined): CageExplanation['layers'] {
  const { landlock, withoutLauncher, architecture } = machine
  const filter = architecture === undefined ? 'missing' : `a filter for ${architecture}`
  return [
    { name: 'namespaces', says: namespaces ?? 'missing' },
    { name: 'Landlock', says: landlock ? `version ${landlock}` : (withoutLauncher ?? 'missing') },
    { name: 'system calls', says: filter },
  ]
}

/** Without namespaces: what Landlock and a filter of system calls hold, and a list of the rest. */
function withLandlockAlone(plan: Plan, why: string): Built {
  const { options, machine, site, folder } = plan
  const notHeld = [{ promise: 'a view of its own of the file system', why }, ...WITHOUT_NAMESPACES]
  if (!machine.landlock) {
    const nothing = machine.withoutLauncher ?? 'this kernel has no Landlock'
    const { env } = splitEnvironment(plan, false, folder)
    return {
      ...openDoor(env),
      layers: layersOf(machine, undefined),
      notHeld: [{ promise: 'anything but the environment', why: `${why}; ${nothing}` }, ...notHeld],
    }
  }
  const withheld = site.found.places
    .filter(({ path, is }) => is === 'secret' && !site.allowRead.includes(path))
    .map(({ path }) => path)
  const writable = [
    ...(options.sandbox === 'workspace-write' ? [site.workspace] : []),
    ...[folder, ...site.allowWrite],
  ]
  const { env, late } = splitEnvironment(plan, true, folder)
  const settings: LauncherSettings = {
    env: late,
    landlock: {
      rules: [
        ...allowedSiblings(withheld, listFolder).map((path) => ({
          path,
          access: 'read' as Access,
        })),
        ...writable.map((path) => ({ path, access: 'write' as Access })),
        { path: '/dev', access: 'device' },
        { path: '/dev/shm', access: 'write' },
      ],
      scope: { sockets: true, signals: options.newSession },
    },
    ...(machine.architecture && {
      seccomp: filterFor(
        { ...plan, machine: { ...machine, bubblewrap: undefined } },
        machine.architecture,
      ).toString('base64'),
    }),
  }
  return {
    file: process.execPath,
    args: [LAUNCHER, JSON.stringify(settings)],
    env,
    layers: layersOf(machine, undefined),
    notHeld: machine.architecture === undefined ? [...notHeld, withoutFilter()] : notHeld,
  }
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function openDoor(env: Record<string, string>): Pick<Built, 'file' | 'args' | 'env'> {
  return { file: '/bin/bash', args: ['-p', '-c', 'exec -- "$@"', 'aegish'], env }
}

/** `danger-full-access`: the command as it is. */
function withoutCage(options: CageOptions): Cage {
  const entries = Object.entries(options.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return {
    ...openDoor(Object.fromEntries(entries)),
    notHeld: [],
    ruleFor: () => undefined,
    explain: () => ({
      ...{ sandbox: options.sandbox, net: 'all', workspace: options.cwd },
      ...{ layers: [], paths: [], withheldVariables: [], notHeld: [] },
      limits: ['everything: this profile is no cage'],
    }),
    close: () => {},
  }
}
