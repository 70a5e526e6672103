/** An object as JSON has it. Its keys are data: they are listed, or asked for by `Object.hasOwn`. */
export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** No honest document is nested deeper; what walks or writes one may then call itself. */
export const DEEPEST_NESTING = 500

/** Whether a value is nested deeper than that: `JSON.parse` has no bound, `JSON.stringify` has. */
export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST_NESTING) return true
    const below: unknown[] = []
    for (const outer of level) {
      if (typeof outer !== 'object' || outer === null) continue
      for (const inner of Object.values(outer)) {
        if (typeof inner === 'object' && inner !== null) below.push(inner)
      }
    }
    level = below
  }
  return false
}

/**
 * Parses JSON as Python writes it: bare NaN and Infinity, which an unscored value leaves behind,
 * become null, or a marked string where they must survive. Plain JSON goes straight through the
 * built-in parser.
 */
export function parseJson(text: string, mark?: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!/NaN|Infinity/.test(text)) throw error
    return JSON.parse(withoutBareNumbers(text, mark))
  }
}

/** Replaces bare NaN, Infinity and -Infinity outside of strings, in one pass. */
function withoutBareNumbers(text: string, mark?: string): string {
  const replace = (word: string) => (mark === undefined ? 'null' : JSON.stringify(mark + word))
  const parts: string[] = []
  let from = 0
  while (from < text.length) {
    const quote = text.indexOf('"', from)
    const end = quote < 0 ? text.length : quote
    parts.push(text.slice(from, end).replace(/-?\b(?:NaN|Infinity)\b/g, replace))
    if (quote < 0) break
    let close = quote + 1
    while (close < text.length && text[close] !== '"') close += text[close] === '\\' ? 2 : 1
    parts.push(text.slice(quote, close + 1))
    from = close + 1
  }
  return parts.join('')
}
