import { spawnSync } from 'node:child_process'
import { findBubblewrap, LAUNCHER, whyNoKoffi, whyNoNamespaces } from '../../cage/index.ts'
import type { Finding } from './finding.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Version of Landlock's interface in which sockets without a name can be withheld. */
const WHOLE = 6

/** What this machine has to build a cage from ("aegish run"), and what is not held without it. */
export function lookAtCage(env: Environment): Finding[] {
  if (process.platform !== 'linux') {
    const says = `there is none for ${process.platform} yet: "aegish run" refuses`
    return [
      { what: 'cage', state: 'absent', says, advice: 'run it in a Linux machine or container' },
    ]
  }
  return [lookAtNamespaces(env), lookAtLandlock(), lookAtFilter(process.arch)]
}

function lookAtNamespaces(env: Environment): Finding {
  const what = 'cage: namespaces'
  const bubblewrap = findBubblewrap(env.PATH)
  if (bubblewrap === undefined) {
    return {
      ...{
        what,
        state: 'absent',
        says: 'bubblewrap (bwrap) is not installed: "aegish run" refuses',
      },
      advice:
        'install the package bubblewrap; --fail open uses Landlock alone, and says what it does not hold',
    }
  }
  const refused = whyNoNamespaces(bubblewrap.file)
  if (refused !== undefined) {
    return {
      ...{ what, state: 'absent', says: `bubblewrap is not allowed to make them (${refused})` },
      advice: 'allow user namespaces: "aegish run" refuses without them',
    }
  }
  return { what, state: 'fine', says: `bubblewrap ${bubblewrap.version.join('.')}` }
}

/** Asks the launcher, which loads what calls the kernel: nothing else here does. */
function lookAtLandlock(): Finding {
  const what = 'cage: Landlock'
  const { stdout, stderr } = spawnSync(process.execPath, [LAUNCHER, '--probe'], {
    ...{ encoding: 'utf8', env: {}, timeout: 10_000 },
  })
  const version = Number(/"landlock":(\d+)/.exec(stdout ?? '')?.[1] ?? Number.NaN)
  if (version >= WHOLE) return { what, state: 'fine', says: `version ${version}` }
  const advice =
    'namespaces hold without it, but with --net all sockets without a name (X11, D-Bus) can be reached'
  if (version > 0) {
    return { what, state: 'absent', says: `version ${version}, ${WHOLE} would be whole`, advice }
  }
  if (version === 0) return { what, state: 'absent', says: 'this kernel has none', advice }
  const says = `${whyNoKoffi(stderr ?? '')}: "aegish run" refuses`
  return { what, state: 'absent', says, advice: 'nobody looks at what was mounted without it' }
}

function lookAtFilter(architecture: string): Finding {
  const what = 'cage: system calls'
  if (architecture === 'x64' || architecture === 'arm64') {
    return { what, state: 'fine', says: `filtered on ${architecture}` }
  }
  return {
    what,
    state: 'absent',
    says: `there is no filter for ${architecture}: "aegish run" refuses`,
  }
}
