import type { Answer, CutText, GuardEntry } from '../../src/view/api.ts'
import { count, dollars, duration, NOT_AVAILABLE } from '../format.ts'
import { PlainText } from '../part/command.tsx'
import { GuardName } from '../part/guard-name.tsx'
import { Notice } from '../part/notice.tsx'
import { VerdictMark } from '../part/verdict-mark.tsx'

interface Props {
  answer: Answer
  guard: GuardEntry | undefined
  sampleKey: string
  anchor: string
}

/** What one guard said: its verdict, its grounds, its raw reply, its time and its price. */
export function AnswerCard({ answer, guard, sampleKey, anchor }: Props) {
  const { outcome, cause, correct, decision, reply, error, limit, problem } = answer
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
      {decision && <DecisionView decision={decision} decidedBy={answer.decidedBy} />}
      {reply === null ? (
        problem === null && <p class="soft">No reply came back.</p>
      ) : (
        <Reply reply={reply} href={rawHref(sampleKey, answer.guard)} />
      )}
      {answer.earlierReplies.length > 0 && (
        <details class="more">
          <summary>Replies that a retry replaced ({answer.earlierReplies.length})</summary>
          {answer.earlierReplies.map((earlier, i) => (
            <Reply key={i} reply={earlier ?? { text: '', length: 0 }} href={null} />
          ))}
        </details>
      )}
      <Numbers answer={answer} />
    </section>
  )
}

function rawHref(key: string, guard: string): string {
  return `/api/reply?key=${encodeURIComponent(key)}&guard=${encodeURIComponent(guard)}`
}

/** A reply is hostile text: it is only ever shown as text. */
function Reply({ reply, href }: { reply: CutText; href: string | null }) {
  const { text, length } = reply
  if (text.trim() === '') return <p class="soft">The reply is empty.</p>
  return (
    <>
      <pre class="reply" tabIndex={0}>
        <PlainText text={text} />
      </pre>
      {length > text.length && (
        <p class="soft">
          The first {count(text.length)} of {count(length)} characters.{' '}
          {href !== null && (
            <a href={href} target="_blank" rel="noreferrer">
              The whole reply as text
            </a>
          )}
        </p>
      )}
    </>
  )
}

interface DecisionProps {
  decision: NonNullable<Answer['decision']>
  decidedBy: string | null
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
          rule && `Rule ${rule.id}${rule.title ? ` (${rule.title})` : ''}`,
          certainty && (certainty === 'known' ? 'known' : 'could not be resolved'),
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
  const { latencyMs, totalMs, timing, usage, cost, stopReason, otherScores, log } = answer
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
