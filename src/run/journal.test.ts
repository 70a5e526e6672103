import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { testFolder } from '../../tests/test-folder.ts'
import { OUTCOMES, UserError } from '../verdict/index.ts'
import { Journal } from './journal.ts'
import { type EntryHead, entryLine, isIntact, readHead } from './journal-entry.ts'
import { scanJournal } from './journal-scan.ts'

const folder = testFolder()
let path: string
let tests = 0
beforeEach(() => {
  path = join(folder.path, `${++tests}-samples.jsonl`)
})

const head = (sample: number, changes: Partial<EntryHead> = {}): EntryHead => ({
  job: 0,
  sample,
  epoch: 1,
  expect: 'BLOCK',
  outcome: 'ALLOW',
  cost: null,
  ...changes,
})
const line = (sample: number) =>
  entryLine(head(sample), { id: `s${sample}`, answer: { reply: `reply ${sample} \n"é` } })

/** Of a run that has all the lines below. */
const shape = { samples: Array<number>(13).fill(1_000_000), epochs: 7, sealed: true }
/** Of a run that was begun before lines had checksums. */
const olderShape = { ...shape, sealed: false }

function scan(of = shape) {
  const heads: EntryHead[] = []
  const result = scanJournal(path, of, (one) => heads.push(one))
  return { ...result, samples: heads.map(({ sample }) => sample), heads }
}

describe('a line', () => {
  test.each(
    OUTCOMES.flatMap((outcome) => [
      head(0, { outcome, cost: 0 }),
      head(999_999, { outcome, cost: 0.000123, job: 12, epoch: 7, expect: 'ALLOW' }),
      head(3, { outcome, cost: 1.5e-7 }),
    ]),
  )('gives its head back: %j', (one) => {
    const text = entryLine(one, { id: 'x', answer: { reply: null } })
    const bytes = Buffer.from(`before\n${text}`)
    expect(readHead(bytes, 7, bytes.length - 1, shape)).toEqual(one)
    expect(JSON.parse(text)).toMatchObject({ ...one, id: 'x' })
  })

  test('that is cut anywhere, or is something else, is none', () => {
    const text = Buffer.from(line(5).trimEnd())
    for (let length = 0; length < text.length; length++) {
      // Only a cut behind an inner brace could look whole, and its checksum is missing then.
      if (readHead(text, 0, length, shape)) expect(isIntact(text, 0, length)).toBeUndefined()
    }
    expect(isIntact(text, 0, text.length)).toBe(true)
    const other = Buffer.from(JSON.stringify({ hello: 'x'.repeat(100) }))
    expect(readHead(other, 0, other.length, shape)).toBeNull()
  })
})

describe('writing', () => {
  test('what is counted is in the file', async () => {
    const seen: number[] = []
    const journal = await Journal.open<number>(path, 0, (items) => {
      const written = readFileSync(path, 'utf8')
      for (const item of items) expect(written).toContain(`"id":"s${item}"`)
      seen.push(...items)
    })
    for (let i = 0; i < 1000; i++) {
      journal.append(line(i), i)
      if (i % 100 === 0) await new Promise(setImmediate)
    }
    await journal.flush()
    expect(seen).toEqual(Array.from({ length: 1000 }, (_, i) => i))
    await journal.close()
    expect(scan()).toMatchObject({ damaged: 0, samples: seen })
  })

  test('a file that cannot be written is named', async () => {
    symlinkSync('/dev/full', path)
    await expect(Journal.open(path, 1, () => {})).rejects.toMatchObject({
      code: 'JOURNAL',
      exitCode: 3,
      message: expect.stringContaining('samples.jsonl: '),
    })
  })

  test('a file that belongs to somebody else now is not touched', async () => {
    let isTaken = false
    const failures: unknown[] = []
    const journal = await Journal.open<number>(path, 0, () => {}, {
      check: () => {
        if (isTaken) throw new UserError('RUN_TAKEN', 'taken over')
      },
      failed: (failure) => failures.push(failure),
    })
    journal.append(line(0), 0)
    await journal.flush()
    // The new owner goes on in the same file.
    appendFileSync(path, line(1) + line(2))
    isTaken = true
    journal.append(line(3), 3)
    await expect(journal.flush()).rejects.toMatchObject({ code: 'RUN_TAKEN' })
    await journal.close()
    expect(failures).toHaveLength(1)
    expect(scan()).toMatchObject({ samples: [0, 1, 2], damaged: 0 })
  })

  test('a file that was deleted or replaced counts nothing more', async () => {
    const counted: number[] = []
    const journal = await Journal.open<number>(path, 0, (items) => counted.push(...items))
    journal.append(line(0), 0)
    await journal.flush()
    rmSync(path)
    writeFileSync(path, line(7))
    journal.append(line(1), 1)
    await expect(journal.flush()).rejects.toMatchObject({ code: 'JOURNAL_GONE', exitCode: 3 })
    await journal.close()
    expect(counted).toEqual([0])
  })

  test('goes on behind what is whole', async () => {
    writeFileSync(path, line(0) + line(1) + line(2).slice(0, 40))
    const { length } = scan()
    const journal = await Journal.open<number>(path, length, () => {})
    journal.append(line(3), 3)
    await journal.flush()
    await journal.close()
    expect(scan()).toMatchObject({ samples: [0, 1, 3], damaged: 0 })
  })
})

describe('scanning', () => {
  test('a file that is not there has nothing finished', () => {
    expect(scan()).toMatchObject({ length: 0, damaged: 0, samples: [] })
  })

  test('torn at every byte: all whole lines, and only those', () => {
    const whole = line(0) + line(1)
    const bytes = Buffer.byteLength(whole)
    writeFileSync(path, whole + line(2))
    for (let size = bytes + Buffer.byteLength(line(2)) - 1; size >= bytes; size--) {
      truncateSync(path, size)
      expect(scan()).toMatchObject({ length: bytes, samples: [0, 1] })
    }
  })

  test('zeros and garbage, as a power cut leaves them, cost only the lines that they hit', () => {
    const damagedBody = line(2).replace('"answer"', '"ans\u0000er')
    writeFileSync(path, line(0) + '\u0000'.repeat(300) + '\n' + line(1) + damagedBody)
    appendFileSync(path, line(3))
    expect(scan()).toMatchObject({ samples: [0, 1, 3], damaged: 2 })
  })

  test('lines longer than the buffer', () => {
    const long = entryLine(head(1), { id: 'long', answer: { reply: 'é'.repeat(6_000_000) } })
    writeFileSync(path, line(0) + long + line(2))
    expect(scan()).toMatchObject({ samples: [0, 1, 2], damaged: 0 })
  })

  test('a line that says another thing than was written is damaged, wherever it was changed', () => {
    const text = line(12)
    for (let i = 0; i < text.length - 1; i++) {
      const bytes = Buffer.from(line(0) + text + line(2))
      bytes[Buffer.byteLength(line(0)) + i]! ^= 1
      writeFileSync(path, bytes)
      const { samples, damaged } = scan()
      expect({ samples, damaged: damaged > 0 }).toEqual({ samples: [0, 2], damaged: true })
    }
  })

  test('a changed line that lost its checksum too is damage, but for runs that had none', () => {
    const changed = line(1).replace('"ALLOW"', '"BLOCK"').replace('"crc32"', '"brc32"')
    writeFileSync(path, line(0) + changed + line(2))
    expect(scan()).toMatchObject({ samples: [0, 2], damaged: 1 })
    expect(scan(olderShape)).toMatchObject({ samples: [0, 1, 2], damaged: 0 })
  })

  test.each([
    ['an epoch that the run has not', { epoch: 8 }],
    ['no epoch', { epoch: 0 }],
    ['a negative epoch', { epoch: -1 }],
    ['half an epoch', { epoch: 1.5 }],
    ['an epoch that is no number', { epoch: Number.NaN }],
    ['a sample that the suite has not', { sample: 1_000_000 }],
    ['a sample beyond all numbers', { sample: 1e300 }],
    ['a job that the run has not', { job: 13 }],
    ['a negative cost', { cost: -1 }],
  ])('%s is damage', (_, changes) => {
    // Lines of older versions: their checksum would tell.
    const old = (one: EntryHead) =>
      entryLine(one, { id: 'x', answer: { reply: null } }).replace(/,"crc32":"\w+"/, '')
    writeFileSync(path, old(head(0)) + old(head(1, changes)) + old(head(2)))
    expect(scan(olderShape)).toMatchObject({ samples: [0, 2], damaged: 1 })
  })

  test.each([
    'null',
    '7',
    '"text"',
    '{}',
    '{"reply":7}',
    '{"reply":null},"timing":"long"',
    '{"reply":null},"earlierReplies":7',
  ])('an older line whose answer is %s is damage', (answer) => {
    const odd = line(1)
      .replace(/"answer":.*/, `"answer":${answer}}`)
      .replace('"id":"s1"', `"id":"s1","filler":"${'x'.repeat(60)}"`)
    writeFileSync(path, line(0) + odd + line(2))
    expect(scan(olderShape)).toMatchObject({ samples: [0, 2], damaged: 1 })
  })

  test('a line without end does not fill the memory', () => {
    writeFileSync(path, line(0))
    // A hole: 600 MB of zeros that take no room.
    truncateSync(path, Buffer.byteLength(line(0)) + 600 * 1024 * 1024)
    expect(scan()).toMatchObject({ samples: [0], length: Buffer.byteLength(line(0)), damaged: 0 })
    appendFileSync(path, `\n${line(1)}`)
    expect(scan()).toMatchObject({ samples: [0, 1], damaged: 1 })
  })

  test('what is no file is told in one line', () => {
    mkdirSync(path)
    expect(() => scan()).toThrow(/samples\.jsonl: is no regular file/)
  })
})
