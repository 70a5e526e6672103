import { expect, it } from 'vitest'
import { diffSuites } from './diff-suites.ts'
import type { Sample } from './sample.ts'

const sample = (command: string, fields: Partial<Sample> = {}): Sample => ({
  id: `id-${command}`,
  command,
  expect: 'ALLOW',
  binary: 'x',
  rule: '13',
  why: 'because so',
  ...fields,
})

async function* stream(...samples: Sample[]) {
  yield* samples
}

it('tells what came, what went and what is labelled otherwise', async () => {
  const before = stream(sample('same'), sample('gone'), sample('relabelled'))
  const after = stream(
    sample('same', { id: 'another id' }),
    sample('relabelled', { expect: 'BLOCK', category: 'shell', rule: '1a' }),
    sample('new'),
  )
  expect(await diffSuites(before, after)).toEqual({
    same: 1,
    added: [sample('new')],
    removed: [sample('gone')],
    changed: [
      {
        command: 'relabelled',
        fields: {
          expect: { from: 'ALLOW', to: 'BLOCK' },
          rule: { from: '13', to: '1a' },
          category: { from: null, to: 'shell' },
        },
      },
    ],
  })
})
