import { type Fields, isFields } from '../protocol/fields.ts'
import { parseObject } from '../protocol/parse-event.ts'
import { Unreadable } from '../unreadable.ts'
import { InputReader } from './input-reader.ts'
import { toolNamed, type Verb } from './known-tools.ts'
import type { Plan } from './plan.ts'

/** What a known tool must name, by what it does; the word is for the message. */
const NEEDS: Partial<Record<Verb, [word: string, kinds: string]>> = {
  run: ['command', 'command'],
  powershell: ['command', 'code'],
  code: ['code', 'code'],
  read: ['path', 'read'],
  write: ['path', 'write'],
  edit: ['path', 'write edit'],
  delete: ['path', 'delete'],
  patch: ['patch', 'write edit delete'],
  fetch: ['address', 'fetch read'],
}

/**
 * What a call of a tool is about to do: nothing, where its input names no command, path, address or
 * code. Throws `Unreadable` where it does and cannot be read.
 */
export function readPlan(name: string, input: unknown): Plan {
  const tool = toolNamed(name)
  const reader = new InputReader(name, tool)
  reader.read(objectOf(input))
  const plan = reader.plan()
  const [word, kinds] = (tool.known && NEEDS[tool.verb]) || []
  if (word && !plan.operations.some(({ kind }) => kinds!.split(' ').includes(kind)))
    throw new Unreadable(`the tool ${name} has no ${word} that can be read`)
  return plan
}

/** Some agents hand the arguments on as the text that their model wrote. */
function objectOf(input: unknown): Fields {
  if (isFields(input)) return input
  if (typeof input !== 'string') throw new Unreadable("the tool's input is no object")
  return parseObject(input, "the tool's input")
}
