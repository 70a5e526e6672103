import type { Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'

/** Runs a command line that code or a typed line hands to a shell. */
export function runFromCode(machine: Machine, by: string, text: Value, input?: Value): Value {
  return machine.runText(text, {
    frame: machine.frameFor('code', by),
    input: input === undefined ? undefined : { kind: 'data', value: input },
    output: undefined,
  })
}

/** An interactive shell that is reached from inside a program. */
export function openShell(machine: Machine, by: string): void {
  machine.within({ frame: machine.frameFor('code', by) }, () => machine.emit('shell', by, by))
}

/** What a quoted string holds, where a small language has no better reader. */
export function unquote(text: string): string {
  const match = /^\s*(["'`])([\s\S]*)\1\s*$/.exec(text)
  return match ? match[2]!.replace(/\\(["'\\])/g, '$1') : text.trim()
}
