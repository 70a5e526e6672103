import { DECODERS, fromBytes, toBytes } from './decode.ts'
import type { Session } from './session.ts'
import { flatten, knownText, numberOf, type Thing } from './thing.ts'

interface PackCall {
  session: Session
  subject: Thing
  rest: Thing[]
}

/** `pack('H*', x)` of Perl and PHP, `[x].pack('H*')` of Ruby. */
export function pack({ session, subject, rest }: PackCall): Thing {
  const [layout, values] = subject.items
    ? [knownText(rest[0]), subject.items]
    : [knownText(subject), flatten(rest)]
  const letter = layout?.[0]
  const first = knownText(values[0])
  if (letter === undefined) return session.derive('bytes', subject, ...rest)
  if (letter === 'H' && first !== undefined) return { text: DECODERS.hex!(first) ?? '' }
  if (letter === 'm' && first !== undefined) return { text: toBytes(first).toString('base64') }
  if (/[aA]/.test(letter) && first !== undefined) return { text: first }
  const codes = values.map((item) => numberOf(item))
  if (/[CcUWNnVv]/.test(letter) && codes.every((code) => code !== undefined)) {
    return {
      text:
        letter === 'U' || letter === 'W'
          ? String.fromCodePoint(
              ...codes.map((code) => Math.min(0x10ffff, Math.max(0, Math.trunc(code!)))),
            )
          : fromBytes(Buffer.from(codes as number[])),
    }
  }
  return session.derive('bytes', subject, ...rest)
}

/** `unpack('m', x)` of Perl, `x.unpack('m')` and `x.unpack1('H*')` of Ruby. */
export function unpack({ session, subject, rest }: PackCall): Thing {
  const [layout, text] = /^[A-Za-z][*\d]*$/.test(knownText(rest[0]) ?? '')
    ? [knownText(rest[0]), knownText(subject)]
    : [knownText(subject), knownText(rest[0])]
  if (layout === undefined || text === undefined) return session.derive('bytes', subject, ...rest)
  if (layout[0] === 'm') return single({ text: DECODERS.base64!(text)! })
  if (layout[0] === 'u') return single({ text: uudecode(text) })
  if (/[aA]/.test(layout[0]!)) return single({ text })
  return { items: [{ text: session.machine.unknown('decoded', 'unpack') }] }
}

/** A list of one that is also a text: what `unpack` and `unpack1` give is used both ways. */
function single(thing: Thing): Thing {
  return { ...thing, items: [thing] }
}

function uudecode(text: string): string {
  const bytes: number[] = []
  for (const line of text.split('\n')) {
    const length = ((line.charCodeAt(0) || 32) - 32) & 63
    const values = [...line.slice(1)].map((letter) => (letter.charCodeAt(0) - 32) & 63)
    const out: number[] = []
    for (let i = 0; i + 3 < values.length + 3; i += 4) {
      const [a = 0, b = 0, c = 0, d = 0] = values.slice(i, i + 4)
      out.push((a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d)
    }
    bytes.push(...out.slice(0, length))
  }
  return fromBytes(Buffer.from(bytes))
}
