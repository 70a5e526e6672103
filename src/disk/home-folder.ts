import { homedir } from 'node:os'

/** The home of whoever runs this. Where HOME names it, that is what the system says: a hook need not load more. */
export function homeFolder(): string {
  return (process.platform !== 'win32' && process.env.HOME) || homedir()
}
