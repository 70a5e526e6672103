import { symbolsOnly, type Value, withoutSymbols } from '../../../resolve/value.ts'
import { readFile, serveDirectory, writeFile } from '../../world.ts'
import {
  type CodeArgument,
  type CodeCall,
  type CodeCalls,
  type CodeState,
  type CodeValue,
  passOn,
} from './language.ts'
import { namesAll } from './text-values.ts'

/** Calls that talk to other machines. */
export const NETWORK_CALLS: CodeCalls = {
  connect,
  listen: connect,
  fetch: ({ state, path, value, args }) => fetch(state, path, value, args),
  /** `runStaticServer("~", host="0.0.0.0")`: without a host these serve for this machine alone. */
  'serve-folder': ({ state, path, value, args }) => {
    const folder = args.find(({ keyword }) => keyword === 'dir')?.text ?? value
    const host = args.find(({ keyword }) => keyword === 'host')?.text ?? 'localhost'
    const isLocal = /^(?:localhost|127\.|::1)/.test(host)
    serveDirectory(state.machine, state.by, folder || '.', isLocal ? 'localhost' : ':')
    return { text: '', path }
  },
  /** A name is looked up: what is put in front of a domain goes to its server. */
  lookup: ({ state, path, value }) => {
    const data = symbolsOnly(value)
    const address = /((?:[\w-]+\.)+[a-z]{2,})\.?$/i.exec(withoutSymbols(value))?.[1]
    if (data !== '' && address !== undefined) state.sends.push({ address, data })
    return { text: '', path }
  },
  download: ({ state, path, value, positional }) => {
    const content = state.machine.unknown('network', value)
    state.machine.emit('fetch', state.by, value)
    if (positional[1]) writeFile(state.machine, state.by, positional[1].text, content)
    return { text: content, path }
  },
  send: (call) => {
    const { state, value, args } = call
    state.sends.push({
      address: state.connections.at(-1) ?? (value || state.by),
      data: args.map((item) => item.text).join(''),
    })
    return passOn(call)
  },
  receive: ({ state, path }) => ({
    text: state.machine.unknown('network', state.connections.at(-1) ?? state.by),
    path,
  }),
  /** A host and a port, in the order in which they are given the other way round. */
  'join-address': ({ args }) => ({
    text: args
      .map((item) => item.text)
      .reverse()
      .join(':'),
  }),
}

function connect({ state, kind, path, args }: CodeCall): CodeValue {
  const flat = args
    .flatMap((argument) => argument.list ?? [argument])
    .filter((argument) => argument.text !== '')
  const parts = flat
    .map((argument) => argument.text)
    .filter((text) => /^[\w.:-]+$/.test(text) && !/^(?:tcp|udp|stream|true|false)$/i.test(text))
  const address = parts.slice(0, 2).join(':') || 'another machine'
  state.connections.push(address)
  state.machine.emit(kind === 'listen' ? 'listen' : 'fetch', state.by, address, {
    how: 'opens a connection to',
  })
  return { text: state.machine.unknown('network', address), path }
}

/** Parts of the options of a request that are sent as its body. */
const BODY = ['body', 'data', 'json', 'form', 'files']

/** Gets an address, or a file where the address is one; what is given with it is sent. */
export function fetch(
  state: CodeState,
  path: string,
  value: Value,
  args: CodeArgument[],
): CodeValue {
  const { machine, by } = state
  const address = withoutSymbols(value) || by
  const body = args
    .slice(1)
    .flatMap((item) => [item, ...BODY.flatMap((name) => item.fields?.get(name) ?? [])])
    .map((argument) => argument.text)
    .join('')
  // What is put into the address goes there, too.
  if (symbolsOnly(value) !== '' && /\w\.\w|:\/\/\w/.test(address))
    state.sends.push({ address, data: symbolsOnly(value) })
  // A file function with an address is a download; with a path it reads a file.
  if (
    !/^\w+:\/\//.test(address) &&
    /^(?:[./~]|[\w-]+\/)|^[\w-]+\.(?:csv|tsv|txt|json|xml|ya?ml|html?|md|log|dat|rds|xlsx?|ini|conf)$/i.test(
      address,
    )
  ) {
    const content = readFile(machine, by, value, { tree: namesAll(value) })
    state.reads.push(content)
    return { text: content, path }
  }
  if (/^file:/.test(address)) readFile(machine, by, address.replace(/^file:\/\//, ''))
  else machine.emit('fetch', by, address)
  if (symbolsOnly(body) !== '' || /^(?:post|put|request|send)/i.test(path.split('.').at(-1) ?? ''))
    state.sends.push({ address, data: body })
  const target = args.slice(1).find((argument) => /^(?:\/|~|\.{1,2}\/)/.test(argument.text))?.text
  const content = machine.unknown('network', address)
  if (target !== undefined && /retrieve|download|save|getstore|mirror/i.test(path))
    writeFile(machine, by, target, content)
  return { text: content, path }
}
