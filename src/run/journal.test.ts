import { appendFileSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { testFolder } from '../../tests/test-folder.ts'
import { OUTCOMES } from '../verdict/index.ts'
import { Journal } from './journal.ts'
import { type EntryHead, entryLine, readHead } from './journal-entry.ts'
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

function scan() {
  const heads: EntryHead[] = []
  const result = scanJournal(path, (one) => heads.push(one))
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
    expect(readHead(bytes, 7, bytes.length - 1)).toEqual(one)
    expect(JSON.parse(text)).toMatchObject({ ...one, id: 'x' })
  })

  test('that is cut anywhere, or is something else, is none', () => {
    const text = line(5).trimEnd()
    for (let length = 0; length < text.length; length++) {
      const bytes = Buffer.from(text.slice(0, length))
      const read = readHead(bytes, 0, length)
      // Only a cut behind an inner brace could look whole, and the scan then parses it.
      if (read !== null) expect(text[length - 1]).toBe('}')
    }
    const other = Buffer.from(JSON.stringify({ hello: 'x'.repeat(100) }))
    expect(readHead(other, 0, other.length)).toBeNull()
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
})
