import type { Homes } from './forms.ts'

/** Something on this machine that a table names. */
export interface Place {
  path: string
  kind: 'folder' | 'file' | 'socket'
  /** `secret`: not to be read. `trusted`: not to be written. `helper`: not to be reached. */
  is: 'secret' | 'trusted' | 'helper'
  what: string
}

export interface Found {
  places: Place[]
  /** Folders that were too many to look through: outside of what may be written, */
  notSeen: string[]
  /** and inside of it, where whoever writes could have made them to hide something behind. */
  notSeenWritable: string[]
  /** Links in the workspace in the place of what is obeyed outside: no mount holds a link. */
  loose: string[]
  /** The store of a repository whose working tree the workspace is, where it lies elsewhere. */
  repository?: string
}

export interface Search {
  home: string
  homes: Homes
  /** Folders that may be written. */
  writable: readonly string[]
  /** Folders that the cage replaces by its own: nothing in them is seen, */
  replaced: readonly string[]
  /** but for these, which are shown again. */
  shown: readonly string[]
  /** Files and folders that variables name. */
  named: readonly string[]
  uid: number
}
