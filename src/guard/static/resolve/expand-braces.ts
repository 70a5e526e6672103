/** Of longer expansions the rest is left out. */
export const MAX_RESULTS = 128

/**
 * Brace expansion on the source of a word, as bash does it first of all: `{cat,/etc/hosts}`,
 * `x{1..3}`, nested. Quoted parts are left alone. Undefined where nothing expands.
 */
export function expandBraces(source: string): string[] | undefined {
  const results: string[] = []
  expandInto(source, results, 0)
  return results.length === 1 && results[0] === source ? undefined : results
}

/** Bash makes all words of a sequence before it does anything with one. */
const MOST_WORDS = 50_000_000

/** Whether sequences make more words than fit into the memory of most machines: `{1..999999999}`, `{a..z}` seven times. */
export function fillsMemory(source: string): boolean {
  let words = 1
  for (const [, first = '', last = ''] of source.matchAll(SEQUENCE)) {
    words *= Math.abs(placeOf(last) - placeOf(first)) + 1
    if (words > MOST_WORDS) return true
  }
  return false
}

const SEQUENCE = /\{(-?\d{1,18}|[A-Za-z])\.\.(-?\d{1,18}|[A-Za-z])\}/g

function placeOf(item: string): number {
  return /\d/.test(item) ? Number(item) : item.charCodeAt(0)
}

function expandInto(source: string, results: string[], depth: number): void {
  if (results.length >= MAX_RESULTS) return
  const brace = depth > 20 ? undefined : findBrace(source)
  if (!brace) {
    results.push(source)
    return
  }
  const before = source.slice(0, brace.start)
  // What stands before the brace holds no brace any more: only the rest is looked at again.
  const tails: string[] = []
  expandInto(source.slice(brace.end + 1), tails, depth + 1)
  for (const item of brace.items) {
    const inner: string[] = []
    expandInto(item, inner, depth + 1)
    for (const text of inner) {
      for (const tail of tails) {
        if (results.length >= MAX_RESULTS) return
        results.push(before + text + tail)
      }
    }
  }
}

interface Brace {
  start: number
  end: number
  items: string[]
}

/** The first brace that expands: with a comma at its own level, or a sequence. */
function findBrace(source: string): Brace | undefined {
  for (let start = 0; start < source.length; start++) {
    start = skipQuoted(source, start)
    if (source[start] !== '{' || source[start - 1] === '$') continue
    const brace = readBrace(source, start)
    if (brace) return brace
  }
  return undefined
}

function readBrace(source: string, start: number): Brace | undefined {
  const items: string[] = []
  let level = 0
  let itemStart = start + 1
  for (let i = start + 1; i < source.length; i++) {
    const next = skipQuoted(source, i)
    if (next !== i) {
      i = next - 1
      continue
    }
    const character = source[i]
    if (character === '{') level++
    else if (character === '}' && level > 0) level--
    else if (character === ',' && level === 0) {
      items.push(source.slice(itemStart, i))
      itemStart = i + 1
    } else if (character === '}') {
      const last = source.slice(itemStart, i)
      if (items.length > 0) return { start, end: i, items: [...items, last] }
      const sequence = readSequence(last)
      return sequence && { start, end: i, items: sequence }
    }
  }
  return undefined
}

/** `1..5`, `a..e`, `01..10..2`. */
function readSequence(text: string): string[] | undefined {
  const numbers = /^(-?\d{1,9})\.\.(-?\d{1,9})(?:\.\.(-?\d{1,9}))?$/.exec(text)
  const letters = /^([A-Za-z])\.\.([A-Za-z])(?:\.\.(-?\d{1,9}))?$/.exec(text)
  const match = numbers ?? letters
  if (!match) return undefined
  const toNumber = (item: string) => (numbers ? Number(item) : item.charCodeAt(0))
  const first = toNumber(match[1]!)
  const last = toNumber(match[2]!)
  const step = Math.max(1, Math.abs(Number(match[3] ?? 1))) * (first <= last ? 1 : -1)
  const width = numbers && /^-?0\d/.test(match[1]!) ? match[1]!.length : 0
  const items: string[] = []
  for (let n = first; step > 0 ? n <= last : n >= last; n += step) {
    items.push(numbers ? String(n).padStart(width, '0') : String.fromCharCode(n))
    if (items.length >= MAX_RESULTS) break
  }
  return items
}

/** The position after a quoted or escaped stretch that starts here; the same where none does. */
function skipQuoted(source: string, at: number): number {
  const character = source[at]
  if (character === '\\') return at + 2
  if (character === "'") {
    const end = source.indexOf("'", at + 1)
    return end < 0 ? source.length : end + 1
  }
  if (character === '"') {
    for (let i = at + 1; i < source.length; i++) {
      if (source[i] === '\\') i++
      else if (source[i] === '"') return i + 1
    }
    return source.length
  }
  if (character === '$' && (source[at + 1] === '{' || source[at + 1] === '(')) {
    const close = source[at + 1] === '{' ? '}' : ')'
    let level = 0
    for (let i = at + 1; i < source.length; i++) {
      if (source[i] === source[at + 1]) level++
      else if (source[i] === close && --level === 0) return i + 1
    }
    return source.length
  }
  return at
}
