import { plain } from '../resolve/value.ts'
import type { Call } from './call.ts'
import type { Kind } from './knowledge/kinds.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'

/** Programs that may hide all variables in what they print, or look for the secrets among them. */
export const HIDING_KINDS: readonly Kind[] = [
  'compressor',
  'encoder',
  'letter-changer',
  'line-changer',
  'line-chooser',
]

/** A variable that holds something to get in with, as one would look for it. */
const SECRET_NAME =
  /token|secret|passw|pwd\b|cred|api[_.-]?\\?\*?key|_key|\bkeys?\b|auth|private|session|cookie|[a-z]-z\W?a/i

/** `env | rev`, `export -p | grep -i token`: to look at one's variables is ordinary, and nobody needs to hide them. */
export function checkHiddenVariables({ machine, name, args }: Call): void {
  const { input } = machine
  if (input?.kind !== 'data' || !isAllVariables(machine, input.value)) return
  const leavesOut = isKind(name, 'line-chooser') && LEAVES_OUT.test(args.join(' '))
  const isSought =
    isKind(name, 'line-chooser') || isKind(name, 'line-changer')
      ? !leavesOut && args.some((word) => SECRET_NAME.test(plain(word)))
      : !isKind(name, 'text-tool')
  if (isSought) machine.miss('outcome', name, '', AMONG_VARIABLES)
}

export const AMONG_VARIABLES = 'the secrets among the variables'

/** `env | grep -v SECRET`, `env | grep -c KEY`. */
const LEAVES_OUT =
  /(?:^| )(?:-[a-zA-Z]*[vcqlL][a-zA-Z]*|--(?:invert-match|count|quiet|silent))(?: |$)/

/** Whether a value holds all variables, by whichever program they were printed. */
export function isAllVariables(machine: Machine, value: string): boolean {
  return machine.symbols
    .in(value)
    .some(({ origin, detail }) => origin === 'output' && isKind(detail, 'variable-teller'))
}
