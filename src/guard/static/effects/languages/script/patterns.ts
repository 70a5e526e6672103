import { isKnown } from '../../../resolve/value.ts'
import { assign, evaluate } from './evaluate.ts'
import type { Node } from './node.ts'
import type { Session } from './session.ts'
import type { Thing } from './thing.ts'

/** Longer texts and patterns are left alone: JavaScript's expressions can backtrack. */
const MAX_TEXT = 4096
const MAX_PATTERN = 160

/** Compiles a pattern of any language, where that is safe and possible. */
export function compile(source: string, flags: string): RegExp | undefined {
  // Nested repetition could take exponential time.
  if (
    source.length > MAX_PATTERN ||
    !isKnown(source) ||
    /[*+}]\)?[*+{]|\([^)]*[*+][^)]*\)[*+{]/.test(source)
  )
    return undefined
  try {
    return new RegExp(
      source.replace(/\\([AzZhH])/g, (_whole, letter: string) =>
        letter === 'A' ? '^' : letter === 'h' ? '[ \\t]' : '$',
      ),
      flags,
    )
  } catch {
    return undefined
  }
}

/** `target =~ s/…/…/`, `target =~ tr/…/…/`, `target =~ /…/`. */
export function applyPattern(
  session: Session,
  pattern: Node & { type: 'pattern' },
  target: Node,
): Thing {
  const subject = evaluate(session, target)
  const text = session.text(subject)
  const known = isKnown(text) && text.length <= MAX_TEXT
  if (pattern.letters !== undefined) {
    const changed: Thing = known
      ? { text: exchange(text, pattern.source, pattern.letters) }
      : session.derive('a text', subject)
    assign(session, target, changed)
    return changed
  }
  const expression = known
    ? compile(pattern.source, pattern.flags.replace(/[^im]/g, ''))
    : undefined
  if (!pattern.replacement) {
    if (!expression) {
      bindGroups(session, undefined, subject)
      return session.unknown('a match')
    }
    const match = expression.exec(text)
    if (match) bindGroups(session, match, subject)
    return match
      ? { number: 1, items: match.slice(1).map((group) => ({ text: group ?? '' })) }
      : { number: 0 }
  }
  const changed = expression
    ? { text: substitute(session, pattern, expression, text) }
    : withReplacement(session, pattern, subject)
  assign(session, target, changed)
  return changed
}

function bindGroups(session: Session, match: RegExpExecArray | undefined, subject: Thing): void {
  for (let i = 1; i <= 4; i++) {
    const group = match?.[i]
    if (match && group === undefined) continue
    session.scope.set(
      `$${i}`,
      group === undefined ? session.derive('a match', subject) : { text: group },
    )
  }
}

function substitute(
  session: Session,
  pattern: Node & { type: 'pattern' },
  expression: RegExp,
  text: string,
): string {
  const all = pattern.flags.includes('g')
  const global = new RegExp(expression.source, `${expression.flags}g`)
  let result = ''
  let last = 0
  for (const match of text.matchAll(global)) {
    bindGroups(session, match as RegExpExecArray, { text })
    session.scope.set('$&', { text: match[0] })
    result += text.slice(last, match.index) + session.text(evaluate(session, pattern.replacement!))
    last = match.index + match[0].length
    if (!all || !session.patient) break
  }
  return result + text.slice(last)
}

/** The subject is not known, but the replacement may do something (`s/x/system(…)/e`). */
function withReplacement(
  session: Session,
  pattern: Node & { type: 'pattern' },
  subject: Thing,
): Thing {
  bindGroups(session, undefined, subject)
  return session.derive('a text', subject, evaluate(session, pattern.replacement!))
}

/** Exchanges letters: `tr/a-z/A-Z/`. */
export function exchange(text: string, from: string, to: string): string {
  const [source, target] = [expand(from), expand(to)]
  return [...text]
    .map((letter) => {
      const at = source.indexOf(letter)
      return at < 0 ? letter : (target[Math.min(at, target.length - 1)] ?? '')
    })
    .join('')
}

function expand(letters: string): string[] {
  const plain = letters.replace(/\\(.)/g, '$1')
  const result: string[] = []
  for (let i = 0; i < plain.length; i++) {
    const end = plain[i + 1] === '-' ? plain.charCodeAt(i + 2) : Number.NaN
    const start = plain.charCodeAt(i)
    if (Number.isNaN(end) || end < start || end - start > 512) {
      result.push(plain[i]!)
      continue
    }
    for (let code = start; code <= end; code++) result.push(String.fromCharCode(code))
    i += 2
  }
  return result
}
