/**
 * Code in ASCII, which is read as it is, without decoding. In a raw template the spelling itself would
 * be the value, so there must be none with anything else in it.
 */
export function toAscii(code) {
  if (/\braw`[^`]*[^\0-\x7f`]/.test(code)) throw new Error('a raw template is not in ASCII')
  return code.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
