import { fromOutside, isKnown, symbolsOnly, type Value } from '../../../resolve/value.ts'
import { textOfBytes } from '../../bytes.ts'
import type { Machine } from '../../machine.ts'
import type { CodeArgument, CodeState, CodeValue } from './language.ts'

/** `Buffer.from(text, 'base64')`. */
export function bufferText(text: Value, args: CodeArgument[]): Value {
  const encoding = args[1]?.text
  return isKnown(text) && (encoding === 'base64' || encoding === 'hex')
    ? textOfBytes(Buffer.from(text, encoding))
    : text
}

/** `pack('H*', …)` and `'…'.unpack('m')`: hexadecimal and base64 in Perl, PHP and Ruby. */
export function unpack(receiver: Value, args: CodeArgument[]): Value {
  const format = args.find((argument) => /^[Hhmu]\d*\*?\d*$/.test(argument.text))?.text
  const text =
    args.find((argument) => argument.text !== format && argument.text !== '')?.text ?? receiver
  if (format === undefined || !isKnown(text)) return text
  return textOfBytes(Buffer.from(text, /^[Hh]/.test(format) ? 'hex' : 'base64'))
}

/** Functions that hide text: base64, hexadecimal, character codes, turning around. */
export function decode(state: CodeState, path: string, text: Value, args: CodeArgument[]): Value {
  const name = path.split('.').at(-1)!.toLowerCase()
  if (!isKnown(text)) return text
  const encoding = args
    .slice(1)
    .map((item) => item.text)
    .find((item) => /^(?:rot_?13|hex(?:_codec)?|base64(?:_codec)?|zlib(?:_codec)?)$/i.test(item))
  if (encoding !== undefined) return decodeNamed(state, path, text, encoding)
  if (/b64|base64|atob|decode64/.test(name)) return textOfBytes(Buffer.from(text, 'base64'))
  if (/hex|unhexlify|hex2bin|pack/.test(name)) {
    const digits = args.find((argument) => /^[\da-fA-F\s]+$/.test(argument.text))?.text ?? text
    return textOfBytes(Buffer.from(digits.replace(/\s/g, ''), 'hex'))
  }
  if (/chr|fromcharcode|char/.test(name)) {
    return fromOutside(
      args
        .flatMap((argument) => argument.list ?? [argument])
        .map((argument) => String.fromCharCode(Number(argument.text) & 0xffff))
        .join(''),
    )
  }
  if (
    /^(?:unquote|unquote_plus|decodeuri\w*|\w*url_?decode|decode_www_form\w*|\w*unescape|decode_uri\w*)$/.test(
      name,
    )
  )
    return percentDecoded(text, /plus|form|urldecode|cgi/i.test(path))
  if (/b85|a85|base85/.test(name)) return state.machine.unknown('decoded', path)
  if (/rev/.test(name)) return [...text].reverse().join('')
  if (/rot13/.test(name))
    return text.replace(/[a-z]/gi, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) + (letter.toLowerCase() < 'n' ? 13 : -13)),
    )
  if (/gz|zlib|decompress|inflate|uncompress|gunzip/.test(name))
    return unpacked(text) ?? state.machine.unknown('decoded', path)
  return text
}

function percentDecoded(text: string, plus: boolean): Value {
  const spaced = plus ? text.replaceAll('+', ' ') : text
  return textOfBytes(
    Buffer.from(
      spaced.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
      'latin1',
    ),
  )
}

function decodeNamed(state: CodeState, path: string, text: Value, encoding: string): Value {
  if (/rot/i.test(encoding)) return decode(state, 'rot13', text, [])
  if (/hex/i.test(encoding)) return textOfBytes(Buffer.from(text, 'hex'))
  if (/zlib/i.test(encoding)) return unpacked(text) ?? state.machine.unknown('decoded', path)
  return textOfBytes(Buffer.from(text, 'base64'))
}

/** What packed bytes hold, if they can be unpacked to something small. */
function unpacked(text: Value): Value | undefined {
  const packed = Buffer.from(text, 'latin1')
  // Loaded when it is needed: most commands have nothing packed.
  const { inflateSync, gunzipSync, inflateRawSync } = process.getBuiltinModule('node:zlib')
  for (const unpack of [inflateSync, gunzipSync, inflateRawSync]) {
    try {
      return textOfBytes(unpack(packed, { maxOutputLength: 65_536 }))
    } catch {
      // Not packed in this way.
    }
  }
  return undefined
}

/** `format!("{}/x", y)`, `"%s/x" % y` and the like: the gaps are filled in order. */
export function formatted(args: CodeArgument[], receiver: CodeValue | undefined): Value {
  const values = args.map((item) => item.text)
  const pattern =
    receiver && receiver.text !== '' && !values[0]?.match(/%[sdv]|\{\w*\}/)
      ? receiver.text
      : (values.shift() ?? '')
  return pattern.replace(/%[sdvq]|\{\w*(?::[^{}]*)?\}/g, () => values.shift() ?? '')
}

/** `map(chr, [105, 100])`: character codes as text. */
export function mapCharacters(args: CodeArgument[]): CodeValue {
  const [how, what] = args
  if (!what?.list || !/chr|char|fromCharCode/i.test(how?.path ?? ''))
    return { text: args.map((item) => symbolsOnly(item.text)).join('') }
  const list = what.list.map((item) => ({
    text: fromOutside(String.fromCharCode(Number(item.text) & 0xffff)),
  }))
  return { text: list.map((item) => item.text).join(''), list }
}

/** `join`: a list with a separator, in either order. */
export function joinList(args: CodeArgument[], receiver: CodeValue | undefined): Value {
  const list = args.find((argument) => argument.list)?.list ?? receiver?.list
  const separator =
    args.find((argument) => !argument.list)?.text ?? (receiver?.list ? '' : (receiver?.text ?? ''))
  return list
    ? list.map((item) => item.text).join(separator)
    : args.map((argument) => argument.text).join(separator)
}

/** A variable of the environment, or all of them. */
export function environmentValue(machine: Machine, name: string): Value {
  if (name === '') return machine.unknown('output', 'env')
  if (/^(?:HOME|USERPROFILE|user\.home)$/.test(name)) return '~'
  if (name === 'SHELL') return '/bin/bash'
  return machine.unknown('environment', name)
}

/** `value[index]`: of a list, of a text that is turned around, or of what has a name. */
export function elementOf(value: CodeValue, index: CodeValue[]): CodeValue {
  const key = index[0]?.text ?? ''
  if (value.list && /^\d+$/.test(key)) return value.list[Number(key)] ?? { text: '' }
  // `text[::-1]` turns a text around.
  if (index.length > 0 && value.text !== '' && isKnown(value.text) && key === '1')
    return { text: [...value.text].reverse().join('') }
  return value.path !== undefined && key !== '' ? { text: '', path: `${value.path}.${key}` } : value
}
