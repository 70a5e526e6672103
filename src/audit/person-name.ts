import { userInfo } from 'node:os'

/** Who lets something through: the user of this process, and who became it. */
export function personName(env: Readonly<Record<string, string | undefined>>): string {
  const before = env.SUDO_USER
  const user = userName()
  return before && before !== user ? `${user} (${before})` : user
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // A number without a name, as in many containers.
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
