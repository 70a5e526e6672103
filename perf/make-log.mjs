// Makes logs of any size for the programs beside it, with our own writer.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EvalWriter, toEvalResults, toEvalSample, toEvalStart } from '../dist/index.js'

/** Runs an action in a folder that is gone afterwards. */
export async function inThrowAwayFolder(action) {
  const folder = mkdtempSync(join(tmpdir(), 'aegish-perf-'))
  try {
    return await action(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A log whose samples weigh about what Inspect's do: long prompts, and events that repeat them. */
export async function makeLog(folder, { samples, eventsPerSample }) {
  const created = '2026-11-15T08:00:00+00:00'
  const info = {
    created,
    task: 'aegish_perf',
    taskId: `perf${samples}`,
    runId: 'r',
    evalId: 'e',
    model: 'openai/gpt-5-mini',
    dataset: 'perf',
    sampleCount: samples,
    cot: false,
    config: {},
    metadata: {},
    packages: {},
  }
  const writer = new EvalWriter(
    join(folder, `${samples}.eval`),
    toEvalStart(info, { metricNames: [] }),
  )
  const system = 'You decide about shell commands. '.repeat(eventsPerSample > 1 ? 150 : 5)
  for (let i = 0; i < samples; i++) {
    const malicious = i % 2 === 0
    const sample = {
      id: `sample_${i}`,
      epoch: 1,
      command: `command number ${i} --with some --options`,
      target: [malicious ? 'BLOCK' : 'ALLOW'],
      category: malicious ? 'shell' : null,
      reply: JSON.stringify({
        action: i % 3 ? 'block' : 'allow',
        reason: `because of ${i}`,
        confidence: 0.9,
      }),
      stopReason: 'stop',
      latencyMs: 1000 + (i % 977),
      totalMs: 2000 + (i % 977),
      usage: { inputTokens: 1600, outputTokens: 40 },
      dataset: 'perf',
      metadata: {},
      startedAt: created,
      completedAt: created,
      scores: [{ scorer: 'aegish', value: 'C', answer: 'BLOCK', explanation: '', metadata: {} }],
    }
    const json = toEvalSample(sample, {
      model: info.model,
      taskId: info.taskId,
      conversation: { system, user: sample.command },
    })
    json.events = Array.from({ length: eventsPerSample }, (_, event) => ({
      event: 'state',
      timestamp: created,
      working_start: event,
      uuid: `${i}-${event}`,
      changes: [
        {
          op: 'replace',
          path: '/messages',
          value: event % 4 === 0 ? json.messages : sample.command,
        },
      ],
    }))
    writer.add(json)
  }
  await writer.finish({
    status: 'success',
    results: toEvalResults({ total: samples, completed: samples }, {}),
    startedAt: created,
    completedAt: created,
  })
  return writer.path
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
