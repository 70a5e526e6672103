import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'
import { fromOutside, isKnown, type Value, withoutSymbols } from '../../../resolve/value.ts'
import { runCode } from '../../interpret.ts'
import { readFile, sendTo, writeFile } from '../../world.ts'
import { type CodeState, type CodeValue, findCall } from './scan-calls.ts'

type Argument = CodeValue & { keyword?: string }

/** What a call gives back when nothing is known about it: its name, so that methods on it are found. */
function unknown(
  path: string,
  receiver: CodeValue | undefined,
  text = receiver?.text ?? '',
): CodeValue {
  return { text, path }
}

/** Applies one call of a function whose role is known; calls of others only pass values on. */
export function applyCall(
  state: CodeState,
  role: string | undefined,
  path: string,
  args: Argument[],
  receiver: CodeValue | undefined,
): CodeValue {
  const { machine, by } = state
  machine.step()
  if (role === undefined) {
    const text = (receiver?.text ?? '') + args.map((argument) => symbols(argument.text)).join('')
    return unknown(path, receiver, text)
  }
  const [kind = '', position = '0'] = role.split(/\.(?=\d|keyword)/)
  const at = Number(position) || 0
  const positional = args.filter((argument) => argument.keyword === undefined)
  const value = (positional[at] ?? args[at])?.text ?? ''
  switch (kind) {
    case 'exec':
    case 'words':
    case 'spawn':
      return execute(state, kind, at, positional.length > 0 ? positional : args)
    case 'exec-or-words':
      // One string is for a shell; several are the words of a command.
      return execute(state, positional.length > 1 ? 'words' : 'exec', at, positional)
    case 'exec-receiver':
      return receiver && receiver.text !== ''
        ? execute(state, 'exec', 0, [receiver])
        : unknown(path, receiver)
    case 'call-by-name':
      return applyCall(
        state,
        findCall(state.language.calls, value),
        value,
        args.slice(1),
        undefined,
      )
    case 'shell':
      machine.within({ frame: machine.frameFor('code', by) }, () =>
        machine.emit('shell', path, path),
      )
      state.executes = true
      return unknown(path, receiver)
    case 'eval':
      return evaluate(state, value)
    case 'builder':
      // The command is put together first and started by a later call.
      return { text: value, path: 'Command', list: args.slice(at) }
    case 'builder-args':
      return {
        text: receiver?.text ?? '',
        path: 'Command',
        list: [...(receiver?.list ?? []), ...args.flatMap((item) => item.list ?? [item])],
      }
    case 'builder-keep':
      return receiver ? { ...receiver, path: 'Command' } : unknown(path, receiver)
    case 'builder-run':
      return receiver?.list ? execute(state, 'words', 0, receiver.list) : unknown(path, receiver)
    case 'format':
      return { text: formatted(args, receiver) }
    case 'columns':
      if (
        args.some((item) =>
          /^(?:password|password_hash|encrypted_password|password_digest)$/.test(item.text),
        )
      )
        machine.emit('read', by, `secret://${path}`)
      return unknown(path, receiver)
    case 'home':
      return { text: '~', path: 'Path' }
    case 'expand':
      // The text of the path stays what it is: `~` is understood everywhere.
      return { text: value || (receiver?.text ?? ''), path: 'Path' }
    case 'path-join': {
      const parts =
        receiver && receiver.text !== '' && path !== 'os.path.join' ? [receiver, ...args] : args
      return {
        text: parts
          .map((part) => part.text)
          .filter((text) => text !== '')
          .join('/'),
        path: 'Path',
      }
    }
    case 'environment':
      return { text: environmentValue(machine, value), path }
    case 'list':
      return { text: args.map((item) => item.text).join(' '), list: args }
    case 'map':
      return mapCharacters(args)
    case 'bytes':
      return args[0]?.list ? mapCharacters([{ text: '', path: 'chr' }, args[0]]) : { text: value }
    case 'normal-form':
      return { text: (args.at(-1)?.text ?? '').normalize('NFKC') }
    case 'secret':
      machine.emit('read', by, `secret://${path}`)
      return unknown(path, receiver, machine.unknown('file', `secret://${path}`))
    case 'destroy':
      machine.emit('destroy', by, path, { how: `${by} drops a whole database` })
      return unknown(path, receiver, '')
    case 'apply':
      // `(apply f (list …))`: the function by its name, then its arguments.
      return applyCall(
        state,
        findCall(state.language.calls, args[0]?.path ?? ''),
        args[0]?.path ?? '',
        args.slice(1).flatMap((item) => item.list ?? [item]),
        undefined,
      )
    case 'open-receiver':
      return openFile(state, path, receiver && receiver.text !== '' ? [receiver, ...args] : args)
    case 'read': {
      if (/^\s*\|/.test(value))
        return execute(state, 'exec', 0, [{ text: value.replace(/^\s*\|/, '') }])
      const content = readFile(machine, by, value || '.')
      state.reads.push(content)
      return { text: content, path }
    }
    case 'read-tree': {
      const content = readFile(machine, by, value || '.', { tree: true })
      state.reads.push(content)
      return { text: content, path }
    }
    case 'write':
    case 'append':
      writeFile(machine, by, value, positional[at + 1]?.text ?? '', kind === 'append')
      return unknown(path, receiver, '')
    case 'write-last':
      writeFile(
        machine,
        by,
        positional.at(-1)?.text ?? '',
        positional
          .slice(0, -1)
          .map((item) => item.text)
          .join(''),
      )
      return unknown(path, receiver, '')
    case 'open':
      return openFile(state, path, args)
    case 'open-or-fetch':
      return /^\w+:\/\//.test(value) ? fetch(state, path, value, args) : openFile(state, path, args)
    case 'path':
      // An object that stands for a file: reading and writing it come later.
      return { text: value, path: 'Path' }
    case 'read-receiver': {
      const content = readFile(machine, by, receiver?.text ?? value)
      state.reads.push(content)
      return { text: content, path }
    }
    case 'write-receiver':
      writeFile(machine, by, receiver?.text ?? '', value)
      return unknown(path, receiver, '')
    case 'copy': {
      const content = readFile(machine, by, value)
      state.reads.push(content)
      writeFile(machine, by, positional[at + 1]?.text ?? '', content)
      return unknown(path, receiver, '')
    }
    case 'download': {
      const content = machine.unknown('network', value)
      machine.emit('fetch', by, value)
      if (positional[1]) writeFile(machine, by, positional[1].text, content)
      return { text: content, path }
    }
    case 'plot':
      // gnuplot reads a command where a file name starts with `<`.
      return value.startsWith('<')
        ? execute(state, 'exec', 0, [{ text: value.slice(1) }])
        : openFile(state, path, args)
    case 'delete':
    case 'delete-tree':
      machine.emit(kind, by, machine.absolute(value))
      return unknown(path, receiver, '')
    case 'load':
      // A name of the standard library has a slash in some languages: `require "net/http"`.
      if (/[/.]/.test(value) && !/^[a-z_]\w*(?:\/\w+)+$/.test(value))
        machine.emit('load', by, machine.absolute(value))
      return unknown(path, receiver, '')
    case 'chmod':
      machine.runCommand(['chmod', ...chmodWords(positional)], {
        frame: machine.frameFor('wrapper', by),
      })
      return unknown(path, receiver, '')
    case 'connect':
    case 'listen':
      return connect(state, kind, path, args)
    case 'fetch':
      return fetch(state, path, value, args)
    case 'send':
      state.sends.push({
        address: state.connections.at(-1) ?? (value || by),
        data: args.map((item) => item.text).join(''),
      })
      return unknown(path, receiver)
    case 'receive':
      return { text: machine.unknown('network', state.connections.at(-1) ?? by), path }
    case 'input':
      return { text: machine.unknown('user', `input of ${by}`), path }
    case 'decode':
      return { text: decode(state, path, value || (receiver?.text ?? ''), args) }
    case 'module':
      return { text: '', path: value }
    case 'attribute':
      return { text: '', path: `${args[0]?.path ?? ''}.${args[1]?.text ?? ''}` }
    case 'print':
      state.output.push(args.map((argument) => argument.text).join(' ') + '\n')
      return unknown(path, receiver, '')
    case 'replace': {
      const [from, to] = positional.map((item) => item.text)
      const text = receiver?.text ?? ''
      return {
        text: from !== undefined && from !== '' ? text.replaceAll(from, to ?? '') : text,
      }
    }
    case 'join':
      return { text: joinList(args, receiver) }
    case 'rights':
      if (value === '0') machine.emit('privilege', by, path, { how: 'takes the rights of root' })
      return unknown(path, receiver, '')
    case 'chown':
      if (positional.some((item) => item.text === '0'))
        machine.emit('privilege', by, positional[0]?.text ?? '', { how: 'gives a file to root' })
      return unknown(path, receiver, '')
    case 'buffer':
      return { text: bufferText(value, args) }
    case 'pack':
    case 'unpack':
      return { text: unpack(receiver?.text ?? '', args) }
    case 'vim':
      return { text: runCode(machine, 'vim', value, by) }
    case 'join-address':
      return {
        text: args
          .map((item) => item.text)
          .reverse()
          .join(':'),
      }
    default:
      return unknown(path, receiver)
  }
}

function symbols(text: Value): Value {
  return isKnown(text) ? '' : text.replace(/[^\uE100-\uF8FF]/g, '')
}

/** A command is run from the code. */
function execute(
  state: CodeState,
  kind: 'exec' | 'words' | 'spawn',
  at: number,
  args: Argument[],
): CodeValue {
  const { machine, by } = state
  const frame = machine.frameFor('code', by)
  const first = args[at]
  if (first === undefined) return { text: '' }
  const words =
    kind === 'words'
      ? wordsOf(args.slice(at))
      : kind === 'spawn'
        ? [first.text, ...(args[at + 1]?.list ?? []).map((item) => item.text)]
        : first.list?.map((item) => item.text)
  if (first.text === '' && !words?.length) {
    // A variable that nothing is known of: what it runs cannot be seen.
    noteUnseen(state, machine.unknown('output', `a variable in ${by}`), frame)
    return { text: machine.unknown('output', by) }
  }
  const name = words?.[0] ?? first.text
  if (withoutSymbols(name).trim() === '') {
    noteUnseen(state, name === '' ? machine.unknown('output', `a variable in ${by}`) : name, frame)
    return { text: machine.unknown('output', by) }
  }
  if (/(?:^|\/|\s)(?:ba|z|da|k|a|c|tc)?sh\b|cmd\.exe|powershell/.test(name)) state.executes = true
  const text = words
    ? machine.runCommand(words, { frame, input: undefined, output: undefined })
    : machine.runText(first.text, { frame, input: undefined, output: undefined })
  return { text }
}

function noteUnseen(
  state: CodeState,
  target: Value,
  frame: ReturnType<CodeState['machine']['frameFor']>,
): void {
  state.executes = true
  state.machine.within({ frame }, () => state.machine.emit('execute', state.by, target))
}

/** `execl("/bin/sh", "sh", "-i")`: the program, then its name again, then the arguments. */
function wordsOf(args: Argument[]): Value[] {
  const flat = args
    .flatMap((argument) => argument.list ?? [argument])
    .map((argument) => argument.text)
  const [program = '', second, ...rest] = flat
  // The list of arguments ends with a null pointer in C.
  while (rest.length > 0 && /^(?:0|NULL|nil|null|undef|None|nullptr)?$/.test(rest.at(-1)!))
    rest.pop()
  const repeats = second !== undefined && (second === program || program.endsWith(`/${second}`))
  return repeats ? [program, ...rest] : flat.filter((word, i) => i === 0 || word !== '')
}

function evaluate(state: CodeState, code: Value): CodeValue {
  const { machine, by } = state
  if (code === '') return { text: '' }
  const language = languageName(state)
  if (withoutSymbols(code).trim() === '') noteUnseen(state, code, machine.frameFor('code', by))
  else if (language) return { text: runCode(machine, language, code, by) }
  return { text: '' }
}

/** Filled by languages/index.ts, which knows the names of all languages. */
const names = new Map<object, string>()

export function nameLanguage(language: object, name: string): void {
  names.set(language, name)
}

function languageName(state: CodeState): string | undefined {
  return names.get(state.language)
}

/** `open(path, mode)` in the manners of C, Python, Perl, Ruby and PHP. */
function openFile(state: CodeState, path: string, args: Argument[]): CodeValue {
  const { machine, by } = state
  const texts = args.map((argument) => argument.text)
  const mode =
    args.find((argument) => argument.keyword === 'mode')?.text ??
    texts.find(
      (text, i) =>
        i > 0 &&
        /^[rwaxbt+]{1,3}$|^[<>|+]{1,3}-?(?::.*)?$|^\||^-\|$|^\|-$|^>&|^<&/.test(text.trim()),
    ) ??
    ''
  const file = texts.find((text) => text !== '' && text !== mode) ?? ''
  // Perl: one string with the mode in it; a pipe runs a command.
  const glued = /^\s*(\+?[<>]{1,2}|\|)\s*(.+)$/s.exec(file)
  const piped = /^(.+)\|\s*$/s.exec(file)
  if (/^\|?-\|?$/.test(mode.trim()) && mode.includes('|')) {
    return execute(
      state,
      'words',
      0,
      args.filter((argument) => argument.text !== mode && argument.text !== ''),
    )
  }
  if (file.startsWith('|') || piped) {
    return execute(state, 'exec', 0, [{ text: piped ? piped[1]! : file.slice(1) }])
  }
  if (/^[<>]&/.test(mode) || /^[<>]&/.test(file)) return { text: '', path }
  const name = glued ? glued[2]! : file
  if (name === '' || state.connections.includes(name)) return { text: '', path }
  if (/[wax>]/.test(mode) || glued?.[1]?.includes('>')) {
    writeFile(machine, by, name, '', /a|>>/.test(mode))
    return { text: '', path }
  }
  const content = readFile(machine, by, name)
  state.reads.push(content)
  return { text: content, path }
}

function connect(
  state: CodeState,
  kind: 'connect' | 'listen',
  path: string,
  args: Argument[],
): CodeValue {
  const flat = args
    .flatMap((argument) => argument.list ?? [argument])
    .filter((argument) => argument.text !== '')
  const parts = flat
    .map((argument) => argument.text)
    .filter((text) => /^[\w.:-]+$/.test(text) && !/^(?:tcp|udp|stream|true|false)$/i.test(text))
  const address = parts.slice(0, 2).join(':') || 'another machine'
  state.connections.push(address)
  state.machine.emit(kind === 'listen' ? 'listen' : 'fetch', state.by, address, {
    how: 'opens a network connection',
  })
  return { text: state.machine.unknown('network', address), path }
}

function fetch(state: CodeState, path: string, value: Value, args: Argument[]): CodeValue {
  const { machine, by } = state
  const address = withoutSymbols(value) || by
  const body = args
    .slice(1)
    .map((argument) => argument.text)
    .join('')
  // A file function with an address is a download; with a path it reads a file.
  if (!/^\w+:\/\//.test(address) && /^(?:[./~]|[\w-]+\/)/.test(address)) {
    const content = readFile(machine, by, value)
    state.reads.push(content)
    return { text: content, path }
  }
  if (/^file:/.test(address)) readFile(machine, by, address.replace(/^file:\/\//, ''))
  else machine.emit('fetch', by, address)
  if (symbols(body) !== '' || /^(?:post|put|request|send)/i.test(path.split('.').at(-1) ?? ''))
    state.sends.push({ address, data: body })
  const target = args.slice(1).find((argument) => /^(?:\/|~|\.{1,2}\/)/.test(argument.text))?.text
  const content = machine.unknown('network', address)
  if (target !== undefined && /retrieve|download|save|getstore|mirror/i.test(path))
    writeFile(machine, by, target, content)
  return { text: content, path }
}

function chmodWords(args: Argument[]): Value[] {
  const mode =
    args
      .find((argument) => /^(?:0o?)?[0-7]{3,4}$|^[ugoa+]/.test(argument.text))
      ?.text.replace(/^0o?/, '') ?? ''
  return [
    mode,
    ...args.map((argument) => argument.text).filter((text) => text !== '' && !text.endsWith(mode)),
  ]
}

function joinList(args: Argument[], receiver: CodeValue | undefined): Value {
  const list = args.find((argument) => argument.list)?.list ?? receiver?.list
  const separator =
    args.find((argument) => !argument.list)?.text ?? (receiver?.list ? '' : (receiver?.text ?? ''))
  return list
    ? list.map((item) => item.text).join(separator)
    : args.map((argument) => argument.text).join(separator)
}

/** `Buffer.from(text, 'base64')`. */
function bufferText(text: Value, args: Argument[]): Value {
  const encoding = args[1]?.text
  return isKnown(text) && (encoding === 'base64' || encoding === 'hex')
    ? bytes(Buffer.from(text, encoding))
    : text
}

/** `pack('H*', …)` and `'…'.unpack('m')`: hexadecimal and base64 in Perl, PHP and Ruby. */
function unpack(receiver: Value, args: Argument[]): Value {
  const format = args.find((argument) => /^[Hhmu]\d*\*?\d*$/.test(argument.text))?.text
  const text =
    args.find((argument) => argument.text !== format && argument.text !== '')?.text ?? receiver
  if (format === undefined || !isKnown(text)) return text
  return bytes(Buffer.from(text, /^[Hh]/.test(format) ? 'hex' : 'base64'))
}

/** Functions that hide text: base64, hexadecimal, character codes, turning around. */
function decode(state: CodeState, path: string, text: Value, args: Argument[]): Value {
  const name = path.split('.').at(-1)!.toLowerCase()
  if (!isKnown(text)) return text
  const encoding = args
    .slice(1)
    .map((item) => item.text)
    .find((item) => /^(?:rot_?13|hex(?:_codec)?|base64(?:_codec)?|zlib(?:_codec)?)$/i.test(item))
  if (encoding !== undefined) return decodeNamed(state, path, text, encoding)
  if (/b64|base64|atob|decode64/.test(name)) return bytes(Buffer.from(text, 'base64'))
  if (/hex|unhexlify|hex2bin|pack/.test(name)) {
    const digits = args.find((argument) => /^[\da-fA-F\s]+$/.test(argument.text))?.text ?? text
    return bytes(Buffer.from(digits.replace(/\s/g, ''), 'hex'))
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
  return bytes(
    Buffer.from(
      spaced.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
      'latin1',
    ),
  )
}

function bytes(buffer: Buffer): Value {
  const text = buffer.toString('utf8')
  return text.includes('\uFFFD') ? buffer.toString('latin1') : fromOutside(text)
}

function decodeNamed(state: CodeState, path: string, text: Value, encoding: string): Value {
  if (/rot/i.test(encoding)) return decode(state, 'rot13', text, [])
  if (/hex/i.test(encoding)) return bytes(Buffer.from(text, 'hex'))
  if (/zlib/i.test(encoding)) return unpacked(text) ?? state.machine.unknown('decoded', path)
  return bytes(Buffer.from(text, 'base64'))
}

/** What packed bytes hold, if they can be unpacked to something small. */
function unpacked(text: Value): Value | undefined {
  const packed = Buffer.from(text, 'latin1')
  for (const unpack of [inflateSync, gunzipSync, inflateRawSync]) {
    try {
      return bytes(unpack(packed, { maxOutputLength: 65_536 }))
    } catch {
      // Not packed in this way.
    }
  }
  return undefined
}

/** `format!("{}/x", y)`, `"%s/x" % y` and the like: the gaps are filled in order. */
function formatted(args: Argument[], receiver: CodeValue | undefined): Value {
  const values = args.map((item) => item.text)
  const pattern =
    receiver && receiver.text !== '' && !values[0]?.match(/%[sdv]|\{\w*\}/)
      ? receiver.text
      : (values.shift() ?? '')
  return pattern.replace(/%[sdvq]|\{\w*(?::[^{}]*)?\}/g, () => values.shift() ?? '')
}

/** A variable of the environment, or all of them. */
export function environmentValue(machine: CodeState['machine'], name: string): Value {
  if (name === '') return machine.unknown('output', 'env')
  if (/^(?:HOME|USERPROFILE|user\.home)$/.test(name)) return '~'
  if (name === 'SHELL') return '/bin/bash'
  return machine.unknown('environment', name)
}

/** `map(chr, [105, 100])`: character codes as text. */
function mapCharacters(args: Argument[]): CodeValue {
  const [how, what] = args
  if (!what?.list || !/chr|char|fromCharCode/i.test(how?.path ?? ''))
    return { text: args.map((item) => symbols(item.text)).join('') }
  const list = what.list.map((item) => ({
    text: fromOutside(String.fromCharCode(Number(item.text) & 0xffff)),
  }))
  return { text: list.map((item) => item.text).join(''), list }
}

/** Draws the conclusions that need the whole code: a connection and a shell are a reverse shell. */
export function finishCode(state: CodeState): Value {
  const { machine, by, connections, sends, reads } = state
  if (connections.length > 0 && state.executes) {
    machine.emit('remote-shell', by, connections[0]!)
  }
  for (const { address, data } of sends) sendTo(machine, by, address, data + reads.join(''))
  if (sends.length === 0 && connections.length > 0 && reads.length > 0)
    sendTo(machine, by, connections[0]!, reads.join(''))
  if (state.output.length > 0) return state.output.join('')
  return reads.length > 0 ? reads.join('') : machine.unknown('output', by)
}
