import { expect, it } from 'vitest'
import { scoreSample } from '../score/index.ts'
import type { Entrant } from './entrant.ts'
import { findFindings } from './findings.ts'
import { OutcomeIndex, SampleCatalog } from './outcome-index.ts'

const catalog = new SampleCatalog()

/** A guard's answers about malicious commands, each list one epoch: `true` blocks. */
function guard(name: string, answers: Record<string, boolean[]>): Entrant {
  const outcomes = new OutcomeIndex(catalog)
  for (const [command, blocked] of Object.entries(answers)) {
    for (const [i, block] of blocked.entries()) {
      const sample = {
        ...{ id: command, epoch: i + 1, command, target: ['BLOCK'], category: 'shell' },
        reply: JSON.stringify({ action: block ? 'block' : 'allow' }),
        ...{ latencyMs: null, totalMs: null },
      }
      outcomes.add(scoreSample(sample)!, 'core')
    }
  }
  return { name, model: name, cot: false, datasets: [{ name: 'core', outcomes }] } as never
}

const fooled = (...entrants: Entrant[]) =>
  findFindings([], entrants, catalog).fooled_everyone.map(({ command }) => command)

it('a sample that one guard was asked about three times is still one sample', () => {
  const often = guard('often', { a: [false, false, false], b: [false, false, true] })
  expect(fooled(often)).toEqual(['a', 'b'])
  // The other was asked once, and blocked it.
  expect(fooled(often, guard('once', { a: [true], b: [false] }))).toEqual(['b'])
  expect(fooled(guard('mostly', { a: [true, false, true] }))).toEqual([])
})
