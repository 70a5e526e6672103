import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { removeFolder } from '../../tests/remove-folder.ts'
import { fastHash } from './chain.ts'
import {
  AuditLog,
  type AuditRecord,
  AuditWriter,
  headsOf,
  LogFollower,
  newestRecords,
  verifyLog,
} from './index.ts'

const root = mkdtempSync(join(tmpdir(), 'aegish-verify-'))
afterAll(() => removeFolder(root))

const record = (command: string): AuditRecord => ({
  time: new Date().toISOString(),
  event: 'decision',
  agent: 'test',
  command,
})

let folders = 0
/** A log of six decisions. */
function logOfSix(): { folder: string; log: AuditLog; file: string; lines: string[] } {
  const folder = join(root, String(folders++))
  const log = new AuditLog(folder)
  for (let i = 1; i <= 6; i++) log.append(record(`command ${i}`))
  const file = join(folder, 'audit.jsonl')
  return { folder, log, file, lines: readFileSync(file, 'utf8').trimEnd().split('\n') }
}

function check(folder: string, heads: string[] = []) {
  const damage: string[] = []
  const notes: string[] = []
  const verification = verifyLog(folder, heads, ({ file, line, isDamage, what }) =>
    (isDamage ? damage : notes).push(`${file}:${line}: ${what}`),
  )
  return { ...verification, damage, notes }
}

describe('the chain of the log', () => {
  it('is as it was written, and can be checked with sha256sum', () => {
    const { folder, lines } = logOfSix()
    expect(check(folder)).toEqual({ chains: 1, records: 6, missing: [], damage: [], notes: [] })
    const [text, hash] = lines[3]!.split(',"hash":"') as [string, string]
    expect(hash.slice(0, -2)).toBe(fastHash(text))
    expect(JSON.parse(lines[3]!)).toMatchObject({ seq: 4, prev: JSON.parse(lines[2]!).hash })
  })

  type Change = (lines: string[]) => string[]
  const cases: [string, Change, string][] = [
    [
      'changed',
      (lines) => lines.with(2, lines[2]!.replace('command 3', 'command X')),
      'audit.jsonl:3: record 3 was changed',
    ],
    ['removed', (lines) => lines.toSpliced(2, 1), 'audit.jsonl:3: record 3 is missing before'],
    [
      'removed, several',
      (lines) => lines.toSpliced(1, 3),
      'audit.jsonl:2: records 2 to 4 are missing before record 5',
    ],
    [
      'removed at the start',
      (lines) => lines.slice(1),
      'audit.jsonl:1: begins with record 2: those before it were given up, or removed',
    ],
    [
      'swapped',
      (lines) => lines.with(2, lines[3]!).with(3, lines[2]!),
      'audit.jsonl:4: record 3 stands behind record 4',
    ],
    [
      'written twice',
      (lines) => lines.toSpliced(2, 0, lines[2]!),
      'audit.jsonl:4: record 3 stands behind record 3',
    ],
    [
      'changed, with a new hash',
      (lines) => lines.with(2, rehashed(lines[2]!.replace('command 3', 'command X'))),
      'audit.jsonl:4: record 4 does not follow on the one before it',
    ],
    [
      'added without a chain',
      (lines) => lines.toSpliced(3, 0, JSON.stringify(record('forged'))),
      'audit.jsonl:4: a record that no writer of ours has chained',
    ],
  ]
  it.each(cases)('tells what was %s, by file and line', (_, change, told) => {
    const { folder, file, lines } = logOfSix()
    writeFileSync(file, `${change(lines).join('\n')}\n`)
    const { damage, notes } = check(folder)
    expect([...damage, ...notes].join('\n')).toContain(told)
    expect(damage.length + notes.length).toBeLessThanOrEqual(2)
  })

  it('finds what was cut off at the end by a head that was kept elsewhere', () => {
    const { folder, file, lines } = logOfSix()
    const [head] = headsOf(folder)
    expect(head).toMatchObject({ chain: 'audit', seq: 6 })
    expect(check(folder, [head!.hash]).missing).toEqual([])
    writeFileSync(file, `${lines.slice(0, 5).join('\n')}\n`)
    expect(check(folder)).toMatchObject({ damage: [], missing: [] })
    expect(check(folder, [head!.hash]).missing).toEqual([head!.hash])
  })

  it('goes on behind a line that a killed writer left, and notes it', () => {
    const { folder, log, file } = logOfSix()
    truncateSync(file, readFileSync(file).length - 20)
    expect(check(folder).notes).toEqual([
      'audit.jsonl:6: ends in the middle: a write was cut short',
    ])
    log.append(record('after'))
    const { damage, notes, records } = check(folder)
    expect({ damage, notes, records }).toEqual({
      damage: [],
      notes: ['audit.jsonl:6: is no record: a write was cut short'],
      records: 6,
    })
    expect([...newestRecords(folder)].map(({ command }) => command)).toContain('after')
  })

  it('goes on behind garbage of any size, and keeps what it cannot follow on', () => {
    const { folder, log, file } = logOfSix()
    appendFileSync(file, `\u001b[2J\n${'x'.repeat(300_000)}\n{"a":\n`)
    log.append(record('after'))
    expect(check(folder).damage).toEqual([])
    expect(check(folder).records).toBe(7)

    writeFileSync(file, `${'y'.repeat(2_000_000)}`)
    log.append(record('anew'))
    expect(check(folder)).toMatchObject({ chains: 2, records: 1, damage: [] })
    expect(readdirSync(folder).sort()).toEqual([
      expect.stringMatching(/^audit-damaged-/),
      'audit.jsonl',
    ])
  })

  it('goes through files that were put aside, and knows when one is missing', () => {
    const folder = join(root, 'rotated')
    const retention = { pieceBytes: 500, allBytes: 1e9, pieces: 100 }
    const log = new AuditLog(folder, { retention })
    const writer = new AuditWriter(folder, 'service', { retention })
    for (let i = 0; i < 20; i++) {
      log.append(record(`hook ${i}`))
      writer.append(record(`service ${i}`))
    }
    expect(check(folder)).toEqual({ chains: 2, records: 40, missing: [], damage: [], notes: [] })
    expect(headsOf(folder).map(({ seq }) => seq)).toEqual([20, 20])
    const aside = readdirSync(folder).filter((name) => /service.*\.\d{9}\.jsonl$/.test(name))
    expect(aside.length).toBeGreaterThan(3)
    rmSync(join(folder, aside.sort()[1]!))
    expect(check(folder).damage).toEqual([expect.stringMatching(/service.*:1: records .* missing/)])
  })
})

describe('a writer of its own', () => {
  it('writes a batch whole, and goes on elsewhere when its file was removed', () => {
    const folder = join(root, 'writer')
    const writer = new AuditWriter(folder, 'service')
    writer.appendAll([record('one'), record('two')])
    rmSync(writer.file)
    writer.append(record('three'))
    writer.close()
    expect(check(folder)).toMatchObject({
      records: 1,
      damage: [],
      notes: [expect.stringMatching(/begins with record 3/)],
    })
  })

  it('never takes the file of another one', () => {
    const folder = join(root, 'two')
    const writers = Array.from({ length: 20 }, () => new AuditWriter(folder, 'shell'))
    for (const writer of writers) writer.append(record('x'))
    expect(new Set(writers.map(({ file }) => file)).size).toBe(20)
    for (const writer of writers) writer.close()
  })
})

describe('following the log', () => {
  it('sees what is added, by whom ever, also while files are put aside', () => {
    const folder = join(root, 'followed')
    const log = new AuditLog(folder)
    log.append(record('before'))
    const follower = new LogFollower(folder)
    expect(follower.look()).toEqual([])
    const retention = { pieceBytes: 300, allBytes: 1e9, pieces: 100 }
    const writer = new AuditWriter(folder, 'service', { retention })
    for (let i = 0; i < 5; i++) writer.append(record(`service ${i}`))
    log.append(record('hook'))
    expect(
      follower
        .look()
        .map(({ command }) => command)
        .sort(),
    ).toEqual(['hook', ...[0, 1, 2, 3, 4].map((i) => `service ${i}`)])
    expect(follower.look()).toEqual([])
    writer.close()
  })
})

function rehashed(line: string): string {
  const [text] = line.split(',"hash":"') as [string]
  return `${text},"hash":"${fastHash(text)}"}`
}
