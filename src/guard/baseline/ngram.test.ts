import { describe, expect, it } from 'vitest'
import { createNgramBaseline, type SuiteSample } from './ngram.ts'

const COLOURS = ['red', 'green', 'blue', 'white', 'brown', 'grey', 'pink', 'black', 'orange']

function guardFor(...samples: Omit<SuiteSample, 'id' | 'suite'>[]) {
  return createNgramBaseline(async function* () {
    for (const [i, sample] of samples.entries()) yield { suite: 's', id: `${i}`, ...sample }
  })
}

async function verdict(guard: ReturnType<typeof guardFor>, command: string) {
  const { reply } = await guard.decide(command, { epoch: 1 })
  return reply && JSON.parse(reply).action
}

describe('baseline/ngram', () => {
  const samples = COLOURS.flatMap((colour) => [
    { command: `paint the wall ${colour}`, expect: 'ALLOW' as const },
    { command: `paint the wombat ${colour}`, expect: 'BLOCK' as const },
  ])

  it('finds what tells the sides of a suite apart', async () => {
    const guard = guardFor(...samples)
    for (const { command, expect: wanted } of samples)
      expect(await verdict(guard, command)).toBe(wanted)
  })

  it('does not learn from what it is asked about, its twin or its mutants', async () => {
    // The only sample with this word, three times over: whoever learns from one knows the others.
    const odd = { command: 'feed the wombat', expect: 'ALLOW' as const, tags: ['mutant-of-odd'] }
    const guard = guardFor(
      ...samples,
      odd,
      { ...odd, command: 'feed  the wombat' },
      { ...odd, command: 'feed the  wombat' },
    )
    expect(await verdict(guard, odd.command)).toBe('BLOCK')
  })

  it('has no verdict on what is in no suite', async () =>
    expect(await verdict(guardFor(...samples), 'ls')).toBeNull())
})
