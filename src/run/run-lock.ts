import { randomBytes } from 'node:crypto'
import {
  linkSync,
  readdirSync,
  readFileSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { EXIT, UserError } from '../verdict/index.ts'
import { isAlive, type ProcessIdentity, startOf, thisProcess } from './process-identity.ts'

/** How a lock shows that its owner lives, and how long others believe it. */
export interface LockTiming {
  /** Between two signs of life. */
  beatMs: number
  /** An owner elsewhere without a sign of life for so long may be gone. */
  staleMs: number
  /** So long it is watched before that is believed: clocks of two machines may differ. */
  watchMs: number
}

export const LOCK_TIMING: LockTiming = { beatMs: 5000, staleMs: 60_000, watchMs: 15_000 }

/** Told when an owner elsewhere is watched for a sign of life, and for how long. */
export type OnWatch = (what: string) => void

/** So often somebody else may be faster; a disk on which nothing can be won is given up. */
const MOST_TRIES = 100

/** Who works on a run, as its lock says. */
interface Owner extends Partial<ProcessIdentity> {
  /** Names this one ownership; no other ever has the same. */
  token: string
  file: string
  stats: Stats
  /** What the file holds, beats included. */
  content: string
}

const lockPath = (folder: string) => join(folder, 'lock')
/** Who takes a lock over writes it here: only one can, because only one can create the file. */
const heirPath = (folder: string, token: string) => join(folder, `lock.${token}`)

/** Tokens that this process holds at this moment. */
const held = new Set<string>()

/**
 * The right to work on a run. It holds across processes, containers and machines that share a disk:
 * the lock says who has it and is touched every few seconds. It is taken over when its owner is
 * surely gone: dead, where its process can be seen, else without a sign of life for long. Who is
 * judged to be gone has at most one heir, so that two cannot take over at once, and an owner that
 * comes back from a long sleep finds out before it writes.
 */
export class RunLock {
  readonly #folder: string
  readonly #token: string
  readonly #identity: ProcessIdentity
  readonly #beatMs: number
  readonly #file: string
  readonly #timer: NodeJS.Timeout
  #beats = 0
  #lastBeat = Date.now()
  #lost: UserError | undefined
  /** Told once when the lock is not ours any more. */
  onLost: (why: UserError) => void = () => {}

  private constructor(
    folder: string,
    token: string,
    identity: ProcessIdentity,
    beatMs: number,
    file: string,
  ) {
    this.#folder = folder
    this.#token = token
    this.#identity = identity
    this.#beatMs = beatMs
    this.#file = file
    held.add(token)
    this.#timer = setInterval(() => this.#beat(), beatMs)
    this.#timer.unref()
  }

  /** Takes the run in a folder for this process, or says who has it. */
  static async acquire(
    folder: string,
    {
      timing = LOCK_TIMING,
      identity = thisProcess(),
      onWatch = () => {},
    }: { timing?: LockTiming; identity?: ProcessIdentity; onWatch?: OnWatch } = {},
  ): Promise<RunLock> {
    const token = randomBytes(8).toString('hex')
    const content = contentOf(token, identity, 0)
    for (let tries = 0; ; tries++) {
      const owner = currentOwner(folder)
      const isFree = !owner || (await isGone(owner, folder, identity, timing, onWatch))
      if (!isFree || (owner && tries > MOST_TRIES)) throw inUse(folder, owner)
      const file = owner ? heirPath(folder, owner.token) : lockPath(folder)
      if (!createWhole(file, content, token)) {
        await delay(timing.watchMs / 1000)
        continue
      }
      // Who judged an owner that has let go meanwhile is heir to nothing.
      if (currentOwner(folder)?.token === token) {
        removeLeftOvers(folder)
        return new RunLock(folder, token, identity, timing.beatMs, file)
      }
      rmSync(file, { force: true })
    }
  }

  /** Throws when the run is not ours any more; asks the disk when the last answer is old. */
  check(): void {
    // The time of day: the other clock stands still while a machine sleeps.
    if (Math.abs(Date.now() - this.#lastBeat) > 2 * this.#beatMs) this.#beat()
    if (this.#lost) throw this.#lost
  }

  /** Lets go. */
  release(): void {
    clearInterval(this.#timer)
    held.delete(this.#token)
    try {
      if (!this.#lost && currentOwner(this.#folder)?.token === this.#token) this.#remove()
    } catch {
      // A folder that is gone needs no letting go.
    }
  }

  #remove(): void {
    const files = chainOf(this.#folder).map(({ file }) => file)
    const last = heirPath(this.#folder, this.#token)
    const token = randomBytes(8).toString('hex')
    // Its own heir: from here on nobody can take over what is being removed.
    if (!createWhole(last, contentOf(token, this.#identity, 0), token)) return
    for (const file of [...files, last]) rmSync(file, { force: true })
  }

  #beat(): void {
    if (this.#lost) return
    let owner: Owner | undefined
    try {
      owner = currentOwner(this.#folder)
    } catch {
      // A disk that does not answer: nobody else can ask it either.
      return
    }
    if (owner?.token !== this.#token) {
      const what = owner
        ? `${this.#folder}: ${nameOf(owner)} has taken this run over`
        : `${lockPath(this.#folder)}: was removed, so the run stops`
      this.#lost = new UserError('RUN_TAKEN', what, { exitCode: EXIT.failed })
      clearInterval(this.#timer)
      this.onLost(this.#lost)
      return
    }
    this.#lastBeat = Date.now()
    try {
      // In place and of the same length: it needs no room on a full disk.
      const content = contentOf(this.#token, this.#identity, ++this.#beats)
      writeFileSync(this.#file, content, { flag: 'r+' })
    } catch {
      // The next beat may succeed; until then the lock is still ours.
    }
  }
}

/** Whether somebody seems to work on a run at this moment; for those who only watch. */
export function isAtWork(folder: string): boolean {
  try {
    const owner = currentOwner(folder)
    if (!owner) return false
    const visible = isVisiblyAlive(owner, thisProcess())
    return visible ?? Math.abs(Date.now() - owner.stats.mtimeMs) < LOCK_TIMING.staleMs
  } catch {
    return false
  }
}

/** The last of those who took the run over from each other. */
function currentOwner(folder: string): Owner | undefined {
  return chainOf(folder).at(-1)
}

function chainOf(folder: string): Owner[] {
  const chain: Owner[] = []
  for (let next = readOwner(lockPath(folder)); next; ) {
    chain.push(next)
    next = readOwner(heirPath(folder, next.token))
  }
  return chain
}

function readOwner(file: string): Owner | undefined {
  let content: string
  let stats: Stats
  try {
    content = readFileSync(file, 'utf8')
    stats = statSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const place = { file, stats, content }
  // Damaged, or being written where a file cannot appear whole: known by its place only.
  const unknown = { ...place, token: `unknown-${stats.ino}` }
  try {
    const { token, host, pid, boot, namespace, started } = JSON.parse(content)
    if (!/^[0-9a-f]{16}$/.test(token) || !(pid > 0)) return unknown
    return { ...place, token, host, pid, boot, namespace, started }
  } catch {
    return unknown
  }
}

function contentOf(token: string, identity: ProcessIdentity, beat: number): string {
  const said = { token, ...identity, beat: String(beat).padStart(12, '0') }
  return `${JSON.stringify(said)}\n`
}

/** Alive or dead where this process can see the owner's; undefined where it cannot. */
function isVisiblyAlive(owner: Owner, self: ProcessIdentity): boolean | undefined {
  if (owner.pid === undefined || owner.host === undefined) return undefined
  if (owner.boot !== self.boot || owner.namespace !== self.namespace) return undefined
  // Where no boot has a name, the machine's must do.
  if (self.boot === undefined && owner.host !== self.host) return undefined
  if (owner.pid === process.pid && owner.started === self.started) return held.has(owner.token)
  if (!isAlive(owner.pid)) return false
  const started = startOf(owner.pid)
  return owner.started === undefined || started === undefined || started === owner.started
}

async function isGone(
  owner: Owner,
  folder: string,
  self: ProcessIdentity,
  { staleMs, watchMs }: LockTiming,
  onWatch: OnWatch,
): Promise<boolean> {
  const visible = isVisiblyAlive(owner, self)
  if (visible !== undefined) return !visible
  // Both times come from the clock of the disk, whoever asks.
  const age = diskTime(folder) - owner.stats.mtimeMs
  if (age >= 0 && age < staleMs) return false
  // A lock from the future: nothing but watching tells.
  const watched = age < 0 ? staleMs : watchMs
  onWatch(`watching ${watched / 1000} s whether ${nameOf(owner)} is still at work on ${folder}`)
  const end = performance.now() + watched
  while (performance.now() < end) {
    await delay(Math.min(watchMs / 10, end - performance.now() + 1))
    const now = currentOwner(folder)
    if (now?.content !== owner.content || now.stats.mtimeMs !== owner.stats.mtimeMs) {
      return now === undefined
    }
  }
  return true
}

/** What time it is for the disk. */
function diskTime(folder: string): number {
  const probe = join(folder, `.clock.${randomBytes(6).toString('hex')}.tmp`)
  try {
    writeFileSync(probe, '', { flag: 'wx' })
    return statSync(probe).mtimeMs
  } catch (error) {
    throw cannotLock(folder, error)
  } finally {
    rmSync(probe, { force: true })
  }
}

/** Creates a file with its content, or says that it exists. Disks without links write it in place. */
function createWhole(file: string, content: string, token: string): boolean {
  const temporary = `${file}.${token}.tmp`
  try {
    try {
      writeFileSync(temporary, content, { flag: 'wx' })
      linkSync(temporary, file)
      return true
    } catch (error) {
      const { code, syscall } = error as NodeJS.ErrnoException
      if (code === 'EEXIST') return false
      if (syscall !== 'link') throw error
      // A network disk may have made the link and lost its answer.
      if (statSync(temporary).nlink === 2) return true
    } finally {
      rmSync(temporary, { force: true })
    }
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw cannotLock(file, error)
  }
}

function cannotLock(path: string, error: unknown): UserError {
  const { message } = error as Error
  return new UserError('CANNOT_WRITE', `${path}: cannot be written: ${message}`, { cause: error })
}

function nameOf({ pid, host }: Owner): string {
  if (pid === undefined) return 'somebody'
  return host === undefined || host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`
}

function inUse(folder: string, owner: Owner): UserError {
  const isOtherMachine = isVisiblyAlive(owner, thisProcess()) === undefined
  return new UserError(
    'RUN_IN_USE',
    isOtherMachine
      ? `${folder}: ${nameOf(owner)}, in another container or machine, works on this run; end it first (if it is gone, try again in a minute)`
      : `${folder}: ${nameOf(owner)} works on this run; end it first`,
  )
}

/** What a killed process had not finished writing; nobody else is at work here now. */
function removeLeftOvers(folder: string): void {
  const chain = new Set(chainOf(folder).map(({ file }) => file))
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const isStray = /^lock\../.test(name) && !chain.has(file)
    if (name.endsWith('.tmp') || isStray) rmSync(file, { force: true })
  }
}
