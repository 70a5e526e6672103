import { activateGlobs, type Value } from './value.ts'

/** A stretch of a word after expansion. */
export type Segment =
  /** Text that stays as it is; `quoted` keeps an empty field alive. */
  | { text: Value; quoted: boolean; split: false }
  /** An unquoted expansion, which bash splits into fields. */
  | { text: Value; quoted: false; split: true }
  /** `"$@"` and `"${x[@]}"`: one field each. */
  | { fields: Value[] }

/** Adds the result of an expansion; unquoted, it will be split and its patterns are active. */
export function pushExpansion(text: Value, quoted: boolean, into: Segment[]): void {
  if (quoted) into.push({ text, quoted, split: false })
  else into.push({ text: activateGlobs(text), quoted, split: true })
}

/** Joins segments to fields. */
export function assemble(segments: Segment[], separators: string): Value[] {
  const fields: Value[] = []
  let current: Value | undefined
  for (const segment of segments) {
    if ('fields' in segment) {
      for (const [i, field] of segment.fields.entries()) {
        if (i > 0 && current !== undefined) fields.push(current)
        current = i === 0 ? (current ?? '') + field : field
      }
    } else if (!segment.split) {
      if (segment.text !== '' || segment.quoted) current = (current ?? '') + segment.text
    } else {
      const pieces = splitFields(segment.text, separators)
      for (const [i, piece] of pieces.entries()) {
        if (i > 0) {
          if (current !== undefined) fields.push(current)
          current = undefined
        }
        if (piece !== '') current = (current ?? '') + piece
      }
    }
  }
  if (current !== undefined) fields.push(current)
  return fields
}

function splitFields(text: string, separators: string): string[] {
  if (separators === '') return [text]
  const pieces: string[] = []
  let start = 0
  let at = 0
  for (const character of text) {
    const end = at + character.length
    if (separators.includes(character)) {
      pieces.push(text.slice(start, at))
      start = end
    }
    at = end
  }
  pieces.push(text.slice(start))
  return pieces
}
