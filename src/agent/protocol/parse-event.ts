import { Unreadable } from '../unreadable.ts'
import { type Fields, isFields } from './fields.ts'

/** More than any tool writes at once; longer input is refused. */
export const MAX_EVENT_BYTES = 8 * 1024 * 1024

/** Reads a hook's input. */
export function parseEvent(text: string): Fields {
  if (text.trim() === '') throw new Unreadable('the input is empty')
  return parseObject(text.replace(/^\uFEFF/, ''), 'the input')
}

/** Reads an object from JSON text that nobody else may read differently. */
export function parseObject(text: string, what: string): Fields {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Unreadable(`${what} is not JSON`)
  }
  if (!isFields(value)) throw new Unreadable(`${what} is not a JSON object`)
  const name = repeatedName(text)
  if (name !== undefined) throw new Unreadable(`${what} has ${name} twice in one object`)
  return value
}

/**
 * A name that stands twice in one object of valid JSON: readers disagree about which one counts,
 * and the agent's may not be ours.
 */
function repeatedName(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = []
  let last = ''
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token !== ':') last = token
    else {
      const names = open.at(-1)
      // `"a"` may be spelled `"\u0061"`.
      const name = last.includes('\\') ? JSON.stringify(JSON.parse(last)) : last
      if (names?.has(name)) return name
      names?.add(name)
    }
  }
  return undefined
}
