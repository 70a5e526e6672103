import {
  becomeUser,
  changeMode,
  changeOwner,
  contentOf,
  flowInto,
  fork,
  home,
  itself,
  killProcess,
  openFile,
  readEnvironment,
  sameAs,
} from './follows.ts'
import type { Follow, Language } from './language.ts'
import { parseCode } from './reader.ts'
import type { Syntax } from './syntax.ts'
import { EMPTY, knownText } from './thing.ts'

const syntax: Syntax = {
  comment: /#(?!\[)[^\n]*|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y,
  quotes: [
    { open: '"', close: '"', escapes: 'all', interpolation: 'sigil' },
    { open: "'", close: "'", escapes: 'few' },
    { open: '`', close: '`', escapes: 'all', interpolation: 'sigil', command: true },
  ],
  name: /\\?[A-Za-z_\x80-\ufffd][\w\x80-\ue0ff]*(?:\\[A-Za-z_]\w*)*/y,
  variable: /\$+[A-Za-z_]\w*/y,
  hereDocument: 'php',
  lines: 'nothing',
  blocks: 'braces',
  bareCalls: /^(?:echo|print|include|include_once|require|require_once|exit|die|clone)$/,
  octal: true,
  concatenation: ['.'],
}

/** Text around `<?php … ?>` is printed; without these marks all is code. */
function withoutTags(code: string): string {
  if (!code.includes('<?')) return code
  let result = ''
  let at = 0
  for (const match of code.matchAll(/<\?(php\b|=|)([\s\S]*?)(?:\?>|$(?![\s\S]))/g)) {
    const outside = code.slice(at, match.index)
    if (outside.trim() !== '') result += `echo ${JSON.stringify(outside).replaceAll('$', '\\$')};\n`
    result += match[1] === '=' ? `echo ${match[2]};\n` : `${match[2]}\n`
    at = match.index + match[0].length
  }
  return result
}

/** A request to the web server that runs this code. */
const REQUEST = /^\$_(?:GET|POST|REQUEST|COOKIE|FILES|SERVER)$/

const connect: Follow = ({ session, args }) => {
  const place = session
    .words(args.slice(0, 2))
    .filter((word) => word !== '')
    .join(':')
    .replace(/^\w+:\/\//, '')
  session.connect(place)
  return { kind: 'socket', place, text: session.machine.unknown('network', place) }
}

const socketConnect: Follow = ({ session, args }) => {
  session.connect(session.words(args.slice(1, 3)).join(':'))
  return EMPTY
}

const callNamed: Follow = ({ session, args }) => {
  const [call, ...rest] = args
  if (!call) return EMPTY
  const name = knownText(call)
  return session.call(
    name === undefined ? call : { name },
    rest.flatMap((item) => item.items ?? [item]),
  )
}

/** `array_map('system', $list)`. */
const mapNamed: Follow = ({ session, args }) => {
  const [call, list] = args
  if (!call || !list) return EMPTY
  const name = knownText(call)
  return {
    items: (list.items ?? [list])
      .slice(0, 64)
      .map((item) => session.call(name === undefined ? call : { name }, [item])),
  }
}

const setOption: Follow = ({ session, args }) => {
  const [handle, option, value] = args
  if (!handle || !value) return EMPTY
  if (option?.name === 'CURLOPT_URL') handle.place = session.text(value)
  else if (option?.name === 'CURLOPT_POSTFIELDS' || option?.name === 'CURLOPT_INFILE')
    session.flow(session.text(value), { ...handle, kind: 'request' })
  return EMPTY
}

export const php: Language = {
  name: 'php',
  syntax,
  parse: (code) => parseCode(withoutTags(code), syntax),
  callsByName: true,
  names: {
    true: 'true',
    false: 'nothing',
    null: 'nothing',
    $_ENV: 'environment',
    $argv: 'program-and-arguments',
    STDIN: 'stdin',
    STDOUT: 'stdout',
    PHP_EOL: '=\n',
    DIRECTORY_SEPARATOR: '=/',
  },
  spellings: [[/^\\/, '']],
  begin(session) {
    for (const name of ['$_GET', '$_POST', '$_REQUEST', '$_COOKIE', '$_FILES', '$_SERVER']) {
      if (REQUEST.test(name))
        session.scope.set(name, { text: session.machine.unknown('network', 'a request') })
    }
  },
  calls: {
    system: 'exec > output',
    exec: 'exec > output',
    shell_exec: 'exec > output',
    passthru: 'exec > output',
    popen: 'exec > @process',
    proc_open: 'exec - > @process',
    pcntl_exec: 'program args',
    '`': 'exec > output',
    expect_popen: 'exec > @process',
    ssh2_exec: '- exec',
    mb_send_mail: '- > none',
    eval: 'code > output',
    assert: ({ session, args }) =>
      args[0]?.text === undefined ? EMPTY : session.evaluateCode(args[0].text),
    create_function: '- code > output',
    include: 'script > none',
    include_once: 'script > none',
    require: 'script > none',
    require_once: 'script > none',
    call_user_func: callNamed,
    call_user_func_array: callNamed,
    array_map: mapNamed,
    array_walk: ({ session, args, named, name, assign }) =>
      mapNamed({ session, args: [...args].reverse(), named, name, assign }),
    usort: callNamed,
    register_shutdown_function: callNamed,
    func_get_args: ({ session }) => session.scope.get('$_ARGUMENTS') ?? EMPTY,
    preg_replace: ({ session, args }) => {
      const pattern = knownText(args[0])
      if (pattern !== undefined && /[^\w\s\\][a-z]*e[a-z]*$/.test(pattern) && args[1])
        session.evaluateCode(session.text(args[1]))
      return session.derive('a text', args[2])
    },
    dl: 'load > none',
    'FFI.cdef': '- load > =FFI.cdef()',
    'FFI.cdef().system': 'exec > output',
    unserialize: ({ session, args }) => session.derive('data', args[0]),
    // files
    file_get_contents: ({ session, args }) => {
      const place = session.text(args[0])
      const body = args[2]?.entries
      if (body) session.send(place, [...body.values()].map((item) => session.text(item)).join(''))
      return { text: session.read(place) }
    },
    stream_context_create: ({ session, args }) => {
      const content = args[0]?.entries?.get('http')?.entries?.get('content')
      return content
        ? { entries: new Map([['content', content]]) }
        : session.derive('a context', args[0])
    },
    readfile: ({ session, args }) => {
      session.print(session.read(session.text(args[0])))
      return EMPTY
    },
    file: 'read > content',
    show_source: 'read > content',
    highlight_file: 'read > content',
    php_strip_whitespace: 'read > content',
    parse_ini_file: 'read > content',
    simplexml_load_file: 'read > content',
    fopen: openFile(),
    SplFileObject: openFile(),
    fwrite: flowInto,
    fputs: flowInto,
    fread: contentOf,
    fgets: contentOf,
    stream_get_contents: contentOf,
    fpassthru: ({ session, args }) => {
      session.print(session.text(args[0]))
      return EMPTY
    },
    stream_copy_to_stream: ({ session, args }) => {
      if (args[0] && args[1]) session.flow(session.text(args[0]), args[1])
      return EMPTY
    },
    '@file.fwrite': flowInto,
    file_put_contents: ({ session, args }) => {
      const append =
        /FILE_APPEND/.test(
          `${args[2]?.name ?? ''}${session.machine.symbols.show(session.text(args[2]))}`,
        ) || args[2]?.number === 8
      session.write(session.text(args[0]), session.text(args[1]), append)
      return EMPTY
    },
    copy: 'read write > none',
    rename: sameAs('mv', 0, 1),
    move_uploaded_file: sameAs('mv', 0, 1),
    symlink: ({ session, args }) => ({
      text: session.runWords(['ln', '-s', session.text(args[0]), session.text(args[1])]),
    }),
    link: sameAs('ln', 0, 1),
    unlink: 'delete > none',
    rmdir: 'delete > none',
    chmod: changeMode(0, 1),
    chown: changeOwner(0, 1),
    touch: 'append > none',
    glob: ({ session, args }) => ({ items: [{ text: session.text(args[0]) }] }),
    scandir: ({ session, args }) => ({
      items: [{ text: session.machine.unknown('output', `files of ${session.text(args[0])}`) }],
    }),
    posix_setuid: becomeUser,
    posix_setgid: becomeUser,
    posix_kill: killProcess(0, 1),
    posix_getpwuid: ({ session }) => ({
      entries: new Map([
        ['shell', { text: '/bin/bash' }],
        ['dir', { text: session.variable('HOME') }],
      ]),
    }),
    pcntl_fork: fork,
    getenv: readEnvironment,
    putenv: '- > none',
    // the network
    fsockopen: connect,
    pfsockopen: connect,
    stream_socket_client: connect,
    stream_socket_server: 'listen > @socket',
    stream_socket_accept: itself,
    socket_create: '> @socket',
    socket_connect: socketConnect,
    socket_bind: ({ session, args }) => {
      session.listen(session.words(args.slice(1, 3)).join(':'))
      return EMPTY
    },
    socket_create_listen: 'listen > @socket',
    socket_accept: itself,
    socket_read: contentOf,
    socket_recv: contentOf,
    socket_write: flowInto,
    socket_send: flowInto,
    curl_init: ({ session, args }) => ({
      kind: 'request',
      place: session.text(args[0]),
      text: session.machine.unknown('network', session.text(args[0]) || 'an address'),
    }),
    curl_setopt: setOption,
    curl_setopt_array: ({ session, args }) => {
      for (const [key, value] of args[1]?.entries ?? [])
        setOption({
          session,
          args: [args[0]!, { name: key }, value],
          named: new Map(),
          name: 'curl_setopt',
          assign: () => {},
        })
      return EMPTY
    },
    curl_exec: ({ session, args }) => ({ text: session.fetch(args[0]?.place ?? 'an address') }),
    ftp_connect: 'to > @request',
    ftp_put: ({ session, args }) => {
      if (args[0]) session.flow(session.read(session.text(args[2])), args[0])
      return EMPTY
    },
    mail: ({ session, args }) => {
      session.send(session.text(args[0]), session.words(args.slice(1, 3)).join(''))
      return EMPTY
    },
    gethostbyname: ({ session, args }) => {
      const name = session.text(args[0])
      if (session.machine.symbols.in(name).length > 0) session.send(name, name)
      return EMPTY
    },
    // printing
    echo: 'print*',
    print: 'print',
    print_r: 'print',
    var_dump: 'print*',
    printf: ({ session, args }) => {
      session.print(session.text(session.call({ name: 'sprintf' }, args)))
      return EMPTY
    },
    die: 'print',
    exit: 'print',
    define: '- > none',
    array: ({ args, named }) => (named.size > 0 ? { entries: new Map(named) } : { items: args }),
    exif_read_data: 'read > content',
    posix_getlogin: home,
  },
}
