import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures.ts'
import {
  logsIn,
  makeSamples,
  quickRunEnvironment,
  runBench,
  writeSuite,
} from '../../tests/support/bench-run.ts'
import { entryLine } from '../run/journal-entry.ts'
import { Library } from './library.ts'
import { sampleDetails } from './sample-details.ts'

/** A finished run of two guards over ten samples, with its journal and its logs. */
async function finishedRun() {
  const folder = temporaryFolder()
  const suite = writeSuite(folder, makeSamples(10))
  const guards = ['baseline/regex', 'baseline/allow']
  const { folder: run } = await runBench(
    folder,
    { guards, suites: [suite] },
    {},
    quickRunEnvironment({}),
  )
  const journal = join(run, 'samples.jsonl')
  return { run, suite, journal, lines: readFileSync(journal, 'utf8').split(/(?<=\n)/) }
}

/** What is known of every guard, without what only the end of a run tells. */
function known(library: Library) {
  return library.contenders.map(({ id, entrant, recordings }) => ({
    id,
    sides: entrant.datasets.map(({ malicious, harmless, sampleSet }) => ({
      malicious,
      harmless,
      sampleSet,
    })),
    answered: recordings.map(({ outcomes }) => outcomes.length),
  }))
}

describe('a run that is followed by its journal', () => {
  it('tells the same as its logs, and leaves the telling to them once they are there', async () => {
    const { run } = await finishedRun()
    const logged = new Library([run])
    await logged.refresh()
    expect(logged.contenders.map(({ recordings }) => recordings[0]?.info.status)).toEqual([
      'success',
      'success',
    ])
    for (const log of logsIn(run)) rmSync(log)
    const followed = new Library([run])
    await followed.refresh()
    expect(known(followed)).toEqual(known(logged))
    expect(followed.contenders[0]?.recordings[0]?.info.status).toBe('cancelled')
    const [row] = followed.table.rows
    expect(sampleDetails(0, followed.contenders, followed.table)).toMatchObject({
      key: row?.key,
      rule: { id: '4' },
      answers: [
        { guard: 'baseline/regex', problem: null },
        { guard: 'baseline/allow', problem: null },
      ],
    })
  })

  it('grows line by line; a torn line waits for its end', async () => {
    const { run, journal, lines } = await finishedRun()
    for (const log of logsIn(run)) rmSync(log)
    writeFileSync(journal, lines.slice(0, 3).join('') + lines[3]!.slice(0, 40))
    const library = new Library([run])
    await library.refresh()
    expect(known(library).flatMap(({ answered }) => answered)).toEqual([3])
    appendFileSync(journal, lines[3]!.slice(40) + lines.slice(4).join(''))
    await library.refresh()
    expect(known(library).flatMap(({ answered }) => answered)).toEqual([10, 10])
  })

  it('counts the last line about a sample that was asked about again', async () => {
    const { run, journal, lines } = await finishedRun()
    for (const log of logsIn(run)) rmSync(log)
    const library = new Library([run])
    await library.refresh()
    const before = known(library).find(({ id }) => id === 'baseline/allow')!
    expect(before.sides[0]?.malicious).toEqual({ correct: 0, count: 5 })
    const missed = lines.find((line) => line.includes('"job":1') && line.includes('"BLOCK"'))!
    const { crc32: _, answer, ...entry } = JSON.parse(missed)
    const reply = '{"action":"block"}'
    appendFileSync(
      journal,
      entryLine({ ...entry, outcome: 'BLOCK' }, { id: entry.id, answer: { ...answer, reply } }),
    )
    await library.refresh()
    const after = known(library).find(({ id }) => id === 'baseline/allow')!
    expect(after.sides[0]?.malicious).toEqual({ correct: 1, count: 5 })
    expect(after.answered).toEqual([10])
  })

  it('is not told by a suite that has changed since', async () => {
    const { run, suite } = await finishedRun()
    for (const log of logsIn(run)) rmSync(log)
    appendFileSync(suite, '\n')
    const library = new Library([run])
    const problems: string[] = []
    library.onProblem = (message) => problems.push(message)
    await library.refresh()
    expect(problems).toEqual([`${suite} has changed since ${run} began`])
    expect(library.contenders).toEqual([])
  })
})
