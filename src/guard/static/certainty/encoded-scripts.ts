import type { Span } from '../effects/effect.ts'
import { languageByExtension } from '../effects/implicit-files.ts'
import type { Machine } from '../effects/machine.ts'
import { canonicalName } from '../effects/program-names.ts'
import { isKnown, plain } from '../resolve/value.ts'

/** Characters as numbers: `\143\141`, `\x63\x61`, `%x63%x61`, `99,97,116`. */
const NUMBERED =
  /(?:\\0?[0-7]{3}){6}|(?:\\x[\da-f]{2}){6}|(?:%x?[\da-f]{2}){8}|(?:\b\d{2,3}\s*,\s*){9}\d{2,3}\b/i
const BASE64 = /[A-Za-z\d+/]{24,}={0,2}/g
const PRINTED = /^[\t\n\r -~]{12,}$/
const MOST_LOOKED_AT = 20_000

/** A program whose output is not computed prints a text that its arguments hold in code, into a script. */
export function encodedScripts(machine: Machine): { program: string; from: string; span: Span }[] {
  if (!machine.effects.mayHold('write')) return []
  return machine.effects.all.flatMap(({ kind, program, target, data = '', span }) => {
    if (kind !== 'write' || program !== 'redirection' || isKnown(data)) return []
    if (!mayBeScript(plain(target))) return []
    const printers = machine.symbols
      .in(data)
      .filter(({ origin }) => origin === 'output' || origin === 'decoded')
      .map(({ detail }) => detail.split(' ')[0]!)
    return printers.some((printer) => printsCode(machine, printer))
      ? [{ program: plain(target), from: 'the text in code that is written there', span }]
      : []
  })
}

/** By its end, or without one. */
function mayBeScript(path: string): boolean {
  return languageByExtension(path) !== undefined || /(?:^|\/)[^/.]+$/.test(path)
}

function printsCode(machine: Machine, printer: string): boolean {
  return machine.resolved.some(
    ({ arguments: [program = '', ...words] }) =>
      canonicalName(plain(program)) === printer &&
      words.some((word) => word.length < MOST_LOOKED_AT && holdsCode(plain(word))),
  )
}

function holdsCode(word: string): boolean {
  return NUMBERED.test(word) || (word.match(BASE64) ?? []).some(isText)
}

function isText(code: string): boolean {
  return PRINTED.test(Buffer.from(code, 'base64').toString('latin1'))
}
