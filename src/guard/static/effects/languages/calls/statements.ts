import type { Token } from './tokenise.ts'

/** The left side of an assignment. */
export interface Assignment {
  names: string[]
  /** Where the value begins. */
  next: number
  /** The names stand in brackets: `{a, b} =`. */
  destructured: boolean
  /** The value is added: `+=`. */
  appends: boolean
}

/** The assignment that begins here: `name =`, `$name =`, `{a, b} =`, `a, b =`. */
export function assignmentAt(tokens: readonly Token[], start: number): Assignment | undefined {
  const names: string[] = []
  let destructured = false
  for (let at = start; at < start + 24; at++) {
    const token = tokens[at]
    if (token?.type === 'name') names.push(token.text)
    else if (token?.type === 'symbol' && /^[$@%,{}()[\]:]$/.test(token.text)) {
      if (/[{(]/.test(token.text)) destructured = true
      if (token.text === '(' && names.length > 0) return undefined
    } else if (token?.type === 'symbol' && /^(?:=|:=|<-|\+=|\.=)$/.test(token.text)) {
      if (names.length === 0) return undefined
      return { names, next: at + 1, destructured, appends: /^[+.]=/.test(token.text) }
    } else return undefined
  }
  return undefined
}

/** The import that begins here: `import a.b as c`, `from a import b as c`. */
export function importsAt(
  tokens: readonly Token[],
  start: number,
): { names: { name: string; path: string }[]; next: number } | undefined {
  const word = tokens[start]
  if (word?.type !== 'name' || (word.text !== 'import' && word.text !== 'from')) return undefined
  if (tokens[start + 1]?.type !== 'name') return undefined
  let next = start
  const words: string[] = []
  for (; next < tokens.length; next++) {
    const token = tokens[next]!
    if (token.type === 'line') break
    words.push(token.text)
  }
  const text = words.join(' ').replace(/ ?\. ?/g, '.')
  const from = /^from (\S+) import (.+)$/.exec(text)
  const names: { name: string; path: string }[] = []
  for (const item of (from ? from[2]! : text.replace(/^import /, '')).split(' , ')) {
    const [, name, alias] = /^(\S+)(?: as (\S+))?$/.exec(item.trim()) ?? []
    if (name === undefined) continue
    const path = from ? `${from[1]}.${name}` : name
    if (alias !== undefined || from) names.push({ name: alias ?? name, path })
  }
  return { names, next }
}
