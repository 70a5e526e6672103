import type { Answer, CutText, GuardEntry } from '../../src/view/api.ts'
import { count, dollars, duration, NOT_AVAILABLE } from '../format.ts'
import { PlainText } from '../part/command.tsx'
import { GuardName } from '../part/guard-name.tsx'
import { Notice } from '../part/notice.tsx'
import { VerdictMark } from '../part/verdict-mark.tsx'
import { Exchange } from './exchange.tsx'

interface Props {
  answer: Answer
  guard: GuardEntry | undefined
  /** The system prompts of the sample. */
  prompts: readonly CutText[]
  sampleKey: string
  anchor: string
}

/** What one guard said: its verdict, its grounds, the whole exchange, its time and its price. */
export function AnswerCard({ answer, guard, prompts, sampleKey, anchor }: Props) {
  const { outcome, cause, correct, decision, said, error, limit, problem } = answer
  const kind = correct ? 'right' : cause ? 'error' : 'wrong'
  return (
    <section
      id={anchor}
      class={`panel answer answer-${kind}`}
      aria-label={guard?.title ?? answer.guard}
    >
      <header class="answer-head">
        <VerdictMark entry={{ code: '', outcome, cause }} correct={correct} />
        <GuardName guard={guard} />
        <span class="answer-outcome">
          {outcome}
          <span class={`verdict-word verdict-${kind}`}>{correct ? 'correct' : 'wrong'}</span>
        </span>
      </header>
      {problem !== null && <Notice>{problem}</Notice>}
      {cause !== null && (
        <p class="answer-cause">
          No verdict: <strong>{cause.replaceAll('_', ' ')}</strong>
          {limit !== null && ` (limit: ${limit})`}
        </p>
      )}
      {error !== null && (
        <pre class="reply reply-error" tabIndex={0}>
          <PlainText text={error} />
        </pre>
      )}
      {decision ? (
        <DecisionView decision={decision} decidedBy={answer.decidedBy} />
      ) : (
        said && <Said said={said} decidedBy={answer.decidedBy} />
      )}
      <Exchange answer={answer} prompts={prompts} sampleKey={sampleKey} />
      <Numbers answer={answer} />
    </section>
  )
}

/** What a model gives as its reason, taken out of its JSON. */
function Said({
  said,
  decidedBy,
}: {
  said: NonNullable<Answer['said']>
  decidedBy: string | null
}) {
  const { reason, confidence } = said
  return (
    <div class="decision">
      {reason !== null && (
        <p>
          <PlainText text={reason} />
        </p>
      )}
      <p class="soft">
        {[confidence !== null && `confidence ${confidence}`, decidedBy && `decided by ${decidedBy}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}

interface DecisionProps {
  decision: NonNullable<Answer['decision']>
  decidedBy: string | null
}

const CERTAINTY_TEXT = {
  known: 'known',
  doubtful: 'doubtful',
  unresolved: 'could not be resolved',
}

function DecisionView({ decision, decidedBy }: DecisionProps) {
  const { reason, rule, certainty, confidence, trace } = decision
  return (
    <div class="decision">
      {reason !== null && (
        <p>
          <PlainText text={reason} />
        </p>
      )}
      <p class="soft">
        {[
          rule &&
            `Rule ${rule.id}${rule.name ? ` ${rule.name}` : ''}${rule.title ? ` (${rule.title})` : ''}`,
          certainty && CERTAINTY_TEXT[certainty],
          confidence !== null && `confidence ${confidence}`,
          decidedBy && `decided by ${decidedBy}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {trace.length > 0 && (
        <details class="more">
          <summary>Trace ({trace.length} steps)</summary>
          <ol class="trace">
            {trace.map((step, i) => (
              <li key={i}>
                <PlainText text={step} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

function Numbers({ answer }: { answer: Answer }) {
  const { latencyMs, totalMs, timing, usage, cost, stopReason, otherScores, log, stages, cached } =
    answer
  const waited = timing !== null && timing.queueMs + timing.backoffMs > 0
  return (
    <>
      {waited && <TimingBar timing={timing} />}
      <dl class="numbers">
        <Figure name="Time" value={duration(latencyMs)} swatch={waited ? 'model' : undefined} />
        {waited ? (
          <>
            <Figure name="Queue" value={duration(timing.queueMs)} swatch="queue" />
            <Figure name="Back-off" value={duration(timing.backoffMs)} swatch="back-off" />
          </>
        ) : (
          totalMs !== latencyMs && <Figure name="With queueing" value={duration(totalMs)} />
        )}
        <Figure name="Tokens in" value={tokens(usage?.inputTokens)} />
        <Figure name="Tokens out" value={tokens(usage?.outputTokens)} />
        {usage?.reasoningTokens ? (
          <Figure name="Reasoning" value={tokens(usage.reasoningTokens)} />
        ) : null}
        {usage?.cachedInputTokens ? (
          <Figure name="Cached" value={tokens(usage.cachedInputTokens)} />
        ) : null}
        <Figure name="Cost" value={dollars(cost)} />
        {stopReason !== null && <Figure name="Stopped" value={stopReason.replaceAll('_', ' ')} />}
      </dl>
      <p class="answer-source">
        {stages.length > 0 && (
          <span>
            Asked:{' '}
            {stages.map(({ guard, modelMs }) => `${guard} (${duration(modelMs)})`).join(', ')}
          </span>
        )}
        {cached && <span>From the cache of replies</span>}
        {otherScores.map(({ scorer, value, answer: said }) => (
          <span key={scorer}>
            {scorer}: {value}
            {said !== null && ` (${said})`}
          </span>
        ))}
        <span title={log}>{log}</span>
      </p>
    </>
  )
}

const tokens = (value: number | undefined) => (value === undefined ? NOT_AVAILABLE : count(value))

type TimePart = 'model' | 'queue' | 'back-off'

/** A figure with its name; the swatch tells which part of the bar above it belongs to. */
function Figure({ name, value, swatch }: { name: string; value: string; swatch?: TimePart }) {
  return (
    <div>
      <dt>
        {swatch && <i class={`swatch timing-${swatch}`} />}
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Where the time went. */
function TimingBar({ timing }: { timing: NonNullable<Answer['timing']> }) {
  const parts: [TimePart, number][] = [
    ['queue', timing.queueMs],
    ['back-off', timing.backoffMs],
    ['model', timing.modelMs],
  ]
  const total = parts.reduce((sum, [, ms]) => sum + ms, 0)
  return (
    <div class="timing" aria-hidden="true">
      {parts.map(([name, ms]) => (
        <i key={name} class={`timing-${name}`} style={{ flexGrow: String(ms / total) }} />
      ))}
    </div>
  )
}
