/** One element of a shell pattern. */
type Element =
  | { kind: 'character'; character: string }
  | { kind: 'any' }
  | { kind: 'star' }
  | { kind: 'class'; negated: boolean; ranges: [number, number][] }

/** A compiled shell pattern: what stands in `case`, `${x#…}` and file names. */
export type Pattern = readonly Element[]

const NAMED_CLASSES: Record<string, [number, number][]> = {
  alpha: [
    [65, 90],
    [97, 122],
  ],
  digit: [[48, 57]],
  alnum: [
    [48, 57],
    [65, 90],
    [97, 122],
  ],
  upper: [[65, 90]],
  lower: [[97, 122]],
  space: [
    [9, 13],
    [32, 32],
  ],
  blank: [
    [9, 9],
    [32, 32],
  ],
  punct: [
    [33, 47],
    [58, 64],
    [91, 96],
    [123, 126],
  ],
  xdigit: [
    [48, 57],
    [65, 70],
    [97, 102],
  ],
}

/** Reads the text of a pattern. A backslash takes the meaning from the next character. */
export function compilePattern(text: string): Pattern {
  const elements: Element[] = []
  for (let i = 0; i < text.length; i++) {
    const character = text[i]!
    if (character === '*') {
      if (elements.at(-1)?.kind !== 'star') elements.push({ kind: 'star' })
    } else if (character === '?') elements.push({ kind: 'any' })
    else if (character === '\\' && i + 1 < text.length)
      elements.push({ kind: 'character', character: text[++i]! })
    else if (character === '[') {
      const parsed = readClass(text, i)
      if (parsed) {
        elements.push(parsed.element)
        i = parsed.end
      } else elements.push({ kind: 'character', character })
    } else elements.push({ kind: 'character', character })
  }
  return elements
}

function readClass(text: string, start: number): { element: Element; end: number } | undefined {
  let i = start + 1
  const negated = text[i] === '!' || text[i] === '^'
  if (negated) i++
  const ranges: [number, number][] = []
  for (let first = true; i < text.length; first = false) {
    if (text[i] === ']' && !first) return { element: { kind: 'class', negated, ranges }, end: i }
    const named = text[i] === '[' && text[i + 1] === ':' ? text.indexOf(':]', i) : -1
    if (named > 0) {
      const name = text.slice(i + 2, named)
      if (Object.hasOwn(NAMED_CLASSES, name)) ranges.push(...NAMED_CLASSES[name]!)
      i = named + 2
      continue
    }
    const low = text.charCodeAt(i)
    if (text[i + 1] === '-' && i + 2 < text.length && text[i + 2] !== ']') {
      ranges.push([low, text.charCodeAt(i + 2)])
      i += 3
    } else {
      ranges.push([low, low])
      i++
    }
  }
  return undefined
}

/** The texts that a pattern matches: most of many differ from it in what it begins with. */
export function matching(pattern: Pattern, texts: readonly string[]): string[] {
  let start = ''
  for (const element of pattern) {
    if (element.kind !== 'character') break
    start += element.character
  }
  return texts.filter((text) => text.startsWith(start) && matchesPattern(pattern, text))
}

/** Whether the whole text matches. Takes at most length × elements steps. */
export function matchesPattern(pattern: Pattern, text: string): boolean {
  let element = 0
  let position = 0
  let star = -1
  let resume = 0
  while (position < text.length) {
    const current = pattern[element]
    if (current?.kind === 'star') {
      star = element++
      resume = position
    } else if (current && matchesOne(current, text, position)) {
      element++
      position++
    } else if (star >= 0) {
      element = star + 1
      position = ++resume
    } else return false
  }
  while (pattern[element]?.kind === 'star') element++
  return element === pattern.length
}

function matchesOne(element: Element, text: string, position: number): boolean {
  switch (element.kind) {
    case 'character':
      return text[position] === element.character
    case 'any':
      return true
    case 'star':
      return true
    case 'class': {
      const code = text.charCodeAt(position)
      return (
        element.ranges.some((range) => code >= range[0] && code <= range[1]) !== element.negated
      )
    }
  }
}

/** How far a pattern reaches from one place of a text; -1 where it does not match there. */
interface Reach {
  shortest: number
  longest: number
  /** What stands before its first star does match there. */
  open: boolean
}

/** Follows all ways to match at once: takes at most length × elements steps. */
function reachOf(pattern: Pattern, text: string, from: number, backwards = false): Reach {
  const last = pattern.length
  const reach: Reach = { shortest: -1, longest: -1, open: false }
  if (pattern.every(({ kind }) => kind !== 'star')) {
    const start = backwards ? from - last : from
    if (start < 0 || start + last > text.length) return reach
    if (!pattern.every((element, i) => matchesOne(element, text, start + i))) return reach
    return { ...reach, shortest: last, longest: last }
  }
  let [now, next] = [new Uint8Array(last + 1), new Uint8Array(last + 1)]
  const elementAt = (i: number) => pattern[backwards ? last - 1 - i : i]
  /** A star may also stand for nothing. */
  const enter = (states: Uint8Array, state: number) => {
    states[state] = 1
    if (elementAt(state)?.kind !== 'star') return
    reach.open = true
    enter(states, state + 1)
  }
  enter(now, 0)
  for (let length = 0; now.includes(1); length++) {
    if (now[last]) {
      if (reach.shortest < 0) reach.shortest = length
      reach.longest = length
    }
    const at = backwards ? from - 1 - length : from + length
    if (at < 0 || at >= text.length) break
    next.fill(0)
    for (let state = 0; state < last; state++) {
      if (!now[state]) continue
      const element = elementAt(state)!
      if (element.kind === 'star') enter(next, state)
      else if (matchesOne(element, text, at)) enter(next, state + 1)
    }
    ;[now, next] = [next, now]
  }
  return reach
}

/** Beyond this, `${x#…}` and `${x/…}` keep the text as it is. */
export const MAX_TEXT = 4096

/** `${text#pattern}` and its relatives: removes a matching start or end. */
export function removeMatch(text: string, pattern: Pattern, operator: string): string {
  if (text.length > MAX_TEXT) return text
  const atStart = operator[0] === '#'
  const reach = reachOf(pattern, text, atStart ? 0 : text.length, !atStart)
  const length = Math.max(0, operator.length === 2 ? reach.longest : reach.shortest)
  return atStart ? text.slice(length) : text.slice(0, text.length - length)
}

/** `${text/pattern/replacement}` and its relatives. */
export function replaceMatch(
  text: string,
  pattern: Pattern,
  replacement: string,
  operator: string,
): string {
  if (text.length > MAX_TEXT) return text
  // Nothing at all matches only where the operator says at which end.
  if (pattern.length === 0)
    return operator === '/#' ? replacement + text : operator === '/%' ? text + replacement : text
  if (operator === '/%') {
    const { longest } = reachOf(pattern, text, text.length, true)
    return longest > 0 || longest === text.length
      ? text.slice(0, text.length - longest) + replacement
      : text
  }
  let result = ''
  let position = 0
  while (position <= text.length) {
    const { longest, open } = reachOf(pattern, text, position)
    if (longest > 0 || (longest === 0 && operator !== '//')) {
      result += replacement
      position += longest
      if (operator !== '//') return result + text.slice(position)
    } else if (operator === '/#') return text
    // A star that finds no end here finds none further on.
    else if (longest < 0 && open) return result + text.slice(position)
    else result += text[position++] ?? ''
    if (position >= text.length) break
  }
  return result
}
