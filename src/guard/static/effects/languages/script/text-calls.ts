import { fromOutside, isKnown } from '../../../resolve/value.ts'
import { DECODERS, fromBytes } from './decode.ts'
import { elementsOf, lengthOf } from './evaluate.ts'
import { format, formatBraces } from './format.ts'
import { joinPaths } from './operate.ts'
import { pack, unpack } from './pack.ts'
import { compile, exchange } from './patterns.ts'
import type { Session } from './session.ts'
import { EMPTY, flatten, knownText, numberOf, numberThing, type Thing } from './thing.ts'

interface TextCall {
  session: Session
  /** The object of a method, or the first argument of a function. */
  subject: Thing
  rest: Thing[]
  named: ReadonlyMap<string, Thing>
  method: boolean
}

/** Follows a function that computes with texts, numbers and lists; undefined where it cannot. */
type TextFunction = (call: TextCall) => Thing | undefined

const MAX_LIST = 2048

const same: TextFunction = ({ subject }) => subject

/** Names in lower case without `_`, as `textName` gives them. */
const TEXT_CALLS: Readonly<Record<string, TextFunction>> = {
  ...each(
    'str string tostring tos tostr strval strip trim lstrip rstrip chomp chop rtrim ltrim squish encode freeze dup clone tobytes toa iter dedent expanduser expandpath realpath abspath normpath resolve asstring raw getbytes toutf8 utf8 valueof tochararray quote shellescape escapeshellarg escapeshellcmd escape quotemeta unwrap readalltext text read readline readlines gets getline fread fgets readasstring content body data json buffer tosorted sort sorted uniq set unique flatten compact memoryview utf8encode encodeutf8 force await ensure asis scalar ref addressof',
    same,
  ),
  ...each(
    'upper touppercase upcase uc strtoupper',
    mapText((text) => text.toUpperCase()),
  ),
  ...each(
    'lower tolowercase downcase lc strtolower casefold',
    mapText((text) => text.toLowerCase()),
  ),
  ...each(
    'swapcase',
    mapText((text) =>
      text.replace(/[a-z]/gi, (letter) =>
        letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
      ),
    ),
  ),
  ...each('reverse reversed strrev rev reversestring stringreverse', reverse),
  ...each(
    'b64decode standardb64decode urlsafeb64decode a2bbase64 decodebytes decodestring decode64 strictdecode64 urlsafedecode64 base64decode atob decodebase64 frombase64string unb64',
    decoder('base64'),
  ),
  ...each('unhexlify fromhex a2bhex hex2bin b16decode hextobytes hex2bytes', decoder('hex')),
  ...each('b32decode base32decode', decoder('base32')),
  ...each('b85decode', decoder('base85')),
  ...each('strrot13 rot13', decoder('rot13')),
  ...each(
    'unquote unquoteplus urldecode rawurldecode decodeuricomponent decodeuri decodewwwformcomponent decodewwwform uriunescape unescape cgiunescape unescapeuri',
    decoder('url'),
  ),
  ...each(
    'decompress gunzip gunzipsync inflate inflatesync inflateraw inflaterawsync gzuncompress gzinflate gzdecode uncompress memgunzip unzipsync',
    decoder('inflate'),
  ),
  decode: decodeBy,
  ...each('chr fromcharcode fromcodepoint char unichr tochar chars2string utf8char', characters),
  ...each('ord charcodeat codepointat byte getbytes codeat', ordinals),
  ...each('bytes bytearray uint8array fromlist tostringfromlist', fromNumbers),
  ...each('int parseint toint toi intval number float tonumber tof integer long', toNumber),
  hex: hexadecimal,
  oct: ({ subject, session }) => {
    const text = knownText(subject)
    return text === undefined
      ? session.derive('a number', subject)
      : numberThing(Number.parseInt(text.replace(/^0o?/i, ''), 8) || 0)
  },
  ...each('join implode strjoin', join),
  ...each(
    'split explode strsplit splitlines lines chars eachchar words list tuple toarray array tolist shellsplit shellwords',
    split,
  ),
  ...each('replace replaceall gsub strreplace pregreplace regexreplace', replace),
  sub: (call) => (typeof call.rest[0]?.number === 'number' ? slice(call) : replace(call)),
  ...each('tr translate strtr exchange', translate),
  maketrans: ({ subject, rest }) => ({
    entries: new Map([
      ['from', subject],
      ['to', rest[0] ?? EMPTY],
    ]),
  }),
  ...each('slice substring substr charat mid stringsub', slice),
  ...each('concat strcat paste0 paste stringappend plus cat2', ({ session, subject, rest }) =>
    subject.items
      ? { items: [...subject.items, ...flatten(rest, 1)] }
      : { text: [subject, ...rest].map((item) => session.text(item)).join('') },
  ),
  ...each('joinpath filejoin pathjoin combine', ({ session, subject, rest }) => ({
    ...subject,
    text: joinPaths(session.text(subject), ...rest.map((item) => session.text(item))),
  })),
  ...each('sprintf formatted stringf formatargs', ({ session, subject, rest }) => ({
    text: format(session, session.text(subject), flatten(rest)),
  })),
  format: ({ session, subject, rest, named }) => {
    const template = session.text(subject)
    return {
      text: /\{[\w:]*\}/.test(template)
        ? formatBraces(session, template, rest, named)
        : format(session, template, flatten(rest)),
    }
  },
  repeat: ({ session, subject, rest }) => ({
    text: session.text(subject).repeat(Math.max(0, Math.min(numberOf(rest[0]) ?? 1, 256))),
  }),
  ...each('len length strlen size count', ({ session, subject }) => lengthOf(session, subject)),
  ...each('range xrange', rangeOf),
  enumerate: ({ subject }) => {
    const items = elementsOf(subject)
    return items
      ? { items: items.map((item, i) => ({ items: [numberThing(i), item] })) }
      : undefined
  },
  zip: ({ session, subject, rest }) => {
    const lists = [subject, ...rest].map((item) => elementsOf(item))
    if (lists.some((list) => !list)) return session.derive('pairs', subject, ...rest)
    return {
      items: Array.from({ length: Math.min(...lists.map((list) => list!.length)) }, (_, i) => ({
        items: lists.map((list) => list![i]!),
      })),
    }
  },
  ...each('map collect foreach arraymap flatmap eachbyte each eachwithindex mapcar', mapList),
  ...each('filter select grep reject', ({ subject, rest }) =>
    subject.closure ? rest[0] : subject,
  ),
  ...each('reduce inject fold', fold),
  ...each('items entries pairs ipairs topairs', ({ subject }) => {
    if (subject.entries)
      return { items: [...subject.entries].map(([text, item]) => ({ items: [{ text }, item] })) }
    return subject.items
      ? { items: subject.items.map((item, i) => ({ items: [numberThing(i), item] })) }
      : undefined
  }),
  keys: ({ subject }) =>
    subject.entries ? { items: [...subject.entries.keys()].map((text) => ({ text })) } : undefined,
  values: ({ subject }) => (subject.entries ? { items: [...subject.entries.values()] } : undefined),
  get: ({ subject, rest }) => {
    const key = knownText(rest[0])
    return subject.entries && key !== undefined
      ? (subject.entries.get(key) ?? rest[1] ?? EMPTY)
      : undefined
  },
  ...each('push append add addall unshift extend', ({ subject, rest }) => {
    if (!subject.items || subject.items.length > MAX_LIST) return undefined
    subject.items.push(...rest)
    return subject
  }),
  ...each('pop shift', ({ subject, session }) =>
    subject.items ? (subject.items.at(0) ?? session.unknown('an argument')) : undefined,
  ),
  ...each('nth elt at', ({ session, subject, rest }) =>
    subject.items && numberOf(rest[0]) !== undefined
      ? (subject.items.at(numberOf(rest[0])!) ?? session.unknown('an element'))
      : undefined,
  ),
  pack,
  ...each('unpack unpack1', unpack),
  xor: ({ session, subject, rest }) => session.derive('xor', subject, ...rest),
}

function each(names: string, call: TextFunction): Record<string, TextFunction> {
  return Object.fromEntries(names.split(' ').map((name) => [name, call]))
}

/** The name by which the table knows a function. */
function textName(name: string): string {
  return name
    .slice(name.lastIndexOf('.') + 1)
    .replace(/[_?!-]/g, '')
    .toLowerCase()
}

/** Computes what a function on texts, numbers or lists gives; undefined for other functions. */
export function computeText(
  session: Session,
  name: string,
  receiver: Thing | undefined,
  args: Thing[],
  named: ReadonlyMap<string, Thing>,
): Thing | undefined {
  const key = textName(name)
  const compute = Object.hasOwn(TEXT_CALLS, key) ? TEXT_CALLS[key] : undefined
  if (!compute) return undefined
  const method =
    receiver !== undefined &&
    (receiver.name === undefined || receiver.text !== undefined || receiver.items !== undefined)
  const [subject, ...rest] = method ? [receiver, ...args] : args
  return subject && compute({ session, subject, rest, named, method })
}

function mapText(change: (text: string) => string): TextFunction {
  return ({ session, subject }) => {
    const text = knownText(subject)
    return text === undefined ? session.derive('a text', subject) : { text: change(text) }
  }
}

/** Unpacks a text; what cannot be seen is remembered as hidden on purpose. */
function decoder(kind: string): TextFunction {
  return ({ session, subject }) => {
    const text = knownText(subject)
    const decoded = text === undefined ? undefined : DECODERS[kind]!(text)
    return { text: decoded ?? hidden(session, subject, kind) }
  }
}

function hidden(session: Session, subject: Thing, kind: string): string {
  const text = session.text(subject)
  return text.replace(/[^\uE100-\uF8FF]/g, '') + session.machine.unknown('decoded', kind)
}

const CODECS: Readonly<Record<string, string>> = {
  rot13: 'rot13',
  hex: 'hex',
  hexcodec: 'hex',
  base64: 'base64',
  base64codec: 'base64',
  zlib: 'inflate',
  zlibcodec: 'inflate',
  utf16: 'utf16',
  utf16le: 'utf16',
}

/** `decode('rot13')`, `codecs.decode(x, 'hex')`; other codecs change nothing that matters. */
function decodeBy(call: TextCall): Thing | undefined {
  const codec = (knownText(call.rest[0]) ?? knownText(call.named.get('encoding')) ?? '')
    .replace(/[_-]/g, '')
    .toLowerCase()
  const kind = Object.hasOwn(CODECS, codec) ? CODECS[codec]! : undefined
  return kind ? decoder(kind)(call) : call.subject
}

function reverse({ session, subject }: TextCall): Thing {
  if (subject.items) return { items: [...subject.items].reverse() }
  const text = knownText(subject)
  return text === undefined ? session.derive('a text', subject) : { text: DECODERS.reverse!(text)! }
}

/** Characters by their codes. */
function characters({ session, subject, rest }: TextCall): Thing {
  const codes = flatten([subject, ...rest]).map((item) => numberOf(item))
  if (codes.some((code) => code === undefined || code < 0 || code > 0x10ffff))
    return session.derive('a letter', subject, ...rest)
  return {
    text: fromOutside(
      String.fromCodePoint(...codes.slice(0, MAX_LIST).map((code) => Math.trunc(code!))),
    ),
  }
}

function ordinals({ session, subject }: TextCall): Thing {
  const text = knownText(subject)
  if (text === undefined || text === '') return session.derive('a number', subject)
  return numberThing(text.codePointAt(0)!)
}

function fromNumbers(call: TextCall): Thing {
  const { subject } = call
  if (!subject.items) return subject
  const codes = subject.items.map((item) => numberOf(item))
  if (codes.some((code) => code === undefined)) return call.session.derive('bytes', subject)
  return { text: fromBytes(Buffer.from(codes as number[])) }
}

function toNumber({ session, subject, rest }: TextCall): Thing {
  const base = numberOf(rest[0])
  const text = knownText(subject)
  if (text !== undefined && base !== undefined && base >= 2 && base <= 36) {
    const number = Number.parseInt(text.replace(/^0[xob]/i, ''), base)
    return Number.isNaN(number) ? session.derive('a number', subject) : numberThing(number)
  }
  const number =
    numberOf(subject) ??
    (text !== undefined && /^\s*0x[\da-f]+\s*$/i.test(text) ? Number(text) : undefined)
  return number === undefined
    ? session.derive('a number', subject)
    : numberThing(Math.trunc(number))
}

function hexadecimal({ session, subject }: TextCall): Thing {
  if (subject.number !== undefined) return { text: `0x${Math.trunc(subject.number).toString(16)}` }
  const text = knownText(subject)
  const number = text === undefined ? Number.NaN : Number.parseInt(text.replace(/^0x/i, ''), 16)
  return Number.isNaN(number) ? session.derive('a number', subject) : numberThing(number)
}

/** `sep.join(list)`, `list.join(sep)`, `join(sep, list)`, `implode(sep, list)`. */
function join({ session, subject, rest, method }: TextCall): Thing {
  const list = subject.items ? subject : rest.find((item) => item.items)
  if (!list) {
    // Perl: `join('', 'a', 'b')`; a path: `path.join(a, b)`.
    return { text: rest.map((item) => session.text(item)).join(session.text(subject)) }
  }
  const separator = subject.items ? rest[0] : method ? subject : subject
  const glue =
    separator === undefined
      ? session.language.syntax.arrow === '=>'
        ? ','
        : ''
      : session.text(separator)
  const others = subject.items || method ? list.items! : flatten(rest)
  return { text: others.map((item) => session.text(item)).join(glue) }
}

function split({ session, subject, rest, method }: TextCall): Thing {
  if (subject.items) return subject
  const [target, by] =
    !method &&
    rest[0]?.text !== undefined &&
    (subject.pattern || (knownText(subject)?.length ?? 9) <= 2)
      ? [rest[0], subject]
      : [subject, rest[0]]
  const text = knownText(target)
  if (text === undefined) return session.derive('a part', target)
  const separator = by?.pattern ? compile(by.pattern.source, '') : knownText(by)
  const parts =
    separator === undefined
      ? /\s/.test(text)
        ? text.split(/\s+/)
        : [...text]
      : text.split(separator)
  return { items: parts.slice(0, MAX_LIST).map((part) => ({ text: part })) }
}

/** `text.replace(a, b)`, `str_replace(a, b, text)`, `re.sub(a, b, text)`. */
function replace({ session, subject, rest, method }: TextCall): Thing | undefined {
  const [target, from, to] = method
    ? [subject, rest[0], rest[1]]
    : rest.length >= 2
      ? [rest[1]!, subject, rest[0]]
      : [subject, rest[0], rest[1]]
  const text = knownText(target)
  if (text === undefined || !from) return session.derive('a text', target, to)
  const source = from.pattern?.source ?? knownText(from)
  if (source === undefined) return session.derive('a text', target)
  const looks = from.pattern !== undefined || /[\\[^$*+?.]/.test(source)
  const expression = looks ? compile(source, 'g') : undefined
  if (to?.closure) {
    return {
      text: expression
        ? text.replace(expression, (match) =>
            session.text(session.callClosure(to.closure!, [{ text: match }])),
          )
        : session.derive('a text', target).text!,
    }
  }
  const replacement = session.text(to)
  if (from.pattern && expression)
    return { text: text.replace(expression, replacement.replace(/\\(\d)/g, '$$$1')) }
  return { text: text.replaceAll(source, () => replacement) }
}

function translate({ session, subject, rest }: TextCall): Thing {
  const text = knownText(subject)
  const from = knownText(rest[0]?.entries?.get('from') ?? rest[0])
  const to = knownText(rest[0]?.entries?.get('to') ?? rest[1])
  if (text === undefined || from === undefined || to === undefined)
    return { text: hidden(session, subject, 'exchanged letters') }
  return { text: exchange(text, from, to) }
}

/** `slice(a, b)`, `substring(a, b)`: the end; `substr(a, n)`: the length; awk counts from one. */
function slice({ session, subject, rest }: TextCall): Thing {
  const [from = 0, second] = rest.map((item) => numberOf(item))
  const text = knownText(subject)
  const one = session.language.syntax.countsFromOne ? 1 : 0
  if (subject.items) return { items: subject.items.slice(from - one, second) }
  if (text === undefined) return session.derive('a part', subject)
  if (session.language.syntax.arrow === '=>') return { text: text.slice(from, second) }
  const start = from < 0 ? from : Math.max(0, from - one)
  return { text: second === undefined ? text.slice(start) : text.slice(start).slice(0, second) }
}

function rangeOf({ session, subject, rest }: TextCall): Thing {
  const numbers = [subject, ...rest].map((item) => numberOf(item))
  if (numbers.some((number) => number === undefined))
    return session.derive('numbers', subject, ...rest)
  const [from, to, step = 1] = (numbers.length === 1 ? [0, numbers[0]!] : numbers) as [
    number,
    number,
    number?,
  ]
  const count = step === 0 ? 0 : Math.max(0, Math.min(Math.ceil((to - from) / step), MAX_LIST))
  return { items: Array.from({ length: count }, (_, i) => numberThing(from + i * step)) }
}

/** `map(f, list)`, `list.map(f)`, `list.each { … }`. */
function mapList({ session, subject, rest, method }: TextCall): Thing | undefined {
  const all = [subject, ...rest]
  const call = all.find(
    (item) => item.closure || (item.name !== undefined && item.text === undefined),
  )
  if (!call) return undefined
  const source = method ? subject : (all.find((item) => item !== call) ?? EMPTY)
  const items = source.items ?? pairsOf(source)
  if (!items) {
    const known = source.text !== undefined && !isKnown(source.text)
    return {
      items: [
        session.call(call, [
          known ? source : { ...source, ...session.derive('an element', source) },
        ]),
      ],
    }
  }
  const { resolved } = session.machine
  const results: Thing[] = []
  const before = resolved.length
  for (const item of items.slice(0, MAX_LIST)) {
    if (!session.patient || resolved.length - before > 12) break
    const spread = (call.closure?.node.parameters.length ?? 0) > 1
    results.push(session.call(call, item.items && spread ? item.items : [item]))
  }
  return { items: results }
}

/** The keys and values of a table. */
function pairsOf({ entries }: Thing): Thing[] | undefined {
  return entries && [...entries].map(([text, item]) => ({ items: [{ text }, item] }))
}

function fold({ session, subject, rest }: TextCall): Thing | undefined {
  const call = [subject, ...rest].find((item) => item.closure)
  const list = [subject, ...rest].find((item) => item.items)
  if (!call || !list?.items) return undefined
  const start = rest.find((item) => item !== call && item !== list)
  let total = start ?? list.items[0] ?? EMPTY
  for (const item of start ? list.items : list.items.slice(1)) {
    if (!session.patient) break
    total = session.call(call, [total, item])
  }
  return total
}
