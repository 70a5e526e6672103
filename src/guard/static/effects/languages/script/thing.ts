import { isKnown, symbolsOnly, type Value } from '../../../resolve/value.ts'
import type { Node } from './node.ts'

/** What an expression gives, as far as the code tells. All that is known is filled in. */
export interface Thing {
  /** As text; symbols stand for what is unknown. */
  text?: Value
  number?: number
  items?: Thing[]
  entries?: Map<string, Thing>
  /** The name of a module, a function or something that only they give: `os`, `os.popen`. */
  name?: string
  /** What sort of object it is: `socket`, `file`, `path`, `process`. */
  kind?: string
  /** Where the object leads: the path of a file, the address of a socket. */
  place?: Value
  /** A function of the code itself. */
  closure?: Closure
  /** A pattern of the code itself. */
  pattern?: Node & { type: 'pattern' }
}

export interface Closure {
  node: Node & { type: 'function' }
  scope: Scope
  called: boolean
}

/** Variables, with those of the surrounding functions behind them. */
export class Scope {
  readonly #own = new Map<string, Thing>()
  readonly #outer: Scope | undefined

  constructor(outer?: Scope) {
    this.#outer = outer
  }

  get(name: string): Thing | undefined {
    const owner = this.#owner(name)
    return owner === undefined ? undefined : owner.#own.get(name)
  }

  /** Sets a variable where it already is, else here. */
  set(name: string, thing: Thing): void {
    const owner = this.#owner(name) ?? this
    owner.#own.set(name, thing)
  }

  /** Sets a variable here, whatever is outside: a parameter. */
  declare(name: string, thing: Thing): void {
    this.#own.set(name, thing)
  }

  #owner(name: string): Scope | undefined {
    for (let scope: Scope | undefined = this; scope; scope = scope.#outer) {
      if (scope.#own.has(name)) return scope
    }
    return undefined
  }
}

export const EMPTY: Thing = { text: '' }

export function textThing(text: Value): Thing {
  return { text }
}

export function numberThing(number: number): Thing {
  return { number }
}

/** The text of a thing, or undefined where it has none of its own (a module, a function). */
export function textOf(thing: Thing): Value | undefined {
  if (thing.text !== undefined) return thing.text
  if (thing.number !== undefined) return String(thing.number)
  if (thing.items) return thing.items.map((item) => textOf(item) ?? '').join(' ')
  if (thing.entries) return [...thing.entries.values()].map((item) => textOf(item) ?? '').join(' ')
  return undefined
}

/** What is remembered of the sources of a thing. */
export function sourcesOf(...things: (Thing | undefined)[]): Value {
  return symbolsOnly(things.map((thing) => (thing ? (textOf(thing) ?? '') : '')).join(''))
}

/** The text, where every letter of it is known. */
export function knownText(thing: Thing | undefined): string | undefined {
  const text = thing?.text ?? (thing?.number === undefined ? undefined : String(thing.number))
  return text !== undefined && isKnown(text) ? text : undefined
}

/** The number that a thing is or spells. */
export function numberOf(thing: Thing | undefined): number | undefined {
  if (thing?.number !== undefined) return thing.number
  const text = knownText(thing)
  return text !== undefined && /^\s*-?\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : undefined
}

/** Whether it counts as true; undefined where nobody knows. */
export function truthOf(thing: Thing): boolean | undefined {
  if (thing.number !== undefined) return thing.number !== 0
  if (thing.text !== undefined) return isKnown(thing.text) ? thing.text !== '' : undefined
  if (thing.items) return thing.items.length > 0
  return thing.closure ? true : undefined
}

/** Lists inside of lists become one list. */
export function flatten(things: readonly Thing[], depth = 4): Thing[] {
  return things.flatMap((thing) =>
    thing.items && depth > 0 ? flatten(thing.items, depth - 1) : [thing],
  )
}
