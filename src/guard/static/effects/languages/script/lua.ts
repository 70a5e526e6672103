import {
  becomeUser,
  changeMode,
  connectTo,
  contentOf,
  flowInto,
  home,
  itself,
  module,
  openFile,
  readEnvironment,
  sameAs,
} from './follows.ts'
import type { Follow, Language } from './language.ts'
import { NAME, type Syntax } from './syntax.ts'
import { EMPTY, knownText, type Thing } from './thing.ts'

const syntax: Syntax = {
  comment: /--\[(=*)\[[\s\S]*?(?:\]\1\]|$(?![\s\S]))|--[^\n]*|^#![^\n]*/y,
  quotes: [
    { open: '"', close: '"', escapes: 'decimal' },
    { open: "'", close: "'", escapes: 'decimal' },
    { open: '[[', close: ']]', escapes: 'none' },
    { open: '[=[', close: ']=]', escapes: 'none' },
    { open: '[==[', close: ']==]', escapes: 'none' },
  ],
  name: NAME,
  lines: 'end',
  blocks: 'end',
  literalCalls: true,
  colonMethods: true,
  concatenation: ['..'],
  countsFromOne: true,
}

/** The file that `io.output` chose, for `io.write`. */
const writeOut: Follow = ({ session, args }) => {
  const target = session.scope.get('#output')
  const text = args.map((item) => session.text(item)).join('')
  if (target) session.flow(text, target)
  else session.print(text)
  return target ?? EMPTY
}

const chooseOutput: Follow = ({ session, args }) => {
  const [path] = args
  const file = path?.kind ? path : session.openToWrite(session.text(path), false)
  session.scope.set('#output', file)
  return file
}

/** `load(code)` gives a function; calling it is what everybody does next. */
const loadCode: Follow = ({ session, args }) => {
  const [code] = args
  if (!code || code.closure) return code ? session.call(code, []) : EMPTY
  return session.evaluateCode(session.text(code))
}

/** A handle of libuv in Neovim: `vim.uv.new_tcp()`. */
const newTcp: Follow = ({ session }) => ({
  kind: 'socket',
  text: session.machine.unknown('network', 'another machine'),
})

export const lua: Language = {
  name: 'lua',
  syntax,
  names: {
    true: 'true',
    false: 'nothing',
    nil: 'nothing',
    arg: 'arguments',
    'io.stdin': 'stdin',
    'io.stdout': 'stdout',
    'vim.env': 'environment',
  },
  spellings: [
    [/^_G\./, ''],
    [/^vim\.loop\./, 'vim.uv.'],
    [/^(?:luv|uv)\./, 'vim.uv.'],
    [/^(?:posix|posix\.unistd|unix|nixio)\./, 'posix.'],
    [/^rpm\./, 'posix.'],
    [/^stdnse\./, ''],
    [/^ffi\.C\./, 'posix.'],
  ],
  calls: {
    'os.execute': 'exec > output',
    'io.popen': 'exec > @process',
    'posix.exec': 'program args*',
    'posix.execp': 'program args*',
    'posix.execv': 'program argv0*',
    'posix.execvp': 'program argv0*',
    'posix.execl': 'program argv0*',
    'posix.execlp': 'program argv0*',
    'posix.execute': 'words* > output',
    'posix.spawn': 'words* > output',
    'posix.system': 'exec > output',
    'posix.popen': 'exec > @process',
    'posix.setuid': becomeUser,
    'posix.setgid': becomeUser,
    'posix.chmod': changeMode(0, 1),
    'posix.fork': itself,
    'pandoc.pipe': 'program args - > output',
    'vim.fn.system': 'exec > output',
    'vim.fn.systemlist': 'exec > output',
    'vim.fn.jobstart': 'exec > @process',
    'vim.fn.termopen': 'exec > @process',
    'vim.system': 'words > @process',
    'vim.uv.spawn': 'program args:args > @process',
    'vim.cmd': 'code.vim > output',
    'vim.api.nvim_command': 'code.vim > output',
    'vim.api.nvim_exec2': 'code.vim > output',
    'vim.api.nvim_exec': 'code.vim > output',
    'awesome.spawn': 'exec',
    'redis.call': '- > none',
    // code
    load: loadCode,
    loadstring: loadCode,
    dofile: 'script > none',
    loadfile: 'script > none',
    require: module,
    'package.loadlib': 'load > =',
    'ffi.load': 'load > =posix',
    'ffi.cdef': '- > none',
    pcall: ({ session, args }) => (args[0] ? session.call(args[0], args.slice(1)) : EMPTY),
    xpcall: ({ session, args }) => (args[0] ? session.call(args[0], args.slice(2)) : EMPTY),
    'coroutine.wrap': ({ session, args }) => (args[0] ? session.call(args[0], []) : EMPTY),
    // files
    'io.open': openFile(),
    'io.lines': 'read > content',
    'io.input': 'read > @file',
    'io.read': ({ session }) => ({ text: session.input }),
    'io.output': chooseOutput,
    'io.write': writeOut,
    'vim.fn.readfile': 'read > content',
    'vim.fn.writefile': ({ session, args }) => {
      session.write(session.text(args[1]), session.words(args.slice(0, 1)).join('\n'))
      return EMPTY
    },
    'vim.fn.delete': 'delete > none',
    'vim.fn.expand': itself,
    'vim.uv.fs_open': openFile(),
    'vim.uv.fs_read': contentOf,
    'vim.uv.os_homedir': home,
    '@file.write': flowInto,
    '@file.read': contentOf,
    '@file.lines': contentOf,
    '@stdin.read': contentOf,
    '@stdin.lines': contentOf,
    '@stdout.write': flowInto,
    '@process.read': contentOf,
    '@process.lines': contentOf,
    '@process.write': ({ session, args }) => {
      session.runText(session.text(args[1]))
      return EMPTY
    },
    'os.remove': 'delete > none',
    'os.rename': sameAs('mv', 0, 1),
    'os.getenv': readEnvironment,
    // the network
    'socket.connect': connectTo2('connect'),
    'socket.connect4': connectTo2('connect'),
    'socket.bind': connectTo2('listen'),
    'socket.tcp': '> @socket',
    'socket.tcp4': '> @socket',
    'socket.udp': '> @socket',
    'socket.unix': '> @socket',
    'nmap.new_socket': '> @socket',
    'vim.uv.new_tcp': newTcp,
    'vim.uv.new_pipe': newTcp,
    'vim.uv.tcp_connect': ({ session, args, named, name, assign }) =>
      connectTo('connect')({ session, args, named, name, assign }),
    'ssl.wrap': itself,
    '@socket.connect': connectTo('connect'),
    '@socket.bind': connectTo('listen'),
    '@socket.listen': ({ session, args }) => {
      for (const thing of args) if (thing.closure) session.callClosure(thing.closure, [args[0]!])
      return EMPTY
    },
    '@socket.accept': itself,
    '@socket.receive': contentOf,
    '@socket.receive_lines': contentOf,
    '@socket.receive_buf': contentOf,
    '@socket.send': flowInto,
    '@socket.write': flowInto,
    '@socket.read_start': ({ session, args }) => {
      for (const thing of args)
        if (thing.closure) session.callClosure(thing.closure, [args[0]!, args[0]!])
      return EMPTY
    },
    'socket.http.request': 'url data > network',
    'ssl.https.request': 'url data > network',
    'http.request': 'url data > network',
    'http.get': 'address - > network',
    'comm.exchange': 'address - > network',
    // printing and texts
    print: 'println*',
    'string.char': ({ session, args }) => session.call({ name: 'fromcharcode' }, args),
    'string.byte': ({ session, args }) => session.call({ name: 'codepointat' }, args),
    'string.rep': ({ session, args }) => session.call({ name: 'repeat' }, args),
    'string.format': ({ session, args }) => session.call({ name: 'sprintf' }, args),
    'table.concat': ({ session, args }) => ({
      text: (args[0]?.items ?? []).map((item) => session.text(item)).join(knownText(args[1]) ?? ''),
    }),
    unpack: ({ args }) => args[0],
    'table.unpack': ({ args }) => args[0],
    'table.insert': ({ args }) => {
      args[0]?.items?.push(args.at(-1)!)
      return EMPTY
    },
    tostring: itself,
    select: ({ args }) => args.at(-1),
  },
}

/** `socket.connect(host, port)`: the library itself stands before the dot. */
function connectTo2(kind: 'connect' | 'listen'): Follow {
  return ({ session, args }): Thing => {
    const place = session.words(args.slice(0, 2)).join(':')
    if (kind === 'connect') session.connect(place)
    else session.listen(place)
    return { kind: 'socket', place, text: session.machine.unknown('network', place) }
  }
}
