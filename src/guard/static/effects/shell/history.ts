import { plain, type Value } from '../../resolve/value.ts'
import { readVariable } from '../../resolve/variables.ts'
import type { Frame } from '../effect.ts'
import type { Machine } from '../machine.ts'
import { readFile, writeFile } from '../world.ts'

/** `history` lists commands, forgets them, takes them from a file, or puts them into one. */
export function history(machine: Machine, args: Value[]): Value {
  const option = args.find((word) => /^-[a-z]/.test(word)) ?? ''
  const operand = args.find((word) => !word.startsWith('-'))
  const file =
    (option === '' ? undefined : operand) ??
    readVariable(machine, 'HISTFILE') ??
    '/home/user/.bash_history'
  if (/^-[a-z]*c/.test(option)) hideHistory(machine, 'history -c')
  // As fish says it.
  if (option === '' && operand === 'clear') hideHistory(machine, 'history clear')
  // One line with a password in it is often taken out; many of them are not.
  const removed = plain(args[args.indexOf(option) + 1] ?? '')
  if (/^-[a-z]*d/.test(option)) {
    if (/^-?\d+-/.test(removed) || isRepeated(machine.frame))
      hideHistory(machine, `history -d ${removed}`)
    return ''
  }
  if (/^-[a-z]*[aw]/.test(option)) {
    // Writing to its own file is what it is for.
    writeFile(machine, 'history', file, machine.unknown('output', 'history'), true)
    return ''
  }
  return readFile(machine, 'history', file)
}

/** Whether it runs at each prompt, or beside each command. */
function isRepeated(frame: Frame | undefined): boolean {
  for (let at = frame; at; at = at.parent) if (at.kind === 'side' || at.by === 'trap') return true
  return false
}

/** `fc` runs a command of the history again, or what an editor made of it; with `-l` it lists. */
export function runAgain(machine: Machine, args: Value[]): Value {
  if (args.some((word) => /^-[a-z]*l/.test(word))) return ''
  const again = machine.unknown('output', 'the history')
  return machine.runText(again, { frame: machine.frameFor('shell', 'fc') })
}

/** The history of commands is lost, or is not kept any more. */
export function hideHistory(machine: Machine, how: string): void {
  machine.emit('destroy', 'history', 'history', {
    how: `the history of commands is wiped by "${how}"`,
  })
}
