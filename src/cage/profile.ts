import type { CageOptions, NotHeld } from './cage.ts'
import type { WantedRule } from './layout.ts'
import type { Found, Place, Search } from './places/place.ts'

/** Folders that every cage has to itself; what is written there is gone at its end. */
export const TEMPORARY: readonly string[] = ['/tmp', '/var/tmp', '/run']

/** What programs expect in /run although it is hidden there. */
export const SHOWN_IN_RUN: readonly string[] = [
  ...['/run/current-system', '/run/opengl-driver', '/run/wrappers'],
  // Where /etc/resolv.conf leads on many systems. Only the files: beside them lie sockets of helpers
  // that would ask the internet for whoever asks them.
  ...['/run/systemd/resolve/stub-resolv.conf', '/run/systemd/resolve/resolv.conf'],
  ...['/run/resolvconf/resolv.conf', '/run/connman/resolv.conf'],
  ...['/run/NetworkManager/resolv.conf', '/run/NetworkManager/no-stub-resolv.conf'],
]

/**
 * Caches below the home. What is put there is used later outside, so a cage has its own. `kept`:
 * downloads that are left readable where nothing new can be downloaded anyway.
 */
export const CACHES: readonly { path: string; variable?: string; kept?: true }[] = [
  { path: '.cache', variable: 'XDG_CACHE_HOME' },
  { path: '.npm', variable: 'npm_config_cache' },
  { path: 'go/pkg', variable: 'GOMODCACHE', kept: true },
  { path: '.cargo/registry', kept: true },
  { path: '.cargo/git', kept: true },
  { path: '.m2/repository', kept: true },
  { path: '.gradle', variable: 'GRADLE_USER_HOME', kept: true },
  { path: '.nuget/packages', variable: 'NUGET_PACKAGES', kept: true },
  { path: '.local/share/pnpm/store', kept: true },
  { path: '.pnpm-store', kept: true },
  { path: '.bun/install/cache', kept: true },
  { path: '.ivy2/cache', kept: true },
  { path: '.composer/cache' },
  { path: '.rustup/tmp' },
  { path: '.rustup/downloads' },
  { path: '.node-gyp' },
]

/** The options with every path real, and what was found on this machine. */
export interface Site {
  options: Pick<CageOptions, 'sandbox' | 'net' | 'noShells'>
  workspace: string
  home: string | undefined
  /** What was looked for, */
  search: Search
  /** and what was found. */
  found: Found
  /** Folders of homes, entry by entry. */
  listed: { rules: readonly WantedRule[]; tooMany: readonly string[] }
  /** Existing caches, as full paths. */
  caches: readonly { path: string; kept?: true }[]
  temporary: readonly string[]
  shownInRun: readonly string[]
  allowRead: readonly string[]
  allowWrite: readonly string[]
  allowSocket: readonly string[]
  /** Folders from which aegish loads code. */
  own: readonly string[]
  shells: readonly string[]
}

/** The rules of a profile on this machine, before they are put in order. */
export function profileRules(site: Site): WantedRule[] {
  const { options, found } = site
  const mayWrite = options.sandbox === 'workspace-write'
  const named = (paths: readonly string[], rule: WantedRule['rule'], option: string) =>
    paths.map((path): WantedRule => ({ path, rule, by: 'person', why: `named by ${option}` }))
  return [
    ...site.temporary.map(scratch('a temporary folder of its own')),
    ...site.caches
      .filter(({ kept }) => !kept || options.net === 'all')
      .map(({ path }) => path)
      .map(scratch('a cache is used outside later, so this one is its own')),
    ...shown(site.shownInRun, 'programs expect it'),
    ...shown(site.home === undefined ? [] : [site.home], 'the home'),
    {
      path: site.workspace,
      rule: mayWrite ? 'writable' : 'read-only',
      by: 'place',
      why: 'the workspace',
    },
    ...(mayWrite && found.repository !== undefined
      ? [writable(found.repository, 'the repository of the workspace')]
      : []),
    ...found.places.map(ruleOfPlace),
    ...site.listed.rules,
    ...(options.noShells ? site.shells.map(withoutShell) : []),
    ...site.own.map(
      (path): WantedRule => ({
        path,
        rule: 'read-only',
        by: 'table',
        pinned: true,
        why: 'aegish loads code from it, outside too',
      }),
    ),
    ...named(site.allowRead, 'read-only', '--allow-read'),
    ...named(site.allowSocket, 'read-only', '--allow-socket'),
    ...named(site.allowWrite, 'writable', '--allow-write'),
  ]
}

const scratch =
  (why: string) =>
  (path: string): WantedRule => ({ path, rule: 'scratch', by: 'place', why })

const writable = (path: string, why: string): WantedRule => ({
  path,
  rule: 'writable',
  by: 'place',
  why,
})

const shown = (paths: readonly string[], why: string) =>
  paths.map((path): WantedRule => ({ path, rule: 'read-only', by: 'place', why }))

const withoutShell = (path: string): WantedRule => ({
  path,
  rule: 'unreachable',
  by: 'table',
  why: 'a shell, withheld by --no-shells',
})

function ruleOfPlace({ path, kind, is, what }: Place): WantedRule {
  if (is === 'helper') return { path, rule: 'unreachable', by: 'table', why: `leads to ${what}` }
  if (is === 'trusted') {
    return { path, rule: 'read-only', by: 'table', pinned: true, why: what }
  }
  // Else it would be covered no longer where the folder above it has been moved to.
  return {
    path,
    rule: kind === 'folder' ? 'empty' : 'nothing',
    by: 'table',
    pinned: true,
    why: what,
  }
}

/** What no cage of this kind holds, on any machine. */
export const LIMITS: readonly string[] = [
  'what is new in the workspace (a script, another repository, a file in .git that leads elsewhere, settings of an agent) is used outside like everything else there',
  'a secret that no table names, a copy of one under another name, and a second name (hard link) of a covered file can be read',
  'a secret that is made, or replaced by another file, in the workspace or outside of the home while the cage lives can be read; one that is replaced ends the cage as soon as it is seen',
  'a socket that a helper makes outside of /run and /tmp after the cage was closed can be reached',
  'what the repository tracks, and a password in the address of a remote, can be read from .git',
  'what is printed reaches your terminal, with all that a terminal obeys',
  'processors, memory and disk can be used up',
  'holes of the kernel',
]

/** Promises that Landlock without namespaces does not hold. */
export const WITHOUT_NAMESPACES: readonly NotHeld[] = [
  ['sockets of helpers outside are not reachable', 'Landlock has no rule for sockets with a name'],
  ['secrets and trusted places inside the workspace', 'rights hold for whole folders'],
  ['names of secrets are hidden', 'folders can be listed, though what lies in them not read'],
  ['modes and owners of withheld files cannot be changed', 'Landlock has no right for that'],
  ['processes outside are invisible', 'they can be listed, though not traced'],
  ['caches are private', 'they are read-only instead'],
].map(([promise, why]) => ({ promise: promise!, why: `${why}; bubblewrap is missing` }))

/** Landlock knows ports, and not where they are. */
export const NO_LOOPBACK: NotHeld = {
  promise: 'a loopback of its own',
  why: 'there is no network at all instead; bubblewrap is missing',
}

/** A right to execute holds for everything below a folder: shells lie among all other programs. */
export const SHELLS_STAY: NotHeld = {
  promise: 'shells cannot be executed',
  why: 'rights hold for whole folders; bubblewrap is missing',
}
