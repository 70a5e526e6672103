import type { Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'

/** The array in which bash shows the directories that `pushd` has left. */
const STACK = 'DIRSTACK'
/** Deeper than anybody goes. */
const MAX_DIRECTORIES = 64

/** What lies below the current directory, the one that was left last first. */
function below(machine: Machine): Value[] {
  const elements = machine.environment.variable(STACK)?.elements
  return elements === undefined ? [] : [...elements.values()].slice(1)
}

function current(machine: Machine): Value {
  return machine.environment.directory ?? ''
}

/** Goes to the first of them and keeps the others. */
function settle(machine: Machine, [top = '', ...rest]: readonly Value[], goes: boolean): void {
  if (goes && top !== current(machine)) {
    machine.environment.directory = top
    machine.emit('touch', 'cd', top || '.')
  }
  const kept = [goes ? top : current(machine), ...rest].slice(0, MAX_DIRECTORIES)
  machine.environment.setVariable(STACK, {
    elements: new Map(kept.map((path, i) => [String(i), path || '.'])),
  })
}

/** `+2` counts from the newest, `-2` from the oldest; undefined for any other word. */
function placeOf(word: Value | undefined, size: number): number | undefined {
  const [, sign, digits] = /^([-+])(\d{1,4})$/.exec(word ?? '') ?? []
  if (sign === undefined) return undefined
  return sign === '+' ? Number(digits) : size - 1 - Number(digits)
}

/** `pushd`: to a directory, keeping this one; to one of the stack; or to the one before. */
export function pushDirectory(
  machine: Machine,
  args: readonly Value[],
  go: (words: Value[]) => void,
): Value {
  const goes = !args.includes('-n')
  const words = args.filter((word) => word !== '-n' && word !== '--')
  const all = [current(machine), ...below(machine)]
  const [word] = words
  const at = word === undefined ? undefined : placeOf(word, all.length)
  if (word === undefined) settle(machine, [all[1] ?? all[0]!, all[0]!, ...all.slice(2)], goes)
  else if (at !== undefined) settle(machine, [...all.slice(at), ...all.slice(0, at)], goes)
  else {
    if (goes) go([word])
    const place = goes ? current(machine) : machine.absolute(word)
    settle(machine, goes ? [place, ...all] : [all[0]!, place, ...all.slice(1)], false)
  }
  return ''
}

/** `popd`: back to the directory before, or one of the stack is forgotten. */
export function popDirectory(machine: Machine, args: readonly Value[]): Value {
  const goes = !args.includes('-n')
  const all = [current(machine), ...below(machine)]
  // What was there before this text began is not known.
  if (all.length < 2) return ''
  const at = placeOf(
    args.find((word) => /^[-+]\d/.test(word)),
    all.length,
  )
  if (at !== undefined && at > 0) settle(machine, all.toSpliced(at, 1), false)
  else if (goes) settle(machine, all.slice(1), true)
  else settle(machine, all.toSpliced(1, 1), false)
  return ''
}

/** `dirs`: prints the stack, or forgets it. */
export function showDirectories(machine: Machine, args: readonly Value[]): Value {
  const all = [current(machine), ...below(machine)]
  if (args.includes('-c')) {
    settle(machine, all.slice(0, 1), false)
    return ''
  }
  const at = placeOf(
    args.find((word) => /^[-+]\d/.test(word)),
    all.length,
  )
  const shown = at === undefined ? all : all.slice(at, at + 1)
  return `${shown.map((path) => path || '.').join(args.some((word) => /^-\w*[pv]/.test(word)) ? '\n' : ' ')}\n`
}
