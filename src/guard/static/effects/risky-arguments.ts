import { plain } from '../resolve/value.ts'
import type { Call } from './call.ts'
import type { Frame } from './effect.ts'
import { findFacts } from './knowledge/index.ts'
import { remembered } from './knowledge/remembered.ts'
import { openSecret } from './opened-secrets.ts'
import { isKind } from './program-kinds.ts'

/** Facts with patterns for the arguments, joined by blanks. */
export const ARGUMENT_FACTS = [
  'secrets',
  'opens',
  'privileges',
  'letsIn',
  'doors',
  'streams',
  'destroys',
  'irrevocable',
  'unclear',
  'empties',
] as const

const ASKS_WHAT_IT_IS = /^--?(?:help|version|usage)$|^-[hV]$/
const ASKS_FOR_HELP = /(?:^| )--?help(?: |$)|(?:^| )-h$/

/** The facts of a program that are asked about, in an object of one form for all: engines read it faster. */
const questionsTo = remembered((name: string) => {
  const facts = findFacts(name)
  return {
    secrets: facts.secrets,
    opens: facts.opens,
    privileges: facts.privileges,
    destroys: facts.destroys,
    irrevocable: facts.irrevocable,
    unclear: facts.unclear,
    empties: facts.empties,
    letsIn: facts.letsIn,
    doors: facts.doors,
    streams: facts.streams,
  }
})

const NONE: readonly never[] = []

/** Arguments that ask a store for a secret, raise rights or destroy, as the program's entry says. */
export function checkQuery(call: Call): void {
  const { machine, name, args } = call
  const {
    secrets,
    opens,
    privileges,
    destroys,
    irrevocable,
    unclear,
    empties,
    letsIn,
    doors,
    streams,
  } = questionsTo(name)
  if (args[0]?.startsWith('-') && args.every((word) => ASKS_WHAT_IT_IS.test(word))) return
  const text = plain(args.join(' '))
  for (const question of secrets ?? NONE)
    if (question.test(text)) machine.emit('read', name, `secret://${name}`)
  if (opens?.some((question) => question.test(text))) openSecret(call)
  for (const [question, how] of privileges ?? NONE)
    if (question.test(text)) machine.emit('privilege', name, '', { how })
  for (const [question, how] of letsIn ?? NONE) {
    const part = question.exec(text)?.[0]
    if (part !== undefined) letIn(call, part.trim(), how)
  }
  // Whoever works on this machine gets to it.
  if (doors?.some((question) => question.test(text)) && hasOtherRights(machine.frame))
    machine.miss('outcome', name, '', 'who comes in with the rights of somebody else')
  for (const [question, what] of streams ?? NONE) {
    const found = question.exec(text)
    if (found)
      machine.emit('send', name, found[1] ?? 'anybody', { data: machine.unknown('user', what) })
  }
  for (const [question, how] of destroys ?? NONE)
    if (question.test(text)) machine.emit('destroy', name, name, { how: `${name} ${how}` })
  // Before other words `-h` is mostly a host.
  if (text.includes('-h') && ASKS_FOR_HELP.test(text)) return
  for (const [question, how] of irrevocable ?? NONE)
    if (question.test(text)) machine.emit('irrevocable', name, text, { how })
  for (const [question, variable] of empties ?? NONE) {
    const place = question.test(text) ? machine.environment.variable(variable)?.value : undefined
    if (place) machine.emit('delete-tree', name, machine.absolute(place))
  }
  for (const [question, how] of unclear ?? NONE) {
    const found = question.exec(text)
    if (found && !isWrittenHere(call, found.groups?.place)) machine.miss('outcome', name, '', how)
  }
}

/** `terraform plan -out /tmp/p && terraform apply /tmp/p`: what stands there this text has put there. */
function isWrittenHere({ machine }: Call, place: string | undefined): boolean {
  return place !== undefined && machine.files.has(machine.absolute(place))
}

/** A door for all is one of this machine; in a container only those get to it who publish its port. */
function letIn({ machine, name }: Call, part: string, how: string): void {
  if (isContained(machine.frame)) machine.miss('outcome', name, '', 'whoever connects to it')
  else machine.emit('remote-shell', name, part, { how })
}

/** Whether it runs as somebody else, root mostly; `here`: on this machine, and in no container. */
export function hasOtherRights(frame: Frame | undefined, where?: 'here'): boolean {
  for (let at = frame; at; at = at.parent) {
    if (where === 'here' && at.kind === 'remote') return false
    if (isKind(at.by, 'user-switch')) return true
  }
  return false
}

function isContained(frame: Frame | undefined): boolean {
  for (let at = frame; at; at = at.parent)
    if (at.kind === 'remote' && isKind(at.by, 'image-keeper')) return true
  return false
}
