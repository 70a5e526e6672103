import { decodeEscapes } from '../../../resolve/expand-parameter.ts'
import { fromOutside, type Value } from '../../../resolve/value.ts'
import type { CodeState, CodeValue } from './language.ts'
import type { Token } from './tokenise.ts'

/** What a string of the code holds: escapes are decoded and the code in it is read. */
export function stringText(
  { language, machine, variables, by }: CodeState,
  token: Token & { type: 'string' },
  read: (code: string) => CodeValue,
): Value {
  const text: Value = token.raw ? token.text : fromOutside(decodeSafely(token.text))
  if (token.kind === 'plain' || token.kind === 'words' || !language.interpolation) return text
  return text.replace(language.interpolation, (_whole, ...groups: unknown[]) => {
    const group = groups.slice(0, -2).find((item) => typeof item === 'string')
    const inner = String(group ?? '').trim()
    const known = variables.get(inner)
    if (known) return known.text
    if (/[(`"'[{]|^:\w+$|^\w+(?:\.\w+)+$/.test(inner)) {
      const value = read(inner)
      if (value.text !== '' || /[(`"']/.test(inner)) return value.text
    }
    return machine.unknown('output', `${inner} in ${by}`)
  })
}

function decodeSafely(text: string): string {
  return text.includes('\\') ? decodeEscapes(text) : text
}
