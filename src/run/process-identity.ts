import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** What tells a process apart from all others, on this machine and elsewhere. */
export interface ProcessIdentity {
  host: string
  pid: number
  /** Names this boot of the machine; only Linux tells. */
  boot?: string
  /** Process ids mean something in one namespace only; only Linux has them. */
  namespace?: string
  /** When the process began, in ticks since boot: ids are used again. */
  started?: string
}

/** This process. */
export function thisProcess(): ProcessIdentity {
  return {
    host: hostname(),
    pid: process.pid,
    boot: tryTo(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: tryTo(() => readlinkSync('/proc/self/ns/pid')),
    started: startIn('self'),
  }
}

/** When another process of this namespace began; undefined where nobody tells. */
export function startOf(pid: number): string | undefined {
  // A /proc that was mounted outside counts processes differently.
  return tryTo(() => readlinkSync('/proc/self')) === String(process.pid)
    ? startIn(String(pid))
    : undefined
}

/** Whether a process of this namespace is there. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function startIn(process: string): string | undefined {
  // The name in brackets may hold anything: what counts stands behind it.
  return tryTo(
    () => readFileSync(`/proc/${process}/stat`, 'latin1').split(') ').at(-1)!.split(' ')[19],
  )
}

function tryTo<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
