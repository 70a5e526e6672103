import { expect, test } from 'vitest'
import { CascadeShare } from './cascade-share.ts'

test('counts who decided and what the last stage was spared', () => {
  const share = new CascadeShare()
  const first = { guard: 'static', cost: 0, modelMs: 1 }
  for (let i = 0; i < 3; i++) share.add({ reply: '', decidedBy: 'static', stages: [first] })
  share.add({
    reply: '',
    decidedBy: 'model',
    stages: [first, { guard: 'model', cost: 0.02, modelMs: 1000 }],
  })
  expect(share.summary()).toEqual({
    stages: [
      { guard: 'static', decided: 3, asked: 4, share: 0.75 },
      { guard: 'model', decided: 1, asked: 1, share: 0.25 },
    ],
    // The model alone: four times 0.02 USD and 1,000 ms.
    saved: { calls: 3, usd: 0.06, ms: 4000 - 1004 },
  })
})

test('what is not known is not claimed', () => {
  const never = new CascadeShare()
  never.add({ reply: '', decidedBy: 'a', stages: [{ guard: 'a', cost: 0, modelMs: 1 }] })
  expect(never.summary().saved).toEqual({ calls: 1, usd: null, ms: null })
  const unpriced = new CascadeShare()
  unpriced.add({ reply: '', decidedBy: 'b', stages: [{ guard: 'a', cost: 0 }, { guard: 'b' }] })
  expect(unpriced.summary().saved).toMatchObject({ calls: 0, usd: null })
})
