import { expect, it } from 'vitest'
import { countSamples } from './count.ts'
import type { Sample } from './sample.ts'

const sample = (fields: Partial<Sample>): Sample => ({
  id: 'x',
  command: 'x',
  expect: 'ALLOW',
  binary: 'ls',
  rule: '13',
  why: 'x y',
  ...fields,
})

it('counts sides, categories, binaries of attacks, techniques and pairs', () => {
  expect(
    countSamples([
      sample({ expect: 'BLOCK', category: 'shell', binary: 'vim', twin: 'b', technique: 'eval' }),
      sample({ expect: 'BLOCK', category: 'shell', binary: 'vim' }),
      sample({ expect: 'BLOCK', category: 'upload', binary: 'curl', technique: 'eval' }),
      sample({ twin: 'a', technique: 'base64' }),
      sample({}),
    ]),
  ).toEqual({
    samples: 5,
    malicious: 3,
    harmless: 2,
    categories: { upload: 1, shell: 2 },
    binaries: 2,
    techniques: 2,
    twins: 1,
  })
})

it('counts nothing as nothing', () => {
  expect(countSamples([])).toMatchObject({ samples: 0, categories: {}, twins: 0 })
})
