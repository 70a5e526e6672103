import { expect, it } from 'vitest'
import { LetteredGuards } from '../../tests/lettered-guards.ts'
import type { Entrant } from './entrant.ts'
import { findFindings } from './findings.ts'

it('a sample that one guard was asked about three times is still one sample', () => {
  const guards = new LetteredGuards()
  const guard = (...epochs: string[]) =>
    guards.guard('guard', { core: epochs.map((malicious) => ({ malicious })) })
  const fooled = (...entrants: Entrant[]) =>
    findFindings([], entrants, guards.catalog).fooled_everyone.map(({ command }) => command)
  const often = guard('AA', 'AA', 'AB')
  expect(fooled(often)).toEqual(['BLOCK 0', 'BLOCK 1'])
  // The other was asked once, and blocked it.
  expect(fooled(often, guard('BA'))).toEqual(['BLOCK 1'])
  expect(fooled(guard('B', 'A', 'B'))).toEqual([])
})
