import { type Stats, statSync } from 'node:fs'
import { UserError } from '../../verdict/index.ts'
import { say } from '../say.ts'

/** By its full path, never from PATH: whoever sets that would choose what is behind the guard. */
const PLACES = ['/bin/bash', '/usr/bin/bash', '/usr/local/bin/bash', '/opt/homebrew/bin/bash']

/** The bash that runs commands. A login insists on one that only root can have changed. */
export function findBash(isLogin: boolean): string {
  for (const path of PLACES) {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats?.isFile()) continue
    const why = whyDoubtful(stats)
    if (why === undefined) return path
    if (isLogin) throw new UserError('DOUBTFUL_BASH', `${path} ${why}: not used for a login`)
    say(`${path} ${why}`)
    return path
  }
  throw new UserError('NO_BASH', `there is no bash (looked for ${PLACES.join(', ')})`)
}

function whyDoubtful({ uid, mode }: Stats): string | undefined {
  if (uid !== 0) return 'does not belong to root'
  return (mode & 0o022) === 0 ? undefined : 'can be written by others than root'
}
