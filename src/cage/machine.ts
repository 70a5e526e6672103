import { spawnSync } from 'node:child_process'
import { openKernel } from './kernel.ts'
import { ARCHITECTURES, type Architecture } from './seccomp/syscalls.ts'
import { findTrustedProgram, systemProgram } from './trusted-program.ts'

/** What this machine has to build a cage from. */
export interface Machine {
  platform: string
  /** Nothing where the filter of system calls is not written for this processor. */
  architecture: Architecture | undefined
  bubblewrap: Bubblewrap | undefined
  /** The version of Landlock's interface; 0 where there is none. Unknown without koffi. */
  landlock: number | undefined
  /** Why the launcher cannot call the kernel. */
  withoutLauncher: string | undefined
}

export interface Bubblewrap {
  file: string
  version: readonly [number, number]
}

/** Looks at this machine. Loads koffi. */
export async function examineMachine(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Machine> {
  const { landlock, withoutLauncher } = await examineKernel()
  return {
    platform: process.platform,
    architecture: Object.hasOwn(ARCHITECTURES, process.arch)
      ? (process.arch as Architecture)
      : undefined,
    bubblewrap: process.platform === 'linux' ? findBubblewrap(env.PATH) : undefined,
    landlock,
    withoutLauncher,
  }
}

async function examineKernel(): Promise<Pick<Machine, 'landlock' | 'withoutLauncher'>> {
  if (process.platform !== 'linux') {
    return { landlock: 0, withoutLauncher: `there is no Landlock on ${process.platform}` }
  }
  try {
    return { landlock: (await openKernel()).landlockVersion(), withoutLauncher: undefined }
  } catch (error) {
    return { landlock: undefined, withoutLauncher: whyNoKoffi((error as Error).message) }
  }
}

/** What keeps koffi from being loaded, in one line. */
export function whyNoKoffi(message: string): string {
  return /Cannot find (?:package|module) 'koffi'/.test(message)
    ? 'the optional package koffi is not installed'
    : `the package koffi cannot be loaded (${message.trim().split('\n')[0]})`
}

/** bubblewrap, where it is installed. Whether it is allowed to work shows when it is tried. */
export function findBubblewrap(path: string | undefined): Bubblewrap | undefined {
  const file = findTrustedProgram('bwrap', path)
  if (file === undefined) return undefined
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', env: {}, timeout: 5000 })
  const [, major, minor] = /(\d+)\.(\d+)/.exec(stdout ?? '') ?? []
  return { file, version: [Number(major ?? 0), Number(minor ?? 0)] }
}

/** Why bubblewrap does not work on this machine, in its own words. */
export function whyNoNamespaces(file: string): string | undefined {
  const nothing = systemProgram('true') ?? process.execPath
  const args = ['--unshare-all', '--ro-bind', '/', '/', '--proc', '/proc', '--dev', '/dev', nothing]
  const { status, stderr, error } = spawnSync(file, [...args, '--version'], {
    ...{ encoding: 'utf8', env: {}, timeout: 10_000 },
  })
  if (status === 0) return undefined
  return stderr?.trim().split('\n').at(-1) || error?.message || `it ends with ${status}`
}

/** A pipe whose ends can be given to a program, or nothing without koffi. */
export async function openPipe(): Promise<{ read: number; write: number } | undefined> {
  try {
    return (await openKernel()).pipe()
  } catch {
    return undefined
  }
}
