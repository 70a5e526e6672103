import { hasGlob, isKnown, plain } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { LOST } from './knowledge/joint-facts.ts'
import { isKind } from './program-kinds.ts'

const FORCED = /^(?:-[a-z]*f[a-z]*|--force)$/
/** So often one does the same by hand. */
const TWICE = 2

/** `for i in 1 2 3; do logrotate -f FILE; done`: each turn throws the oldest away, until nothing is left. */
export function checkRepeatedRotation({ machine, name, args }: Call): void {
  const words = args.map(plain)
  if (!words.some((word) => FORCED.test(word))) return
  const { turn, frame } = machine
  // Another file in each turn is one rotation of each.
  const isInLoop =
    machine.loops > 0 && (turn === undefined || !args.some((word) => word.includes(turn)))
  const isRepeated =
    frame !== undefined &&
    isKind(frame.by, 'repeater') &&
    args.every((word) => isKnown(word) && !hasGlob(word))
  const line = words.join(' ')
  const times = machine.resolved.filter((one) =>
    one.arguments.map(plain).join(' ').endsWith(` ${line}`),
  ).length
  if (isInLoop || isRepeated || times > TWICE) machine.miss('outcome', name, '', LOST)
}
