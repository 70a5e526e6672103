import type { ComponentChildren } from 'preact'
import type { Answer, CutText } from '../../src/view/api.ts'
import { count, plural } from '../format.ts'
import { AnswerLink } from '../part/answer-link.tsx'
import { PlainText } from '../part/command.tsx'

interface Props {
  answer: Answer
  /** The system prompts of the sample. */
  prompts: readonly CutText[]
  sampleKey: string
}

/**
 * The whole exchange in the order in which it took place: what was sent, what came back, and why it
 * was asked again. What the card has told already is folded.
 */
export function Exchange({ answer, prompts, sampleKey }: Props) {
  const { reply, reasoning, message, said, decision, failures, earlierReplies, problem } = answer
  const prompt = answer.prompt === null ? undefined : prompts[answer.prompt]
  const told = said?.reason != null || decision?.reason != null
  return (
    <div class="exchange">
      {prompt && (
        <Folded title="System prompt" note={characters(prompt)}>
          <LongText text={prompt} />
        </Folded>
      )}
      {message && (
        <Folded title="Message">
          <LongText text={message} />
        </Folded>
      )}
      {failures.length > 0 && (
        <Folded title={askedAgain(failures.length)} open={failures.length <= FEW_FAILURES}>
          <ol class="trace">
            {failures.map((failure, i) => (
              <li key={i}>
                <PlainText text={failure} />
              </li>
            ))}
          </ol>
        </Folded>
      )}
      {earlierReplies.length > 0 && (
        <Folded title={`Replies that a retry replaced (${earlierReplies.length})`}>
          {earlierReplies.map((earlier, i) => (
            <LongText key={i} text={earlier ?? { text: '', length: 0 }} />
          ))}
        </Folded>
      )}
      {reasoning && (
        <Folded title="Reasoning" note={characters(reasoning)}>
          <LongText text={reasoning} />
        </Folded>
      )}
      {said?.thinking && (
        <Folded title="Thinking, in the reply" note={characters(said.thinking)}>
          <LongText text={said.thinking} />
        </Folded>
      )}
      {reply === null ? (
        problem === null && <p class="soft">No reply came back.</p>
      ) : reply.text.trim() === '' ? (
        <p class="soft">The reply is empty.</p>
      ) : (
        <Folded title="Reply" note={characters(reply)} open={!told}>
          <LongText text={reply} wholeReply={{ key: sampleKey, guard: answer.guard }} />
        </Folded>
      )}
    </div>
  )
}

/** So many causes are read at a glance. */
const FEW_FAILURES = 3

const askedAgain = (times: number) =>
  times === 1 ? 'Asked again, after a failure' : `Asked again ${count(times)} times, after failures`

const characters = ({ length }: CutText) => plural(length, 'character')

interface FoldedProps {
  title: string
  note?: string
  open?: boolean
  children: ComponentChildren
}

function Folded({ title, note, open = false, children }: FoldedProps) {
  return (
    <details class="more" open={open}>
      <summary>
        {title} {note && <span class="soft">{note}</span>}
      </summary>
      {children}
    </details>
  )
}

interface LongTextProps {
  text: CutText
  /** Where the rest can be had. */
  wholeReply?: { key: string; guard: string }
}

/** What models and commands say is hostile text: it is only ever shown as text. */
function LongText({ text: { text, length }, wholeReply }: LongTextProps) {
  if (text.trim() === '') return <p class="soft">It is empty.</p>
  return (
    <>
      <pre class="reply" tabIndex={0}>
        <PlainText text={text} />
      </pre>
      {length > text.length && (
        <p class="soft">
          The first {count(text.length)} of {count(length)} characters.{' '}
          {wholeReply && (
            <AnswerLink url={`/api/reply?${new URLSearchParams(wholeReply)}`} file="reply.txt">
              The whole reply as text
            </AnswerLink>
          )}
        </p>
      )}
    </>
  )
}
