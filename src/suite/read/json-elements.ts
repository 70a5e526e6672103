import { invalidEntryError } from './invalid-entry.ts'
import { isNotUtf8, LONGEST_ENTRY, type Located, NOT_UTF8, textChunks } from './text.ts'

const [QUOTE, BACKSLASH, COMMA, COLON, NEWLINE] = [34, 92, 44, 58, 10]
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [123, 125, 91, 93]

/**
 * The texts of the elements of one array in a JSON file, without holding the file in memory: the
 * array is the file itself, or the value of one of these keys of the object that the file is.
 */
export async function* jsonElements(
  file: string,
  keys: readonly string[],
): AsyncGenerator<Located<string | Error>> {
  const invalid = (message: string) => invalidEntryError({ file, line, message })
  let line = 1
  let depth = 0
  /** The depth inside the array whose elements are wanted; 0 while it has not begun. */
  let wanted = 0
  let found = false
  let inString = false
  let escaped = false
  /** The last string at depth 1: a key, once a colon follows. */
  let text = ''
  let key = ''
  let element = ''
  let elementLine = 1

  for await (const chunk of textChunks(file)) {
    let from = 0
    for (let i = 0; i < chunk.length; i++) {
      const code = chunk.charCodeAt(i)
      if (code === NEWLINE) line++
      if (inString) {
        if (escaped) escaped = false
        else if (code === BACKSLASH) escaped = true
        else if (code === QUOTE) inString = false
        if (depth === 1 && wanted === 0) text += chunk[i]
        continue
      }
      if (code === QUOTE) {
        inString = true
        text = ''
      } else if (code === COLON && depth === 1) {
        key = text.slice(0, -1)
      } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
        if (depth === 0 && found) throw invalid('there is text after the end of the JSON document')
        depth++
        const begins = depth === 1 || (depth === 2 && keys.includes(key) && !found)
        if (code === OPEN_BRACKET && begins && wanted === 0) {
          wanted = depth
          found = true
          from = i + 1
          elementLine = line
        }
      } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET || code === COMMA) {
        if (depth === 0) throw invalid('this is not JSON')
        if (depth === wanted) {
          element += chunk.slice(from, i)
          from = i + 1
          // An empty array has no element; a comma must stand after one.
          if (element.trim() !== '' || code === COMMA) {
            const at = lineOfText(element, elementLine)
            yield { line: at, value: isNotUtf8(element) ? new Error(NOT_UTF8) : element }
          }
          element = ''
          elementLine = line
        }
        if (code !== COMMA) {
          if (depth === wanted) wanted = 0
          depth--
        }
      } else if (depth === 0 && !isBlank(code)) {
        throw invalid('this is not JSON')
      }
    }
    if (wanted > 0) element += chunk.slice(from)
    if (element.length > LONGEST_ENTRY) throw invalid('one element is too long')
  }
  if (depth > 0) throw invalid('the JSON document ends too early')
  if (!found) {
    throw invalid(
      `there is no list of samples: write [...] or {"${keys.join('": [...]} or {"')}": [...]}`,
    )
  }
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 13 || code === NEWLINE
}

/** The line on which the text begins, past the blanks before it. */
function lineOfText(text: string, line: number): number {
  const blanks = text.slice(0, text.length - text.trimStart().length)
  return line + blanks.split('\n').length - 1
}
