import type { Span } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { findSensitive, normalisePath } from '../policy/path-class.ts'
import {
  CRITICAL,
  RAW_DEVICE,
  RECORDS,
  SECRET_TREES,
  SECRETS,
  TRACES,
} from '../policy/sensitive-paths.ts'
import { isKnown, plain, type Value } from '../resolve/value.ts'

const PROGRAM = /^\/(?:usr\/)?(?:local\/)?s?bin\/[^/]+$/

/** A place where names decide: a link to it is a name by which nobody recognises it. */
export function mattersByAnyName(target: Value): boolean {
  return (
    isKnown(target) &&
    // Those have names that say what they are.
    !PROGRAM.test(plain(target)) &&
    ([SECRETS, SECRET_TREES, CRITICAL, TRACES, RECORDS].some(
      (table) => findSensitive(table, target) !== undefined,
    ) ||
      RAW_DEVICE.test(plain(target)) ||
      /^(?:~|\/|\/home\/[^/]+|\/root|\/etc|\/var\/log)$/.test(normalisePath(target)))
  )
}

/** Folders in which programs lie that people call by their names. */
const FOR_PROGRAMS = /^(?:\/|~\/(?:\.local\/)?bin\/|\/home\/[^/]+\/(?:\.local\/)?bin\/)/

/** `ln -s /usr/bin/tmux bin/ui`: a program of the system that a project calls by a name of its own. */
export function renamedPrograms(machine: Machine): { program: string; from: string; span: Span }[] {
  const { programs } = machine.fileSystem
  if (programs.size === 0) return []
  return machine.effects.all.flatMap(({ kind, target, span }) => {
    const from = kind === 'write' ? programs.get(target) : undefined
    if (from === undefined || FOR_PROGRAMS.test(plain(target))) return []
    const [before, after] = [nameOf(from), nameOf(plain(target))]
    // `python` for `python3` says what it is.
    return before.startsWith(after) || after.startsWith(before)
      ? []
      : [{ program: plain(target), from: `that it is ${from} by another name`, span }]
  })
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
