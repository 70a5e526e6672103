import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { EvalReader } from '../src/log/index.ts'
import { aegish } from './command.ts'
import { sample, says, temporaryFolder, writeLog } from './fixtures.ts'
import { startViewer } from './viewer-process.ts'
import { headerJson, type Member, rewriteZip, sampleJson, writeZip } from './zip-files.ts'

const members = (count: number): Member[] =>
  Array.from({ length: count }, (_, i) => ({
    name: `samples/s${i}_epoch_1.json`,
    data: JSON.stringify(
      sampleJson({
        id: `s${i}`,
        input: `command ${i}`,
        target: [i % 2 === 0 ? 'BLOCK' : 'ALLOW'],
        metadata: { dataset: 'x' },
      }),
    ),
  }))

const summaries = (count: number): Member => ({
  name: 'summaries.json',
  data: JSON.stringify(Array.from({ length: count }, (_, id) => ({ id }))),
})

/** The header of a log that says how many samples it has, in one of the ways in which logs do. */
function headerWith(change: { results?: object; dataset?: object; config?: object }): Member {
  const { eval: spec, ...rest } = JSON.parse(headerJson())
  const { results, ...more } = change
  return {
    name: 'header.json',
    data: JSON.stringify({ ...rest, ...(results && { results }), eval: { ...spec, ...more } }),
  }
}

function infoOf(all: Member[]) {
  const reader = new EvalReader(writeZip(join(temporaryFolder(), 'a.eval'), all))
  reader.close()
  return reader.info
}

describe('what a log says it holds', () => {
  test.each<[string, Parameters<typeof headerWith>[0], missing: number | undefined]>([
    ['its results', { results: { total_samples: 300 } }, 292],
    ['its list of ids', { dataset: { samples: 1000, sample_ids: Array(10).fill('x') } }, 2],
    ['the size of its dataset', { dataset: { samples: 300 } }, 292],
    ['that, for every epoch', { dataset: { samples: 300 }, config: { epochs: 2 } }, 592],
    [
      'a dataset of which a part was asked',
      { dataset: { samples: 300 }, config: { limit: 8 } },
      undefined,
    ],
    ['a run that ended early', { results: { total_samples: 300, early_stopping: {} } }, undefined],
    ['just what is there', { results: { total_samples: 8 } }, undefined],
    ['less than what is there', { results: { total_samples: 4 } }, undefined],
    ['nonsense', { results: { total_samples: -1 }, dataset: { samples: 'many' } }, undefined],
  ])('by %s', (_, change, missing) => {
    expect(infoOf([...members(8), headerWith(change)]).missingSamples).toBe(missing)
  })

  test('by its summaries, where the run did not finish or the header does not count', () => {
    const journal = (n: number, count: number): Member => ({
      name: `_journal/summaries/${n}.json`,
      data: JSON.stringify(Array(count).fill({})),
    })
    const start: Member = { name: '_journal/start.json', data: headerJson() }
    expect(infoOf([start, ...members(8), journal(1, 6), journal(2, 5)])).toMatchObject({
      status: 'started',
      recordedSamples: 11,
      missingSamples: 3,
    })
    const uncounted = headerWith({ dataset: {} })
    expect(infoOf([...members(8), summaries(9), uncounted]).missingSamples).toBe(1)
    const cancelled = {
      name: 'header.json',
      data: headerJson({ status: 'cancelled', results: { total_samples: 300 } }),
    }
    expect(infoOf([...members(8), summaries(8), cancelled]).missingSamples).toBeUndefined()
  })
})

describe('a log that lost samples', () => {
  async function lossy(lost = 3) {
    const folder = temporaryFolder()
    const samples = Array.from({ length: 20 }, (_, i) =>
      sample(
        `command ${i}`,
        i % 2 === 0 ? 'BLOCK' : 'ALLOW',
        says(i % 2 === 0 ? 'block' : 'allow'),
      ),
    )
    await writeLog(folder, { model: 'a/whole', samples })
    const path = await writeLog(folder, { model: 'a/lossy', samples })
    rewriteZip(path, (all) => all.filter(({ name }) => !new RegExp(`/s[1-${lost}]_`).test(name)))
    return { folder, path, name: basename(path) }
  }
  const said = '3 of 20 samples are missing from this log'

  test('is reported as partial, on every way out', async () => {
    const { folder, path } = await lossy()
    const report = (...more: string[]) => aegish(['report', path, ...more], { cwd: folder })
    const console = report('--junit', 'a.xml', '--html', 'a.html')
    expect(console).toMatchObject({ status: 2, lines: [`aegish: ${path}: ${said}`] })
    expect(console.stdout).toContain('17 samples')
    expect(console.stdout).toContain(`partial\n${said}: the numbers cover the others.\n`)
    const xml = readFileSync(join(folder, 'a.xml'), 'utf8')
    expect(xml).toContain(`name="no sample is missing"><failure message="${said}"`)
    const page = readFileSync(join(folder, 'a.html'), 'utf8')
    expect(page).toContain(`partial: ${said}`)
    const json = report('--json')
    expect(json.status).toBe(2)
    expect(JSON.parse(json.stdout)).toMatchObject([
      {
        status: 'partial',
        complete: false,
        total_samples: 17,
        recorded_samples: 20,
        missing_samples: 3,
      },
    ])
    expect(report('--markdown').stdout).toContain('| Samples | 17 (**3 missing**) |')
    const [titles, row] = report('--csv')
      .stdout.trim()
      .split('\n')
      .map((line) => line.split(','))
    expect(row![titles!.indexOf('missing_samples')]).toBe('3')
    expect(row![titles!.indexOf('status')]).toBe('partial')
  })

  test('is compared as partial, and so is what is made of the comparison', async () => {
    const { folder } = await lossy()
    const reason = '3 of 20 samples are missing from the log of core'
    const out = aegish(['compare', '.', '--json', '--out', 'c.json'], { cwd: folder })
    expect(out.status).toBe(2)
    expect(out.lines[0]).toContain(said)
    const { results, metadata } = JSON.parse(out.stdout)
    expect(results['a/lossy']).toMatchObject({ status: 'partial', reason })
    expect(results['a/whole'].status).toBe('success')
    expect(metadata.skipped).toEqual([])
    for (const path of ['.', 'c.json']) {
      const shown = aegish(['compare', path], { cwd: folder }).stdout
      expect(shown.replace(/\s+/g, ' ')).toContain(`partial: a/lossy: ${reason}`)
      expect(aegish(['compare', path, '--markdown'], { cwd: folder }).stdout).toContain(
        `**partial: a/lossy: ${reason}.**`,
      )
    }
  })

  test('says so beside every other reason for having no score', async () => {
    const folder = temporaryFolder()
    const samples = Array.from({ length: 5 }, (_, i) => sample(`a ${i}`, 'BLOCK', says('block')))
    const path = await writeLog(folder, { model: 'a/half', samples })
    rewriteZip(path, (all) => all.filter(({ name }) => !name.includes('/s2_')))
    const { results } = JSON.parse(aegish(['compare', path, '--json']).stdout)
    expect(results['a/half'].reason).toBe(
      'no harmless samples (only core); 1 of 5 samples are missing from the log of core',
    )
  })

  test('is copied as partial, and shown as partial', async () => {
    const { folder, path, name } = await lossy()
    const out = aegish(['rescore', path, '--out', 'new'], { cwd: folder })
    expect(out).toMatchObject({ status: 2, stdout: `${join('new', name)}\n` })
    expect(aegish(['report', join('new', name)], { cwd: folder })).toMatchObject({
      status: 2,
      lines: [`aegish: ${join('new', name)}: ${said}`],
    })
    const viewer = await startViewer([path])
    onTestFinished(async () => void (await viewer.stop()))
    const { problems } = await viewer.overview()
    expect(problems).toEqual([{ path, message: `${path}: ${said}` }])
    expect(viewer.stderr).toContain(said)
    const board = await (await fetch(`${viewer.url}api/board`)).json()
    expect(board).toMatchObject({
      rows: [
        {
          status: 'partial',
          reason: '3 of 20 samples are missing from the log of core',
          logs: [{ status: 'partial' }],
        },
      ],
    })
  })
})

describe('a damaged directory', () => {
  const whole = (path: string) =>
    writeZip(path, [
      { name: '_journal/start.json', data: headerJson() },
      ...members(6),
      summaries(6),
      headerWith({ results: { total_samples: 6 } }),
    ])

  test('never hides a sample, whichever bit of it is changed', () => {
    const path = join(temporaryFolder(), 'a.eval')
    const bytes = readFileSync(whole(path))
    const start = bytes.readUInt32LE(bytes.length - 6)
    const silent: string[] = []
    for (let at = start; at < bytes.length; at++) {
      for (const bit of [0x01, 0x10, 0x80]) {
        const changed = Buffer.from(bytes)
        changed[at]! ^= bit
        writeFileSync(path, changed)
        try {
          const reader = new EvalReader(path)
          const { status, missingSamples = 0 } = reader.info
          const read = [...reader.samples()].length
          reader.close()
          if (status !== 'success' || read + missingSamples < 6)
            silent.push(`${at - start} ^ ${bit}`)
        } catch (error) {
          expect((error as Error).name).toBe('LogError')
        }
      }
    }
    expect(silent).toEqual([])
  })

  test('that lists fewer members than there are is refused', () => {
    const path = join(temporaryFolder(), 'a.eval')
    for (const at of [0, 1, 3, 8]) {
      whole(path)
      rewriteZip(path, (all) => all, { unlisted: at })
      expect(() => new EvalReader(path), `${at}`).toThrow('does not list every member')
    }
  })

  test('whose members overlap is refused before anything is inflated', () => {
    const path = join(temporaryFolder(), 'a.eval')
    whole(path)
    rewriteZip(path, (all) => all, { sameOffset: [2, 3] })
    expect(() => new EvalReader(path)).toThrow('overlaps another')
    const { status, lines } = aegish(['report', path])
    expect(status).toBe(2)
    expect(lines).toHaveLength(1)
  })
})
