import { plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { findFacts } from './knowledge/index.ts'
import type { Machine } from './machine.ts'
import { isKind, startsWithKind } from './program-kinds.ts'
import { runSideCommand } from './side-commands.ts'

/** Words among the arguments that make a program run a command. */
export function followCommandArguments({ machine, name, args }: Call): void {
  for (const [word, kind] of findFacts(name).runs ?? []) {
    for (const [i, argument] of args.entries()) {
      const match = word.exec(plain(argument))
      if (!match) continue
      const command = match[1] ?? args[args[i + 1] === '--' ? i + 2 : i + 1]
      if (command === undefined || command.startsWith('-')) continue
      if (kind === 'remote') machine.runText(command, { frame: machine.frameFor(kind, name) })
      else runSideCommand(machine, name, command, kind)
    }
  }
  for (const words of findFacts(name).keeps ?? []) followKept(machine, name, args, words)
  if (isKind(name, 'bus-client')) followUnitMessage(machine, name, args)
}

/** Options in front of the name and of the command that take a value. */
const TAKES_VALUE = /^(?:-[seHt]|--(?:scope|env|header|transport|timeout|description))$/

/** `mcp add NAME COMMAND …`: the command is started whenever the program is. */
function followKept(machine: Machine, name: string, args: readonly Value[], words: string): void {
  const [first, second] = words.split(' ')
  const at = args.findIndex((word, i) => word === first && args[i + 1] === second)
  if (at < 0) return
  const rest: Value[] = []
  for (let i = at + 2; i < args.length; i++) {
    const word = args[i]!
    // Once the command has begun, the words are its own.
    if (word === '--' && rest.length < 3) continue
    if (rest.length > 1) rest.push(word)
    else if (!word.startsWith('-')) rest.push(word)
    else if (TAKES_VALUE.test(word)) i++
  }
  const [, ...command] = rest
  // A server of tools by the name of its package is what most of them are.
  if (command.length === 0 || isPackageOrAddress(command[0]!)) return
  const frame = machine.frameFor('wrapper', name)
  if (command[0]!.startsWith('{')) machine.runCode('json-commands', command[0]!, name)
  else machine.runCommand(command, { frame, input: { kind: 'data', value: '' } })
}

function isPackageOrAddress(word: Value): boolean {
  return /^\w+:\/\//.test(word) || startsWithKind(plain(word), 'package-runner')
}

/** `StartTransientUnit … ExecStart a(sasb) 1 /path …`: the paths after the key are run. */
function followUnitMessage(machine: Machine, name: string, args: readonly Value[]): void {
  const at = args.findIndex((word) => /^Exec(?:Start|StartPre|StartPost|Stop|Reload)$/.test(word))
  if (at < 0) return
  const path = args.slice(at + 1).find((word) => word.startsWith('/'))
  if (path !== undefined) runSideCommand(machine, name, path, 'side')
}
