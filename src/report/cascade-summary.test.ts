import { expect, test } from 'vitest'
import { type AskedStage, StageCounter } from '../score/stage-counter.ts'
import { summariseCascade } from './cascade-summary.ts'

function summary(...answers: [decidedBy: string, stages: AskedStage[]][]) {
  const counter = new StageCounter()
  for (const [decidedBy, stages] of answers) counter.add(decidedBy, stages)
  return summariseCascade(counter.stages, answers.length)
}

test('counts who decided and what the last stage was spared', () => {
  const first = { guard: 'static', cost: 0, modelMs: 1 }
  expect(
    summary(
      ['static', [first]],
      ['static', [first]],
      ['static', [first]],
      ['model', [first, { guard: 'model', cost: 0.02, modelMs: 1000 }]],
    ),
  ).toEqual({
    stages: [
      { guard: 'static', decided: 3, asked: 4, share: 0.75 },
      { guard: 'model', decided: 1, asked: 1, share: 0.25 },
    ],
    // The model alone: four times 0.02 USD and 1,000 ms.
    saved: { calls: 3, usd: 0.06, ms: 4000 - 1004 },
  })
})

test('what is not known is not claimed', () => {
  expect(summary(['a', [{ guard: 'a', cost: 0, modelMs: 1 }]]).saved).toEqual({
    calls: 1,
    usd: null,
    ms: null,
  })
  expect(summary(['b', [{ guard: 'a', cost: 0 }, { guard: 'b' }]]).saved).toMatchObject({
    calls: 0,
    usd: null,
  })
})
