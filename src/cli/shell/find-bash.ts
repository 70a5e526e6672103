import { realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { UserError } from '../../verdict/index.ts'
import { say } from '../say.ts'

/** By its full path, never from PATH: whoever sets that would choose what is behind the guard. */
const PLACES = ['/bin/bash', '/usr/bin/bash', '/usr/local/bin/bash', '/opt/homebrew/bin/bash']

/** The bash that runs commands. A login insists on one that only root can have changed. */
export function findBash(isLogin: boolean, places: readonly string[] = PLACES): string {
  for (const path of places) {
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) continue
    const why = whyDoubtful(path)
    if (why === undefined) return path
    if (isLogin) throw new UserError('DOUBTFUL_BASH', `${why}: not used for a login`)
    say(why)
    return path
  }
  throw new UserError('NO_BASH', `there is no bash (looked for ${places.join(', ')})`)
}

/** The file itself, and every folder above it: who may write there puts another one in its place. */
function whyDoubtful(path: string): string | undefined {
  for (let at = realpathSync(path); ; at = dirname(at)) {
    const { uid, mode } = statSync(at)
    if (uid !== 0) return `${at} does not belong to root`
    if ((mode & 0o022) !== 0) return `${at} can be written by others than root`
    if (at === '/') return undefined
  }
}
