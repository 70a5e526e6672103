import { describe, expect, it } from 'vitest'
import { LetteredGuards, type Letters } from '../../tests/lettered-guards.ts'
import { compareRuns } from './run-changes.ts'

interface Run extends Letters {
  /** More answers about the same samples. */
  again?: Run
  name?: string
  dataset?: string
  status?: string
}

function toChanges(a: readonly Run[], b: readonly Run[]) {
  const guards = new LetteredGuards()
  const [before, after] = [a, b].map((runs) =>
    runs.map((run) => {
      const { name = 'guard', dataset = 'core', status } = run
      const epochs: Run[] = []
      for (let each: Run | undefined = run; each; each = each.again) epochs.push(each)
      return guards.guard(name, { [dataset]: epochs }, status)
    }),
  )
  return compareRuns({ name: 'A', entrants: before! }, { name: 'B', entrants: after! })
}

const changes = (a: Run | Run[], b: Run | Run[]) => toChanges([a].flat(), [b].flat())

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

  it('needs seven that got worse in one suite of both sides, as the page on statistics says', () => {
    const step = (worse: number) =>
      changes(
        { malicious: 'B'.repeat(20), harmless: 'A' },
        { malicious: 'A'.repeat(worse) + 'B'.repeat(20 - worse), harmless: 'A' },
      ).regressed
    expect([step(6), step(7)]).toEqual([false, true])
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
    const { suites, regressed, reasons } = changes({ malicious: 'BBBB..' }, { malicious: '..BBAA' })
    expect(suites[0]).toMatchObject({ only_in_a: 2, only_in_b: 2, sides: [{ pairs: 2 }] })
    expect({ regressed, reasons }).toEqual({
      regressed: true,
      reasons: ['guard on core: 2 of the 4 samples of run A are missing from run B'],
    })
  })

  it('does not pass what cannot be judged', () => {
    const unfinished = changes({ malicious: 'BB' }, { malicious: 'B', status: 'cancelled' })
    expect(unfinished.reasons).toEqual([
      'guard on core: run B did not finish (cancelled)',
      'guard on core: 1 of the 2 samples of run A are missing from run B',
    ])
    const apart = changes({ malicious: 'BB..' }, { malicious: '..BB' })
    expect(apart.reasons).toEqual(['guard on core: the two runs have no sample in common'])
  })

  it('does not pass where a guard or suite is gone, and names it', () => {
    const found = changes(
      [{ malicious: 'B' }, { malicious: 'B', name: 'old' }],
      [{ malicious: 'B' }, { malicious: 'B', name: 'new' }],
    )
    expect(found).toMatchObject({ guards_only_in_a: ['old'], guards_only_in_b: ['new'] })
    expect(found.reasons).toEqual(['old: is missing from run B'])
    const guards = new LetteredGuards()
    const answers = (...suites: string[]) => [
      guards.guard('guard', Object.fromEntries(suites.map((name) => [name, [{ malicious: 'B' }]]))),
    ]
    const narrowed = compareRuns(
      { name: 'A', entrants: answers('core', 'twins') },
      { name: 'B', entrants: answers('core', 'evasion') },
    )
    expect(narrowed).toMatchObject({
      suites_only_in_a: [{ guard: 'guard', dataset: 'twins' }],
      suites_only_in_b: [{ guard: 'guard', dataset: 'evasion' }],
      reasons: ['guard on twins: is missing from run B'],
    })
  })

  it('passes what is new in B: guards, suites, samples and epochs', () => {
    const found = changes({ malicious: 'BB' }, [
      { malicious: 'BBAAAAAAAA', again: { malicious: 'BBAA' } },
      { malicious: 'A', name: 'new' },
    ])
    expect(found).toMatchObject({ regressed: false, reasons: [] })
    // The same with fewer epochs: every sample is still answered.
    expect(
      changes({ malicious: 'BB', again: { malicious: 'BB' } }, { malicious: 'BB' }),
    ).toMatchObject({ regressed: false })
  })
})
