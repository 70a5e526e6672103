import { isKnown, type Value } from '../../resolve/value.ts'
import { textOfBytes } from '../bytes.ts'
import type { Machine } from '../machine.ts'
import { type Compute, lines, MAX_OUTPUT, textOf } from './compute.ts'

/** `base64`, `base32` and their kind: encodes, or decodes with `-d`. */
export function decoder(encoding: 'base64' | 'base32' | 'hex' | 'bits'): Compute {
  return (args, input, machine) => {
    const decodes = args.some((word) => /^-[a-zA-Z]*[dD]|^--dec/.test(word))
    const text = textOf(
      args.filter((word) => !word.startsWith('-')),
      input,
      machine,
    )
    if (text === undefined) return undefined
    if (encoding === 'bits')
      return decodes
        ? textOfBytes(
            Buffer.from(text.match(/[01]{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []),
          )
        : undefined
    if (encoding === 'base32') return decodes ? textOfBytes(fromBase32(text)) : undefined
    // Told to pass over what is no digit, `-` and `_` are none, either.
    const digits =
      encoding === 'base64' && args.some((word) => /^-[a-zA-Z]*i|^--ignore/.test(word))
        ? text.replace(/[^A-Za-z0-9+/=]/g, '')
        : text
    return decodes
      ? textOfBytes(Buffer.from(digits, encoding))
      : `${Buffer.from(text, 'utf8').toString(encoding)}\n`
  }
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const character of text.toUpperCase()) {
    const digit = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character)
    if (digit < 0) continue
    value = ((value << 5) | digit) & 0xffff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((value >> bits) & 255)
    }
  }
  return Buffer.from(bytes)
}

/** `openssl base64 -d` and its other spellings. */
export function openssl(
  args: string[],
  input: Value | undefined,
  machine: Machine,
): Value | undefined {
  const base64 =
    args[0] === 'base64' ||
    ((args[0] === 'enc' || args[0] === undefined) &&
      args.some((word) => /^-(?:base64|a|A)$/.test(word)))
  const ciphers = args.some((word) => /^-(?:aes|des|rc|cam|cha|bf|cast|k$|pass|K$)/.test(word))
  const hasOutputFile = args.includes('-out') && args[args.indexOf('-out') + 1] !== '/dev/stdout'
  if (!base64 || ciphers || !args.includes('-d') || hasOutputFile) return undefined
  const at = args.indexOf('-in')
  const text = textOf(at >= 0 && args[at + 1] ? [args[at + 1]!] : [], input, machine)
  return text === undefined ? undefined : textOfBytes(Buffer.from(text, 'base64'))
}

/** `xxd -r`. */
export function hexadecimal(
  args: string[],
  input: Value | undefined,
  machine: Machine,
): Value | undefined {
  const flags = args.filter((word) => /^-/.test(word)).join('')
  if (!flags.includes('r')) return undefined
  const text = textOf(
    args.filter((word) => !word.startsWith('-')),
    input,
    machine,
  )
  if (text === undefined) return undefined
  const digits = flags.includes('p')
    ? text
    : lines(text)
        .map((line) => line.replace(/^[0-9a-f]+:\s?/i, '').split(/ {2}/)[0])
        .join('')
  return textOfBytes(Buffer.from(digits.replace(/[^0-9a-f]/gi, ''), 'hex'))
}

/** What packed input holds. */
export function inflate(input: Value | undefined): Value | undefined {
  if (input === undefined || !isKnown(input)) return undefined
  try {
    const zlib = process.getBuiltinModule('node:zlib')
    return textOfBytes(
      zlib.unzipSync(Buffer.from(input, 'latin1'), { maxOutputLength: MAX_OUTPUT }),
    )
  } catch {
    return undefined
  }
}
