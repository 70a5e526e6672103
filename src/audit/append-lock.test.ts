import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { removeFolder } from '../../tests/remove-folder.ts'
import { underLock } from './append-lock.ts'
import { AuditLog, newestRecords } from './index.ts'

const root = mkdtempSync(join(tmpdir(), 'aegish-lock-'))
afterAll(() => removeFolder(root))

const now = () => ({ time: new Date().toISOString(), event: 'decision', agent: 'test' }) as const
const LONG_AGO = Date.now() - 60_000

/** A number that no process has: it had one. */
async function deadPid(): Promise<number> {
  const child = spawn('true')
  await once(child, 'exit')
  return child.pid!
}

describe('the lock of the log', () => {
  it('is taken away from an owner that is gone, and from nobody else', async () => {
    const lock = join(root, 'lock')
    let acted = 0
    const act = () => void acted++
    symlinkSync(`${await deadPid()}-${LONG_AGO}`, lock)
    expect(underLock(lock, 1000, act)).toBe(true)
    expect(existsSync(lock)).toBe(false)

    symlinkSync(`${process.pid}-${Date.now()}`, lock)
    expect(underLock(lock, 30, act)).toBe(false)
    // A process of that number runs, but has not when the lock was taken.
    const child = spawn('sleep', ['60'])
    const stale = join(root, 'reused')
    symlinkSync(`${child.pid}-${LONG_AGO}`, stale)
    expect(underLock(stale, 1000, act)).toBe(true)
    child.kill()
    expect(acted).toBe(2)
  })

  it('is free again after an error', () => {
    const lock = join(root, 'thrown')
    const fail = () => {
      throw new Error('no')
    }
    expect(() => underLock(lock, 100, fail)).toThrow('no')
    expect(underLock(lock, 100, () => {})).toBe(true)
  })

  it('lets a decision through to a file of its own after its deadline', () => {
    const log = new AuditLog(join(root, 'held'), { deadlineMs: 20 })
    mkdirSync(log.folder)
    writeFileSync(join(log.folder, 'audit.lock'), 'no link, so nobody knows whose')
    expect(log.append({ ...now(), command: 'one' })).toMatch(/others write .* is in .*audit-once-/)
    expect([...newestRecords(log.folder)].map(({ command }) => command)).toEqual(['one'])
  })
})
