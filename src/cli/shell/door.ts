import { reporting } from '../reporting.ts'
import { run as runShell } from '../shell.ts'

// The entry for whoever has us as a shell (bin/aegish.js): the shell without the rest of the command
// line, because agents start one for every command.

export function run(argv: string[]): Promise<number> {
  return reporting(() => runShell(argv))
}
