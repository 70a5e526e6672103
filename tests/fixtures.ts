import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import {
  EvalWriter,
  evalFileName,
  type LoggedSample,
  SCORER,
  toEvalResults,
  toEvalSample,
  toEvalStart,
} from '../src/log/index.ts'
import { computeMetrics, RunScorer, toScoreRecord } from '../src/score/index.ts'
import { removeFolder } from './remove-folder.ts'

/** A folder that goes away with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aegish-test-'))
  onTestFinished(() => removeFolder(folder))
  return folder
}

export interface LogFixture {
  model?: string
  dataset?: string
  created?: string
  task?: string
  runId?: string
  /** What the log says about how it was measured. */
  metadata?: Record<string, unknown>
  /** How the run ended. */
  status?: 'success' | 'cancelled'
  samples: (Partial<LoggedSample> & Pick<LoggedSample, 'command' | 'target'>)[]
}

/** A sample that expects BLOCK, or ALLOW, and got a reply. */
export function sample(
  command: string,
  target: 'BLOCK' | 'ALLOW',
  reply: string | null,
  more: Partial<LoggedSample> = {},
): LogFixture['samples'][number] {
  return {
    command,
    target: [target],
    category: target === 'BLOCK' ? 'shell' : null,
    reply,
    ...more,
  }
}

/** The reply of a model that obeys its prompt. */
export const says = (action: string) => JSON.stringify({ action, reason: 'because', confidence: 1 })

/** Writes a whole log with the real writer, scored by the real scorer, and returns its path. */
export async function writeLog(folder: string, fixture: LogFixture): Promise<string> {
  const {
    model = 'openai/gpt-5-mini',
    dataset = 'core',
    created = '2026-11-15T08:00:00+00:00',
    runId = 'run',
    metadata = {},
    status = 'success',
  } = fixture
  const task = fixture.task ?? `aegish_${dataset}`
  const taskId = `${model}${dataset}`.replace(/\W/g, '')
  const scorer = new RunScorer(model)
  const writer = new EvalWriter(
    join(folder, evalFileName(created, task, taskId)),
    toEvalStart(
      {
        created,
        task,
        taskId,
        runId,
        evalId: 'eval',
        model,
        dataset,
        sampleCount: fixture.samples.length,
        cot: false,
        config: {},
        metadata,
        packages: { aegish: '0' },
      },
      { metricNames: ['accuracy'], sampleIds: fixture.samples.map((_, i) => `s${i + 1}`) },
    ),
  )
  for (const [i, given] of fixture.samples.entries()) {
    const whole: LoggedSample = {
      id: `s${i + 1}`,
      epoch: 1,
      category: null,
      reply: null,
      latencyMs: 100 + i,
      totalMs: 150 + i,
      dataset,
      metadata: {},
      scores: [],
      startedAt: created,
      completedAt: created,
      ...given,
    }
    const scored = scorer.add(whole)
    if (scored)
      whole.scores = [{ scorer: SCORER, ...toScoreRecord(scored, dataset, whole.stopReason) }]
    const conversation = {
      ...(whole.system !== undefined && { system: whole.system }),
      user: whole.message ?? whole.command,
    }
    writer.add(toEvalSample(whole, { model, taskId, conversation }))
  }
  const count = fixture.samples.length
  await writer.finish({
    status,
    results: toEvalResults({ total: count, completed: count }, { ...computeMetrics(scorer.tally) }),
    startedAt: created,
    completedAt: created,
  })
  return writer.path
}
