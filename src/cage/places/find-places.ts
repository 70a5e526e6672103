import { userInfo } from 'node:os'
import { isWithin, realPath } from '../paths.ts'
import { couldRead, fileKind, lookAt, nameOf } from './look-at.ts'
import type { Found, Place, Search } from './place.ts'
import { namedSockets } from './sockets.ts'
import { type Entry, entriesOf, walk } from './walk.ts'
import { lookThroughWritable, withoutTracked } from './workspace-places.ts'

/** The nearest folders of each tree are looked into, and so many of them. */
const FOLDERS = { home: 8000, system: 1500 }

/** Programs and their data, devices, and what the cage makes anew. */
const SYSTEM_SKIPPED: ReadonlySet<string> = new Set([
  ...['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libx32', 'usr', 'boot', 'snap', 'nix', 'gnu'],
  ...['proc', 'sys', 'dev', 'run', 'tmp', 'lost+found'],
])
const SYSTEM_TREES = ['/usr/local/etc']
const SYSTEM_QUIET =
  /^\/var\/(?:cache|log|tmp|run|lock)$|^\/var\/lib\/(?:dpkg|apt|rpm|docker|containerd|snapd|flatpak)$/

/** Looks for everything on this machine that the tables name and that this user could reach. */
export function findPlaces(search: Search): Found {
  const found = new Map<string, Place>()
  const notSeen: string[] = []
  const add = (place: Place) => {
    if (!found.has(place.path)) found.set(place.path, place)
  }
  const look = (root: string, folders: number, skip: (entry: Entry) => boolean) => {
    const enter = (entry: Entry) => !skip(entry) && lookAt(entry, search, add)
    notSeen.push(...walk(root, { folders, enter }).notSeen)
  }
  const replaced = (path: string) => isReplaced(path, search)
  const writable = (path: string) => search.writable.some((folder) => isWithin(path, folder))
  const isFoundOtherwise = ({ path }: Entry) => replaced(path) || writable(path)

  for (const [folder] of search.homes) {
    if (folder !== '/') look(folder, FOLDERS.home, isFoundOtherwise)
  }
  for (const root of systemRoots(search)) {
    const skip = ({ path }: Entry) => SYSTEM_QUIET.test(path) || path === search.home
    look(root, FOLDERS.system, (entry) => isFoundOtherwise(entry) || skip(entry))
  }
  othersHomes(search).forEach(add)
  for (const path of search.named) nameOf(path, search, add)
  for (const path of namedSockets()) {
    if (!replaced(path)) add({ path, kind: 'socket', is: 'helper', what: 'a program outside' })
  }

  const inside = lookThroughWritable(search, add)
  const places = withoutTracked([...found.values()], search.writable)
  return { ...inside, places, notSeen: [...notSeen, ...inside.notSeen] }
}

/** Whether the cage has something of its own in the place of a path. */
export function isReplaced(path: string, { replaced, shown }: Search): boolean {
  const longest = (folders: readonly string[]) =>
    Math.max(-1, ...folders.filter((each) => isWithin(path, each)).map(({ length }) => length))
  return longest(replaced) > longest(shown)
}

function systemRoots({ home }: Search): string[] {
  const top = entriesOf('/')
    .filter((entry) => entry.isDirectory() && !SYSTEM_SKIPPED.has(entry.name))
    .map(({ name }) => `/${name}`)
    .filter((path) => path !== home && path !== '/home' && path !== '/root')
  return [...top, ...SYSTEM_TREES]
}

/** Nothing for an account that no list knows, as containers have them. */
function homeOfAccount(): string | undefined {
  try {
    return realPath(userInfo().homedir)
  } catch {
    return undefined
  }
}

/** Homes of others: whatever lies in them is not for this cage. */
function othersHomes(search: Search): Place[] {
  const listed = ['/root', ...entriesOf('/home').map(({ name }) => `/home/${name}`)]
  // That of this account, where HOME names another one, is one of them.
  const homes = new Set([...listed, homeOfAccount() ?? '/'])
  return [...homes].flatMap((path): Place[] => {
    const kind = fileKind(path)
    if (kind !== 'folder' || path === '/' || path === search.home || !couldRead(path, search.uid))
      return []
    return [{ path, kind, is: 'secret', what: 'the home of somebody else' }]
  })
}
