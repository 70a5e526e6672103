import type { Access } from './landlock.ts'

/** What the launcher is told, as JSON in the file that its first argument names. */
export interface LauncherSettings {
  /** What must be found as it was when the rules were made, before anything else is done. */
  expected: readonly ExpectedPath[]
  /** What may be reached; nothing at all where there is no Landlock. */
  landlock?: {
    rules: readonly { path: string; access: Access }[]
    scope: { sockets: boolean; signals: boolean }
  }
  /** A filter of system calls in base64, where bubblewrap does not install it. */
  seccomp?: string
}

/**
 * A path in a folder that others write meanwhile may lead elsewhere by the time it is mounted: a link
 * in the place of a folder. So what came of it is looked at afterwards, from inside.
 */
export interface ExpectedPath {
  path: string
  /** Which file or folder must lie there. */
  identity?: Identity
  /** How it must be mounted. */
  mount?: 'read-only' | 'any'
}

/** Device and number, as text: a number of 64 bits is none of JSON's. */
export type Identity = string
