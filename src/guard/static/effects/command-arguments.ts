import { plain, type Value } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { findFacts } from './knowledge/index.ts'
import type { Machine } from './machine.ts'
import { isKind } from './program-kinds.ts'
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
  if (isKind(name, 'bus-client')) followUnitMessage(machine, name, args)
}

/** `StartTransientUnit … ExecStart a(sasb) 1 /path …`: the paths after the key are run. */
function followUnitMessage(machine: Machine, name: string, args: readonly Value[]): void {
  const at = args.findIndex((word) => /^Exec(?:Start|StartPre|StartPost|Stop|Reload)$/.test(word))
  if (at < 0) return
  const path = args.slice(at + 1).find((word) => word.startsWith('/'))
  if (path !== undefined) runSideCommand(machine, name, path, 'side')
}
