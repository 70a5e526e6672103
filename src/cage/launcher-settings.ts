import type { Access } from './landlock.ts'

/** What the launcher is told, as JSON in its first argument. */
export interface LauncherSettings {
  /** What may be reached; nothing at all where there is no Landlock. */
  landlock?: {
    rules: readonly { path: string; access: Access }[]
    scope: { sockets: boolean; signals: boolean }
  }
  /** A filter of system calls in base64, where bubblewrap does not install it. */
  seccomp?: string
  /** Variables of the command that would have changed what this process does. */
  env?: Readonly<Record<string, string>>
}
