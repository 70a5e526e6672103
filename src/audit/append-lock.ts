import { lstatSync, readFileSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs'
import { uptime } from 'node:os'

/** Who holds it so long, and is not to be seen, is gone: it is held for less than a millisecond. */
const STALE_MS = 1000

/**
 * Runs `act` while nobody else does, on this machine, for the lock of this name; false where the
 * deadline passed first. The lock is a link that leads nowhere and says who made it: it appears whole,
 * in one call. One whose owner was killed is taken away by whoever comes next.
 */
export function underLock(path: string, deadlineMs: number, act: () => void): boolean {
  const mine = `${process.pid}-${Date.now()}`
  const until = Date.now() + deadlineMs
  for (let wait = 1; !acquire(path, mine); wait = Math.min(wait * 2, 16)) {
    if (Date.now() > until) return false
    removeStale(path)
    sleep(wait * (0.5 + Math.random()))
  }
  try {
    act()
  } finally {
    removeIf(path, mine)
  }
  return true
}

function acquire(path: string, mine: string): boolean {
  try {
    symlinkSync(mine, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Two may see at once that it is stale: the one who gets the second lock looks again. */
function removeStale(path: string): void {
  const owner = ownerOf(path)
  if (owner === undefined || !isStale(owner)) return
  const breaking = `${path}.stale`
  if (acquire(breaking, owner)) {
    removeIf(path, owner)
    removeIf(breaking, owner)
  } else if (ageOf(breaking) > STALE_MS) removeIf(breaking, ownerOf(breaking))
}

function removeIf(path: string, owner: string | undefined): void {
  try {
    if (owner !== undefined && ownerOf(path) === owner) unlinkSync(path)
  } catch {
    // Somebody else was faster.
  }
}

function ownerOf(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

function ageOf(path: string): number {
  try {
    return Date.now() - lstatSync(path).mtimeMs
  } catch {
    return 0
  }
}

function isStale(owner: string): boolean {
  const [pid, time] = owner.split('-').map(Number) as [number, number]
  // Nothing of ours; or the clock was set back, and nobody holds it as long as that takes.
  if (!(pid > 0) || !(time > 0)) return true
  return Math.abs(Date.now() - time) > STALE_MS && !isAlive(pid, time)
}

/** Whether the process that took the lock still runs, and not another one under its number. */
function isAlive(pid: number, since: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const started = startOf(pid)
  return started === undefined || started <= since + STALE_MS
}

/** When a process started, in milliseconds; undefined where the system does not tell. */
function startOf(pid: number): number | undefined {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)!
    const ticks = Number(afterName.split(' ')[19])
    return Date.now() - uptime() * 1000 + ticks * 10
  } catch {
    return undefined
  }
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
