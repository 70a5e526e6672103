import { isKnown, type Value } from '../../../resolve/value.ts'
import type { Session } from './session.ts'
import { numberOf, type Thing } from './thing.ts'

const DIRECTIVE =
  /%(?:%|(?:\((\w+)\)|<(\w+)>|(\d+)\$)?([-+ #0]*)(\d+)?(?:\.(\d+))?[lhzq]*([a-zA-Z]))/g

/** `printf` in the manner of C; `%(name)s` and `%<name>s` take from a table. */
export function format(
  session: Session,
  template: Value,
  args: readonly Thing[],
  table?: ReadonlyMap<string, Thing>,
): Value {
  let next = 0
  return template.replace(
    DIRECTIVE,
    (
      whole,
      name1?: string,
      name2?: string,
      position?: string,
      flags?: string,
      width?: string,
      precision?: string,
      type?: string,
    ) => {
      if (whole === '%%') return '%'
      const name = name1 ?? name2
      const thing =
        name !== undefined
          ? table?.get(name)
          : position !== undefined
            ? args[Number(position) - 1]
            : args[next++]
      if (thing === undefined) return session.machine.unknown('user', 'a value')
      const text = convert(session, thing, type!, precision)
      const size = Math.min(Number(width ?? 0), 256)
      if (!isKnown(text) || text.length >= size) return text
      return flags?.includes('-')
        ? text.padEnd(size)
        : text.padStart(size, flags?.includes('0') ? '0' : ' ')
    },
  )
}

function convert(
  session: Session,
  thing: Thing,
  type: string,
  precision: string | undefined,
): Value {
  const number = numberOf(thing)
  if (number !== undefined) {
    if (type === 'c' && number < 0x110000 && number >= 0)
      return String.fromCodePoint(Math.trunc(number))
    if (/[xX]/.test(type)) return Math.trunc(number).toString(16)
    if (type === 'o') return Math.trunc(number).toString(8)
    if (/[di]/.test(type)) return String(Math.trunc(number))
    if (type === 'f' && precision !== undefined)
      return number.toFixed(Math.min(20, Number(precision)))
  }
  const text = session.text(thing)
  if (type === 'c') return [...text][0] ?? ''
  return type === 's' && precision !== undefined && isKnown(text)
    ? text.slice(0, Number(precision))
    : text
}

/** `'{} {name}'.format(…)`. */
export function formatBraces(
  session: Session,
  template: Value,
  args: readonly Thing[],
  named: ReadonlyMap<string, Thing>,
): Value {
  let next = 0
  return template.replace(/\{\{|\}\}|\{(\w*)[^{}]*\}/g, (whole, key?: string) => {
    if (whole === '{{') return '{'
    if (whole === '}}') return '}'
    const thing =
      key === '' || key === undefined
        ? args[next++]
        : /^\d+$/.test(key)
          ? args[Number(key)]
          : named.get(key)
    return thing ? session.text(thing) : session.machine.unknown('user', 'a value')
  })
}
