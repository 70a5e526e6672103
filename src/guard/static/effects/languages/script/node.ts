/** A part of a text literal: letters, or an expression whose value stands there. */
export type Part = string | Node

/**
 * Code of any scripting language as a tree. It keeps what matters for effects: calls, texts,
 * assignments, functions, loops. All languages share it; their parsers differ.
 */
export type Node =
  | { type: 'text'; parts: Part[] }
  | { type: 'number'; value: number }
  | { type: 'name'; name: string }
  | { type: 'member'; object: Node; name: string }
  | { type: 'index'; object: Node; index: Node }
  | { type: 'slice'; object: Node; from?: Node; to?: Node; step?: Node }
  | { type: 'call'; callee: Node; args: Node[]; named: Entry[] }
  | { type: 'list'; items: Node[] }
  | { type: 'table'; entries: Entry[] }
  | { type: 'unary'; operator: string; operand: Node }
  | { type: 'binary'; operator: string; left: Node; right: Node }
  | { type: 'assign'; target: Node; operator: string; value: Node }
  | { type: 'function'; name?: string; parameters: string[]; body: Node }
  | { type: 'each'; target: Node; items: Node; body: Node; filter?: Node; collects: boolean }
  | { type: 'loop'; first?: Node; test?: Node; next?: Node; body: Node }
  | { type: 'choose'; test: Node; yes: Node; no?: Node }
  | { type: 'block'; body: Node[] }
  | { type: 'return'; value?: Node }
  | { type: 'pattern'; source: string; flags: string; replacement?: Node; letters?: string }

/** A named argument or an entry of a table. */
export interface Entry {
  key: Node
  value: Node
}

export const NOTHING: Node = { type: 'block', body: [] }

/** A call by name. */
export function call(name: string, ...args: Node[]): Node {
  return { type: 'call', callee: { type: 'name', name }, args, named: [] }
}

/** A text without expressions in it. */
export function text(letters: string): Node {
  return { type: 'text', parts: [letters] }
}

/** The name that a node spells, where it is one. */
export function spelled(node: Node | undefined): string | undefined {
  if (node?.type === 'name') return node.name
  return node?.type === 'text' && node.parts.every((part) => typeof part === 'string')
    ? node.parts.join('')
    : undefined
}
