import { isBelow, isWithin, realPath } from '../paths.ts'
import { isAgentFolder, obeyedPlace } from './classify.ts'
import { formsOf } from './forms.ts'
import { blobHash, trackedFiles } from './git-index.ts'
import { gitPlaces, isRepository, obeyedIn } from './git-places.ts'
import { fileKind, lookAt } from './look-at.ts'
import type { Found, Place, Search } from './place.ts'
import { type Entry, walk } from './walk.ts'

/** More than this is no project, or was made so that nobody looks behind it. */
const FOLDERS = 60_000
/** Folders of settings that a link leads to. */
const LINKED_FOLDERS = 200

type Inside = Omit<Found, 'places'>

/** What decides about what runs outside, as it lies in the folders that may be written now. */
export function trustedInWritable(search: Search): Place[] {
  const found: Place[] = []
  lookThroughWritable(search, (place) => found.push(place))
  return found.filter(({ is }) => is === 'trusted')
}

/** Looks through what may be written: for secrets, and for what is obeyed outside. */
export function lookThroughWritable(search: Search, add: (place: Place) => void): Inside {
  const inside: Inside = { loose: [], notSeen: [], notSeenWritable: [] }
  for (const folder of search.writable) {
    const repositories: string[] = []
    const stores: string[] = []
    const links: string[] = []
    const { notSeen } = walk(folder, {
      folders: FOLDERS,
      isWhole(path, names) {
        if (isRepository(names)) stores.push(path)
        return isRepository(names)
      },
      enter(entry) {
        if (entry.name === '.git') repositories.push(entry.path)
        else if (entry.kind === 'link') links.push(entry.path)
        return lookAt(entry, search, add)
      },
    })
    // Who names a home has named all of it.
    const isHome = search.homes.some(([home, form]) => form === '~' && isWithin(home, folder))
    inside[isHome ? 'notSeen' : 'notSeenWritable'].push(...notSeen)
    const git = [
      ...repositories.map((path) => gitPlaces(path, folder)),
      ...stores.map((path) => obeyedIn(path, folder)),
    ]
    for (const { places, loose, store } of git) {
      places.forEach(add)
      inside.loose.push(...loose)
      if (store !== undefined) inside.repository ??= store
    }
    for (const link of links) {
      if (lookBehindLink(link, folder, search, add)) inside.loose.push(link)
    }
  }
  return inside
}

/**
 * Settings of agents that a link in the workspace leads to. That may be a lie, so it only makes what
 * lies in the workspace read-only. Says whether there are any.
 */
function lookBehindLink(
  link: string,
  workspace: string,
  search: Search,
  add: (place: Place) => void,
): boolean {
  const [form = link] = formsOf(link, search.homes)
  const asFile = obeyedPlace(form, false)
  const asFolder = isAgentFolder(form) || obeyedPlace(form, true) !== undefined
  if (asFile === undefined && !asFolder) return false
  const target = realPath(link)
  const kind = target === undefined ? undefined : fileKind(target)
  if (target === undefined || kind === undefined) return false
  const found: Place[] = []
  const look = ({ path, kind: of }: Pick<Entry, 'path' | 'kind'>) => {
    const what = obeyedPlace(form + path.slice(target.length), of === 'folder')
    if (what !== undefined && (of === 'file' || of === 'folder'))
      found.push({ path, kind: of, is: 'trusted', what })
    return what === undefined
  }
  if (look({ path: target, kind: kind === 'folder' ? 'folder' : 'file' }) && kind === 'folder') {
    walk(target, { folders: LINKED_FOLDERS, enter: look })
  }
  found.filter(({ path }) => isWithin(path, workspace)).forEach(add)
  return found.length > 0
}

/**
 * What a repository tracks can be read from its store whatever is covered, and a covered file would
 * be committed as an empty one.
 */
export function withoutTracked(places: Place[], writable: readonly string[]): Place[] {
  const inside = places.filter(
    ({ path, is }) => is === 'secret' && writable.some((folder) => isBelow(path, folder)),
  )
  if (inside.length === 0) return places
  const tracked = new Map(writable.flatMap(trackedFiles))
  return places.filter((place) => {
    const hash = inside.includes(place) ? tracked.get(place.path) : undefined
    // A cage may have written the index: only who has read the file knows its hash.
    return hash === undefined || place.kind !== 'file' || hash !== blobHash(place.path)
  })
}
