import { plain, type Value } from '../../../resolve/value.ts'
import type { Machine } from '../../machine.ts'

/** What stands for the value of a variable that nobody set: most are of make's own, or of the project. */
const NOT_SEEN = 'x'
const MAX_DEPTH = 6
/** Variables of variables grow fast: what is expanded costs by its length. */
const LENGTH_PER_STEP = 32

const ASSIGNMENT =
  /^(?! *\t)\s*(?:(?:export|override|unexport)\s+)*([\w.-]+)\s*(\?|:{1,3}|\+)?=\s*(.*)$/
/** The same as a word behind make, which wins over the file. */
const WORD = /^([\w.-]+):{0,3}=(.*)$/s
const REFERENCE = /\$(?:\(([\w.-]+)\)|\{([\w.-]+)\}|([A-Za-z])|[@<^*?%+|])/g

/** What turns a text of a makefile into what the shell gets: `$$` is its dollar, `$(NAME)` a variable of make. */
export type FromMake = (text: Value) => Value

/** Reads the variables that a makefile sets, with those of the command that reads it and of the environment. */
export function makeVariables(machine: Machine, code: Value, by: string): FromMake {
  const values = new Map<string, Value>()
  const words = wordsOf(machine, by)
  const lookUp = (name: string) =>
    words.get(name) ?? values.get(name) ?? machine.environment.variable(name)?.value
  for (const line of code.split('\n')) {
    machine.step()
    const [, name, operator, text] = ASSIGNMENT.exec(line) ?? []
    if (name === undefined || text === undefined) continue
    if (operator === '?' && lookUp(name) !== undefined) continue
    const before = operator === '+' ? values.get(name) : undefined
    values.set(name, before === undefined ? text : `${before} ${text}`)
  }
  const expand = (text: Value, depth: number): Value => {
    machine.step(1 + Math.floor(text.length / LENGTH_PER_STEP))
    if (depth > MAX_DEPTH) return text.replace(REFERENCE, NOT_SEEN)
    return text.replace(REFERENCE, (_, round?: string, curly?: string, letter?: string) => {
      const name = round ?? curly ?? letter
      const value = name === undefined ? undefined : lookUp(name)
      return value === undefined ? NOT_SEEN : expand(value, depth + 1)
    })
  }
  return (text) => expand(text.replaceAll('$$', DOLLAR), 0).replaceAll(DOLLAR, '$')
}

/** No text has this character: bytes that are none are made others where they come in. */
const DOLLAR = '\uFFFF'

/** `make X=1`: of the command that reads the file, which is the last one of that name. */
function wordsOf({ resolved }: Machine, by: string): Map<string, Value> {
  const command = resolved.findLast(
    ({ arguments: [name = ''] }) => endOf(plain(name)) === endOf(by),
  )
  const words = new Map<string, Value>()
  for (const word of command?.arguments ?? []) {
    const [, name, value] = WORD.exec(word) ?? []
    if (name !== undefined && value !== undefined) words.set(name, value)
  }
  return words
}

function endOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
