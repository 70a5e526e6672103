import { decodesToText } from '../../guesses/overlooked-words.ts'

/** Strings of a program in most languages. */
const STRING = /(["'`])((?:\\.|(?!\1)[^\\])*)\1/g
const CHARACTER_CODES = /[[(]((?:\s*(?:0x)?[\da-f]{2,3}\s*,){2,}\s*(?:0x)?[\da-f]{2,3}\s*),?[\])]/gi
const MAX_TEXTS = 12

/**
 * Texts that code hides from its reader: encoded strings, lists of characters, letters of other
 * alphabets, words in pieces. What they turn into is read like the code itself.
 */
export function hiddenTexts(code: string): string[] {
  if (code.length > 20_000) return []
  const found = new Set<string>()
  if (/[^\0-\x7f]/.test(code)) {
    const plainLetters = code.normalize('NFKC').replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    if (plainLetters !== code) found.add(plainLetters)
  }
  if (/\\u00[2-7][0-9a-f]/i.test(code)) {
    found.add(
      code.replace(/\\u00([2-7][0-9a-f])/gi, (_, hex) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    )
  }
  const joined = code.replace(/(["'])\s*(?:\+|\.{1,2}|)\s*\1/g, '')
  if (joined !== code && /["'][^"']{2,}["']\s*(?:\+|\.{1,2}|)\s*["'][^"']/.test(code))
    found.add(joined)
  const rotated = /rot_?13|tr\/a-zA-Z\/n-za-m|A-Za-z\/N-ZA-M/i.test(code)
  for (const [, , text = ''] of code.matchAll(STRING)) {
    if (found.size >= MAX_TEXTS) break
    if (text.length < 3) continue
    const decoded = decodeString(text) ?? (rotated && text.length > 5 ? rotate(text) : undefined)
    if (decoded !== undefined) found.add(decoded)
  }
  for (const [, list = ''] of code.matchAll(CHARACTER_CODES)) {
    const text = String.fromCharCode(...list.split(',').slice(0, 2000).map(Number))
    if (/^[\x20-\x7e\s]+$/.test(text)) found.add(text)
  }
  return [...found].slice(0, MAX_TEXTS)
}

function decodeString(text: string): string | undefined {
  if ((text.match(/%[0-9a-f]{2}/gi)?.length ?? 0) >= 3) {
    try {
      return decodeURIComponent(text.replaceAll('+', ' '))
    } catch {
      return undefined
    }
  }
  if (!/^[\w+/=-]{12,}$/.test(text) || !decodesToText(text)) return undefined
  return Buffer.from(text, /^(?:[0-9a-f]{2}){10,}$/i.test(text) ? 'hex' : 'base64').toString(
    'latin1',
  )
}

function rotate(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
}
