import { readlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import type { WantedRule } from './layout.ts'
import { isWithin, realPath } from './paths.ts'
import { isReplaced } from './places/find-places.ts'
import { formsOf, PARTS } from './places/forms.ts'
import type { Place, Search } from './places/place.ts'
import { entriesOf, kindOf } from './places/walk.ts'

/** Each entry is a mount, and every mount makes the next one slower. */
const MOST_ENTRIES = 250

/** What there is to know about the homes on this machine. */
export interface Household {
  search: Search
  places: readonly Place[]
  /** Folders on PATH: what is put there is run outside. */
  onPath: readonly string[]
}

/**
 * Folders of a home are shown entry by entry, as they were at the start. A secret that is made later,
 * or that replaces a covered file, is not among them; neither can a start-up file be made that was
 * not there. A longer list of names could always be one too short.
 *
 * Where the home itself may be written, its entries may, but for hidden ones: those are obeyed by
 * shells, agents and desktops.
 */
export function listings(household: Household): { rules: WantedRule[]; tooMany: string[] } {
  const rules: WantedRule[] = []
  const tooMany: string[] = []
  for (const { folder, isHome } of listedFolders(household)) {
    const mayWrite = isHome && household.search.writable.some((each) => isWithin(folder, each))
    const listed = list(folder, isHome, mayWrite, household.onPath)
    // A home that may be written is never shown as a whole.
    if (rules.length + listed.length <= MOST_ENTRIES || mayWrite) rules.push(...listed)
    else tooMany.push(folder)
  }
  return { rules, tooMany }
}

function list(
  folder: string,
  isHome: boolean,
  mayWrite: boolean,
  onPath: readonly string[],
): WantedRule[] {
  const why = `${isHome ? 'the home' : 'a part of the home'}, as it was when the cage was closed`
  const entries = entriesOf(folder).flatMap((entry): WantedRule[] => {
    const path = `${folder}/${entry.name}`
    const kind = kindOf(entry)
    const shown = { path, by: 'entry', why } as const
    if (kind === 'link') {
      const target = readLink(path)
      return target === undefined ? [] : [{ ...shown, rule: 'link', target }]
    }
    if (kind !== 'folder' && kind !== 'file') return []
    const isObeyed = entry.name.startsWith('.') || onPath.includes(path)
    return [{ ...shown, rule: mayWrite && !isObeyed ? 'writable' : 'read-only' }]
  })
  return [{ path: folder, rule: 'listed', by: 'listing', why }, ...entries]
}

/** Nothing where it is gone by now. */
function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

/** The homes, the parts of them in which secrets may appear, and those in which some lie. */
function listedFolders(household: Household): { folder: string; isHome: boolean }[] {
  const { search, places } = household
  const { homes, writable } = search
  const secrets = places.filter(({ is }) => is === 'secret').map(({ path }) => path)
  const own = homes.filter(([, form]) => form === '~').map(([folder]) => folder)
  const isHidden = (path: string) => formsOf(path, homes).some((form) => form.startsWith('~/.'))
  const isNamed = (path: string) =>
    writable.some((each) => isWithin(path, each) && !own.some((home) => isWithin(home, each)))
  const parts = [
    ...homes.map(([folder]) => folder),
    ...own.flatMap((home) => PARTS.map((form) => home + form.slice(1))),
    ...secrets.map((path) => dirname(path)).filter(isHidden),
  ].filter((path) => !own.includes(path) && !isNamed(path))
  return [...new Set([...own, ...parts])]
    .filter((folder) => realPath(folder) === folder)
    .filter((folder) => !isReplaced(folder, search))
    .filter((folder) => !secrets.some((each) => isWithin(folder, each)))
    .map((folder) => ({ folder, isHome: own.includes(folder) }))
}
