import { holdsSecret } from './secret-names.ts'
import { secretsByLook, secretsByName } from './secret-texts.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Whether the value of a variable is a secret by the way it looks, or holds one. */
export function looksLikeSecret(value: string): boolean {
  return (
    secretsByLook(value).length > 0 ||
    secretsByName(value).length > 0 ||
    PRIVATE_KEY.test(value) ||
    isRandom(value)
  )
}

/** A file with a key, however it is broken into lines. */
const PRIVATE_KEY = /-----BEGIN [A-Z ]{0,30}PRIVATE KEY/

/** Shorter values are too often names of versions, models and machines. */
const SHORTEST = 20
const LONGEST = 512
/** A letter of random base64 has nearly 6 bits; of 20 different ones, 4.3. */
const LEAST_BITS = 3.8

/**
 * One word of small letters, capitals and digits without any order. Only hexadecimal ones, such as
 * digests and identifiers, are no sign of a secret.
 */
function isRandom(value: string): boolean {
  if (value.length < SHORTEST || value.length > LONGEST) return false
  if (!/^[\w+/-]+={0,2}$/.test(value) || /^\/|^sha\d+-/.test(value)) return false
  // Words that are put together have few changes between letters and digits.
  const changes = value.match(/[A-Za-z]\d|\d[A-Za-z]|[a-z][A-Z]/g)?.length ?? 0
  const mixed = /[A-Z]/.test(value) && /[a-z]/.test(value) && /\d/.test(value)
  return mixed && changes >= value.length / 5 && bitsPerLetter(value) >= LEAST_BITS
}

function bitsPerLetter(text: string): number {
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values())
    bits -= (count / text.length) * Math.log2(count / text.length)
  return bits
}

/** The values of the variables that hold secrets, by their names. */
export function secretValues(env: Environment): string[] {
  return Object.entries(env).flatMap(([name, value]) =>
    value !== undefined && holdsSecret(name) && !/^(?:~|\.{0,2})\//.test(value) ? [value] : [],
  )
}
