import { type CodeCalls, nothing } from './language.ts'
import {
  bufferText,
  decode,
  environmentValue,
  formatted,
  joinList,
  mapCharacters,
  unpack,
} from './text-values.ts'

/** Calls that only make values: texts, paths, lists, names. */
export const TEXT_CALLS: CodeCalls = {
  format: ({ args, receiver }) => ({ text: formatted(args, receiver) }),
  home: () => ({ text: '~', path: 'Path' }),
  /** The text of the path stays what it is: `~` is understood everywhere. */
  expand: ({ value, receiver }) => ({ text: value || (receiver?.text ?? ''), path: 'Path' }),
  'path-join': ({ path, args, receiver }) => {
    const parts =
      receiver && receiver.text !== '' && path !== 'os.path.join' ? [receiver, ...args] : args
    return {
      text: parts
        .map((part) => part.text)
        .filter((text) => text !== '')
        .join('/'),
      path: 'Path',
    }
  },
  /** An object that stands for a file: reading and writing it come later. */
  path: ({ value }) => ({ text: value, path: 'Path' }),
  environment: ({ state, path, value }) => ({ text: environmentValue(state.machine, value), path }),
  input: ({ state, path }) => ({
    text: state.machine.unknown('user', `the input of ${state.by}`),
    path,
  }),
  list: ({ args }) => ({ text: args.map((item) => item.text).join(' '), list: args }),
  map: ({ args }) => mapCharacters(args),
  bytes: ({ args, value }) =>
    args[0]?.list ? mapCharacters([{ text: '', path: 'chr' }, args[0]]) : { text: value },
  'normal-form': ({ args }) => ({ text: (args.at(-1)?.text ?? '').normalize('NFKC') }),
  decode: ({ state, path, value, receiver, args }) => ({
    text: decode(state, path, value || (receiver?.text ?? ''), args),
  }),
  buffer: ({ value, args }) => ({ text: bufferText(value, args) }),
  pack: ({ receiver, args }) => ({ text: unpack(receiver?.text ?? '', args) }),
  unpack: ({ receiver, args }) => ({ text: unpack(receiver?.text ?? '', args) }),
  replace: ({ positional, receiver }) => {
    const [from, to] = positional.map((item) => item.text)
    const text = receiver?.text ?? ''
    return { text: from !== undefined && from !== '' ? text.replaceAll(from, to ?? '') : text }
  },
  join: ({ args, receiver }) => ({ text: joinList(args, receiver) }),
  module: ({ value }) => ({ text: '', path: value }),
  attribute: ({ args }) => ({ text: '', path: `${args[0]?.path ?? ''}.${args[1]?.text ?? ''}` }),
  print: (call) => {
    call.state.output.push(call.args.map((argument) => argument.text).join(' ') + '\n')
    return nothing(call)
  },
}
