import {
  becomeUser,
  changeMode,
  changeOwner,
  contentOf,
  flowInto,
  fork,
  itself,
  killProcess,
  sameAs,
} from './follows.ts'
import type { Follow, Invocation, Language } from './language.ts'
import { endOfLine } from './ruby.ts'
import { HASH_COMMENT, type Syntax } from './syntax.ts'
import { EMPTY, flatten, type Thing } from './thing.ts'

const syntax: Syntax = {
  comment: new RegExp(
    `${HASH_COMMENT.source}|^=(?:pod|head\\d|over|cut|begin|for)\\b[\\s\\S]*?(?:^=cut|$(?![\\s\\S]))|^__(?:END|DATA)__[\\s\\S]*`,
    'my',
  ),
  quotes: [
    { open: '"', close: '"', escapes: 'all', interpolation: 'sigil' },
    { open: "'", close: "'", escapes: 'few' },
    { open: '`', close: '`', escapes: 'all', interpolation: 'sigil', command: true },
  ],
  name: /[A-Za-z_]\w*(?:(?:::|')[A-Za-z_]\w*)*(?:::)?/y,
  variable:
    /[$@]\$*(?:::)?(?:[A-Za-z_]\w*(?:::\w+)*|\d+|\^\w)|\$#?\$*[A-Za-z_]\w*|[$@][_!@&0<>,.;/\\|](?![\w{])|\$[-+"[\]]/y,
  patterns: true,
  quoteWords: 'perl',
  hereDocument: 'perl',
  lines: 'nothing',
  blocks: 'braces',
  bareCalls: true,
  octal: true,
  concatenation: ['.'],
}

/** The name of a handle, which is a bare word or a variable. */
function handleName(thing: Thing | undefined): string | undefined {
  return thing?.name
}

/** `open(H, mode, path)`, `open(H, "> path")`, `open(H, "cmd |")`, `open(H, "-|", cmd …)`. */
const open: Follow = (invocation) => {
  const { session, args } = invocation
  const [handle, first, ...rest] = args
  if (!first) return EMPTY
  const text = session.text(first)
  const mode = rest.length > 0 ? text.trim() : ''
  if (/^(?:-\||\|-)$/.test(mode)) {
    const words = session.words(rest)
    return bindHandle(invocation, handle, {
      kind: 'process',
      text: words.length > 1 ? session.runWords(words) : session.runText(words[0] ?? ''),
    })
  }
  if (/^[<>+]*&/.test(mode || text)) return EMPTY
  const [, sign = '<', path = ''] =
    mode !== ''
      ? [text, mode, session.text(rest[0])]
      : (/^\s*(\+?[<>]{1,2}|\|)?\s*([\s\S]*?)\s*$/.exec(text) ?? [])
  if (sign === '|' || path.endsWith('|')) {
    return bindHandle(invocation, handle, {
      kind: 'process',
      text: session.runText(path.replace(/\|$/, '')),
    })
  }
  if (path === '') return EMPTY
  const file: Thing = sign.includes('>')
    ? session.openToWrite(path, sign.includes('>>'))
    : { kind: 'file', place: path, text: session.read(path) }
  return bindHandle(invocation, handle, file)
}

function bindHandle(
  { session, assign }: Invocation,
  handle: Thing | undefined,
  value: Thing,
): Thing {
  const name = handleName(handle)
  if (name !== undefined && /^[A-Z_]\w*$/.test(name)) session.scope.set(name, value)
  else assign(0, value)
  return value
}

/** `exec LIST`, `exec { program } LIST`. */
const execute: Follow = ({ session, args, named }) => {
  const program = named.get('program')
  const words = session.words(args)
  if (program) return { text: session.runWords([session.text(program), ...words.slice(1)]) }
  if (words.length === 0) return EMPTY
  return {
    text:
      words.length === 1 && !args[0]?.items
        ? session.runText(words[0]!)
        : words.length === 1
          ? session.runText(words[0]!)
          : session.runWords(words),
  }
}

/** `IO::Socket::INET->new(PeerAddr => …)` or `(LocalPort => …, Listen => 1)`. */
const socketObject: Follow = ({ session, args, named }) => {
  const part = (...keys: string[]) =>
    keys.flatMap((key) => (named.get(key) ? [session.text(named.get(key)!)] : [])).join(':')
  const local = part('LocalAddr', 'LocalHost', 'LocalPort')
  const peer = part('PeerAddr', 'PeerHost', 'PeerPort') || (args[0] ? session.text(args[0]) : '')
  if (peer !== '') session.connect(peer)
  else if (local !== '' || named.has('Listen')) session.listen(local || 'a port')
  const place = peer || local
  return {
    kind: 'socket',
    place,
    text: session.machine.unknown('network', place || 'another machine'),
  }
}

/** `socket(S, …)`, `accept(C, S)`: the first argument becomes the socket. */
const makeSocket: Follow = (invocation) =>
  bindHandle(invocation, invocation.args[0], {
    kind: 'socket',
    text: invocation.session.machine.unknown('network', 'another machine'),
  })

function connecting(kind: 'connect' | 'listen'): Follow {
  return ({ session, args }) => {
    const place = session
      .words(args.slice(1))
      .filter((word) => word !== '')
      .slice(0, 2)
      .join(':')
    if (kind === 'connect') session.connect(place || 'another machine')
    else session.listen(place || 'a port')
    return { number: 1 }
  }
}

/** Prints to a handle that was opened before, or to the output. */
function printer(lineEnd: string): Follow {
  return ({ session, args, named }) => {
    const handle = named.get('handle')
    const items = args.length === 0 ? [session.scope.get('$_') ?? EMPTY] : flatten(args)
    const text = items.map((item) => session.text(item)).join('') + lineEnd
    if (handle && handle.name !== 'STDOUT') session.flow(text, handle)
    else session.print(text)
    return EMPTY
  }
}

const readLine: Follow = ({ session, args }) => {
  const [handle] = args
  if (handle?.kind !== undefined || handle?.text === undefined)
    return handle?.name === 'STDIN' || handle?.name === undefined
      ? { text: handle?.text ?? session.input }
      : session.derive('a line', handle)
  return { text: handle.text === 'STDIN' ? session.input : handle.text }
}

const readEval: Follow = ({ session, args }) => {
  const [code] = args
  if (!code || code.closure) return code ? session.call(code, []) : EMPTY
  return code.text === undefined ? EMPTY : session.evaluateCode(code.text)
}

export const perl: Language = {
  name: 'perl',
  syntax,
  callsByName: true,
  names: {
    $ENV: 'environment',
    $ARGV: 'arguments',
    STDIN: 'stdin',
    $0: '=-e',
    undef: 'nothing',
    $_ARGUMENTS: 'arguments',
  },
  spellings: [
    [
      /^(?:CORE|CORE\.GLOBAL|main|POSIX|Socket|File\.Path|File\.Copy|MIME\.Base64|LWP\.Simple|Compress\.Zlib|IO\.Uncompress\.\w+|URI\.Escape|File\.Slurp|Cwd|File\.Temp|IPC\.Open[23]|IPC\.System\.Simple|IPC\.Run)\.(?=\w)/,
      '',
    ],
    [/^IO\.Socket\.(?:INET6?|IP|SSL|UNIX)$/, 'IO.Socket'],
    [/^(?:HTTP\.Daemon|Net\.Server|HTTP\.Server\.Simple)$/, 'IO.Socket'],
    [/^(?:LWP\.UserAgent|HTTP\.Tiny|WWW\.Mechanize|Mojo\.UserAgent|Furl)\(\)\./, 'HTTP.Tiny().'],
  ],
  begin(session) {
    const { before, after } = session.commandLine
    const input = session.machine.inputValue
    session.scope.set('$_', {
      text: input?.replace(/\n$/, '') ?? session.machine.unknown('user', 'a line'),
    })
    session.scope.set('$_ARGUMENTS', { items: after.map((text) => ({ text })) })
    // `<>` opens its arguments as `open` does: a bar at the end runs a command.
    if (before.some((word) => /^-[a-zA-Z0-9]*[np]/.test(word))) {
      for (const word of after) if (/\|\s*$/.test(word)) session.runText(word.replace(/\|\s*$/, ''))
    }
  },
  end: (session, printed) => endOfLine(session, printed),
  calls: {
    exec: execute,
    system: execute,
    '`': 'exec > output',
    readpipe: 'exec > output',
    execvp: 'program argv0*',
    execv: 'program argv0*',
    open2: '- - command*',
    open3: '- - - command*',
    run: 'words',
    capture: 'command*',
    open,
    sysopen: ({ session, args }) => {
      const flags = session.machine.symbols.show(session.text(args[2]))
      const path = session.text(args[1])
      if (/O_(?:WRONLY|RDWR|CREAT)/.test(flags + (args[2]?.name ?? '')))
        session.write(path, session.machine.unknown('user', 'data'), true)
      else session.read(path)
      return EMPTY
    },
    'IO.File': ({ session, args }) =>
      open({ session, args: [EMPTY, ...args], named: new Map(), name: 'open', assign: () => {} }),
    '<>': readLine,
    readline: readLine,
    sysread: contentOf,
    read: contentOf,
    eval: readEval,
    do: 'script > none',
    require: 'script > none',
    fork,
    kill: ({ session, args }) =>
      killProcess(
        1,
        0,
      )({ session, args: flatten(args), named: new Map(), name: 'kill', assign: () => {} }),
    shift: ({ session, args }) => shiftFrom(session, args),
    pop: ({ session, args }) => shiftFrom(session, args),
    unlink: 'delete* > none',
    rmdir: 'delete > none',
    rmtree: 'delete-tree > none',
    remove_tree: 'delete-tree > none',
    copy: sameAs('cp', 0, 1),
    cp: sameAs('cp', 0, 1),
    move: sameAs('mv', 0, 1),
    mv: sameAs('mv', 0, 1),
    rename: sameAs('mv', 0, 1),
    symlink: ({ session, args }) => ({
      text: session.runWords(['ln', '-s', session.text(args[0]), session.text(args[1])]),
    }),
    link: sameAs('ln', 0, 1),
    truncate: 'write > none',
    chmod: changeMode(-1, 0),
    chown: changeOwner(-2, 0),
    setuid: becomeUser,
    setgid: becomeUser,
    read_file: 'read > content',
    slurp: 'read > content',
    path: '- > @path',
    '@path.slurp': 'read > content',
    '@path.spew': 'write data > none',
    write_file: 'write data > none',
    append_file: 'append data > none',
    'DynaLoader.dl_load_file': 'load > none',
    opendir: '- > none',
    glob: ({ session, args }) => ({ items: [{ text: session.text(args[0]) }] }),
    getpwuid: ({ session }) => ({
      items: ['user', 'x', '1000', '1000', '', '', '', session.variable('HOME'), '/bin/bash'].map(
        (text) => ({ text }),
      ),
    }),
    getpwnam: ({ session }) => ({
      items: ['user', 'x', '1000', '1000', '', '', '', session.variable('HOME'), '/bin/bash'].map(
        (text) => ({ text }),
      ),
    }),
    // the network
    'IO.Socket': socketObject,
    socket: makeSocket,
    accept: makeSocket,
    connect: connecting('connect'),
    bind: connecting('listen'),
    listen: '- > none',
    sockaddr_in: ({ session, args }) => ({ text: session.words(args).reverse().join(':') }),
    pack_sockaddr_in: ({ session, args }) => ({ text: session.words(args).reverse().join(':') }),
    inet_aton: itself,
    getprotobyname: '- > none',
    INADDR_ANY: () => ({ text: '0.0.0.0' }),
    send: ({ session, args }) => {
      if (args[0]) session.flow(session.text(args[1]), args[0])
      return EMPTY
    },
    '@socket.accept': itself,
    '@socket.getline': contentOf,
    '@socket.recv': contentOf,
    '@socket.send': flowInto,
    '@socket.print': flowInto,
    '@socket.syswrite': flowInto,
    '@socket.send_response': itself,
    '@socket.get_request': itself,
    '@file.print': flowInto,
    '@file.write': flowInto,
    syswrite: flowInto,
    get: 'url > network',
    getprint: ({ session, args }) => {
      session.print(session.fetch(session.text(args[0])))
      return EMPTY
    },
    getstore: 'url write > none',
    mirror: 'url write > none',
    'HTTP.Tiny().get': 'url > network',
    'HTTP.Tiny().mirror': 'url write > none',
    'HTTP.Tiny().post': 'url data content:data Content:data > network',
    'HTTP.Tiny().put': 'url data content:data Content:data > network',
    'HTTP.Tiny().post_form': 'url data > network',
    'HTTP.Tiny().request': '- url content:data > network',
    'Net.FTP': 'to > @request',
    'Net.SMTP': 'to > @request',
    '@request.put': ({ session, args }) => {
      if (args[0] && args[1]) session.flow(session.read(session.text(args[1])), args[0])
      return EMPTY
    },
    '@request.datasend': flowInto,
    // printing and texts
    print: printer(''),
    say: printer('\n'),
    printf: ({ session, args, named }) => {
      const text = session.text(session.call({ name: 'sprintf' }, flatten(args)))
      const handle = named.get('handle')
      if (handle && handle.name !== 'STDOUT') session.flow(text, handle)
      else session.print(text)
      return EMPTY
    },
    die: '- > none',
    warn: '- > none',
    ord: ({ session, args }) =>
      session.call(
        { name: 'codepointat' },
        args.length > 0 ? args : [session.scope.get('$_') ?? EMPTY],
      ),
    chr: ({ session, args }) =>
      session.call(
        { name: 'fromcodepoint' },
        args.length > 0 ? args : [session.scope.get('$_') ?? EMPTY],
      ),
    scalar: itself,
    defined: itself,
    chomp: itself,
    map: ({ session, args }) => mapOver(session, args),
    grep: ({ args }) => ({ items: flatten(args.slice(1)) }),
    memGunzip: ({ session, args }) => session.call({ name: 'gunzip' }, args),
    uri_unescape: ({ session, args }) => session.call({ name: 'unquote' }, args),
    lc: ({ session, args }) =>
      session.call(
        { name: 'tolowercase' },
        args.length > 0 ? args : [session.scope.get('$_') ?? EMPTY],
      ),
    uc: ({ session, args }) =>
      session.call(
        { name: 'touppercase' },
        args.length > 0 ? args : [session.scope.get('$_') ?? EMPTY],
      ),
  },
}

function shiftFrom(session: Invocation['session'], args: readonly Thing[]): Thing {
  const list = args[0]?.items ?? session.scope.get('$_ARGUMENTS')?.items
  return list?.shift() ?? session.unknown('an argument')
}

function mapOver(session: Invocation['session'], args: readonly Thing[]): Thing {
  const [call, ...rest] = args
  if (!call?.closure) return { items: flatten(args) }
  const items = flatten(rest)
  const results = (items.length > 0 ? items : [session.unknown('an element')])
    .slice(0, 2048)
    .map((item) => session.callClosure(call.closure!, [item]))
  return { items: flatten(results) }
}
