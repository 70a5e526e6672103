import { handledBy } from './knowledge/handled-programs.ts'
import { findEntry } from './knowledge/index.ts'
import { remembered } from './knowledge/remembered.ts'
import { opensControl, whatWordsTell } from './knowledge/telling-words.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'

/** Their words are names, texts, a script's own or another program's. */
const SAYS_NOTHING = [
  'basic',
  'builder',
  'compiler',
  'described',
  'javascript-runner',
  'line-chooser',
  'pager',
  'path-teller',
  'reporter',
  'shell',
  'teller',
  'text-tool',
  'viewer',
  'wrapper',
] as const

/** Where code of ours reads the arguments, it knows what they mean. */
const saysNothing = remembered(
  (name: string) =>
    handledBy(name) !== undefined || SAYS_NOTHING.some((kind) => isKind(name, kind)),
)

/** `velero backup delete`: what a program does is told by its words, where no entry says it. */
export function followTellingWords(machine: Machine, name: string, words: readonly string[]): void {
  if (saysNothing(name)) return
  // Who is told to change nothing only looks; a program that nobody knows may not care.
  if (words.includes('--dry-run') && findEntry(name) !== undefined) return
  const told =
    whatWordsTell(name, words) ??
    (opensControl(words) && !isListening(machine, name) ? 'whoever connects to it' : undefined)
  if (told !== undefined) machine.miss('outcome', name, '', told)
}

/** Whether it is known that the program opens a port: then that is judged. */
function isListening(machine: Machine, name: string): boolean {
  return machine.effects.all.some(({ kind, program }) => kind === 'listen' && program === name)
}
