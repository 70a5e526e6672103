import { plain, type Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'

/** Programs that make a file unreadable for those without a key. */
const ENCRYPTS =
  /^(?:gpg2?\s.*(?:-\w*[ce]\b|--encrypt|--symmetric)|openssl\s+(?:enc|smime|cms|rsautl|pkeyutl|aes\S*)\b|age\b|rage\b|scrypt\s+enc\b|aescrypt\s+-e\b|aespipe\b|sops\s.*(?:-e\b|encrypt\b)|cc(?:rypt|encrypt)\b|mcrypt\b|7z\w?\s+a\s.*-p|rar\s+a\s.*-h?p|zip\s.*(?:-P|-\w*e\b|--encrypt|--password))/
/** Tells that they are asked to do the opposite. */
const DECRYPTS = /^gpg2?\s(?:.*\s)?-\w*d(?:\s|$)|\s(?:-d|--decrypt)(?:\s|$)/
/** The same in code. */
const ENCRYPTING_CODE =
  /\bFernet\b|\bAES\.new\b|\bChaCha20|\bcreateCipheriv\b|\bOpenSSL::Cipher\b|\bopenssl_encrypt\b|\bsodium_crypto_secretbox\b|\bCrypt::(?:CBC|Rijndael|OpenSSL)/

/** Whether a command encrypts what it is given. */
export function encrypts(words: readonly Value[]): boolean {
  const [name = '', ...rest] = words.map(plain)
  const line = [name.slice(name.lastIndexOf('/') + 1), ...rest].join(' ')
  return ENCRYPTS.test(line) && !DECRYPTS.test(line)
}

/** What was found, and in how many commands and pieces of code: each effect asks again. */
const answers = new WeakMap<Machine, { seen: number; encrypts: boolean }>()

/** Whether anything in a text encrypts, be it a program or code. */
export function encryptsAnything(machine: Machine): boolean {
  const { resolved, code } = machine
  const seen = resolved.length + code.length
  const known = answers.get(machine)
  if (known?.seen === seen) return known.encrypts
  const found =
    resolved.some((command) => encrypts(command.arguments)) ||
    code.some(({ text }) => ENCRYPTING_CODE.test(text))
  answers.set(machine, { seen, encrypts: found })
  return found
}
