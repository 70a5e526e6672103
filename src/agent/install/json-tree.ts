/** A value of a JSON text, and where it stands. */
export interface JsonNode {
  start: number
  end: number
  value: unknown
  /** The members of an object, or the items of an array; `start` is that of the key, if any. */
  parts?: { key?: string; start: number; node: JsonNode }[]
}

/** How deep settings may be nested. */
const DEEPEST = 200

const BLANK = /[ \t\r\n]+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const SCALAR = /"(?:[^"\\\n]|\\.)*"|[-+.\w]+/y

/** Reads JSON with comments, and says whether there are any; undefined if it is something else. */
export function parseJsonTree(text: string): { node: JsonNode; hasComments: boolean } | undefined {
  let at = text.startsWith('\ufeff') ? 1 : 0
  let hasComments = false

  function skip(): void {
    for (;;) {
      BLANK.lastIndex = at
      const [blank] = BLANK.exec(text) ?? []
      if (blank === undefined) return
      if (blank.startsWith('/')) hasComments = true
      at += blank.length
    }
  }

  function read(depth: number): JsonNode {
    if (depth > DEEPEST) throw new SyntaxError('too deep')
    const start = at
    if (text[at] === '{' || text[at] === '[') return readList(start, depth)
    SCALAR.lastIndex = at
    const [word] = SCALAR.exec(text) ?? ['']
    at += word.length
    return { start, end: at, value: JSON.parse(word) }
  }

  function readList(start: number, depth: number): JsonNode {
    const [open, close] = text[start] === '{' ? ['{', '}'] : ['[', ']']
    const parts: NonNullable<JsonNode['parts']> = []
    at++
    for (skip(); text[at] !== close; skip()) {
      if (parts.length > 0) {
        if (text[at] !== ',') throw new SyntaxError('no comma')
        at++
        skip()
      }
      const from = at
      if (open === '[') {
        parts.push({ start: from, node: read(depth + 1) })
        continue
      }
      const key: unknown = read(depth + 1).value
      if (typeof key !== 'string') throw new SyntaxError('no key')
      skip()
      if (text[at++] !== ':') throw new SyntaxError('no colon')
      skip()
      parts.push({ key, start: from, node: read(depth + 1) })
    }
    at++
    // Like JSON.parse: a key is an own property, whatever its name, and the last of its name counts.
    const value =
      open === '['
        ? parts.map(({ node }) => node.value)
        : Object.fromEntries(parts.map(({ key, node }) => [key, node.value]))
    return { start, end: at, value, parts }
  }

  try {
    skip()
    const node = read(0)
    skip()
    return at === text.length ? { node, hasComments } : undefined
  } catch {
    return undefined
  }
}
