import type { Value } from '../../resolve/value.ts'

/** Where a shell takes its commands from. */
type CommandSource =
  | { kind: 'text'; text: Value }
  | { kind: 'script'; path: Value }
  | { kind: 'input' }
  /** `-n`: files that are read and not run. */
  | { kind: 'checked' }
  /** `--help` and the like. */
  | { kind: 'none' }

/** What a shell is started with. */
export interface ShellArguments {
  source: CommandSource
  /** What stands behind: the parameters of the commands, or the files to check. */
  operands: Value[]
  /** Files that run before anything else. */
  startupFiles: Value[]
  interactive: boolean
}

/** Options of shells that take the next word as their value. */
const TAKES_VALUE = /^(?:[-+][a-bd-z]*[oO]|--rcfile|--init-file|-R|--emulate)$/

/** `sh /dev/tty`, `sh -` and the like read what is typed. */
const TYPED = /^\/dev\/(?:tty|stdin|fd\/0)$|^-$/

/** Reads options up to the one that says what runs, or up to the script. */
export function readShellArguments(args: readonly Value[]): ShellArguments {
  const startupFiles: Value[] = []
  let interactive = false
  let readsInput = false
  let at = 0
  const from = (source: CommandSource, operands: Value[]): ShellArguments => ({
    source,
    operands,
    startupFiles,
    interactive,
  })
  for (; at < args.length; at++) {
    const word = args[at]!
    if (word === '--') {
      at++
      break
    }
    if (!/^[-+]./.test(word)) break
    if (/^--(?:help|version)$/.test(word)) return from({ kind: 'none' }, [])
    if (TAKES_VALUE.test(word)) {
      if (/rcfile|init-file/.test(word) && args[at + 1]) {
        interactive = true
        startupFiles.push(args[at + 1]!)
      }
      at++
    } else if (/^--(?:command|init-command)(?:=|$)/.test(word)) {
      const text = word.includes('=') ? word.slice(word.indexOf('=') + 1) : args[++at]
      return from({ kind: 'text', text: text ?? '' }, args.slice(at + 1))
    } else if (!word.startsWith('--')) {
      if (word.includes('n') && !word.includes('c'))
        return from({ kind: 'checked' }, args.slice(at + 1))
      if (word.includes('i')) interactive = true
      if (word.includes('s')) readsInput = true
      if (word.includes('c')) {
        const next = commandTextAt(args, at)
        return from({ kind: 'text', text: args[next] ?? '' }, args.slice(next + 1))
      }
    }
  }
  const script = args[at]
  if (script === undefined || readsInput) return from({ kind: 'input' }, args.slice(at))
  const source: CommandSource = TYPED.test(script)
    ? { kind: 'input' }
    : { kind: 'script', path: script }
  return from(source, args.slice(at + 1))
}

/** Where the text for `-c` stands; letters after the c are further options (`-cx`), as in `bash -ec 'x'`. */
function commandTextAt(args: readonly Value[], at: number): number {
  let next = at + 1
  // `-ceuo pipefail 'x'`: the option's value stands before the text.
  if (args[at]!.endsWith('o')) next++
  while (args[next] !== undefined && /^[-+][a-zA-Z]+$/.test(args[next]!))
    next += args[next]!.endsWith('o') ? 2 : 1
  return args[next] === '--' ? next + 1 : next
}
