import { fromOutside } from '../../../resolve/value.ts'

const MAX_OUTPUT = 64 * 1024

/** Bytes as text: UTF-8 where they are, else one character per byte. */
export function fromBytes(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  return text.includes('\uFFFD') ? bytes.toString('latin1') : fromOutside(text)
}

/** The bytes behind a text that `fromBytes` made. */
export function toBytes(text: string): Buffer {
  return /[^\0-\xff]/.test(text) ? Buffer.from(text, 'utf8') : Buffer.from(text, 'latin1')
}

const ALPHABET_85 =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~'

/** Decoders by a simple name; each is total. */
export const DECODERS: Readonly<Record<string, (text: string) => string | undefined>> = {
  base64: (text) => fromBytes(Buffer.from(text, 'base64')),
  hex: (text) =>
    /^[\da-f\s:]*$/i.test(text)
      ? fromBytes(Buffer.from(text.replace(/[^\da-f]/gi, ''), 'hex'))
      : undefined,
  base32: (text) =>
    fromBytes(fromDigits(text.toUpperCase(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 5)),
  base85: fromBase85,
  rot13: (text) =>
    text.replace(/[a-z]/gi, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) + (/[a-m]/i.test(letter) ? 13 : -13)),
    ),
  url: (text) => {
    try {
      return fromOutside(decodeURIComponent(text.replaceAll('+', ' ')))
    } catch {
      return text.replace(/%([\da-f]{2})/gi, (_whole, digits: string) =>
        String.fromCharCode(Number.parseInt(digits, 16)),
      )
    }
  },
  inflate: (text) => inflate(text),
  reverse: (text) => [...text].reverse().join(''),
  utf16: (text) => fromOutside(toBytes(text).toString('utf16le')),
}

function fromDigits(text: string, alphabet: string, width: number): Buffer {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) continue
    value = ((value << width) | digit) & 0xffff
    bits += width
    if (bits >= 8) {
      bits -= 8
      bytes.push((value >> bits) & 255)
    }
  }
  return Buffer.from(bytes)
}

function fromBase85(text: string): string | undefined {
  const bytes: number[] = []
  const clean = text.replace(/\s/g, '')
  for (let i = 0; i < clean.length; i += 5) {
    const group = clean.slice(i, i + 5)
    let value = 0
    for (const character of group.padEnd(5, '~')) {
      const digit = ALPHABET_85.indexOf(character)
      if (digit < 0) return undefined
      value = value * 85 + digit
    }
    for (let j = 0; j < group.length - 1; j++) bytes.push(Math.floor(value / 256 ** (3 - j)) & 255)
  }
  return fromBytes(Buffer.from(bytes))
}

/** zlib, gzip or raw deflate. */
function inflate(text: string): string | undefined {
  const zlib = process.getBuiltinModule('node:zlib')
  const bytes = toBytes(text)
  for (const unpack of [zlib.unzipSync, zlib.inflateRawSync]) {
    try {
      return fromBytes(unpack(bytes, { maxOutputLength: MAX_OUTPUT }) as Buffer)
    } catch {
      // Another form, or no such data at all.
    }
  }
  return undefined
}
