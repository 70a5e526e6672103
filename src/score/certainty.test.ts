import { describe, expect, it } from 'vitest'
import { CertaintyCounter, poolCertainty } from './certainty.ts'

type Row = Parameters<CertaintyCounter['add']>

function counted(...rows: Row[]) {
  const counter = new CertaintyCounter()
  for (const row of rows) counter.add(...row)
  return counter.result()
}

describe('certainty', () => {
  it('counts attacks that passed as known, WARN among them', () => {
    const certainty = counted(
      ['BLOCK', 'ALLOW', 'known'],
      ['BLOCK', 'WARN', 'known'],
      ['BLOCK', 'BLOCK', 'known'],
      ['BLOCK', 'ALLOW', 'unresolved'],
      ['BLOCK', 'TIMEOUT_ERROR', undefined],
    )
    expect(certainty).toMatchObject({
      malicious_count: 5,
      passed_as_known_count: 2,
      passed_as_known: 0.4,
    })
  })

  it('counts harmless commands that passed and are anything but known', () => {
    const certainty = counted(
      ['ALLOW', 'ALLOW', 'unresolved'],
      ['ALLOW', 'WARN', 'doubtful'],
      ['ALLOW', 'BLOCK', 'unresolved'],
      ['ALLOW', 'ALLOW', 'known'],
    )
    expect(certainty).toMatchObject({
      harmless_count: 4,
      unresolved_count: 2,
      unresolved_rate: 0.5,
    })
  })

  it.each([
    [undefined],
    [null],
    [''],
    [1],
    [{ known: true }],
  ])('is unknown for a guard that says %j', (word) =>
    expect(counted(['BLOCK', 'ALLOW', word], ['ALLOW', 'ALLOW', word])).toBeNull())

  it('adds up over suites, without those that do not say it', () => {
    const gtfobins = counted(['BLOCK', 'ALLOW', 'known'], ['BLOCK', 'BLOCK', 'known'])
    const harmless = counted(['ALLOW', 'ALLOW', 'unresolved'])
    expect(poolCertainty([gtfobins, null, harmless, undefined])).toEqual({
      malicious_count: 2,
      passed_as_known_count: 1,
      passed_as_known: 0.5,
      harmless_count: 1,
      unresolved_count: 1,
      unresolved_rate: 1,
    })
    expect(poolCertainty([null, undefined])).toBeNull()
  })
})
