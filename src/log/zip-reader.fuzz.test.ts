import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sample, says, writeLog } from '../../tests/fixtures.ts'
import { damaged, damages, fuzzing } from '../../tests/fuzz.ts'
import { testFolder } from '../../tests/test-folder.ts'
import { headerJson, rewriteZip, sampleJson, writeZip } from '../../tests/zip-files.ts'
import { UserError } from '../verdict/index.ts'
import { EvalReader } from './eval-reader.ts'

const folder = testFolder().path
const path = join(folder, 'fuzz.eval')
const COUNT = 5

/** Reads a log to its end: what it says of itself and how many samples there are, or a LogError. */
function read(): { status: string; samples: number; missing: number } | 'refused' {
  try {
    const reader = new EvalReader(path)
    try {
      const samples = [...reader.samples()].length
      return { status: reader.info.status, samples, missing: reader.info.missingSamples ?? 0 }
    } finally {
      reader.close()
    }
  } catch (error) {
    expect(UserError.is(error), `${error instanceof Error ? error.stack : error}`).toBe(true)
    expect((error as Error).message).not.toContain('\n')
    return 'refused'
  }
}

/** Small archives of three makers: our writer, one made by hand, one with stored members. */
async function archives(): Promise<Buffer[]> {
  const ours = await writeLog(folder, {
    samples: Array.from({ length: COUNT }, (_, i) => sample(`c ${i}`, 'BLOCK', says('block'))),
  })
  const members = Array.from({ length: COUNT }, (_, i) => ({
    name: `samples/s${i}_epoch_1.json`,
    data: JSON.stringify(sampleJson({ id: i, input: `c ${i}` })),
  }))
  const header = headerJson({ results: { total_samples: COUNT } })
  const byHand = [...members, { name: 'header.json', data: header }]
  return [
    readFileSync(ours),
    readFileSync(writeZip(path, byHand)),
    readFileSync(
      writeZip(
        path,
        byHand.map((member) => ({ ...member, method: 0 as const })),
      ),
    ),
  ]
}

describe('a damaged archive', async () => {
  const whole = await archives()

  test('is refused, or holds every sample, or says how many are missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...whole), damages, (archive, all) => {
        const bytes = damaged(archive, all)
        writeFileSync(path, bytes)
        const result = read()
        if (result === 'refused' || result.status !== 'success') return
        expect(result.samples + result.missing).toBeGreaterThanOrEqual(COUNT)
      }),
      fuzzing(300),
    )
  })

  test('whose members were taken out, doubled or put in another order is never taken for whole', () => {
    const order = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.constantFrom(...whole), order, (archive, places) => {
        writeFileSync(path, archive)
        rewriteZip(path, (all) => places.map((i) => all[i % all.length]!))
        const result = read()
        if (result === 'refused' || result.status !== 'success') return
        expect(result.samples + result.missing).toBe(COUNT)
      }),
      fuzzing(150),
    )
  })
})

describe('what was found', () => {
  test('a damaged name in the directory does not make a sample something else', async () => {
    const [, archive] = await archives()
    const bytes = Buffer.from(archive!)
    bytes.write('t', bytes.lastIndexOf('samples/s1'), 'latin1')
    writeFileSync(path, bytes)
    expect(read()).toBe('refused')
  })

  test('a damaged name does not take the place of another sample', async () => {
    const [, archive] = await archives()
    const bytes = Buffer.from(archive!)
    bytes.write('2', bytes.lastIndexOf('samples/s1') + 'samples/s'.length, 'latin1')
    writeFileSync(path, bytes)
    expect(read()).toBe('refused')
  })
})
