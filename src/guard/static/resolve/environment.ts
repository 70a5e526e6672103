import type { Function as FunctionNode } from 'unbash'
import { NO_PROMISES, type Promises } from './promises.ts'
import type { Value } from './value.ts'

export interface Variable {
  value?: Value
  /** Elements of an indexed or associative array, by index or key. */
  elements?: Map<string, Value>
  /** The name that a nameref stands for. */
  reference?: string
  /** What it holds where another way was taken. */
  others?: readonly Value[]
}

/** What becomes of every value that a variable is given: `declare -i`, `-l`, `-u`, `-c`. */
export type Attribute = 'i' | 'l' | 'u' | 'c'

/** Where a descriptor leads. */
export type Channel =
  | { kind: 'data'; value: Value }
  | { kind: 'socket'; address: Value }
  | { kind: 'file'; path: Value; append: boolean; readOnly?: boolean }
  | { kind: 'closed' }

/** A function's body with the text that its positions index. */
export interface ShellFunction {
  node: FunctionNode
  source: string | undefined
}

/**
 * What a shell knows at one point of a script: variables, functions, aliases, descriptors, the
 * working directory, and what it has made sure of. A subshell sees its parent and keeps its own changes; most have none, and there may
 * be thousands.
 */
export class Environment {
  readonly #parent: Environment | undefined
  #variables: Map<string, Variable | null> | undefined
  /** What variables held before the part that runs, which may not run. */
  #changed: Map<string, Variable | null | undefined> | undefined
  #attributes: Map<string, Attribute | ''> | undefined
  /** Names that were made read-only on some way: what they held then may stay. */
  #fixed: Set<string> | undefined
  #functions: Map<string, ShellFunction> | undefined
  #aliases: Map<string, Value> | undefined
  #channels: Map<number, Channel> | undefined
  #positional: Value[] | undefined
  #directory: Value | undefined
  #previous: Value | undefined
  #promises: Promises | undefined

  constructor(parent?: Environment) {
    this.#parent = parent
  }

  fork(): Environment {
    return new Environment(this)
  }

  /** Undefined where this command line never set it, null where it was unset on purpose. */
  variable(name: string): Variable | null | undefined {
    const own = this.#variables?.get(name)
    return own !== undefined ? own : this.#parent?.variable(name)
  }

  setVariable(name: string, variable: Variable | null): void {
    if (this.#changed?.has(name) === false) this.#changed.set(name, this.variable(name))
    this.#variables ??= new Map()
    this.#variables.set(name, variable)
  }

  /** Puts back what a variable was; undefined where this command line had not set it. */
  restore(name: string, variable: Variable | null | undefined): void {
    if (variable !== undefined) this.setVariable(name, variable)
    else this.#variables?.delete(name)
  }

  /** Runs a part that may not run: what variables held before stays possible. */
  maybe<T>(body: () => T): T {
    const outer = this.#changed
    const changed = new Map<string, Variable | null | undefined>()
    this.#changed = changed
    const result = body()
    this.#changed = outer
    for (const [name, before] of changed) {
      if (outer?.has(name) === false) outer.set(name, before)
      if (before?.value !== undefined)
        this.addOthers(name, [before.value, ...(before.others ?? [])])
    }
    return result
  }

  /** Values that a variable may hold, too. */
  addOthers(name: string, values: readonly Value[]): void {
    const variable = this.variable(name)
    if (variable?.value === undefined) return
    const others = new Set([...(variable.others ?? []), ...values])
    others.delete(variable.value)
    if (others.size > 0) this.setVariable(name, { ...variable, others: [...others] })
  }

  attribute(name: string): Attribute | '' {
    return this.#attributes?.get(name) ?? this.#parent?.attribute(name) ?? ''
  }

  setAttribute(name: string, attribute: Attribute | ''): void {
    this.#attributes ??= new Map()
    this.#attributes.set(name, attribute)
  }

  fix(name: string): void {
    this.#fixed ??= new Set()
    this.#fixed.add(name)
  }

  isFixed(name: string): boolean {
    return this.#fixed?.has(name) ?? this.#parent?.isFixed(name) ?? false
  }

  /** The names set in this command line that start so. */
  names(prefix: string): string[] {
    const inherited = this.#parent?.names(prefix) ?? []
    if (this.#variables === undefined) return inherited
    const own = [...this.#variables.keys()].filter((name) => name.startsWith(prefix))
    return [...new Set([...inherited, ...own])].sort()
  }

  function(name: string): ShellFunction | undefined {
    return this.#functions?.get(name) ?? this.#parent?.function(name)
  }

  setFunction(name: string, body: ShellFunction): void {
    this.#functions ??= new Map()
    this.#functions.set(name, body)
  }

  alias(name: string): Value | undefined {
    return this.#aliases?.get(name) ?? this.#parent?.alias(name)
  }

  setAlias(name: string, text: Value): void {
    this.#aliases ??= new Map()
    this.#aliases.set(name, text)
  }

  channel(descriptor: number): Channel | undefined {
    return this.#channels?.get(descriptor) ?? this.#parent?.channel(descriptor)
  }

  setChannel(descriptor: number, channel: Channel): void {
    this.#channels ??= new Map()
    this.#channels.set(descriptor, channel)
  }

  /** Puts back where a descriptor led; undefined is the terminal. */
  restoreChannel(descriptor: number, channel: Channel | undefined): void {
    if (channel) this.setChannel(descriptor, channel)
    else this.#channels?.delete(descriptor)
  }

  /** The arguments of the script or function; undefined where nobody knows them. */
  get positional(): Value[] | undefined {
    return this.#positional ?? this.#parent?.positional
  }

  set positional(values: Value[] | undefined) {
    this.#positional = values
  }

  /** The working directory, where this command line changed it. */
  get directory(): Value | undefined {
    return this.#directory ?? this.#parent?.directory
  }

  set directory(path: Value | undefined) {
    this.#previous = this.directory
    this.#directory = path
  }

  /** What the script has made sure of so far. */
  get promises(): Promises {
    return this.#promises ?? this.#parent?.promises ?? NO_PROMISES
  }

  set promises(promises: Promises) {
    this.#promises = promises
  }

  /** The working directory before the last change. */
  get previous(): Value | undefined {
    return this.#previous ?? this.#parent?.previous
  }
}
