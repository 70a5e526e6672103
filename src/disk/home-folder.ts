import { homedir, userInfo } from 'node:os'

/**
 * The home of whoever runs this. Where HOME names it, that is what the system says: a hook need not load more.
 * An empty HOME names none: what is looked for in it would be found in the folder that an agent works in.
 */
export function homeFolder(): string {
  return (process.platform !== 'win32' && process.env.HOME) || homedir() || userInfo().homedir
}
