import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzing } from '../../tests/fuzz.ts'
import { testFolder } from '../../tests/test-folder.ts'
import { OUTCOMES } from '../verdict/index.ts'
import { Job } from './job.ts'
import { type EntryHead, entryLine } from './journal-entry.ts'
import { scanJournal } from './journal-scan.ts'
import { RETRY_CLASSES, readProgress } from './resume.ts'

const folder = testFolder()
const path = join(folder.path, 'samples.jsonl')

const SAMPLES = 6
const shape = { samples: [SAMPLES, SAMPLES], epochs: 2, sealed: true }
const suite = {
  name: 's',
  file: 's',
  sha256: '',
  count: SAMPLES,
  selected: SAMPLES,
  wanted: () => true,
}
const guard = { name: 'g', decide: () => ({ reply: null }) }
const makeJobs = () => [0, 1].map((index) => new Job(index, guard, suite, shape.epochs))

const entry = fc
  .record({
    job: fc.nat(1),
    sample: fc.nat(SAMPLES - 1),
    epoch: fc.integer({ min: 1, max: 2 }),
    expect: fc.constantFrom('BLOCK' as const, 'ALLOW' as const),
    outcome: fc.constantFrom(...OUTCOMES),
    cost: fc.option(fc.double({ min: 0, max: 10, noNaN: true })),
    reply: fc.option(fc.string({ unit: 'binary', maxLength: 40 })),
  })
  .map(({ reply, ...head }) => entryLine(head, { id: `s${head.sample}`, answer: { reply } }))

/** What a disk, a file system or a hasty hand does to a file. */
const damage = fc.oneof(
  fc.record({ kind: fc.constant('flip' as const), at: fc.nat(), bit: fc.nat(7) }),
  fc.record({ kind: fc.constant('cut' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('zeros' as const), at: fc.nat(), length: fc.nat(600) }),
  fc.record({
    kind: fc.constant('garbage' as const),
    at: fc.nat(),
    bytes: fc.uint8Array({ maxLength: 80 }),
  }),
  fc.record({ kind: fc.constant('repeat' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('swap' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('drop' as const), at: fc.nat() }),
)
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never

function apply(bytes: Buffer, one: Damage): Buffer {
  const at = bytes.length === 0 ? 0 : one.at % bytes.length
  const lines = () => bytes.toString('latin1').split(/(?<=\n)/)
  const i = one.at % lines().length
  switch (one.kind) {
    case 'flip':
      bytes[at]! ^= 1 << one.bit
      return bytes
    case 'cut':
      return bytes.subarray(0, at)
    case 'zeros':
      return bytes.fill(0, at, Math.min(bytes.length, at + one.length))
    case 'garbage':
      return Buffer.concat([bytes.subarray(0, at), one.bytes, bytes.subarray(at)])
    case 'repeat':
      return Buffer.from(lines().toSpliced(i, 0, lines()[i]!).join(''), 'latin1')
    case 'swap':
      return Buffer.from(lines().reverse().join(''), 'latin1')
    case 'drop':
      return Buffer.from(lines().toSpliced(i, 1).join(''), 'latin1')
  }
}

test('a damaged journal: no line counts that was not written, and nothing crashes', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 12 }),
      fc.array(damage, { maxLength: 6 }),
      fc.option(fc.constantFrom(...RETRY_CLASSES), { nil: undefined }),
      (written, damages, retry) => {
        const bytes = damages.reduce(apply, Buffer.from(written.join('')))
        writeFileSync(path, bytes)
        const seen: EntryHead[] = []
        const { length } = scanJournal(path, shape, (head, offset, size) => {
          seen.push(head)
          const line = bytes.toString('utf8', offset, offset + size)
          expect(written).toContain(`${line}\n`)
        })
        expect(length).toBeLessThanOrEqual(bytes.length)

        const jobs = makeJobs()
        readProgress(path, shape, jobs, retry)
        for (const job of jobs) {
          const counts = [
            ...Object.values(job.tally.malicious),
            ...Object.values(job.tally.harmless),
          ]
          expect(counts.every((count) => count >= 0)).toBe(true)
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(job.done)
          const keys = seen
            .filter((one) => one.job === job.index)
            .map((one) => `${one.sample} ${one.epoch}`)
          expect(job.done).toBeLessThanOrEqual(new Set(keys).size)
          if (retry === undefined) expect(job.done).toBe(new Set(keys).size)
        }
        expect(readFileSync(path).equals(bytes)).toBe(true)
      },
    ),
    fuzzing(150),
  )
})

test('any bytes at all are a journal in which nothing is finished', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
      writeFileSync(path, bytes)
      const { length } = scanJournal(path, shape, () => {
        throw new Error('nothing was written')
      })
      expect(length).toBeLessThanOrEqual(bytes.length)
    }),
    fuzzing(150),
  )
})
