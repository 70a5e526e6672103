import type { Random } from '../random.ts'

/** A text as one word of the shell, in single quotes. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** A text as `$'…'` in which every byte is written by its number. */
export function ansiC(text: string, style: 'hex' | 'octal'): string {
  return `$'${escapedBytes(text, style)}'`
}

/** The bytes of a text as `\x63` or `\143`. */
export function escapedBytes(text: string, style: 'hex' | 'octal'): string {
  return [...Buffer.from(text)]
    .map((byte) =>
      style === 'hex'
        ? `\\x${byte.toString(16).padStart(2, '0')}`
        : `\\${byte.toString(8).padStart(3, '0')}`,
    )
    .join('')
}

const LETTERS = [...'abcdefghkmpqrstuvwxyz']

/** A name for a variable, function or file that the command does not use yet. */
export function freshName(command: string, random: Random): string {
  for (;;) {
    const name = random.pick(LETTERS) + random.pick(LETTERS) + random.integer(0, 99)
    if (!command.includes(name)) return name
  }
}

/** As many fresh names as asked for, all different. */
export function freshNames(count: number, command: string, random: Random): string[] {
  const names: string[] = []
  while (names.length < count) {
    names.push(freshName(command + names.join(' '), random))
  }
  return names
}

/** A text cut in two at a random place, both parts not empty where it is long enough. */
export function cut(text: string, random: Random): [string, string] {
  const at = text.length < 2 ? text.length : random.integer(1, text.length - 1)
  return [text.slice(0, at), text.slice(at)]
}
