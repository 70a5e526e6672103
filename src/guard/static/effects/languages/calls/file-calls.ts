import type { Aim } from '../../../certainty/aims.ts'
import { activateGlobs, type Value } from '../../../resolve/value.ts'
import { MAKES_FILE, MAKES_FOLDER } from '../../effect.ts'
import { readFile, writeFile } from '../../world.ts'
import {
  type CodeArgument,
  type CodeCall,
  type CodeCalls,
  type CodeState,
  type CodeValue,
  nothing,
  passOn,
} from './language.ts'
import { fetch } from './network-calls.ts'
import { execute, noteExecuted } from './run-calls.ts'
import { namesAll } from './text-values.ts'

/** Calls that read, write and remove files, and change their rights. */
export const FILE_CALLS: CodeCalls = {
  read: ({ state, path, value }) =>
    // Ruby runs a name that begins with a pipe.
    /^\s*\|/.test(value)
      ? execute(state, 'exec', 0, [{ text: value.replace(/^\s*\|/, '') }])
      : read(state, path, value || '.'),
  'read-tree': ({ state, path, value }) => read(state, path, value || '.', true),
  /** Names of files: a pattern, or everything in a directory. */
  'list-files': ({ path, value, receiver }) => {
    const pattern = value || (receiver?.text ?? '')
    return { text: activateGlobs(pattern), path }
  },
  'list-names': ({ path }) => ({ text: activateGlobs('*'), path }),
  'list-below-argument': ({ value }) => ({
    text: activateGlobs(`${value || '.'}/*`),
    path: 'Path',
  }),
  /** `directory.iterdir()`, `directory.glob("*.md")`. */
  'list-below': ({ value, receiver }) => ({
    text: activateGlobs(`${receiver?.text || '.'}/${value || '*'}`),
    path: 'Path',
  }),
  /** `directory.rglob("*.md")`: at any depth. */
  'list-tree-below': ({ value, receiver }) => ({
    text: activateGlobs(`${receiver?.text || '.'}/**/${value || '*'}`),
    path: 'Path',
  }),
  'read-receiver': ({ state, path, value, receiver }) => read(state, path, receiver?.text ?? value),
  write: writeArgument,
  append: writeArgument,
  'write-or-pipe': (call) => {
    const { state, value } = call
    if (value.startsWith('|')) return execute(state, 'exec', 0, [{ text: value.slice(1) }])
    writeFile(state.machine, state.by, value, '')
    return nothing(call)
  },
  'write-last': (call) => {
    const texts = call.positional.map((item) => item.text)
    writeFile(call.state.machine, call.state.by, texts.at(-1) ?? '', texts.slice(0, -1).join(''))
    return nothing(call)
  },
  'write-receiver': (call) => {
    writeFile(call.state.machine, call.state.by, call.receiver?.text ?? '', call.value)
    return nothing(call)
  },
  copy,
  'copy-tree': copy,
  move: (call) => {
    const { state, value, positional, at } = call
    noteMove(state, value, positional[at + 1]?.text)
    return copy(call)
  },
  /** `(byte-compile-file "x.el")`: the compiled file lies beside its source. */
  'compile-elisp': (call) => compileFile(call, ['elc']),
  'compile-lisp': (call) => compileFile(call, ['fasl', 'fas']),
  'compile-scheme': (call) => compileFile(call, ['so']),
  /** `directory.rename(target)`. */
  'move-receiver': (call) => {
    const { state, receiver, value } = call
    if (receiver === undefined || receiver.text === '') return passOn(call)
    noteMove(state, receiver.text, value)
    writeFile(state.machine, state.by, value, state.machine.fileContent(receiver.text))
    return nothing(call)
  },
  /** `archive.add(path)`, where the code has to do with archives. */
  archive: (call) => {
    if (/^[/~]/.test(call.value) && /tarfile|zipfile/i.test(call.state.source))
      read(call.state, call.path, call.value, true)
    return nothing(call)
  },
  /** What is written comes later, and perhaps from somewhere else. */
  'write-stream': ({ state, value }) => {
    const { machine, by } = state
    writeFile(machine, by, value, machine.files.get(machine.absolute(value)) ?? '')
    return { text: '', file: value }
  },
  open: ({ state, path, args }) => openFile(state, path, args),
  'open-receiver': ({ state, path, args, receiver }) =>
    openFile(state, path, receiver && receiver.text !== '' ? [receiver, ...args] : args),
  'open-or-fetch': ({ state, path, args, value }) =>
    /^\w+:\/\//.test(value) ? fetch(state, path, value, args) : openFile(state, path, args),
  /** gnuplot reads a command where a file name starts with `<`. */
  plot: ({ state, path, args, value }) =>
    value.startsWith('<')
      ? execute(state, 'exec', 0, [{ text: value.slice(1) }])
      : openFile(state, path, args),
  /** A directory that modules are looked for in: one that everybody can write to. */
  'module-path': (call) => {
    const { machine, by } = call.state
    const place = call.args.find((item) => /^\/(?:tmp|var\/tmp|dev\/shm)\/?$/.test(item.text))
    if (place) machine.emit('load', by, place.text)
    return nothing(call)
  },
  /** A file that goes to another machine, where the code has to do with transfers. */
  upload: (call) => {
    const { state, path, value } = call
    if (/^[/~.]/.test(value) && /sftp|scp|paramiko|s3|bucket|blob|ftp/i.test(state.source))
      state.sends.push({ address: 'another machine', data: read(state, path, value).text })
    return passOn(call)
  },
  delete: remove,
  'delete-tree': remove,
  'delete-receiver': (call) =>
    remove({ ...call, kind: 'delete', value: call.receiver?.text ?? '' }),
  'delete-tree-receiver': (call) =>
    remove({ ...call, kind: 'delete-tree', value: call.receiver?.text ?? '' }),
  /** An object is made of the bytes of a file or an address: they may name any function. */
  'unpickle-file': (call) => {
    const { state, path, value, args } = call
    if (args.some((argument) => argument.keyword === 'weights_only' && argument.path === 'True'))
      return passOn(call)
    const content = /^\w+:\/\//.test(value)
      ? fetch(state, path, value, args).text
      : value + state.machine.fileContent(value)
    if (state.machine.symbols.in(content).some(({ origin }) => origin === 'network'))
      noteExecuted(state, content)
    return passOn(call)
  },
  'make-file': (call) => made(call, call.value, MAKES_FILE),
  'make-folder': (call) => made(call, call.value, MAKES_FOLDER),
  'make-file-receiver': (call) => made(call, call.receiver?.text, MAKES_FILE),
  'make-folder-receiver': (call) => made(call, call.receiver?.text, MAKES_FOLDER),
  load: (call) => {
    const { machine, by } = call.state
    // A script of the project is run, as if it were given by its name.
    if (/^(?:\.\/)?[\w-][\w/.-]*\.(?:rb|p[lmh])$/.test(call.value)) return nothing(call)
    // A name of the standard library has a slash in some languages: `require "net/http"`.
    if (/[/.]/.test(call.value) && !/^[a-z_]\w*(?:\/\w+)+$/.test(call.value))
      machine.emit('load', by, machine.absolute(call.value))
    return nothing(call)
  },
  chmod: (call) => {
    const { machine, by } = call.state
    machine.runCommand(['chmod', ...chmodWords(call.positional)], {
      frame: machine.frameFor('wrapper', by),
    })
    return nothing(call)
  },
  chown: (call) => {
    const { state, positional } = call
    if (positional.some((item) => item.text === '0'))
      state.machine.emit('privilege', state.by, positional[0]?.text ?? '', {
        how: 'gives a file to root',
      })
    return nothing(call)
  },
  secret: ({ state, path }) => {
    state.machine.emit('read', state.by, `secret://${path}`)
    return { text: state.machine.unknown('file', `secret://${path}`), path }
  },
  columns: (call) => {
    if (
      call.args.some((item) =>
        /^(?:password|password_hash|encrypted_password|password_digest)$/.test(item.text),
      )
    )
      call.state.machine.emit('read', call.state.by, `secret://${call.path}`)
    return passOn(call)
  },
}

/** Reads a file, and remembers that the code did: it may send it later. */
function read(state: CodeState, path: string, file: Value, tree = false): CodeValue {
  const content = readFile(state.machine, state.by, file, { tree: tree || namesAll(file) })
  state.reads.push(content)
  return { text: content, path }
}

function noteMove({ machine, by }: CodeState, source: Value, target: Value = ''): void {
  machine.emit('replace', by, machine.absolute(source), { to: machine.absolute(target) })
}

function copy(call: CodeCall): CodeValue {
  const { state, kind, path, value, positional, at } = call
  const { text } = read(state, path, value, kind === 'copy-tree')
  writeFile(state.machine, state.by, positional[at + 1]?.text ?? '', text)
  return nothing(call)
}

function writeArgument(call: CodeCall): CodeValue {
  const { state, kind, at, value, positional } = call
  writeFile(state.machine, state.by, value, positional[at + 1]?.text ?? '', kind === 'append')
  return nothing(call)
}

function remove(call: CodeCall): CodeValue {
  const { machine, by } = call.state
  if (call.value === '') noteUnnamed(call.state, call.kind as 'delete' | 'delete-tree', call.args)
  machine.emit(call.kind as 'delete' | 'delete-tree', by, machine.absolute(call.value))
  return nothing(call)
}

/** Something empty is made, or gets another time. */
function made(call: CodeCall, path: Value | undefined, how: string): CodeValue {
  const { machine, by } = call.state
  if (path !== undefined && path !== '') machine.emit('touch', by, machine.absolute(path), { how })
  return nothing(call)
}

/** `O_WRONLY` and its like, in front of which the name of a module may stand. */
const WRITE_FLAG = /(?:^|\.)O_(?:WRONLY|RDWR|CREAT|TRUNC|APPEND|EXCL)$/

/** Calls that take flags as a number. */
const FLAGGED = /(?:^|\.)(?:(?:os|posix)\.open|sysopen|IO\.sysopen|openSync)$/

/** `open(path, mode)` in the manners of C, Python, Perl, Ruby and PHP. */
function openFile(state: CodeState, path: string, args: CodeArgument[]): CodeValue {
  const { machine, by } = state
  const texts = args.map((argument) => argument.text)
  const mode =
    args.find((argument) => argument.keyword === 'mode')?.text ??
    texts.find(
      (text, i) =>
        i > 0 && /^[rwaxbt+]{1,3}$|^[<>|+]{1,3}-?(?::.*)?$|^-\|$|^\|-$|^>&|^<&/.test(text.trim()),
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
  if (name === '' || state.connections.includes(name)) {
    // `plot sin(x)`
    if (!/plot$/.test(path)) noteUnnamed(state, 'read', args)
    return { text: '', path }
  }
  // Perl names a layer behind the mode: `<:raw`.
  const access = mode.replace(/:.*$/s, '')
  // What is changed in the middle of a disk is changed.
  const changesDevice = access.includes('+') && /^\/dev\/(?!null|tty)/.test(name)
  const byFlags =
    mode === '' &&
    args.some(
      (argument) =>
        WRITE_FLAG.test(argument.path ?? '') ||
        // The same by its number.
        (FLAGGED.test(path) && argument.number === true && (Number(argument.text) & 3) !== 0),
    )
  if (byFlags || /[wax>]|^\+</.test(access) || changesDevice || glued?.[1]?.includes('>')) {
    writeFile(machine, by, name, '', /a/.test(access) || /^\s*>>/.test(mode || file))
    const opened = { text: '', file: name }
    // `open(F, …)` of Perl: the name stands for the file from now on.
    const handle = args[0]?.text === '' ? args[0].path : undefined
    if (handle !== undefined) state.variables.set(handle, opened)
    return opened
  }
  return read(state, path, name)
}

/** The words that the script was called with: they stand in the command line. */
const GIVEN = /\bargv\b|\bARGV\b|\bargs\b/i

/** A file whose name the code makes in a way that is not followed. What a function gets is seen where it is called. */
export function noteUnnamed(state: CodeState, aim: Aim, args: readonly CodeArgument[]): void {
  const { machine, by, parameters } = state
  if (args.some(({ path = '' }) => GIVEN.test(path) || parameters.has(path.split('.')[0]!))) return
  if (args.length > 0) machine.miss(aim, by, '', `a name that the code of ${by} makes up`)
}

function chmodWords(args: CodeArgument[]): Value[] {
  const mode = args.find(({ text }) => /^(?:0o?)?[0-7]{3,4}$|^0$|^[ugoa+]|^\d{4}$/.test(text))
  if (mode === undefined) return ['']
  // A number without its mark is none with eight digits: 2541 is 4755 there.
  const isDecimal = mode.number === true && /^[1-9]\d*$/.test(mode.text)
  const digits = isDecimal ? Number(mode.text).toString(8) : mode.text.replace(/^0o?(?=.)/, '')
  return [
    digits,
    ...args.filter((item) => item !== mode && item.text !== '').map(({ text }) => text),
  ]
}

/** What a compiler inside of a language makes of a file, under each name that one of its programs gives it. */
function compileFile({ state, path, value }: CodeCall, endings: readonly string[]): CodeValue {
  const { text } = read(state, path, value)
  for (const ending of endings)
    writeFile(state.machine, state.by, value.replace(/\.[^./]*$/, `.${ending}`), text)
  return { text: '' }
}
