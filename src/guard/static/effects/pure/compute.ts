import { isKnown, type Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'

/** Outputs beyond this are not computed: hiding a command does not take so much. */
export const MAX_OUTPUT = 64 * 1024

/** Computes what a program prints from its arguments and its input; undefined where it cannot. */
export type Compute = (
  args: string[],
  input: Value | undefined,
  machine: Machine,
) => Value | undefined

/** The lines of a text, without the last line end. */
export function lines(text: string): string[] {
  return text.replace(/\n$/, '').split('\n')
}

/** A filter: it works on its input, or on one file that this command line wrote. */
export function onText(change: (text: string) => string): Compute {
  return (args, input, machine) => {
    const text = textOf(
      args.filter((word) => !word.startsWith('-')),
      input,
      machine,
    )
    return text === undefined ? undefined : change(text)
  }
}

/** The known text of some files, or of the input; undefined where a part is unknown. */
export function textOf(
  files: string[],
  input: Value | undefined,
  machine: Machine,
): string | undefined {
  const parts =
    files.length === 0
      ? [input]
      : files.map((file) => (file === '-' ? input : machine.files.get(machine.absolute(file))))
  const text = parts.some((part) => part === undefined) ? undefined : parts.join('')
  return text !== undefined && isKnown(text) && text.length <= MAX_OUTPUT ? text : undefined
}
