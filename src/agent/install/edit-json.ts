import { type JsonNode, parseJsonTree } from './json-tree.ts'

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * The text of a JSON file with another value: only what differs is written anew, so that comments,
 * order and layout of everything else stay. Undefined if that cannot be done.
 */
export function editJson(text: string, after: unknown): string | undefined {
  const tree = parseJsonTree(text)
  if (tree === undefined) return undefined
  const edits = new Layout(text).change(tree.node, after)
  let edited = text
  for (const { start, end, text: fresh } of edits.sort((a, b) => b.start - a.start)) {
    edited = edited.slice(0, start) + fresh + edited.slice(end)
  }
  const result = parseJsonTree(edited)
  return result !== undefined && same(result.node.value, after) ? edited : undefined
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Neighbours, by their numbers. */
interface Run {
  first: number
  last: number
}

function runsOf(numbers: readonly number[]): Run[] {
  const runs: Run[] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run?.last === number - 1) run.last = number
    else runs.push({ first: number, last: number })
  }
  return runs
}

/** How a text is laid out, and how something new would be. */
class Layout {
  readonly #text: string
  readonly #unit: string
  readonly #line: string

  constructor(text: string) {
    this.#text = text
    this.#unit = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  '
    this.#line = text.includes('\r\n') ? '\r\n' : '\n'
  }

  change(node: JsonNode, after: unknown): Edit[] {
    if (same(node.value, after)) return []
    const isList = Array.isArray(after)
    if (node.parts && isList && Array.isArray(node.value)) return this.#changeArray(node, after)
    if (node.parts && !isList && !Array.isArray(node.value) && isPlain(after)) {
      return this.#changeObject(node, after)
    }
    const indent = this.#indentAt(node.start)
    return [{ start: node.start, end: node.end, text: this.#written(after, indent, false) }]
  }

  #changeObject(node: JsonNode, after: Record<string, unknown>): Edit[] {
    const parts = node.parts!
    const known = new Set(parts.map(({ key }) => key!))
    const gone = parts.flatMap(({ key }, i) => (Object.hasOwn(after, key!) ? [] : [i]))
    const fresh = Object.entries(after)
      .filter(([key]) => !known.has(key))
      .map(([key, value]) => ({ key, value }))
    const changed = parts
      .filter(({ key }) => Object.hasOwn(after, key!))
      .flatMap((part) => this.change(part.node, after[part.key!]))
    return [
      ...changed,
      ...runsOf(gone).flatMap((run) => this.#remove(node, run)),
      ...this.#append(node, fresh),
    ]
  }

  #changeArray(node: JsonNode, after: readonly unknown[]): Edit[] {
    const parts = node.parts!
    let start = 0
    while (start < parts.length && same(parts[start]!.node.value, after[start])) start++
    if (start === parts.length) {
      return this.#append(
        node,
        after.slice(start).map((value) => ({ value })),
      )
    }
    if (after.length === parts.length) {
      return parts.flatMap((part, i) => this.change(part.node, after[i]))
    }
    const rest = parts.slice(start + 1).map((part) => part.node.value)
    if (same(rest, after.slice(start))) return this.#remove(node, { first: start, last: start })
    const indent = this.#indentAt(node.start)
    return [{ start: node.start, end: node.end, text: this.#written(after, indent, false) }]
  }

  /** Takes neighbouring parts out, with the comma and the white space that were their own. */
  #remove(node: JsonNode, { first, last }: Run): Edit[] {
    const parts = node.parts!
    const end = parts[last]!.node.end
    const start = this.#blankBefore(parts[first]!.start)
    const comma = this.#commaAfter(end)
    if (comma !== undefined) return [{ start, end: comma + 1, text: '' }]
    if (first === 0)
      return [
        { start, end: this.#blankBefore(node.end - 1) === end ? node.end - 1 : end, text: '' },
      ]
    // The last ones: the comma before them goes too, what stands between may be a comment.
    const before = this.#commaAfter(parts[first - 1]!.node.end)!
    return [
      { start: before, end: before + 1, text: '' },
      { start: Math.max(start, before + 1), end, text: '' },
    ]
  }

  /** Puts parts at the end, laid out like the one before them. */
  #append(node: JsonNode, fresh: readonly { key?: string; value: unknown }[]): Edit[] {
    if (fresh.length === 0) return []
    const last = node.parts!.at(-1)
    const inLine = last !== undefined && !this.#text.slice(node.start, last.start).includes('\n')
    const outer = this.#indentAt(node.start)
    const indent = last && !inLine ? this.#indentAt(last.start) : outer + this.#unit
    const written = fresh
      .map(({ key, value }) => {
        const name = key === undefined ? '' : `${JSON.stringify(key)}: `
        return name + this.#written(value, indent, inLine)
      })
      .join(inLine ? ', ' : `,${this.#line}${indent}`)
    if (last !== undefined) {
      const text = inLine ? `, ${written}` : `,${this.#line}${indent}${written}`
      return [{ start: last.node.end, end: last.node.end, text }]
    }
    const close = node.end - 1
    const start = this.#blankBefore(close)
    return [{ start, end: close, text: `${this.#line}${indent}${written}${this.#line}${outer}` }]
  }

  /** Where the white space before a place begins. */
  #blankBefore(at: number): number {
    return this.#text.slice(0, at).trimEnd().length
  }

  #commaAfter(at: number): number | undefined {
    const [skipped] = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(this.#text.slice(at))!
    return this.#text[at + skipped.length] === ',' ? at + skipped.length : undefined
  }

  /** The white space at the start of the line of a place. */
  #indentAt(at: number): string {
    const line = this.#text.lastIndexOf('\n', at - 1) + 1
    return /^[ \t]*/.exec(this.#text.slice(line, at))![0]
  }

  #written(value: unknown, indent: string, inLine: boolean): string {
    if (inLine) return JSON.stringify(value)
    return JSON.stringify(value, null, this.#unit).replaceAll('\n', this.#line + indent)
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
