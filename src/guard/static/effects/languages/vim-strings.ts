import type { Machine } from '../machine.ts'

const STRING = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'`
/** `"a" . "b"`, `'a' .. "b"` */
const JOINED = new RegExp(String.raw`(${STRING})\s*\.{1,2}\s*(${STRING})`, 'g')
const ASSIGNED = new RegExp(
  String.raw`^(?:let|const|var)\s+(?:[a-z]:)?(\w+)\s*(\.{0,2})=\s*(${STRING})\s*$`,
)
/** A name that something is joined to. */
const NAME =
  /(?<=["']\s*\.{1,2}\s*)(?:[a-z]:)?(\w+)\b(?!\s*\()|\b(?:[a-z]:)?(\w+)(?=\s*\.{1,2}\s*["'])/g
/** How commands begin that only move about, look or set an option that names no program. */
const HARMLESS = String.raw`["']\s*(?:\d|(?:set|setlocal)\s(?!\w*(?:prg|shell|sh\b|exrc))|norm(?:al)?!?\s[^:"']+["']|e(?:dit)?\s|b(?:uffer)?\s|echo\w*\s)`
/** The command that is put together, up to something that is no string. */
const UNSEEN = new RegExp(
  String.raw`^(?:exe|execute)\b\s*(?:(?!\s|${HARMLESS})(?:${STRING})\s*\.{1,2}\s*[^\s"']|[^\s"'(|])|\b(?:system|systemlist|execute)\s*\(\s*(?:${STRING})\s*\.{1,2}\s*[^\s"']`,
)
/** Commands whose words are an expression, and no text for a shell or another language. */
const EXPRESSION =
  /^(?:exe(?:c|cu|cut|cute)?|call?|let|const|var|echo\w*|eval|if|elseif|while|return|put?|throw)\b/
/** A string that is not what stands there: `"\x2f"`. */
const ESCAPED = /"(?:[^"\\]|\\.)*\\(?:x|\d|["\\])(?:[^"\\]|\\.)*"/g
/** `nr2char(47)` */
const BY_NUMBER = /\bnr2char\(\s*(\d{1,5})\s*\)/g
const EACH_STRING = new RegExp(STRING, 'g')
/** `join(['a', 'b'], ' ')` */
const LISTED = new RegExp(
  String.raw`\bjoin\(\s*\[((?:\s*(?:${STRING})\s*,?)*)\]\s*,\s*(${STRING})\s*\)`,
  'g',
)
const MOST_JOINS = 200

/** The strings that variables of an editor's language hold. */
const variables = new WeakMap<Machine, Map<string, string>>()

/** A command with its strings put together, as far as they are seen; what it assigns is remembered. */
export function withJoinedStrings(machine: Machine, command: string): string {
  if (!EXPRESSION.test(command)) return command
  const known = variables.get(machine) ?? new Map<string, string>()
  variables.set(machine, known)
  let text = command
    .replace(ESCAPED, (string) => quoted(contentOf(string)))
    .replace(BY_NUMBER, (_, code: string) => quoted(String.fromCharCode(Number(code))))
    .replace(LISTED, (_, list: string, between: string) =>
      quoted((list.match(EACH_STRING) ?? []).map(contentOf).join(contentOf(between))),
    )
  if (known.size > 0 && !/^(?:let|const|var)\b/.test(text))
    text = text
      .replace(NAME, (name, after?: string, before?: string) => {
        const value = known.get(after ?? before ?? '')
        return value === undefined ? name : quoted(value)
      })
      .replace(/^(exe(?:cute)?\s+)(?:[a-z]:)?(\w+)\s*$/, (whole, verb: string, name: string) => {
        const value = known.get(name)
        return value === undefined ? whole : verb + quoted(value)
      })
  for (let i = 0; i < MOST_JOINS && text.search(JOINED) >= 0; i++) {
    machine.step(1 + text.length / 64)
    text = text.replace(JOINED, (_, a: string, b: string) => quoted(contentOf(a) + contentOf(b)))
  }
  const [, name, operator, string] = ASSIGNED.exec(text) ?? []
  if (name !== undefined && string !== undefined)
    known.set(name, (operator ? (known.get(name) ?? '') : '') + contentOf(string))
  return text
}

/** Whether a command is made of something that is not seen: `exe "!" . x`. */
export function makesUnseenCommand(text: string): boolean {
  return UNSEEN.test(text)
}

function contentOf(string: string): string {
  const inner = string.slice(1, -1)
  if (string.startsWith("'")) return inner.replaceAll("''", "'")
  return inner
    .replace(/\\x([\da-f]{1,2})/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    )
    .replace(/\\([0-7]{3})/g, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 8)),
    )
    .replace(/\\(["\\])/g, '$1')
}

/** In the quotes that it does not have itself: whoever reads it takes what stands between them. */
function quoted(text: string): string {
  return text.includes("'") && !/["\\]/.test(text) ? `"${text}"` : `'${text.replaceAll("'", "''")}'`
}
