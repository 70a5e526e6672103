import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { testFolder } from '../../tests/test-folder.ts'
import { type ProcessIdentity, thisProcess } from './process-identity.ts'
import { isAtWork, RunLock } from './run-lock.ts'

const base = testFolder()
let folder: string
let tests = 0
beforeEach(() => {
  folder = join(base.path, String(++tests))
  mkdirSync(folder)
})

const timing = { beatMs: 20, staleMs: 60_000, watchMs: 200 }
const acquire = (identity?: ProcessIdentity) => RunLock.acquire(folder, { timing, identity })
const files = () => readdirSync(folder)

/** A lock that somebody left behind, who last gave a sign of life so long ago. */
function leave(owner: Partial<ProcessIdentity>, agoMs = 0): void {
  const file = join(folder, 'lock')
  const said = { token: 'f'.repeat(16), ...thisProcess(), ...owner, beat: '000000000000' }
  writeFileSync(file, `${JSON.stringify(said)}\n`)
  const at = new Date(Date.now() - agoMs)
  utimesSync(file, at, at)
}

/** The id of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

const HOUR = 3_600_000

test('one at a time; letting go leaves nothing behind', async () => {
  const lock = await acquire()
  expect(isAtWork(folder)).toBe(true)
  await expect(acquire()).rejects.toMatchObject({
    code: 'RUN_IN_USE',
    message: expect.stringContaining(`process ${process.pid} works on this run`),
  })
  lock.release()
  expect(files()).toEqual([])
  expect(isAtWork(folder)).toBe(false)
  const next = await acquire()
  next.release()
})

describe('an owner that this process can see', () => {
  test('is gone when it has ended, however fresh its lock is', async () => {
    leave({ pid: deadPid() })
    expect(isAtWork(folder)).toBe(false)
    const lock = await acquire()
    lock.check()
    lock.release()
    expect(files()).toEqual([])
  })

  test('is there, however old its lock is', async () => {
    leave({ pid: process.ppid, started: undefined }, HOUR)
    await expect(acquire()).rejects.toMatchObject({ code: 'RUN_IN_USE' })
  })

  test.runIf(process.platform === 'linux')('is not another process with its id', async () => {
    leave({ pid: process.ppid, started: '1' })
    const lock = await acquire()
    lock.release()
  })
})

describe('an owner elsewhere', () => {
  // Dead here, which says nothing: ids mean another process there.
  const elsewhere = () => ({ pid: deadPid(), namespace: 'pid:[1]', host: 'other' })

  test.each([
    ['in another container', { namespace: 'pid:[1]' }],
    ['on another machine', { boot: 'another boot', host: 'other' }],
  ])('%s: a fresh lock is believed', async (_, place) => {
    leave({ pid: deadPid(), ...place }, 1000)
    await expect(acquire()).rejects.toMatchObject({
      code: 'RUN_IN_USE',
      message: expect.stringContaining('in another container or machine'),
    })
    expect(isAtWork(folder)).toBe(true)
  })

  test('without a sign of life for long is gone', async () => {
    leave(elsewhere(), HOUR)
    expect(isAtWork(folder)).toBe(false)
    const lock = await acquire()
    lock.check()
    lock.release()
    expect(files()).toEqual([])
  })

  test.each([
    ['late', HOUR],
    ['early', -HOUR],
  ])('whose clock is %s by an hour is seen to live', async (_, ago) => {
    leave(elsewhere(), ago)
    const file = join(folder, 'lock')
    let beat = 0
    const living = setInterval(() => {
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(/\d{12}/, String(++beat).padStart(12, '0')),
      )
      const at = new Date(Date.now() - ago)
      utimesSync(file, at, at)
    }, 20)
    await expect(acquire()).rejects.toMatchObject({ code: 'RUN_IN_USE' })
    clearInterval(living)
  })

  test('that is gone has one heir, however many come at once', async () => {
    leave(elsewhere(), HOUR)
    const taken = await Promise.allSettled(Array.from({ length: 12 }, () => acquire()))
    const locks = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(locks).toHaveLength(1)
    for (const one of taken) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'RUN_IN_USE' })
    }
    locks[0]!.release()
    expect(files()).toEqual([])
  })

  test('that comes back from a long sleep finds out before it writes, and takes nothing along', async () => {
    const there = { ...thisProcess(), namespace: 'pid:[1]', host: 'other' }
    const sleeper = await RunLock.acquire(folder, {
      timing: { ...timing, beatMs: HOUR },
      identity: there,
    })
    let told: unknown
    sleeper.onLost = (why) => {
      told = why
    }
    const old = new Date(Date.now() - HOUR)
    utimesSync(join(folder, 'lock'), old, old)
    const heir = await acquire()
    // It wakes up: the time of day has gone on.
    const now = Date.now
    Date.now = () => now() + 3 * HOUR
    try {
      expect(() => sleeper.check()).toThrow(/has taken this run over/)
    } finally {
      Date.now = now
    }
    expect(told).toMatchObject({ code: 'RUN_TAKEN' })
    sleeper.release()
    heir.check()
    expect(isAtWork(folder)).toBe(true)
    heir.release()
    expect(files()).toEqual([])
  })
})

test('a lock that is beaten stays young', async () => {
  const lock = await acquire()
  const file = join(folder, 'lock')
  const before = readFileSync(file, 'utf8')
  while (readFileSync(file, 'utf8') === before) await delay(5)
  expect(readFileSync(file, 'utf8')).toHaveLength(before.length)
  lock.release()
})

test('who loses the lock is told: removed, or the folder with it', async () => {
  for (const gone of [join(folder, 'lock'), folder]) {
    const lock = await acquire()
    const told = new Promise((resolve) => {
      lock.onLost = resolve
    })
    rmSync(gone, { recursive: true })
    expect(await told).toMatchObject({ code: 'RUN_TAKEN', exitCode: 3 })
    expect(() => lock.check()).toThrow(/was removed/)
    lock.release()
  }
})

test.each([
  ['nothing', ''],
  ['zeros', '\0'.repeat(200)],
  ['the id of an older version', '1\n'],
  ['another shape', '{"token":7,"pid":"x"}'],
  ['a token that is a path', '{"token":"../../x","pid":1}'],
])('a lock that holds %s is believed while it is fresh', async (_, content) => {
  const file = join(folder, 'lock')
  writeFileSync(file, content)
  await expect(acquire()).rejects.toMatchObject({ code: 'RUN_IN_USE' })
  const old = new Date(Date.now() - HOUR)
  utimesSync(file, old, old)
  const lock = await acquire()
  lock.release()
  expect(files()).toEqual([])
})

test('a folder that cannot be written is named', async () => {
  await expect(RunLock.acquire(join(folder, 'missing'))).rejects.toMatchObject({
    code: 'CANNOT_WRITE',
    message: expect.stringMatching(/missing.lock: cannot be written/),
  })
})
