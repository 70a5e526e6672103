import { EXPANSION, type Letters, readCommands } from './command-words.ts'
import { executedVariables } from './executed-variables.ts'
import { secretsInArguments } from './secret-arguments.ts'
import { MARK, type Span, secretsByLook, secretsByName } from './secret-texts.ts'

/** Commands within the words of commands: `ssh host "sh -c '…'"`. */
const MAX_DEPTH = 4

/** A command, or a text that speaks of one, without the secrets in it. Nothing else is taken out. */
export function redactCommand(text: string): string {
  const spans = secretsIn(text, 0).sort(([a], [b]) => a - b)
  let kept = ''
  let at = -1
  for (const [start, end] of spans) {
    if (start > at) kept += text.slice(Math.max(at, 0), start) + MARK
    at = Math.max(at, end)
  }
  return kept + text.slice(Math.max(at, 0))
}

function secretsIn(text: string, depth: number): Span[] {
  const { commands, texts, nested } = readCommands(text)
  const executed = executedVariables(text, commands)
  const spans = secretsByLook(text)
  const add = (letters: Letters, found: readonly Span[]) => {
    for (const span of found) for (const place of placesOf(letters, span)) spans.push(place)
  }
  for (const command of commands) {
    // What will run is no secret, whatever it is called: it must not hide behind a name.
    const words = command.words.filter(({ value }) => !executed.has(assignedBy(value)))
    for (const word of [...words, ...command.input]) add(word, secretsInWord(word, depth))
    for (const { letters, span } of secretsInArguments({ ...command, words })) add(letters, [span])
  }
  for (const letters of texts) add(letters, secretsInLines(letters.value))
  if (depth < MAX_DEPTH)
    for (const letters of nested) add(letters, secretsIn(letters.value, depth + 1))
  return spans
}

function assignedBy(value: string): string {
  return /^(\w+)\+?=/.exec(value)?.[1] ?? ''
}

/** A word with blanks in it may be a command, or prose, or a document. */
function secretsInWord({ value, from, to }: Letters, depth: number): Span[] {
  // What stands in the text as it is was looked at with all the rest of it.
  const isAsWritten = (to.at(-1) ?? 0) - (from[0] ?? 0) === value.length
  const spans = isAsWritten ? secretsByName(value) : secretsInLines(value)
  return depth < MAX_DEPTH && /\s/.test(value) ? spans.concat(secretsIn(value, depth + 1)) : spans
}

function secretsInLines(value: string): Span[] {
  return [...secretsByLook(value), ...secretsByName(value)]
}

/** Where a part of a word stands in the text; what the shell puts into it stays to be seen. */
function placesOf({ value, from, to }: Letters, [start, end]: Span): Span[] {
  if (value.startsWith(MARK, start)) return []
  const places: Span[] = []
  for (let at = start; at < end; at++) {
    if (value[at] === EXPANSION) continue
    const first = at
    while (at + 1 < end && value[at + 1] !== EXPANSION) at++
    places.push([from[first]!, to[at]!])
  }
  return places
}
