import {
  fromOutside,
  hasGlob,
  isKnown,
  plain,
  symbolsOnly,
  type Value,
} from '../../../resolve/value.ts'
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
export function unpack(receiver: Value, args: CodeArgument[], list: CodeValue[] = []): Value {
  const codes = args.find((argument) => /^[CcUWaA]\d*\*?$/.test(argument.text))
  if (codes) {
    const numbers = args
      .filter((argument) => argument !== codes)
      .flatMap((item) => item.list ?? [item])
    const given = numbers.length > 0 ? numbers : list
    if (given.length > 0 && given.every((item) => /^(?:0x)?[\da-f]+$/i.test(item.text)))
      return textOfBytes(Buffer.from(given.map((item) => Number(item.text) & 0xff)))
  }
  const format = args.find((argument) => /^[Hhmu]\d*\*?\d*$/.test(argument.text))?.text
  const text =
    args.find((argument) => argument.text !== format && argument.text !== '')?.text ?? receiver
  if (format === undefined || !isKnown(text)) return text
  return textOfBytes(Buffer.from(text, /^[Hh]/.test(format) ? 'hex' : 'base64'))
}

/** Names of functions that make text of what cannot be read. */
const DECODERS =
  /b64|base64|decode64|b32|b85|a85|unhex|hex2bin|decompress|inflate|uncompress|gunzip|gzdecode/

/** Functions that hide text: base64, hexadecimal, character codes, turning around. */
export function decode(state: CodeState, path: string, text: Value, args: CodeArgument[]): Value {
  const name = path.split('.').at(-1)!.toLowerCase()
  if (!isKnown(text)) {
    // What was hidden in it is not seen; where it came from still counts.
    return DECODERS.test(name) ? text + state.machine.unknown('decoded', path) : text
  }
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
  if (/^html\./i.test(path) && name === 'unescape') return withoutEntities(text)
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

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  sol: '/',
  nbsp: ' ',
}

/** `&#99;`, `&#x63;` and `&sol;`: characters by their numbers and names. */
function withoutEntities(text: string): Value {
  return fromOutside(
    text.replace(/&(?:#(\d{1,5})|#x([\da-f]{1,4})|(\w{2,5}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name]! : whole
      return String.fromCharCode(decimal ? Number(decimal) : Number.parseInt(hex, 16))
    }),
  )
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

/** `format!("{}/x", y)`, `"%s/x" % y` and the like: the gaps are filled in order, or by name. */
export function formatted(args: CodeArgument[], receiver: CodeValue | undefined): Value {
  const items = args.flatMap((item) => item.list ?? [item])
  const pattern =
    receiver && receiver.text !== '' && !items[0]?.text.match(/%[sdv]|\{\w*\}/)
      ? receiver.text
      : (items.shift()?.text ?? '')
  const named = (name: string | undefined) =>
    name === undefined
      ? undefined
      : (args.find((item) => (item as CodeArgument).keyword === name) ?? args[0]?.fields?.get(name))
  let next = 0
  return pattern.replace(
    /%(?:\((\w+)\)|\d+\$)?[-\d.]*[sdvqxrc]|\{(\w*)(?:![rs])?(?::[^{}]*)?\}/g,
    (whole, percent?: string, brace?: string) =>
      (whole.endsWith('c') && /^\d+$/.test(items[next]?.text ?? '')
        ? String.fromCharCode(Number(items[next++]!.text))
        : undefined) ??
      named(percent ?? brace)?.text ??
      (brace && /^\d+$/.test(brace) ? items[Number(brace)]?.text : items[next++]?.text) ??
      '',
  )
}

/** `map(chr, [105, 100])`: character codes as text. */
export function mapCharacters(args: CodeArgument[]): CodeValue {
  const [how, ...rest] = args
  const what = rest.length === 1 ? rest[0]?.list : rest
  if (!what || !/chr|char|fromCharCode/i.test(how?.path || how?.text || ''))
    return { text: args.map((item) => symbolsOnly(item.text)).join(''), path: 'map' }
  const list = what.map((item) => ({
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

/** `tr`: each letter of one list becomes the letter at its place in another. */
export function translated(text: Value, from: string, to: string): Value {
  const [left, right] = [letterRange(from), letterRange(to)]
  if (right.length === 0) return text
  return [...text]
    .map((letter) => {
      const at = left.indexOf(letter)
      return at < 0 ? letter : (right[at] ?? right.at(-1)!)
    })
    .join('')
}

function letterRange(text: string): string[] {
  return [
    ...text.replace(/([^-])-([^-])/g, (whole, first: string, last: string) => {
      const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)]
      if (to < from || to - from > 128) return whole
      return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
    }),
  ]
}

/** Every file of a directory, one after the other. */
export function namesAll(file: Value): boolean {
  return hasGlob(file) && /\/\*{1,2}$/.test(plain(file))
}

/** What lies so many steps above a path; a name alone lies here. */
export function folderOf(path: Value, steps: number): Value {
  let folder = path.replace(/(?<=.)\/+$/, '')
  for (let i = 0; i < steps; i++) {
    if (folder === '.') folder = '..'
    else if (folder === '~') folder = '/home'
    else if (/(?:^|\/)\.\.$/.test(folder)) folder += '/..'
    else folder = /^(.*?)\/+[^/]*$/s.exec(folder)?.[1] ?? '.'
    if (folder === '') return '/'
  }
  return folder
}

/** A variable of the environment, or all of them. */
export function environmentValue(machine: Machine, name: string): Value {
  if (name === '') return machine.unknown('output', 'env')
  if (/^(?:HOME|USERPROFILE|user\.home)$/.test(name)) return '~'
  if (name === 'SHELL') return '/bin/bash'
  if (/^(?:PWD|user\.dir)$/.test(name)) return '.'
  // What stands in front of the command, or was exported before it.
  const given = machine.environment.variable(name)?.value
  if (given !== undefined) return given
  return machine.unknown('environment', name)
}

const LETTERS = /^[\x20-\x7e]{8,}$/

/** `value[index]`: of a list, of an object, or a member of what has a name. */
export function elementOf(value: CodeValue, index: CodeValue[]): CodeValue {
  const key = index[0]?.text ?? ''
  const field = value.fields?.get(key)
  if (field) return field
  if (value.list && /^-?\d+$/.test(key)) return value.list.at(Number(key)) ?? { text: '' }
  // One letter of a text that is written out.
  if (/^-?\d+$/.test(key) && value.path === undefined && LETTERS.test(value.text))
    return { text: value.text.at(Number(key)) ?? '' }
  if (value.text !== '' && (!isKnown(value.text) || /^-?\d/.test(key))) return value
  // `x["exec"]` is `x.exec`; a text in brackets may also name a file: `Dir["*"]`.
  if (value.path === undefined || key === '') return value
  return { text: '', path: /[/*]/.test(key) ? value.path : `${value.path}.${key}` }
}

/** `text[from:to:step]`, where the text and the bounds are known. */
export function sliceOf({ text, list }: CodeValue, slice: string): CodeValue | undefined {
  const [, from = '', to = '', step = ''] = /^(-?\d*):(-?\d*)(?::(-?\d*))?$/.exec(slice) ?? []
  if (!slice.includes(':') || text === '' || !isKnown(text) || !/^[-:\d]+$/.test(slice))
    return undefined
  const items: (CodeValue | string)[] = list ?? [...text]
  const part = items.slice(from === '' ? 0 : Number(from), to === '' ? undefined : Number(to))
  const stepped =
    step === '' || step === '1'
      ? part
      : (Number(step) < 0 ? part.reverse() : part).filter(
          (_, i) => i % Math.abs(Number(step)) === 0,
        )
  if (!list) return { text: stepped.join('') }
  const values = stepped as CodeValue[]
  return { text: values.map((item) => item.text).join(' '), list: values }
}
