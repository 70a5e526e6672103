import { isKnown, symbolsOnly } from '../../../resolve/value.ts'
import { writeFile } from '../../world.ts'
import { type CodeCalls, type CodeValue, nothing, passOn } from './language.ts'
import {
  bufferText,
  decode,
  environmentValue,
  folderOf,
  formatted,
  joinList,
  mapCharacters,
  translated,
  unpack,
} from './text-values.ts'

/** Calls that only make values: texts, paths, lists, names. */
export const TEXT_CALLS: CodeCalls = {
  format: ({ args, receiver }) => ({ text: formatted(args, receiver) }),
  home: () => ({ text: '~', path: 'Path' }),
  /** The directory that the code runs in: paths are told from there. */
  here: () => ({ text: '.', path: 'Path' }),
  /** Where modules of Python lie that start with it: for one user, for all. */
  'own-packages': () => ({ text: '~/.local/lib/python3/site-packages' }),
  'all-packages': () => list([{ text: '/usr/local/lib/python3/dist-packages' }]),
  /** A folder that is new: nobody keeps anything there. */
  'fresh-folder': ({ path }) => ({ text: './a-new-folder', path }),
  'temporary-folder': ({ path }) => ({ text: '/tmp', path }),
  /** The code goes elsewhere; whoever started it stays. */
  'change-folder': (call) => {
    const { machine } = call.state
    if (call.value !== '' && isKnown(call.value))
      machine.environment.directory = machine.absolute(call.value)
    return nothing(call)
  },
  /** `dirname(path)`, `path.parent`; PHP says how many steps up. */
  'folder-of': (call) => {
    const { args, positional, value, receiver } = call
    const path = args.length > 0 ? value : (receiver?.text ?? '')
    if (path === '' || !isKnown(path)) return { text: symbolsOnly(path), path: 'Path' }
    const steps = Math.min(Number(positional[1]?.text) || 1, 9)
    return { text: folderOf(path, steps), path: 'Path' }
  },
  /** `split(path)`, `path.rsplit("/", 1)`. */
  'folder-and-name': (call) => {
    const isMethod = call.value === '/' && call.receiver !== undefined
    const path = isMethod ? call.receiver!.text : call.value
    if (path === '' || !isKnown(path) || (!isMethod && call.path.endsWith('.rsplit')))
      return passOn(call)
    const name = path.slice(path.lastIndexOf('/') + 1)
    return list([{ text: folderOf(path, 1) }, { text: name }])
  },
  /** `path.parents[1]`. */
  'folders-of': ({ receiver }) => {
    const path = receiver?.text ?? ''
    if (path === '' || !isKnown(path)) return { text: symbolsOnly(path), path: 'Path' }
    return list([1, 2, 3, 4, 5].map((steps) => ({ text: folderOf(path, steps), path: 'Path' })))
  },
  /** The text of the path stays what it is: `~` is understood everywhere. */
  expand: ({ value, receiver }) => ({ text: value || (receiver?.text ?? ''), path: 'Path' }),
  'path-join': ({ path, args, receiver }) => {
    const flat = args.flatMap((item) => item.list ?? [item])
    const parts =
      receiver && receiver.text !== '' && path !== 'os.path.join' ? [receiver, ...flat] : flat
    return {
      text: parts
        .map((part) => part.text)
        .filter((text) => text !== '')
        .join('/'),
      path: 'Path',
    }
  },
  /** An object that stands for a file: reading and writing it come later. */
  path: ({ positional }) => ({
    text:
      positional.length === 0
        ? '.'
        : positional
            .map((item) => item.text)
            .filter((text) => text !== '')
            .join('/'),
    path: 'Path',
  }),
  /** `list.append(x)`. */
  push: (call) => {
    call.receiver?.list?.push(...call.args)
    return passOn(call)
  },
  'split-words': (call) =>
    call.value !== '' && isKnown(call.value)
      ? list(call.value.split(/\s+/).map((word) => ({ text: word.replace(/^["']|["']$/g, '') })))
      : passOn(call),
  environment: ({ state, path, value }) => ({ text: environmentValue(state.machine, value), path }),
  input: ({ state, path }) => {
    const { machine, source, by } = state
    const given = machine.inputValue
    // Where the code itself came in on standard input, no data is left there to read.
    const isData = given !== undefined && given.trim() !== '' && given.trim() !== source.trim()
    return { text: isData ? given.trim() : machine.unknown('user', `the input of ${by}`), path }
  },
  /** `parse(text = "…")`: the code that it is made of. */
  'code-text': ({ args }) => ({ text: args.find((item) => item.keyword === 'text')?.text ?? '' }),
  characters: ({ args }) => mapCharacters([{ text: '', path: 'chr' }, ...args]),
  list: ({ args }) => ({ text: args.map((item) => item.text).join(' '), list: args }),
  map: ({ args }) => mapCharacters(args),
  bytes: ({ args, value }) =>
    args[0]?.list ? mapCharacters([{ text: '', path: 'chr' }, args[0]]) : { text: value },
  'normal-form': ({ args }) => ({ text: (args.at(-1)?.text ?? '').normalize('NFKC') }),
  decode: ({ state, path, value, receiver, args }) => ({
    text: decode(state, path, value || (receiver?.text ?? ''), args),
  }),
  buffer: ({ value, args }) => ({ text: bufferText(value, args) }),
  pack: ({ receiver, args }) => ({ text: unpack(receiver?.text ?? '', args, receiver?.list) }),
  unpack: ({ receiver, args }) => ({ text: unpack(receiver?.text ?? '', args) }),
  replace: ({ positional, receiver }) => {
    const [from, to] = positional.map((item) => item.text)
    const text = receiver?.text ?? ''
    return { text: from !== undefined && from !== '' ? text.replaceAll(from, to ?? '') : text }
  },
  /** `str_replace(from, to, text)`: the text stands last. */
  'replace-in-last': ({ positional }) => {
    const [from = '', to = '', text = ''] = positional.map((item) => item.text)
    return { text: from === '' ? text : text.replaceAll(from, to) }
  },
  /** `translate(text, from, to)`; as a method without the text. */
  translate: ({ positional, receiver }) => {
    const texts = positional.flatMap((item) => item.list ?? [item]).map((item) => item.text)
    const [text = '', from = '', to = ''] =
      texts.length < 3 ? [receiver?.text ?? '', ...texts] : texts
    return { text: translated(text, from, to) }
  },
  /** `substitute(text, pattern, replacement)`, for patterns that are plain words. */
  substitute: ({ positional }) => {
    const [text = '', from = '', to = ''] = positional.map((item) => item.text)
    return { text: from === '' ? text : text.replaceAll(from, to) }
  },
  /** `int("63", 16)` */
  'whole-number': (call) => {
    const number = Number.parseInt(call.value, Number(call.positional[1]?.text ?? 10))
    return isKnown(call.value) && Number.isSafeInteger(number)
      ? { text: String(number), number: true }
      : passOn(call)
  },
  lower: ({ value, receiver }) => ({ text: (receiver?.text || value).toLowerCase() }),
  upper: ({ value, receiver }) => ({ text: (receiver?.text || value).toUpperCase() }),
  strip: ({ value, receiver }) => {
    const text = receiver?.text || value
    if (!receiver?.text || value === '') return { text: text.trim() }
    const letters = [...text]
    while (letters.length > 0 && value.includes(letters[0]!)) letters.shift()
    while (letters.length > 0 && value.includes(letters.at(-1)!)) letters.pop()
    return { text: letters.join('') }
  },
  concat: ({ args, receiver }) =>
    receiver?.list
      ? list([...receiver.list, ...args.flatMap((item) => item.list ?? [item])])
      : { text: [receiver, ...args].map((item) => item?.text ?? '').join('') },
  /** `text.split("")` gives the letters; other separators give the parts. */
  split: (call) => {
    const text = call.receiver?.text ?? ''
    if (text === '' || !isKnown(text)) return passOn(call)
    const separator = call.positional[0]?.text
    return list(
      (separator === undefined ? text.trim().split(/\s+/) : text.split(separator)).map((part) => ({
        text: part,
      })),
    )
  },
  slice: (call) => {
    const { receiver, positional } = call
    const [from = 0, to] = positional.map((item) => Number(item.text))
    if (positional.length === 0 || positional.some((item) => !/^-?\d+$/.test(item.text)))
      return passOn(call)
    if (receiver?.list) return list(receiver.list.slice(from, to))
    const text = receiver?.text ?? ''
    return isKnown(text) ? { text: text.slice(from, to) } : passOn(call)
  },
  reverse: ({ state, path, value, receiver, args }) => {
    const items = receiver?.list ?? args[0]?.list
    if (items && items.length > 1) return list([...items].reverse())
    if (items?.length === 1)
      return list([...items[0]!.text].reverse().map((letter) => ({ text: letter })))
    return { text: decode(state, path, value || (receiver?.text ?? ''), args) }
  },
  /** The object of which these are the members: `vars(os)`, `Object.const_get("File")`. */
  members: ({ args }) => args[0] ?? { text: '' },
  /** `(string-append "a" "b")`. */
  texts: ({ args }) => ({
    text: args
      .flatMap((item) => item.list ?? [item])
      .map(({ text }) => text)
      .join(''),
  }),
  join: ({ args, receiver }) => ({ text: joinList(args, receiver) }),
  module: ({ value }) => ({ text: '', path: value.replace(/^node:/, '') }),
  /** `globals()`: every name is a member. */
  everything: () => ({ text: '', path: '' }),
  'attribute-of': ({ receiver, value }) => ({ text: '', path: `${receiver?.path ?? ''}.${value}` }),
  /** `d.get("x")`. */
  field: (call) =>
    call.receiver?.fields?.get(call.value) ??
    (call.receiver?.path?.endsWith('.__dict__') && call.value !== ''
      ? { text: '', path: `${call.receiver.path}.${call.value}` }
      : passOn(call)),
  attribute: ({ args }) => ({ text: '', path: `${args[0]?.path ?? ''}.${args[1]?.text ?? ''}` }),
  print: (call) => {
    const { machine, output, by } = call.state
    const texts = call.args
      .filter((item) => !/^(?:file|end|sep|flush)$/.test(item.keyword ?? ''))
      // A value that nothing is known of prints something.
      .map(({ text, path }) => (text === '' && path ? machine.unknown('output', by) : text))
    const file = call.args.find((item) => item.keyword === 'file')?.text
    if (file) writeFile(machine, by, file, texts.join(' '), true)
    else output.push(`${texts.join(' ')}\n`)
    return nothing(call)
  },
}

function list(items: CodeValue[]): CodeValue {
  return { text: items.map((item) => item.text).join(' '), list: items }
}
