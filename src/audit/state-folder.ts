import { isAbsolute, join } from 'node:path'
import { homeFolder } from '../disk/home-folder.ts'

/** Where the log of decisions lies. A relative `XDG_STATE_HOME` is ignored, as its standard says. */
export function auditFolder(env: Readonly<Record<string, string | undefined>>): string {
  const { XDG_STATE_HOME: named } = env
  return named && isAbsolute(named) ? join(named, 'aegish') : stateFolder()
}

/**
 * What must be ours alone: not even the environment moves it, because agents take variables from
 * the `.env` file of the folder that they work in.
 */
export function stateFolder(home: string = homeFolder()): string {
  return join(home, '.local', 'state', 'aegish')
}
