/** A stretch of text; `hidden` names a character that would not be seen, or would deceive. */
export interface Stretch {
  start: number
  end: number
  hidden?: string
  /** A letter of another script, which may look like a Latin one. */
  foreign?: boolean
}

const NAMES: Record<number, string> = {
  0: 'null',
  7: 'bell',
  8: 'backspace',
  13: 'carriage return',
  27: 'escape',
  127: 'delete',
  160: 'no-break space',
  173: 'soft hyphen',
  1564: 'Arabic letter mark',
  8203: 'zero width space',
  8204: 'zero width non-joiner',
  8205: 'zero width joiner',
  8206: 'left-to-right mark',
  8207: 'right-to-left mark',
  8232: 'line separator',
  8233: 'paragraph separator',
  8234: 'left-to-right embedding',
  8235: 'right-to-left embedding',
  8236: 'pop directional formatting',
  8237: 'left-to-right override',
  8238: 'right-to-left override',
  8288: 'word joiner',
  8294: 'left-to-right isolate',
  8295: 'right-to-left isolate',
  8296: 'first strong isolate',
  8297: 'pop directional isolate',
  65279: 'byte order mark',
}

// Controls, formats, separators that are not a plain space, surrogates alone, private use, and
// whatever else draws nothing. Line feeds and tabs lay a text out and stay.
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]|\u034f|\p{Variation_Selector}|(?! )\p{Zs}/gu
const FOREIGN = /(?!\p{Script=Latin})\p{L}/gu
const ODD = new RegExp(`${HIDDEN.source}|${FOREIGN.source}`, 'gu')
const LAYOUT = /^[\n\t]$/

/**
 * Splits a text into plain stretches and single characters that must be made visible. In prose
 * letters of any script are at home; in a command they are worth a look.
 */
export function stretchesOf(text: string, kind: 'command' | 'prose'): Stretch[] {
  const stretches: Stretch[] = []
  let from = 0
  for (const { 0: char, index } of text.matchAll(kind === 'command' ? ODD : HIDDEN)) {
    if (LAYOUT.test(char)) continue
    if (index > from) stretches.push({ start: from, end: index })
    from = index + char.length
    stretches.push(
      /\p{L}/u.test(char) && !NAMELESS.test(char)
        ? { start: index, end: from, foreign: true }
        : { start: index, end: from, hidden: nameOf(char) },
    )
  }
  if (from < text.length) stretches.push({ start: from, end: text.length })
  return stretches
}

/** Letters to Unicode that draw nothing. */
const NAMELESS = /[\u115f\u1160\u3164\uffa0]/

/** `U+202E`, as it is shown in place of the character. */
export function codePoint(char: string): string {
  return `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}

/** The text with every hidden character spelled out. */
export function spelledOut(text: string): string {
  return text.replace(HIDDEN, (char) => (LAYOUT.test(char) ? char : `⟨${codePoint(char)}⟩`))
}

/** A text on one line, for lists: line feeds are shown as signs. */
export function oneLine(text: string, length: number): string {
  const line = spelledOut(text.slice(0, length)).replace(/\n/g, ' ⏎ ').replace(/\t/g, ' ')
  return text.length > length ? `${line}…` : line
}

function nameOf(char: string): string {
  const name = NAMES[char.codePointAt(0)!]
  return name ? `${codePoint(char)} ${name}` : codePoint(char)
}
