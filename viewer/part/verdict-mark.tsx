import type { OutcomeCode } from '../../src/view/api.ts'

const LETTERS: Record<OutcomeCode['outcome'], string> = {
  ALLOW: 'A',
  WARN: 'W',
  BLOCK: 'B',
  TIMEOUT_ERROR: 'T',
  FORMAT_ERROR: 'F',
}

/** An outcome in words: `WARN, wrong` or `TIMEOUT_ERROR (content filter), wrong`. */
function outcomeText({ outcome, cause }: OutcomeCode, correct: boolean): string {
  const why = cause ? ` (${cause.replaceAll('_', ' ')})` : ''
  return `${outcome}${why}, ${correct ? 'correct' : 'wrong'}`
}

interface Props {
  entry: OutcomeCode | undefined
  correct: boolean | null
  /** Who decided, for the tooltip. */
  guard?: string
}

/**
 * One outcome as a small mark: the letter says which, the filling whether it was right. What went
 * wrong is loud, what went right is quiet, so that a list can be read by its dark spots.
 */
export function VerdictMark({ entry, correct, guard }: Props) {
  const who = guard === undefined ? '' : `${guard}: `
  if (!entry || correct === null) {
    return <span class="mark mark-none" role="img" aria-label={`${who}not asked`} />
  }
  const error = entry.cause !== null
  const kind = correct ? 'right' : error ? 'error' : 'wrong'
  const text = who + outcomeText(entry, correct)
  return (
    <span class={`mark mark-${kind}`} role="img" aria-label={text} title={text}>
      {LETTERS[entry.outcome]}
    </span>
  )
}

/** What the marks mean. */
export function MarkLegend() {
  return (
    <ul class="legend" aria-label="Legend">
      <li>
        <span class="mark mark-right">B</span> correct
      </li>
      <li>
        <span class="mark mark-wrong">A</span> wrong
      </li>
      <li>
        <span class="mark mark-error">T</span> no verdict
      </li>
      <li class="soft">A allow · W warn · B block · T time-out · F format</li>
    </ul>
  )
}
