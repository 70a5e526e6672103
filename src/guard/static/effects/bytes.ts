import { fromOutside, type Value } from '../resolve/value.ts'

/** Bytes as text: UTF-8 where they are, else one character per byte. */
export function textOfBytes(bytes: Buffer): Value {
  const text = bytes.toString('utf8')
  return text.includes('\uFFFD') ? bytes.toString('latin1') : fromOutside(text)
}
