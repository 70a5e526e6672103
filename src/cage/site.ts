import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CageError, type CageOptions } from './cage.ts'
import { SECRET_PLACES } from './environment.ts'
import { listings } from './listing.ts'
import { isWithin, outermost, realPath } from './paths.ts'
import { obeyedPlace, secretFolder } from './places/classify.ts'
import { findPlaces } from './places/find-places.ts'
import { formsOf, homesOf, PARTS } from './places/forms.ts'
import { repositoryAround } from './places/git-places.ts'
import type { Search } from './places/place.ts'
import { CACHES, SHOWN_IN_RUN, type Site, TEMPORARY } from './profile.ts'

/** Folders that are no workspace: with everything below them, somebody else would be at home. */
const NO_WORKSPACE: ReadonlySet<string> = new Set([
  ...['/', '/home', '/Users', '/etc', '/usr', '/var', '/opt', '/bin', '/sbin', '/lib', '/lib64'],
  ...['/boot', '/dev', '/proc', '/sys', '/run', '/tmp', '/var/tmp', '/srv', '/mnt', '/media'],
])

/** Names of programs that run commands for whoever starts them. */
const SHELLS = [
  ...['sh', 'bash', 'rbash', 'dash', 'ash', 'zsh', 'fish', 'ksh', 'mksh', 'oksh', 'loksh', 'yash'],
  ...['csh', 'tcsh', 'busybox', 'toybox', 'elvish', 'nu', 'xonsh', 'pwsh', 'osh', 'ion'],
]

/** Looks at the machine for one cage: every path is real, every place that a table names found. */
export function surveySite(options: CageOptions): Site {
  const workspace = realPath(options.cwd)
  if (workspace === undefined) {
    throw new CageError('NO_WORKSPACE', `${options.cwd}: the working directory is gone`)
  }
  const real = options.home === '' ? undefined : realPath(options.home)
  // A home at the root is that of a service, which has none.
  const home = real === '/' ? undefined : real
  const allowRead = namedPaths(options.allowRead, options.cwd, '--allow-read')
  const allowWrite = namedPaths(options.allowWrite, options.cwd, '--allow-write')
  const allowSocket = namedPaths(options.allowSocket, options.cwd, '--allow-socket')
  const mayWrite = options.sandbox === 'workspace-write'
  const caches = CACHES.flatMap(({ path, kept }) => {
    const full = home === undefined ? undefined : realPath(join(home, path))
    return full === undefined ? [] : [{ path: full, ...(kept && { kept }) }]
  })
  const temporary = TEMPORARY.filter((path) => realPath(path) === path)
  const writable = [...(mayWrite ? [workspace] : []), ...allowWrite]
  const homes = home === undefined ? [] : homesOf(home, options.env, realPath)
  const onPath = (options.env.PATH ?? '')
    .split(':')
    .filter(isAbsolute)
    .flatMap((folder) => realPath(folder) ?? [])
  if (mayWrite && !allowWrite.includes(workspace)) mustBeWorkspace(workspace, home, onPath)
  const search: Search = {
    home: home ?? '/nonexistent',
    homes,
    writable: outermost(writable),
    replaced: [
      ...temporary,
      ...caches.filter(({ kept }) => !kept || options.net === 'all').map(({ path }) => path),
    ],
    shown: [workspace, ...(home === undefined ? [] : [home]), ...allowRead, ...allowWrite],
    named: placesInVariables(options.env),
    uid: process.getuid?.() ?? 0,
  }
  const found = findPlaces(search)
  const given = options.allowWrite.map((path) => resolve(options.cwd, path))
  return {
    options,
    workspace,
    home,
    search,
    found: { ...found, loose: found.loose.filter((path) => !given.includes(path)) },
    listed: listings({ search, places: found.places, onPath }),
    caches,
    temporary,
    shownInRun: SHOWN_IN_RUN.filter((path) => existsSync(path)),
    allowRead,
    allowWrite,
    allowSocket,
    own: ownFolders(),
    shells: options.noShells ? shells() : [],
  }
}

function mustBeWorkspace(
  workspace: string,
  home: string | undefined,
  onPath: readonly string[],
): void {
  const what = whyNoWorkspace(workspace, home, onPath)
  if (what === undefined) return
  throw new CageError(
    'NO_WORKSPACE',
    `${workspace} is ${what}, and everything below it could be written: change to a project, or use --sandbox read-only, or name it with --allow-write`,
  )
}

function whyNoWorkspace(
  workspace: string,
  home: string | undefined,
  onPath: readonly string[],
): string | undefined {
  if (workspace === home) return 'your home'
  if (NO_WORKSPACE.has(workspace)) return 'no folder of a project'
  // What variables move into a project is a project's own; what links put there is the home.
  const homes = home === undefined ? [] : homesOf(home, {}, realPath)
  const holds = homes.find(([folder]) => isWithin(folder, workspace))
  if (holds !== undefined) {
    return holds[1] === '~' ? 'no folder of a project' : `where ${holds[1]} lies`
  }
  const programs = homes.some(([folder]) => isProgramFolder(workspace, folder))
  if (onPath.includes(workspace) || programs) return 'a folder of programs on PATH'
  if (repositoryAround(workspace) !== undefined) return "a part of git's own folder"
  for (const form of formsOf(workspace, homes)) {
    const place = secretFolder(form) ?? obeyedPlace(form, true)
    if (place !== undefined) return `a place of ${place}`
    if (PARTS.some((part) => isWithin(part, form))) return `where ${form} lies`
  }
  return undefined
}

/** What start-up files put on PATH as soon as it is there. */
function isProgramFolder(path: string, home: string): boolean {
  return ['bin', '.local/bin'].some((name) => path === join(home, name))
}

function namedPaths(paths: readonly string[], cwd: string, option: string): string[] {
  return paths.map((path) => {
    const found = realPath(resolve(cwd, path))
    if (found === undefined) throw new CageError('NO_SUCH_PATH', `${option} ${path}: not found`)
    return found
  })
}

function placesInVariables(env: CageOptions['env']): string[] {
  return SECRET_PLACES.flatMap((name) => (env[name] ?? '').replace(/^FILE:/, '').split(':')).filter(
    isAbsolute,
  )
}

function shells(): string[] {
  const listed = existsSync('/etc/shells') ? readFileSync('/etc/shells', 'utf8').split('\n') : []
  const paths = [
    ...listed.filter((line) => line.startsWith('/')),
    ...['/bin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].flatMap((folder) =>
      SHELLS.map((name) => `${folder}/${name}`),
    ),
  ]
  return [...new Set(paths.flatMap((path) => realPath(path) ?? []))]
}

/** The folder of the package, whether this runs from `src/` or from a chunk in `dist/`. */
const packageFolder = findUpwards(dirname(fileURLToPath(import.meta.url)))

function findUpwards(folder: string): string {
  return existsSync(join(folder, 'package.json'))
    ? realpathSync(folder)
    : findUpwards(dirname(folder))
}

/** The launcher, which the build puts beside everything else. */
export const LAUNCHER = join(packageFolder, 'dist', 'launcher.js')

/**
 * Where aegish loads code from. Where that lies in a workspace, whoever writes there decides what
 * aegish does outside.
 */
function ownFolders(): string[] {
  const above = packageFolder.lastIndexOf('/node_modules/')
  const modules =
    above >= 0
      ? packageFolder.slice(0, above + '/node_modules'.length)
      : join(packageFolder, 'node_modules')
  const own =
    above >= 0 ? [] : ['dist', 'bin', 'package.json'].map((name) => join(packageFolder, name))
  return [modules, ...own, realpathSync(process.execPath)].filter((path) => existsSync(path))
}

/** What the launcher needs to be seen, wherever it is installed. */
export function launcherNeeds(): string[] {
  const needs = [
    realpathSync(process.execPath),
    dirname(LAUNCHER),
    join(packageFolder, 'package.json'),
  ]
  try {
    const koffi = dirname(createRequire(import.meta.url).resolve('koffi'))
    // Its library is a package of its own, beside it.
    const natives = join(dirname(koffi), '@koromix')
    const folders = existsSync(natives)
      ? readdirSync(natives).map((name) => join(natives, name))
      : []
    needs.push(koffi, ...folders)
  } catch {
    // There is no launcher without it.
  }
  return needs.flatMap((path) => realPath(path) ?? [])
}
