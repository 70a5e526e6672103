import { dirname, join } from 'node:path'
import { isObject } from './hook-entry.ts'
import type { InstallEnvironment } from './install-environment.ts'
import type { Problem } from './installable-agent.ts'
import { readIfThere } from './read-if-there.ts'

/** Gemini runs no hooks, not even a person's own, in a folder that it was told not to trust. */
export function geminiTrust(folder: string, { directory, env }: InstallEnvironment): Problem[] {
  const file = env.GEMINI_CLI_TRUSTED_FOLDERS_PATH || join(folder, 'trustedFolders.json')
  let trusted: unknown
  try {
    trusted = JSON.parse(readIfThere(file) ?? '{}')
  } catch {
    return []
  }
  if (!isObject(trusted)) return []
  for (let at = directory; ; at = dirname(at)) {
    const level = Object.hasOwn(trusted, at) ? trusted[at] : undefined
    if (level === 'DO_NOT_TRUST') {
      return [
        {
          says: `Gemini was told not to trust ${at}, and runs no hooks there`,
          advice: 'start "gemini", type "/permissions", and trust the folder',
        },
      ]
    }
    if (level !== undefined || at === dirname(at)) return []
  }
}
