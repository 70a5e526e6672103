import { accessSync, constants, lstatSync, statSync } from 'node:fs'
import { isBelow, isWithin, realPath } from '../paths.ts'
import { isPublic, obeyedPlace, secretFile, secretFolder } from './classify.ts'
import { formsOf } from './forms.ts'
import type { Place, Search } from './place.ts'
import type { Entry } from './walk.ts'

/** Adds what an entry is; says whether to look into it. */
export function lookAt(entry: Entry, search: Search, add: (place: Place) => void): boolean {
  const { path, kind } = entry
  if (kind === 'other') return false
  if (kind === 'socket') {
    add({ path, kind, is: 'helper', what: 'a program outside' })
    return false
  }
  const forms = formsOf(path, search.homes)
  if (forms.every(isPublic)) return false
  const canWrite = canBeWritten(path, search)
  if (kind === 'link') {
    // What a link in the workspace leads to is for the workspace to say, and that may be a lie.
    if (!canWrite) for (const form of forms) followLink(path, form, search, add)
    return false
  }
  const secret = firstOf(forms, kind === 'folder' ? secretFolder : secretFile)
  if (secret !== undefined && couldRead(path, search.uid)) {
    add({ path, kind, is: 'secret', what: secret })
    return false
  }
  if (canWrite) {
    const trusted = firstOf(forms, (form) => obeyedPlace(form, kind === 'folder'))
    if (trusted !== undefined) {
      add({ path, kind, is: 'trusted', what: trusted })
      return false
    }
  }
  return kind === 'folder'
}

/** Whether a path may be written: of a home that may be, all but what is hidden. */
export function canBeWritten(path: string, { writable, homes }: Search): boolean {
  const isHiddenBelow = (folder: string) =>
    homes.some(
      ([home, form]) => form === '~' && isWithin(home, folder) && path.startsWith(`${home}/.`),
    )
  return writable.some((folder) => isBelow(path, folder) && !isHiddenBelow(folder))
}

/** What the first form that a table knows is. */
function firstOf(
  forms: readonly string[],
  classify: (form: string) => string | undefined,
): string | undefined {
  for (const form of forms) {
    const found = classify(form)
    if (found !== undefined) return found
  }
  return undefined
}

/** A secret or a start-up file that lies somewhere else: `~/.bashrc` in a folder of dotfiles. */
function followLink(path: string, form: string, search: Search, add: (place: Place) => void): void {
  const asFolder = secretFolder(form)
  const secret = secretFile(form) ?? asFolder
  const trusted = form.startsWith('~') ? obeyedPlace(form, true) : undefined
  if (secret === undefined && trusted === undefined) return
  const target = realPath(path)
  const kind = target === undefined ? undefined : fileKind(target)
  if (target === undefined || kind === undefined || target === '/') return
  if (secret !== undefined && couldRead(target, search.uid) && !holdsMore(target, search)) {
    if (kind === 'file' || asFolder !== undefined)
      add({ path: target, kind, is: 'secret', what: secret })
  } else if (trusted !== undefined && search.writable.some((each) => isBelow(target, each))) {
    add({ path: target, kind, is: 'trusted', what: trusted })
  }
}

/** A file or folder that a variable says is one of secrets. */
export function nameOf(path: string, search: Search, add: (place: Place) => void): void {
  const target = realPath(path)
  const kind = target === undefined ? undefined : fileKind(target)
  if (target === undefined || kind === undefined || holdsMore(target, search)) return
  if (!couldRead(target, search.uid)) return
  add({ path: target, kind, is: 'secret', what: 'what a variable names as a place of secrets' })
}

/** Whether hiding a folder would hide the home or the workspace. */
function holdsMore(folder: string, { home, writable }: Search): boolean {
  return [home, ...writable].some((path) => isWithin(path, folder))
}

export function fileKind(path: string): 'folder' | 'file' | 'socket' | undefined {
  try {
    const stat = statSync(path)
    if (stat.isDirectory()) return 'folder'
    if (stat.isFile()) return 'file'
    return stat.isSocket() ? 'socket' : undefined
  } catch {
    return undefined
  }
}

/** Its owner can make readable what is not. */
export function couldRead(path: string, uid: number): boolean {
  try {
    if (lstatSync(path).uid === uid) return true
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}
