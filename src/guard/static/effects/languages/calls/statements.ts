import type { Token } from './tokenise.ts'

/** A name that gets a value, or a part of it: `{part: name} =`. */
export interface Target {
  name: string
  part: string
}

/** The left side of an assignment. */
export interface Assignment {
  targets: Target[]
  /** Where the value begins. */
  next: number
  /** The names stand in brackets: `{a, b} =`. */
  destructured: boolean
  /** The value is added: `+=`. */
  appends: boolean
}

/** The assignment that begins here: `name =`, `$name =`, `{a, b: c} =`, `a, b =`. */
export function assignmentAt(tokens: readonly Token[], start: number): Assignment | undefined {
  const targets: Target[] = []
  const outer: string[] = []
  let destructured = false
  let renames = false
  for (let at = start; at < start + 40; at++) {
    const token = tokens[at]
    const text = token && 'text' in token ? token.text : ''
    if (token?.type === 'name') {
      const last = targets.at(-1)
      if (renames && last) last.name = text
      else targets.push({ name: text, part: [...outer, text].join('.') })
      renames = false
    } else if (token?.type === 'symbol' && /^[$@%,{}()[\]:]$/.test(text)) {
      if (/[{(]/.test(text)) destructured = true
      if (text === '(' && targets.length > 0) return undefined
      if (text === ':') renames = destructured
      // `{promises: {readFile}} =` goes into the part.
      else if (text === '{' && renames) {
        outer.push(targets.pop()?.part ?? '')
        renames = false
      } else if (text === '}') outer.pop()
    } else if (token?.type === 'symbol' && /^(?:=|:=|<-|\+=|\.=)$/.test(text)) {
      if (targets.length === 0) return undefined
      return { targets, next: at + 1, destructured, appends: /^[+.]=/.test(text) }
    } else return undefined
  }
  return undefined
}

/** `self.name = …`, `this.name = …`: what an object keeps is known by both names together. */
export function keptAt(
  tokens: readonly Token[],
  at: number,
): { name: string; next: number } | undefined {
  const [object, dot, member, sign] = tokens.slice(at, at + 4)
  return object?.type === 'name' &&
    OBJECT_ITSELF.test(object.text) &&
    dot?.type === 'symbol' &&
    dot.text === '.' &&
    member?.type === 'name' &&
    sign?.type === 'symbol' &&
    sign.text === '='
    ? { name: `${object.text}.${member.text}`, next: at + 4 }
    : undefined
}

/** What an object calls itself. */
export const OBJECT_ITSELF = /^(?:self|this|cls)$/

/** What an import makes known: names for paths, and modules that need no name. */
export interface Import {
  names: { name: string; path: string }[]
  wildcards: string[]
  next: number
}

/** The import that begins here: `import a.b as c`, `from a import b as c`, `import {a as b} from "c"`. */
export function importsAt(tokens: readonly Token[], start: number): Import | undefined {
  const word = tokens[start]
  if (word?.type !== 'name' || (word.text !== 'import' && word.text !== 'from')) return undefined
  const second = tokens[start + 1]
  if (second?.type === 'symbol' ? !/^[{*]$/.test(second.text) : second?.type !== 'name')
    return undefined
  let next = start
  let level = 0
  const words: string[] = []
  for (; next < tokens.length && next < start + 200; next++) {
    const token = tokens[next]!
    if (token.type === 'line') {
      // A list of names in brackets goes over several lines.
      if (level === 0) break
      continue
    }
    if (token.type === 'symbol' && /^[({]$/.test(token.text)) level++
    else if (token.type === 'symbol' && /^[)}]$/.test(token.text)) level--
    if (token.type !== 'symbol' || !/^[()]$/.test(token.text)) words.push(token.text)
    if (token.type === 'string' && words.at(-2) === 'from') {
      next++
      break
    }
  }
  const text = words.join(' ').replace(/ ?\. ?/g, '.')
  const script = /^import (?:type )?(.+) from (?:node:)?(\S+)$/.exec(text)
  if (script) return { ...scriptImports(script[1]!, script[2]!), next }
  const from = /^from (\S+) import (.+)$/.exec(text)
  const names: Import['names'] = []
  const wildcards: string[] = []
  for (const item of (from ? from[2]! : text.replace(/^import /, '')).split(' , ')) {
    if (from && item.trim() === '*') wildcards.push(from[1]!)
    const [, name, alias] = /^(\S+)(?: as (\S+))?$/.exec(item.trim()) ?? []
    if (name === undefined || name === '*') continue
    const path = from ? `${from[1]}.${name}` : name
    if (alias !== undefined || from) names.push({ name: alias ?? name, path })
  }
  return { names, wildcards, next }
}

/** `import a, {b as c} from "m"` and `import * as a from "m"`; the default stands for the module. */
function scriptImports(list: string, module: string): Omit<Import, 'next'> {
  const names: Import['names'] = []
  const [, whole = '', parts = ''] = /^([^{]*)(?:\{(.*)\})?$/.exec(list) ?? []
  for (const [, name] of whole.matchAll(/([\w$]+)\s*(?:,|$)/g))
    names.push({ name: name!, path: module })
  for (const item of parts.split(',')) {
    const [, name, alias] = /^\s*([\w$]+)(?: as ([\w$]+))?\s*$/.exec(item) ?? []
    if (name === undefined) continue
    const path = name === 'default' ? module : `${module}.${name}`
    names.push({ name: alias ?? name, path })
  }
  return { names, wildcards: [] }
}
