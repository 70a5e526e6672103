import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sample, says, temporaryFolder, writeLog } from '../../tests/fixtures.ts'
import { Library } from './library.ts'
import { sampleDetails } from './sample-details.ts'

async function open(...paths: string[]) {
  const library = new Library(paths)
  const problems: string[] = []
  library.onProblem = (message) => problems.push(message)
  await library.refresh()
  return { library, problems }
}

const attack = (reply: string | null) => sample('cat /etc/shadow', 'BLOCK', reply)
const work = (reply: string | null) => sample('ls', 'ALLOW', reply)

describe('a library', () => {
  it('takes the newest log of each guard and suite, and keeps older runs apart', async () => {
    const folder = temporaryFolder()
    const samples = [attack(says('block')), work(says('allow'))]
    await writeLog(folder, { created: '2026-11-02T00:00:00Z', runId: 'new', samples })
    await writeLog(folder, { created: '2026-11-01T00:00:00Z', runId: 'old', samples })
    await writeLog(folder, { model: 'b', created: '2026-11-01T00:00:00Z', samples })
    const { library } = await open(folder)
    expect(library.contenders.map(({ id, earlier }) => [id, earlier])).toEqual([
      ['b', false],
      ['openai/gpt-5-mini', false],
      ['openai/gpt-5-mini @ 2026-11-01T00:00:00Z', true],
    ])
    // The same commands are the same rows, whoever was asked.
    expect(library.table.rows.map(({ command }) => command)).toEqual(['cat /etc/shadow', 'ls'])
  })

  it('goes on past what it cannot read, says so once, and forgets it when it is mended', async () => {
    const folder = temporaryFolder()
    const good = await writeLog(folder, { samples: [attack(says('block'))] })
    const broken = join(folder, 'broken.eval')
    writeFileSync(broken, 'nonsense')
    const { library, problems } = await open(folder)
    await library.refresh()
    expect(problems).toEqual([`${broken}: is not an .eval log (not a zip archive)`])
    expect(library.problems).toHaveLength(1)
    expect(library.contenders).toHaveLength(1)
    const before = library.revision
    await library.refresh()
    expect(library.revision).toBe(before)
    renameSync(good, broken)
    await library.refresh()
    expect(library.problems).toEqual([])
    expect(library.contenders).toHaveLength(1)
    rmSync(broken)
    await library.refresh()
    expect(library.contenders).toEqual([])
    expect(library.problems[0]?.message).toMatch(/holds no .eval logs yet/)
  })

  it('reads a sample again from its log, and notices when another stands there', async () => {
    const folder = temporaryFolder()
    const path = await writeLog(folder, { samples: [attack('{"action":"warn"}'), work(null)] })
    const { library } = await open(path)
    const details = () => sampleDetails(0, library.contenders, library.table)
    expect(details().answers).toMatchObject([
      { outcome: 'WARN', correct: false, problem: null, reply: { text: '{"action":"warn"}' } },
    ])
    await writeLog(folder, { samples: [work(says('block'))] })
    expect(details().answers).toMatchObject([
      {
        outcome: 'WARN',
        reply: null,
        problem: `${basename(path)}: has changed; it will be read again`,
      },
    ])
    rmSync(path)
    expect(details().answers[0]?.problem).toMatch(/no such file/)
  })

  it('reads the guards of a comparison file beside those of logs', async () => {
    const folder = temporaryFolder()
    await writeLog(folder, { samples: [attack(says('block')), work(says('allow'))] })
    const file = join(folder, 'comparison.json')
    const harmless = { total_commands: 4, correct: 3, harmless_acceptance_rate: 0.75 }
    writeFileSync(
      file,
      JSON.stringify({
        results: { 'openai/gpt-5-mini': { model: 'openai/gpt-5-mini', datasets: { harmless } } },
      }),
    )
    const { library } = await open(folder, file)
    expect(library.contenders.map(({ id, recordings }) => [id, recordings.length])).toEqual([
      ['openai/gpt-5-mini', 1],
      ['openai/gpt-5-mini (comparison.json)', 0],
    ])
  })

  it('reads once what is named twice', async () => {
    const folder = temporaryFolder()
    const log = await writeLog(folder, { samples: [attack(says('block'))] })
    const { library } = await open(folder, `${folder}/../${basename(folder)}`, log)
    expect(library.size).toBe(1)
    expect(library.contenders).toHaveLength(1)
  })

  it('says what is wrong with a run that it cannot follow', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'run'))
    writeFileSync(join(folder, 'run', 'run.json'), '{"version": 1}')
    writeFileSync(join(folder, 'run', 'samples.jsonl'), '')
    const { problems } = await open(folder)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/run\.json: /)
  })
})
