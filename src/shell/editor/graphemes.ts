/** Characters as people see them, and how many columns a terminal gives them. */

/** Made for the first text that needs it: that takes longer than all else of the editor. */
let segmenter: Intl.Segmenter | undefined

const PLAIN = /^[\u0020-\u007e\n]*$/
/** No grapheme that matters for a cursor is longer. */
const NEAR = 64

const WIDE =
  /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}])/u
const ZERO = /^[\p{Mn}\p{Me}\p{Cf}]+$/u
const CONTROL = /^[\u0000-\u001f\u007f-\u009f]/

export function graphemes(text: string): Iterable<string> {
  return PLAIN.test(text) ? text : segments(text)
}

function* segments(text: string): Generator<string> {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(text)) yield segment
}

/** How a character is shown: what could act on the terminal is written as `^X`. */
export function shown(grapheme: string): string {
  if (!CONTROL.test(grapheme)) return grapheme
  const code = grapheme.charCodeAt(0)
  return code < 0x80 ? `^${String.fromCharCode(code ^ 0x40)}` : '\ufffd'
}

/** The columns that a shown character takes. */
export function width(grapheme: string): number {
  if (grapheme.length === 1 && grapheme >= ' ' && grapheme <= '~') return 1
  if (CONTROL.test(grapheme)) return grapheme.charCodeAt(0) < 0x80 ? 2 : 1
  if (ZERO.test(grapheme)) return 0
  return WIDE.test(grapheme) || grapheme.includes('\ufe0f') ? 2 : 1
}

/** Where the character before this place starts. */
export function before(text: string, at: number): number {
  if (at === 0) return 0
  const from = Math.max(0, at - NEAR)
  let last = ''
  for (const segment of graphemes(text.slice(from, at))) last = segment
  return at - last.length
}

/** Where the character after this place ends. */
export function after(text: string, at: number): number {
  for (const segment of graphemes(text.slice(at, at + NEAR))) return at + segment.length
  return at
}
