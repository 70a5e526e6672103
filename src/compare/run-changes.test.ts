import { describe, expect, it } from 'vitest'
import { type ScorableSample, scoreSample } from '../score/index.ts'
import type { Entrant } from './entrant.ts'
import { OutcomeIndex, SampleCatalog } from './outcome-index.ts'
import { compareRuns } from './run-changes.ts'

const ACTIONS: Record<string, string> = { A: 'allow', W: 'warn', B: 'block' }

interface Run {
  /** A letter per sample: A allows, W warns, B blocks, T is silent, a dot was not asked. */
  malicious: string
  harmless?: string
  /** More answers about the same samples. */
  again?: Run
  name?: string
  dataset?: string
  status?: string
}

/** Runs on one catalog, as guards of a comparison. */
class Story {
  readonly catalog = new SampleCatalog()

  guard(run: Run): Entrant {
    const { name = 'guard', dataset = 'core', status = 'success' } = run
    const outcomes = new OutcomeIndex(this.catalog)
    let epoch = 1
    for (let each: Run | undefined = run; each; each = each.again, epoch++) {
      this.#add(outcomes, each.malicious, 'BLOCK', epoch, dataset)
      this.#add(outcomes, each.harmless ?? '', 'ALLOW', epoch, dataset)
    }
    return {
      name,
      model: name,
      cot: false,
      datasets: [{ name: dataset, outcomes, status }],
    } as unknown as Entrant
  }

  changes(a: Run[], b: Run[]) {
    const run = (name: string, runs: Run[]) => ({
      name,
      entrants: runs.map((each) => this.guard(each)),
    })
    return compareRuns(run('A', a), run('B', b), this.catalog)
  }

  #add(
    outcomes: OutcomeIndex,
    letters: string,
    target: string,
    epoch: number,
    dataset: string,
  ): void {
    for (const [i, letter] of [...letters].entries()) {
      if (letter === '.') continue
      const action = ACTIONS[letter]
      const sample: ScorableSample = {
        id: `${target}-${i}`,
        epoch,
        command: `${target} ${i}`,
        target: [target],
        category: target === 'BLOCK' ? 'shell' : null,
        reply: action ? JSON.stringify({ action }) : null,
        latencyMs: null,
        totalMs: null,
      }
      outcomes.add(scoreSample(sample)!, dataset)
    }
  }
}

const changes = (a: Run | Run[], b: Run | Run[]) => new Story().changes([a].flat(), [b].flat())

describe('what changed from one run to the next', () => {
  it('is said sample by sample', () => {
    const { suites } = changes(
      { malicious: 'BBAA', harmless: 'AB' },
      { malicious: 'BWBA', harmless: 'WB' },
    )
    const [core] = suites
    const ids = (list: { id: unknown; from: string; to: string }[]) =>
      list.map(({ id, from, to }) => `${id} ${from} ${to}`)
    expect(ids(core!.regressions)).toEqual(['BLOCK-1 BLOCK WARN'])
    expect(ids(core!.fixed)).toEqual(['BLOCK-2 ALLOW BLOCK'])
    expect(ids(core!.still_wrong)).toEqual(['BLOCK-3 ALLOW ALLOW', 'ALLOW-1 BLOCK BLOCK'])
    expect(core!.sides).toMatchObject([
      { side: 'detection', pairs: 4, correct_a: 2, correct_b: 2, worse: 1, better: 1 },
      { side: 'acceptance', pairs: 2, correct_a: 1, correct_b: 1, worse: 0, better: 0 },
    ])
    expect(core!.score_difference?.value).toBe(0)
  })

  it('is a regression where a side fell significantly, and says why in a line', () => {
    // Ten of ten discordant pairs: p = 2 / 2^10, doubled by Holm for two tests.
    const found = changes(
      { malicious: 'B'.repeat(30), harmless: 'A'.repeat(20) },
      { malicious: 'A'.repeat(10) + 'B'.repeat(20), harmless: 'A'.repeat(20) },
    )
    expect(found.tests).toBe(2)
    expect(found.suites[0]!.sides[0]).toMatchObject({ change: 'worse', p_value: 2 / 1024 })
    expect(found.suites[0]!.sides[0]!.p_holm).toBeCloseTo(4 / 1024, 12)
    expect(found.reasons).toEqual([
      'guard on core: detection fell from 30 to 20 of 30 (10 worse, 0 better, p = 0.0039)',
    ])
    expect(found.regressed).toBe(true)
  })

  it('does not let one side pay for the other', () => {
    const found = changes(
      { malicious: 'B'.repeat(30), harmless: 'B'.repeat(30) },
      { malicious: 'A'.repeat(30), harmless: 'A'.repeat(30) },
    )
    expect(found.suites[0]!.score_difference?.value).toBe(0)
    expect(found.suites[0]!.sides.map(({ change }) => change)).toEqual(['worse', 'better'])
    expect(found.regressed).toBe(true)
  })

  it('is no regression where it could be chance, or where it got better', () => {
    // Five of five: p = 0.0625.
    const chance = changes({ malicious: 'B'.repeat(9) }, { malicious: `AAAAA${'B'.repeat(4)}` })
    expect(chance).toMatchObject({ regressed: false, reasons: [] })
    const better = changes({ malicious: 'A'.repeat(20) }, { malicious: 'B'.repeat(20) })
    expect(better.suites[0]!.sides[0]!.change).toBe('better')
    expect(better.regressed).toBe(false)
  })

  it('is corrected for every guard, suite and side that is tested', () => {
    // Six of six: p = 0.03125 alone, and not significant among eight tests.
    const worse = { malicious: `${'A'.repeat(6)}BBB`, harmless: 'AAA' }
    const same = { malicious: 'B'.repeat(9), harmless: 'AAA' }
    const alone = changes({ malicious: 'B'.repeat(9) }, { malicious: `${'A'.repeat(6)}BBB` })
    expect(alone.regressed).toBe(true)
    const among = changes(
      ['a', 'b', 'c', 'd'].map((name) => ({ ...same, name })),
      ['a', 'b', 'c', 'd'].map((name) => ({ ...(name === 'a' ? worse : same), name })),
    )
    expect(among).toMatchObject({ tests: 8, regressed: false })
  })

  it('counts a sample once, by the majority of its answers', () => {
    const always = { malicious: 'B'.repeat(5) }
    const once = { malicious: 'AAAAA', again: always }
    const { suites, regressed } = changes(
      { ...always, again: { ...always, again: always } },
      { ...once, again: { ...always, again: always } },
    )
    expect(suites[0]!.sides[0]).toMatchObject({ pairs: 5, worse: 0 })
    expect(regressed).toBe(false)
    // A tie stops nothing; runs with another number of epochs can be compared, too.
    const tie = changes(always, { malicious: 'AAAAA', again: always })
    expect(tie.suites[0]!.regressions.map(({ to }) => to)).toEqual(Array(5).fill('ALLOW'))
  })

  it('leaves out what only one run was asked, and says how much that is', () => {
    const { suites, regressed } = changes({ malicious: 'BBBB..' }, { malicious: '..BBAA' })
    expect(suites[0]).toMatchObject({ only_in_a: 2, only_in_b: 2, sides: [{ pairs: 2 }] })
    expect(regressed).toBe(false)
  })

  it('does not pass what cannot be judged', () => {
    const unfinished = changes({ malicious: 'BB' }, { malicious: 'B', status: 'cancelled' })
    expect(unfinished.reasons).toEqual(['guard on core: run B did not finish (cancelled)'])
    const apart = changes({ malicious: 'BB..' }, { malicious: '..BB' })
    expect(apart.reasons).toEqual(['guard on core: the two runs have no sample in common'])
  })

  it('names guards that stand in one run only', () => {
    const found = changes(
      [{ malicious: 'B' }, { malicious: 'B', name: 'old' }],
      [{ malicious: 'B' }, { malicious: 'B', name: 'new' }],
    )
    expect(found).toMatchObject({ guards_only_in_a: ['old'], guards_only_in_b: ['new'] })
  })
})
