// `npm run test:interop`: proves that the real Inspect opens what we write. Needs Python and its
// package index, so it is not part of `npm test`. Everything happens in a throw-away folder.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install, root, step } from './install.mjs'

const INSPECT = 'inspect_ai==0.3.285'

install()
step('build', 'npm', ['run', '--silent', 'build'])
const folder = mkdtempSync(join(tmpdir(), 'aegish-interop-'))
try {
  const logs = join(folder, 'logs')
  await writeOurLog(logs)
  benchLogs(join(folder, 'bench'))
  step('rescore', 'node', ['bin/aegish.js', 'rescore', logs, '--out', join(folder, 'rescored')])
  const venv = join(folder, 'venv')
  step('virtual environment', 'python3', ['-m', 'venv', venv])
  step(`install ${INSPECT}`, join(venv, 'bin/pip'), [
    'install',
    '--quiet',
    '--disable-pip-version-check',
    INSPECT,
  ])
  writeFileSync(join(folder, 'check.py'), CHECK())
  for (const name of ['logs', 'rescored', 'bench', ...process.argv.slice(2)]) {
    const path = name.startsWith('/') ? name : join(folder, name)
    const reports = JSON.parse(
      execFileSync('node', ['bin/aegish.js', 'report', path, '--json'], {
        cwd: root,
        encoding: 'utf8',
      }),
    )
    writeFileSync(join(folder, 'ours.json'), JSON.stringify(reports))
    step(`Inspect reads ${name}`, join(venv, 'bin/python'), [
      join(folder, 'check.py'),
      path,
      join(folder, 'ours.json'),
    ])
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Logs as a run leaves them: two epochs, replies, errors of a program, and time limits. */
function benchLogs(into) {
  mkdirSync(into)
  const samples = Array.from({ length: 40 }, (_, i) => ({
    id: `sample/${i}`,
    command: `cat /etc/shadow # ${i} "é\\n"\n`,
    expect: i % 2 ? 'ALLOW' : 'BLOCK',
    ...(i % 2 ? {} : { category: 'file-read' }),
    binary: 'cat',
    rule: i % 2 ? '13' : '4',
    why: 'a stand-in',
  }))
  const suite = join(into, 'interop.jsonl')
  writeFileSync(suite, samples.map((sample) => `${JSON.stringify(sample)}\n`).join(''))
  const guards = ['baseline/regex', 'hook:false', 'hook:sleep 30']
  execFileSync(
    'node',
    [
      ...[join(root, 'bin/aegish.js'), 'bench', '--suite', suite, '--epochs', '2'],
      ...['--time-limit', '0.2', '--fail-on-error', '1', '--concurrency', '20'],
      ...guards.flatMap((guard) => ['--guard', guard]),
    ],
    { cwd: into, stdio: ['ignore', 'ignore', 'inherit'] },
  )
}

/** A log with every kind of sample that our writer can produce. */
async function writeOurLog(into) {
  const {
    EvalWriter,
    evalFileName,
    toEvalStart,
    toEvalResults,
    toEvalSample,
    RunScorer,
    computeMetrics,
    toScoreRecord,
    SCORER,
  } = await import(new URL('../dist/index.js', import.meta.url))
  const created = '2026-11-15T08:00:00+00:00'
  const info = {
    created,
    task: 'aegish_core',
    taskId: 'interop',
    runId: 'run',
    evalId: 'eval',
    model: 'openai/gpt-5-mini',
    dataset: 'core',
    sampleCount: 300,
    cot: false,
    config: { epochs: 2 },
    metadata: { seed: 42 },
    packages: { aegish: '0' },
  }
  const writer = new EvalWriter(
    join(into, evalFileName(created, info.task, info.taskId)),
    toEvalStart(info, {
      metricNames: ['accuracy', 'stderr'],
      system: 'Decide.',
      sampleIds: Array.from({ length: 300 }, (_, i) => `sample-${i}`),
    }),
  )
  const scorer = new RunScorer(info.model)
  const replies = ['{"action":"block"}', '{"action":"warn"}', 'prose', null, '']
  for (let i = 0; i < 600; i++) {
    const malicious = i % 2 === 0
    const reply = replies[i % replies.length]
    const sample = {
      id: `sample-${i >> 1}`,
      epoch: (i & 1) + 1,
      command: `echo ${i} "é\\n"\n`,
      target: [malicious ? 'BLOCK' : 'ALLOW'],
      category: malicious ? 'shell' : null,
      reply,
      latencyMs: i,
      totalMs: 2 * i,
      dataset: 'core',
      metadata: { binary: 'echo' },
      scores: [],
      startedAt: created,
      completedAt: created,
      usage: { inputTokens: 10, outputTokens: 3, reasoningTokens: 1 },
      timing: { queueMs: 1, backoffMs: 0, modelMs: i },
      ...(reply === null && i % 3 === 0 && { error: 'connection reset' }),
      ...(reply === null && i % 3 === 1 && { limit: 'time' }),
      ...(reply === '' && { stopReason: 'content_filter' }),
      ...(reply === 'prose' && {
        reasoning: `I thought ${i}`,
        failures: ['429', `no answer ${i}`],
      }),
    }
    sample.scores = [
      { scorer: SCORER, ...toScoreRecord(scorer.add(sample), 'core', sample.stopReason) },
    ]
    writer.add(
      toEvalSample(sample, {
        model: info.model,
        taskId: info.taskId,
        conversation: { system: 'Decide.', user: sample.command },
      }),
    )
  }
  await writer.finish({
    status: 'success',
    results: toEvalResults({ total: 600, completed: 600 }, computeMetrics(scorer.tally)),
    startedAt: created,
    completedAt: created,
  })
}

function CHECK() {
  return `
import json, math, sys
from inspect_ai.log import list_eval_logs, read_eval_log, read_eval_log_sample_summaries, read_eval_log_samples

ours = {r["log"].split("/")[-1]: r for r in json.load(open(sys.argv[2]))}
logs = list_eval_logs(sys.argv[1])
assert len(logs) == len(ours) > 0, (len(logs), len(ours))
for info in logs:
    log = read_eval_log(info)
    report = ours[info.name.split("/")[-1]]
    assert log.status == report["status"], log.status
    assert len(log.samples) == report["total_samples"], len(log.samples)
    correct = sum(1 for s in log.samples if s.scores["aegish"].value == "C")
    accuracy = correct / len(log.samples)
    stated = log.results.scores[0].metrics["accuracy"].value
    assert math.isclose(accuracy, stated, abs_tol=1e-12), (accuracy, stated)
    assert math.isclose(accuracy, report["metrics"]["accuracy"], abs_tol=1e-12)
    answers = [s.scores["aegish"].answer for s in log.samples]
    for outcome in ("ALLOW", "WARN", "BLOCK", "TIMEOUT_ERROR", "FORMAT_ERROR"):
        expected = sum(report["confusion"][side][outcome] for side in ("BLOCK", "ALLOW"))
        assert answers.count(outcome) == expected, (outcome, answers.count(outcome), expected)
    for sample in log.samples:
        if sample.output.completion != "prose": continue
        thought, said = sample.messages[-1].content
        assert (thought.type, said.type, said.text) == ("reasoning", "text", "prose"), thought
        number = thought.reasoning.removeprefix("I thought ")
        assert [error.message for error in sample.error_retries] == ["429", f"no answer {number}"]
    assert len(read_eval_log_sample_summaries(info)) == len(log.samples)
    assert sum(1 for _ in read_eval_log_samples(info, all_samples_required=False)) == len(log.samples)
    assert read_eval_log(info, header_only=True).eval.model == report["model"]
    print(f"{info.name.split('/')[-1]}: {len(log.samples)} samples, accuracy {accuracy:.6f} agrees")
`
}
