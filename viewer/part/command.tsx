import { type Token, tokensOf } from '../shell-tokens.ts'
import { codePoint, type Stretch, spelledOut, stretchesOf } from '../visible-text.ts'

export interface Evidence {
  start: number
  end: number
  /** Who points at it. */
  title: string
}

/** Colours cost a pass over the text; nobody reads a command of this length. */
const COLOUR_LIMIT = 20_000

/** A command as text only: coloured, with evidence underlined and nothing hidden. */
export function Command({ text, evidence = [] }: { text: string; evidence?: Evidence[] }) {
  if (text.length > COLOUR_LIMIT) {
    return (
      <code class="command-text">
        <PlainText text={text} />
      </code>
    )
  }
  const pieces = cutUp(text, tokensOf(text), stretchesOf(text, 'command'), evidence)
  return <code class="command-text">{pieces}</code>
}

/** A text that may hold anything, as text only, with nothing hidden. */
export function PlainText({ text }: { text: string }) {
  const stretches = stretchesOf(text, 'prose')
  // Thousands of odd characters are an attempt on the page, not a text: they get no boxes.
  if (stretches.length > 2000) return <>{spelledOut(text)}</>
  return <>{cutUp(text, [], stretches, [])}</>
}

function cutUp(text: string, tokens: Token[], stretches: Stretch[], evidence: Evidence[]) {
  const cuts = new Set([0, text.length])
  for (const { start, end } of [...tokens, ...stretches, ...evidence]) {
    cuts.add(Math.min(start, text.length)).add(Math.min(end, text.length))
  }
  const points = [...cuts].sort((a, b) => a - b)
  let token = 0
  let stretch = 0
  return points.slice(0, -1).map((start, i) => {
    const end = points[i + 1]!
    while (token < tokens.length && tokens[token]!.end <= start) token++
    while (stretch < stretches.length && stretches[stretch]!.end <= start) stretch++
    const kind = tokens[token] && tokens[token]!.start <= start ? tokens[token]!.kind : null
    const pointed = evidence.find((span) => span.start <= start && end <= span.end)
    return piece(text.slice(start, end), kind, stretches[stretch], pointed, start)
  })
}

function piece(
  part: string,
  kind: Token['kind'] | null,
  stretch: Stretch | undefined,
  evidence: Evidence | undefined,
  key: number,
) {
  const classes = [
    kind && `token-${kind}`,
    evidence && 'evidence',
    stretch?.hidden !== undefined && 'hidden-character',
    stretch?.foreign && 'foreign-letter',
  ].filter(Boolean)
  if (classes.length === 0) return part
  const title = stretch?.hidden ?? (stretch?.foreign ? foreignTitle(part) : evidence?.title)
  return (
    <span key={key} class={classes.join(' ')} title={title}>
      {stretch?.hidden === undefined ? part : codePoint(part)}
    </span>
  )
}

function foreignTitle(letter: string): string {
  return `${codePoint(letter)}: a letter of another script, which may look like a Latin one`
}
